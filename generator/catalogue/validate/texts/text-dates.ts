import { monthNames } from '../../load/date-mistakes';

/** A date in a text. */
export interface EndInText {
  /** The possible days, `YYYY-MM-DD`, or `MM-DD` if the text has no year. */
  readonly days: readonly string[];
  readonly start: number;
  readonly end: number;
}

const months: Readonly<Record<string, number>> = Object.fromEntries(
  monthNames.flatMap((names, index) =>
    [names[0]?.slice(0, 3) ?? '', ...names].map((name) => [name, index + 1] as const),
  ),
);

const month = Object.keys(months)
  .sort((a, b) => b.length - a.length)
  .join('|');
const number = '(?<![\\d/.-])(\\d{1,2})';
const ordinal = '(?:st|nd|rd|th)?';

/** `30 November 2026`, `30th of November`, 30 نوفمبر. */
const dayFirst = new RegExp(`${number}${ordinal}(?: of)? (${month})(?!\\p{L})\\.?,?(?: (\\d{4})(?!\\d))?`, 'giu');
/** `November 30, 2026`. */
const monthFirst = new RegExp(`(?<!\\p{L})(${month})\\.? (\\d{1,2})(?!\\d)${ordinal},?(?: (\\d{4})(?!\\d))?`, 'giu');
const inFigures = /(?<![\d/.-])(\d{1,4})([-/.])(\d{1,2})\2(\d{4}|\d{1,2})(?![\d/.-]\d)/gu;

/** The words that introduce a last day. */
const endBefore =
  /(?:until|till|through|valid to|ends?|ending|expires?|expiring|last day(?: is)?|حتى|لغاية|ينتهي|تنتهي|آخر أيامها|آخر يوم(?: له| لها)?)(?: on| at| في| يوم| بتاريخ| هو)?(?: the)?(?: end of)?(?: نهاية)?(?: يوم)?[: ]*$/iu;

/** Whether a text contains a day with the name of its month, with or without a year. */
export function namesDay(words: string): boolean {
  return [dayFirst, monthFirst].some((expression) => words.search(expression) >= 0);
}

const two = (value: number): string => String(value).padStart(2, '0');

function dayOf(year: string | undefined, monthNumber: number, day: number): readonly string[] {
  if (monthNumber < 1 || monthNumber > 12 || day < 1 || day > 31) return [];
  return [`${year === undefined ? '' : `${year}-`}${two(monthNumber)}-${two(day)}`];
}

function monthNamed(name = ''): number {
  return months[name.toLowerCase()] ?? 0;
}

/** The days that a numeric date can mean: year first, day first or month first. */
function daysInFigures([, first = '', , second = '', third = '']: RegExpMatchArray): readonly string[] {
  if (first.length === 4) return dayOf(first, Number(second), Number(third));
  if (third.length !== 4) return [];
  return [...dayOf(third, Number(second), Number(first)), ...dayOf(third, Number(first), Number(second))];
}

/** The dates in a text, in any context. */
export function daysIn(text: string): readonly EndInText[] {
  const found: EndInText[] = [];
  const note = (match: RegExpMatchArray, days: readonly string[]): void => {
    const start = match.index ?? 0;
    if (days.length > 0) found.push({ days, start, end: start + match[0].trimEnd().replace(/[.,]$/, '').length });
  };
  for (const match of text.matchAll(dayFirst)) note(match, dayOf(match[3], monthNamed(match[2]), Number(match[1])));
  for (const match of text.matchAll(monthFirst)) note(match, dayOf(match[3], monthNamed(match[1]), Number(match[2])));
  for (const match of text.matchAll(inFigures)) note(match, daysInFigures(match));
  return found.sort((a, b) => a.start - b.start);
}

/** The dates that a text states as an end: `valid until 30 November`. */
export function endsIn(text: string): readonly EndInText[] {
  // Most texts state no end, and the expressions are slow.
  if (!/\d/.test(text) || !/until|till|through|valid to|end|expir|last day|حتى|لغاية|نتهي|آخر/iu.test(text)) return [];
  // The words that introduce a day are shorter than 40 characters.
  return daysIn(text).filter(({ start }) => endBefore.test(text.slice(Math.max(0, start - 40), start)));
}
