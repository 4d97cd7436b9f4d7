import type { Rule } from '../../draft';
import { nameOf } from '../../schema-errors/names';
import { textsOf, type TextPair } from '../../texts';

/** Names stay as they are in every language. */
const nameFields = new Set(['name', 'label']);

/** Words of a language in Latin letters, without placeholders, addresses, code and words that are written as signs (VISA, 20OFF). */
function latinWords(text: string): readonly string[] {
  const plain = text
    .replace(/\{[^}]*\}/g, ' ')
    .replace(/`[^`]*`/g, ' ')
    .replace(/https?:\/\/\S+/g, ' ')
    .replace(/\S+@\S+/g, ' ');
  return plain.match(/(?<![\p{L}\p{N}])\p{Script=Latin}*\p{Ll}\p{Script=Latin}*(?![\p{L}\p{N}])/gu) ?? [];
}

const arabic = /\p{Script=Arabic}/u;
const latin = /\p{Script=Latin}/u;

/** Three words are a sentence or a forgotten copy; one or two are often a brand (`Apple Pay`), but not if they begin small (`promo codes`). */
const enoughWords = 3;
const enoughSmallWords = 2;

/** Whether the Arabic text of a pair has been forgotten. */
export function isUntranslated({ en, ar }: TextPair): boolean {
  if (arabic.test(ar.value) || (nameFields.has(ar.field) && en.value === ar.value)) return false;
  const words = latinWords(ar.value.replace(/\S+\.\p{L}\S*/gu, ' '));
  return words.length >= enoughWords || words.filter((word) => /^\p{Ll}/u.test(word)).length >= enoughSmallWords;
}

function swapped({ en }: TextPair): boolean {
  return arabic.test(en.value) && !latin.test(en.value.replace(/\{[^}]*\}/g, ''));
}

/** A text that is the same in both languages, where that cannot be meant. */
export const translations: Rule = {
  name: 'translations',
  codes: ['untranslated-text'],
  each: (_draft, _context, report) => (read) => {
    const { document } = read;
    for (const pair of textsOf(read).pairs) {
      const subject = (): string => nameOf(pair.ar.path.slice(0, -1));
      if (isUntranslated(pair)) {
        report('untranslated-text', document, document.span(pair.ar.path), {
          message: `the Arabic text of ${subject()} has no Arabic word`,
          fix: 'translate it',
        });
      } else if (swapped(pair)) {
        report('untranslated-text', document, document.span(pair.en.path), {
          message: `the English text of ${subject()} is Arabic`,
          fix: arabic.test(pair.ar.value) ? 'translate it' : 'the two languages have changed places: swap them',
        });
      }
    }
  },
};
