import type { Rule } from '../draft';
import { nameOf } from '../schema-faults';
import { stringsOf } from '../texts';

/** What `npm run new` writes where only a person knows the words. */
export const unfinishedMark = 'TODO';

const mark = new RegExp(`(?<![\\p{L}\\p{N}])${unfinishedMark}(?![\\p{L}\\p{N}])`, 'u');

/** No text waits to be written. */
export const unfinished: Rule = {
  codes: ['unfinished-text'],
  check(draft, _context, report) {
    for (const { document } of draft.documents) {
      for (const { path, value } of stringsOf(document)) {
        const found = mark.exec(value);
        // Words that stand where a code should are a fault of their own.
        if (!found || path.at(-1) === 'code') continue;
        const rest = value.trim() !== unfinishedMark;
        report('unfinished-text', document, document.spanWithin(path, found.index, found.index + unfinishedMark.length), {
          message: `${nameOf(path)} is still to be written${rest ? ' in part' : ''}`,
          fix: `write the words in place of ${unfinishedMark}; a text that is optional can be removed with its key`,
        });
      }
    }
  },
};
