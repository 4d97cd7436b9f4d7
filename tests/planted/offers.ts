import { edited, type Change } from './planted';

/** An offer that a case adds to a store. */
export interface AddedOffer {
  readonly id: string;
  /** Absent for a deal. */
  readonly code?: string;
  readonly url?: string;
  readonly en: string;
  readonly ar: string;
  readonly more?: Lines;
}

/** Further lines of an offer. Those of a field alone are indented like one. */
export type Lines = readonly (string | readonly string[])[];

/** The lines of an offer. */
function linesOf({ id, code, url, en, ar, more = [] }: AddedOffer): readonly string[] {
  return [
    `  - id: ${id}`,
    `    kind: ${code === undefined ? 'deal' : 'code'}`,
    ...(code === undefined ? [] : [`    code: ${JSON.stringify(code)}`]),
    ...(url === undefined ? [] : [`    url: ${url}`]),
    '    title:',
    `      en: ${JSON.stringify(en)}`,
    `      ar: ${JSON.stringify(ar)}`,
    ...more.flat().map((line) => (line.startsWith(' ') ? line : `    ${line}`)),
  ];
}

/** Adds an offer at the end of the offers of a store. */
export function withOffer(file: string, offer: AddedOffer): Change {
  const written = linesOf(offer).map((line) => `${line}\n`);
  return edited(file, (text) => text.replace(/^sections:/m, () => `${written.join('')}sections:`));
}

/** Adds questions to a store that has a section of them. */
export function withQuestion(
  file: string,
  question: { readonly en: string; readonly ar: string },
  answer: typeof question,
): Change {
  const written = [
    '      - question:',
    `          en: ${JSON.stringify(question.en)}`,
    `          ar: ${JSON.stringify(question.ar)}`,
    '        answer:',
    `          en: ${JSON.stringify(answer.en)}`,
    `          ar: ${JSON.stringify(answer.ar)}`,
  ];
  return edited(file, (text) => text.replace(/^ {4}questions:\n/m, (line) => `${line}${written.join('\n')}\n`));
}

/** The lines of a percentage as the benefit of an offer. */
export function percentOff(percent: number, ...more: readonly string[]): readonly string[] {
  return ['    benefit:', '      kind: percent', `      percent: ${percent}`, ...more.map((line) => `      ${line}`)];
}

/** The lines of an amount as the benefit of an offer. */
export function amountOff(amount: number, currency: string, ...more: readonly string[]): readonly string[] {
  return [
    '    benefit:',
    '      kind: amount',
    `      amount: ${amount}`,
    `      currency: ${currency}`,
    ...more.map((line) => `      ${line}`),
  ];
}

/** The lines of the minimum or maximum amount of an offer. */
export function money(
  field: 'minimumSpend' | 'maximumSpend' | 'maximumDiscount',
  amount: number,
  currency: string,
): readonly string[] {
  return [`    ${field}:`, `      amount: ${amount}`, `      currency: ${currency}`];
}

/** The lines of a text of an offer. */
export function words(field: 'description' | 'terms' | 'savings', en: string, ar: string): readonly string[] {
  return [`    ${field}:`, `      en: ${JSON.stringify(en)}`, `      ar: ${JSON.stringify(ar)}`];
}
