import type { Phrase } from '../../../diagnostics/phrases';
import { inFull, quote } from '../../../diagnostics/visible';
import { countedIn, mayBeMisspelt, misspellingsIn, type Misspelling } from '../../arabic/spelling';
import { inLatinLetters, persianIn, stretchedIn, turnedBack } from '../../arabic/letters';
import type { TextField } from '../../texts/texts';
import type { Replacement, TextForm } from './form';

const arabicLetter = /\p{Script=Arabic}/u;
const isArabic = ({ language }: TextField): boolean => language === 'ar';

/** Words that must be replaced, as one mistake. Its edits replace all if all are certain. */
function wrongWords(
  code: 'arabic-spelling' | 'stretched-word' | 'persian-letter' | 'arabic-number',
  when: RegExp,
  wordsIn: (shown: string) => readonly Misspelling[],
): TextForm {
  return {
    code,
    when,
    where: isArabic,
    find(_text, shown) {
      const words = wordsIn(shown);
      const [first] = words;
      if (!first) return undefined;
      const distinct = new Map(words.map(({ wrong, right }) => [wrong, right]));
      const fix: Phrase =
        distinct.size === 1
          ? { id: 'write', values: { text: inFull(first.right) } }
          : {
              id: 'write-all',
              values: {
                words: {
                  and: [...distinct].map(
                    ([wrong, right]): Phrase => ({
                      id: 'in-place-of',
                      values: { right: inFull(right), wrong: inFull(wrong) },
                    }),
                  ),
                },
              },
            };
      const values = { count: distinct.size, words: { and: [...distinct.keys()].map(quote) } };
      const right = words.some(({ isUncertain }) => isUncertain)
        ? []
        : words.map((word): Replacement => [word.start, word.start + word.wrong.length, word.right]);
      return { start: first.start, end: first.start + first.wrong.length, says: { id: code, values, fix, right } };
    },
  };
}

/** Misspelt words, except those with another mistake, whose fix is the same. */
function onlyMisspelt(shown: string): readonly Misspelling[] {
  if (!mayBeMisspelt(shown)) return [];
  const others = new Set([...stretchedIn(shown), ...persianIn(shown)].map(({ start }) => start));
  return misspellingsIn(shown).filter(({ start }) => !others.has(start));
}

/** Arabic texts use Arabic letters, in their order, with the standard spelling. */
export const arabicForms: readonly TextForm[] = [
  {
    code: 'reversed-text',
    when: arabicLetter,
    where: (text) => isArabic(text) && !text.rich,
    alone: true,
    find({ value }, shown) {
      const right = turnedBack(shown);
      if (right === undefined) return undefined;
      const fix = { id: 'reversed-text.fix', values: { text: inFull(right) } } as const;
      return { start: 0, end: value.length, says: { id: 'reversed-text', fix } };
    },
  },
  wrongWords('stretched-word', /ـ/, stretchedIn),
  wrongWords('persian-letter', arabicLetter, persianIn),
  wrongWords('arabic-spelling', /[ىيهة]/, onlyMisspelt),
  wrongWords('arabic-number', /\d [\u0621-\u064a]/, countedIn),
  {
    // In a text of any language. An Arabic text without an Arabic letter has its own diagnostic.
    code: 'latin-arabic',
    when: /[a-z]/i,
    where: (text) => !isArabic(text) || arabicLetter.test(text.value),
    find({ language }, shown) {
      const words = inLatinLetters(shown);
      const [first] = words;
      if (!first) return undefined;
      const values = {
        count: words.length,
        words: { and: [...new Set(words.map(({ word }) => word))].map(quote) },
        language,
      };
      return { start: first.start, end: first.start + first.word.length, says: { id: 'latin-arabic', values } };
    },
  },
];
