import { listing } from '../../../diagnostics/suggest';
import type { Path, SourceDocument } from '../../../load/document';
import { fieldOf } from '../../../load/fields';
import type { Rule } from '../../draft';
import { nameOf } from '../../schema-errors/names';
import { eachString } from '../../texts';

/** What `npm run new` writes where only a person knows the words. */
export const unfinishedMark = 'TODO';

/** The mark as a word of its own. */
export const unfinishedWord = new RegExp(`(?<![\\p{L}\\p{N}])${unfinishedMark}(?![\\p{L}\\p{N}])`, 'u');

/**
 * Whether a value is a part of a draft that stays one until its file is edited. A draft with a date is published without an edit, so
 * that its texts have to be there before.
 */
function isInDraft({ value }: SourceDocument, path: Path): boolean {
  const [list, index] = path;
  const offers = list === 'offers' ? fieldOf(value, 'offers') : undefined;
  const offer: unknown = Array.isArray(offers) && typeof index === 'number' ? offers[index] : undefined;
  return [value, offer].some((each) => fieldOf(each, 'draft') === true);
}

const refusedElsewhere =
  '`npm run check` and `npm run build` refuse it until then; TODO is shown as a placeholder here';

/** Why a text that is still to be written is only a note; undefined if it is an error. */
function reasonForNote(document: SourceDocument, path: Path, preview: boolean): string | undefined {
  if (isInDraft(document, path)) return 'the draft cannot be published before';
  return preview ? refusedElsewhere : undefined;
}

/** What is left to be written in a text: where, and what to say of it. */
function unwrittenIn(
  value: string,
  path: Path,
): { readonly index: number; readonly words: string; readonly message: string; readonly fix: string } | undefined {
  const filler = value.includes('psum') ? /lorem ipsum/iu.exec(value) : null;
  if (filler)
    return {
      index: filler.index,
      words: filler[0],
      message: `${nameOf(path)} has the filler text of designers: ${filler[0]}`,
      fix: 'write the words in its place; a text that is optional can be removed with its key',
    };
  const found = value.includes(unfinishedMark) ? unfinishedWord.exec(value) : null;
  return found
    ? {
        index: found.index,
        words: unfinishedMark,
        message: `${nameOf(path)} is still to be written${value.trim() === unfinishedMark ? '' : ' in part'}`,
        fix: `write the words in place of ${unfinishedMark}; a text that is optional can be removed with its key`,
      }
    : undefined;
}

/** No text waits to be written, but in drafts, and in the preview of the development server, which shows a placeholder for it. */
export const unfinished: Rule = {
  name: 'unfinished',
  codes: ['unfinished-text', 'unfinished-draft'],
  each:
    ({ categories }, { preview = false }, report) =>
    ({ kind, document }) => {
      eachString(document, (value, path) => {
        const unwritten = unwrittenIn(value, path);
        // Words in place of a code have a diagnostic of their own.
        if (!unwritten || path.at(-1) === 'code') return;
        const { index, words, message } = unwritten;
        const isCategory = kind === 'store' && path.length === 1 && path[0] === 'category' && categories;
        const fix = isCategory
          ? `write the id of a category in place of ${words}: ${listing(Object.keys(categories.value.categories))}`
          : unwritten.fix;
        const why = reasonForNote(document, path, preview);
        const place = document.spanWithin(path, index, index + words.length);
        report(why === undefined ? 'unfinished-text' : 'unfinished-draft', document, place, { message, why, fix });
      });
    },
};
