import { quote } from '../../../diagnostics/visible';
import type { Rule } from '../../draft';
import { pairedTexts } from '../../shown-texts';

/** Small words that no sentence has twice in a row. `That that` and `had had` can be right. */
const repeated =
  /(?<![\p{L}\p{M}'’-])(and|the|an?|of|to|for|with|or|your|our|in|on|from|في|من|على|إلى|عن|مع|أو|التي|الذي)[ \n]+\1(?![\p{L}\p{M}'’-])/iu;

/** No small word is written twice. */
export const repeatedWords: Rule = {
  name: 'repeated-words',
  codes: ['repeated-word'],
  each: (_draft, _context, report) => (read) => {
    for (const { document, path, value } of pairedTexts(read)) {
      const found = repeated.exec(value);
      if (!found) continue;
      const { 0: words, 1: word = '', index } = found;
      report('repeated-word', document, document.spanWithin(path, index, index + words.length), {
        message: `${quote(word)} is written twice`,
        fix: 'remove one of the two',
      });
    }
  },
};
