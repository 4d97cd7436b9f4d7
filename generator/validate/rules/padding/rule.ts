import type { Rule } from '../../draft';
import { nameOf } from '../../schema-errors/names';
import { eachString } from '../../texts';

/** No value begins or ends with spaces. */
export const padding: Rule = {
  name: 'padding',
  codes: ['padded-text', 'missing-translation', 'missing-value'],
  each:
    (_draft, _context, report) =>
    ({ kind, document }) => {
      eachString(document, (value, path) => {
        if (value === value.trim()) return;
        // A block text (`|`, `>`) ends with a line end: that is how it is written, and it is cut off later.
        const block = /^[|>]/.test(document.sourceText(path));
        const text = block ? value.replace(/\n+$/, '') : value;
        const field = path.at(-1);
        if (text.trim() === '') {
          const language = field === 'en' ? 'English' : field === 'ar' ? 'Arabic' : undefined;
          if (field === 'delimiter' || path.includes('absent')) return;
          report(language === undefined ? 'missing-value' : 'missing-translation', document, document.span(path), {
            message:
              language === undefined
                ? `${nameOf(path)} is empty`
                : `${nameOf(path.slice(0, -1))} has no ${language} text`,
            fix: 'write the text between the quotes',
          });
        } else if (text !== text.trim()) {
          // A message may be what stands between two things: ", ".
          if (kind === 'messages' && !/[\p{L}\p{N}{]/u.test(text)) return;
          const leading = text.length - text.trimStart().length;
          const span =
            leading > 0
              ? document.spanWithin(path, 0, leading)
              : document.spanWithin(path, text.trimEnd().length, text.length);
          report('padded-text', document, span, {
            message: `${nameOf(path)} ${leading > 0 ? 'begins' : 'ends'} with a space`,
            fix: 'remove it',
          });
        }
      });
    },
};
