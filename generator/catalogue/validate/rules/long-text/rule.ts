import type { Rule } from '../../engine/draft';
import { nameOf } from '../../schema/names';
import { pairedTexts } from '../../texts/shown-texts';
import type { TextField } from '../../texts/texts';

/** The maximum lengths in characters: twice the longest usual one, for which lists, buttons and cards are designed. */
const limits: ReadonlyMap<string, number> = new Map([
  ['heading', 100],
  ['subtitle', 320],
  ['label', 60],
  ['savings', 75],
  ['question', 110],
  ['button', 50],
  ['tagline', 100],
]);

/** The limits of titles: of an offer, of the page, and of a step or point, which may be a sentence. */
const titleLimits = { offer: 80, page: 120, part: 180 } as const;

function lengthLimit({ field, path }: Pick<TextField, 'field' | 'path'>): number | undefined {
  if (field !== 'title') return limits.get(field);
  const isOfOffer = path[0] === 'offers';
  return titleLimits[isOfOffer ? 'offer' : path[0] === 'title' ? 'page' : 'part'];
}

/** Whether a text is too long, so that its translation need not match its length. */
export function isTooLong(text: TextField): boolean {
  return text.value.trim().length > (lengthLimit(text) ?? Number.POSITIVE_INFINITY);
}

/** Titles, labels and similar are not far longer than usual. */
export const longText: Rule = {
  name: 'long-text',
  codes: ['long-text'],
  each(read, _facts, _context, report) {
    if (read.kind === 'messages') return;
    for (const text of pairedTexts(read)) {
      if (!isTooLong(text)) continue;
      const { document, path, value } = text;
      const values = { name: nameOf(path), count: value.trim().length, limit: lengthLimit(text) };
      report('long-text', document, document.span(path), { id: 'long-text', values });
    }
  },
};
