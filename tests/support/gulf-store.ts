import { twelfthStore } from './twelfth-store';

/** An offer with or without countries. */
function offer(id: string, kind: 'code' | 'deal', where?: string): string {
  return `  - id: ${id}
    kind: ${kind}
${kind === 'code' ? `    code: "${id.toUpperCase()}10"\n` : ''}    url: https://www.example.com/bazaar
    title:
      en: "10% off: ${id}"
      ar: "خصم 10%: ${id}"
    benefit:
      kind: percent
      percent: 10
${where === undefined ? '' : `    where: [${where}]\n`}`;
}

const sections = `sections:
  - kind: offers
    heading:
      en: More codes
      ar: أكواد أخرى
  - kind: offers
    layout: table
    heading:
      en: All in one table
      ar: الكل في جدول واحد
`;

/**
 * A store with offers for Saudi Arabia, for Kuwait and the UAE, and one that names no country. The first is featured.
 */
export const gulfStore = twelfthStore
  .replace('featured: twelve\n', 'featured: riyadh\n')
  .replace(
    /offers:\n.*$/s,
    `offers:\n${[
      offer('riyadh', 'code', 'SA'),
      offer('jeddah', 'deal', 'SA'),
      offer('anywhere', 'code'),
      offer('kuwait', 'code', 'KW, AE'),
    ].join('')}${sections}`,
  );
