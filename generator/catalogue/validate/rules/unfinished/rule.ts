import type { Phrase } from '../../../diagnostics/phrases';
import { listed } from '../../../diagnostics/suggest';
import type { Path, SourceDocument } from '../../../load/document';
import { fieldOf } from '../../../load/fields';
import type { Rule } from '../../engine/draft';
import { nameOf } from '../../schema/names';
import { eachString } from '../../texts/texts';

/** The mark that `npm run new` writes in place of text that only a person can supply. */
export const unfinishedMark = 'TODO';

/** The mark as a whole word. */
export const unfinishedWord = new RegExp(`(?<![\\p{L}\\p{N}])${unfinishedMark}(?![\\p{L}\\p{N}])`, 'u');

/** A draft with a publication date is published without an edit, so its texts must be complete before. */
function isInDraft({ value }: SourceDocument, path: Path): boolean {
  const [list, index] = path;
  const offers = list === 'offers' ? fieldOf(value, 'offers') : undefined;
  const offer: unknown = Array.isArray(offers) && typeof index === 'number' ? offers[index] : undefined;
  return [value, offer].some((each) => fieldOf(each, 'draft') === true);
}

/** An unfinished part of a text, and the id of its diagnostic text. */
interface Unwritten {
  readonly index: number;
  readonly words: string;
  readonly id: 'unfinished-text' | 'unfinished-text.filler';
}

function unwrittenIn(value: string): Unwritten | undefined {
  const filler = value.includes('psum') ? /lorem ipsum/iu.exec(value) : null;
  if (filler) return { index: filler.index, words: filler[0], id: 'unfinished-text.filler' };
  const found = value.includes(unfinishedMark) ? unfinishedWord.exec(value) : null;
  return found ? { index: found.index, words: unfinishedMark, id: 'unfinished-text' } : undefined;
}

/** No text is unfinished, except in drafts and in the preview of the development server, which shows a placeholder. */
export const unfinished: Rule = {
  name: 'unfinished',
  codes: ['unfinished-text', 'unfinished-draft'],
  each({ kind, document }, facts, _context, report) {
    eachString(document, (value, path) => {
      const unwritten = unwrittenIn(value);
      // Words in the field of a code have their own diagnostic.
      if (!unwritten || path.at(-1) === 'code') return;
      const { index, words, id } = unwritten;
      const isCategory = kind === 'store' && path.length === 1 && path[0] === 'category';
      const categories = isCategory ? facts.list('categories') : undefined;
      const draft: Phrase | undefined = isInDraft(document, path) ? { id: 'unfinished-text.draft' } : undefined;
      const why: Phrase | undefined = draft ?? (facts.isPreview() ? { id: 'unfinished-text.preview' } : undefined);
      const place = document.spanWithin(path, index, index + words.length);
      report(why === undefined ? 'unfinished-text' : 'unfinished-draft', document, place, {
        id,
        values: { name: nameOf(path), words, whole: value.trim() === unfinishedMark },
        why,
        fix: categories && {
          id: 'unfinished-text.category',
          values: { words, categories: listed(Object.keys(categories.categories)) },
        },
      });
    });
  },
};
