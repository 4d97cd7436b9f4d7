import type { StaticSectionView } from '../../../../src/domain/pages/page-data';
import type { Text } from '../../../../src/generated/data-types';
import type { Edition } from './edition';
import { localize } from './localize';

export const linksSectionId = 'links';

const marks = ['page', 'place', 'language'] as const;

/** Explains the links to stores in five lines, which follow from the networks of the data (product rule R78). */
export function linksSection({ networks, wording, language }: Edition): readonly StaticSectionView[] {
  const names = Object.values(networks).flatMap((network) => network?.name ?? []);
  const { message } = wording;
  const subIds = Object.values(networks).map((network) => network?.subId?.value ?? '');
  // What the sub-ids of the networks contain about a link.
  const said = marks
    .filter((mark) => subIds.some((value) => value.includes(`{${mark}}`)))
    .map((mark) => message(`links.says-${mark}`));
  const list = new Intl.ListFormat(language);
  const lines = [
    names.length === 0 ? message('links.way-none') : message('links.way', { networks: list.format(names) }),
    said.length === 0 ? message('links.says-none') : message('links.says', { things: list.format(said) }),
    message('links.sends'),
    message('links.earns'),
    message('links.order'),
  ];
  const both = (text: string): Text => ({ en: text, ar: text });
  const section = {
    kind: 'prose',
    id: linksSectionId,
    heading: both(message('links.heading')),
    body: both(lines.map((line) => `- ${line}`).join('\n')),
  } as const;
  return [localize(section, language, {})];
}
