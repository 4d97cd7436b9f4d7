import type { Rule } from '../../draft';
import { nameOf } from '../../schema-errors/names';
import { eachString } from '../../texts';

/** What `npm run new` writes where only a person knows the words. */
export const unfinishedMark = 'TODO';

const mark = new RegExp(`(?<![\\p{L}\\p{N}])${unfinishedMark}(?![\\p{L}\\p{N}])`, 'u');

/** No text waits to be written. */
export const unfinished: Rule = {
  name: 'unfinished',
  codes: ['unfinished-text'],
  each:
    (_draft, _context, report) =>
    ({ document }) => {
      eachString(document, (value, path) => {
        const filler = value.includes('psum') ? /lorem ipsum/iu.exec(value) : null;
        if (filler) {
          const place = document.spanWithin(path, filler.index, filler.index + filler[0].length);
          report('unfinished-text', document, place, {
            message: `${nameOf(path)} has the filler text of designers: ${filler[0]}`,
            fix: 'write the words in its place; a text that is optional can be removed with its key',
          });
          return;
        }
        const found = value.includes(unfinishedMark) ? mark.exec(value) : null;
        // Words in place of a code have a diagnostic of their own.
        if (!found || path.at(-1) === 'code') return;
        const rest = value.trim() !== unfinishedMark;
        report(
          'unfinished-text',
          document,
          document.spanWithin(path, found.index, found.index + unfinishedMark.length),
          {
            message: `${nameOf(path)} is still to be written${rest ? ' in part' : ''}`,
            fix: `write the words in place of ${unfinishedMark}; a text that is optional can be removed with its key`,
          },
        );
      });
    },
};
