import type { TextField } from './texts';

/** The most characters that a short text may have: twice the length of the longest that is usual. Lists, buttons and cards are made for these. */
const limits: ReadonlyMap<string, number> = new Map([
  ['heading', 100],
  ['subtitle', 320],
  ['label', 60],
  ['savings', 75],
  ['question', 110],
  ['button', 50],
  ['tagline', 100],
]);

/** The same for titles: of an offer, of the page, and of a step or a point, which may be a sentence. */
const titleLimits = { offer: 80, page: 120, part: 180 } as const;

/** The most characters that a text may have; undefined for texts of any length. */
export function lengthLimit({ field, path }: Pick<TextField, 'field' | 'path'>): number | undefined {
  if (field !== 'title') return limits.get(field);
  const isOfOffer = path[0] === 'offers';
  return titleLimits[isOfOffer ? 'offer' : path[0] === 'title' ? 'page' : 'part'];
}

/** Whether a text is so long that the other language need not follow. */
export function isTooLong(text: TextField): boolean {
  return text.value.trim().length > (lengthLimit(text) ?? Number.POSITIVE_INFINITY);
}
