import { inFull, inQuotes, quote } from '../../../diagnostics/visible';
import { withLatinDigits } from '../../texts/latin-digits';
import { found, type Replacement, type TextForm } from './form';

/** Several spaces between two words. At the start of a line they are indentation, at its end a line break. */
const spaces = /(?<=[^\s|])[ \u00a0]{2,}(?=[^\s|])/;

/** Masks parts in which spaces may align columns: Markdown tables, code, markers of list items. */
function withoutAligned(value: string): string {
  const blank = (part: string): string => '_'.repeat(part.length);
  return value
    .replace(/^[ ]*\|.*$|^.*[ ]\|[ ].*$/gm, (line) => '|'.repeat(line.length))
    .replace(/`[^`]*`/g, blank)
    .replace(/^([ ]*(?:[-*+]|\d+[.)]))[ ]+/gm, blank);
}

/** A no-break space between words, with another after the next word. A single one, as before a unit, is correct. */
const joinedWords = /(?<=(?<!\p{L})\p{L}{2,})\u00a0(?=\p{L}{2,}\u00a0\p{L}{2})/u;
const betweenWords = /(?<=\p{L})\u00a0(?=\p{L})/gu;

/** Function words that no sentence repeats. `That that` and `had had` can be correct. */
const repeated =
  /(?<![\p{L}\p{M}'’-])(and|the|an?|of|to|for|with|or|your|our|in|on|from|في|من|على|إلى|عن|مع|أو|التي|الذي)[ \n]+\1(?![\p{L}\p{M}'’-])/iu;

/** The Arabic equivalents of Latin punctuation marks. */
const arabicPunctuation: ReadonlyMap<string, string> = new Map([
  [',', '،'],
  [';', '؛'],
  ['?', '؟'],
]);
const latinPunctuation: ReadonlyMap<string, string> = new Map(
  [...arabicPunctuation].map(([latin, arabic]) => [arabic, latin]),
);

/** A Latin punctuation mark after an Arabic word. If a word follows directly, it may be part of an address. */
const latinAfterArabic = /[,;?](?<=[\p{Script=Arabic}\p{M}][»")*_]{0,3}[ ]?.)(?=$|[\s.!?…»")])/u;
const arabicAfterLatin = /[،؛؟](?<=\p{Script=Latin}[”"')*_]{0,3}[ ]?.)/u;

/** Words in straight quotes, at least one of them Arabic. A quote after a digit means inches or minutes. */
const doubleQuotes = /(?<![\p{L}\p{N}])"[^"]*\p{Script=Arabic}[^"]*"(?![\p{L}\p{N}])/u;
const singleQuotes = /(?<![\p{L}\p{N}])'[^']*\p{Script=Arabic}[^']*'(?![\p{L}\p{N}])/u;

/** A number in Arabic or Persian digits. Within a word it may be a code. */
const foreignNumber =
  /(?<![\p{L}\p{N}_])[\u0660-\u0669\u06f0-\u06f9]+(?:[.,\u066b\u066c][\u0660-\u0669\u06f0-\u06f9]+)*\u066a?(?![\p{L}\p{N}_])/u;

/** A percent sign before its figure, as it seems to stand while Arabic is typed. `=%20` is part of an address. */
const signFirst = /(?<![\p{L}\p{N}_%٪&=?/.-]|\d[ ])[%٪][ ]?(\p{Nd}+(?:[.,٫]\p{Nd}+)?)(?![\p{L}\p{N}_%٪])/gu;

/** Shorter texts may legitimately repeat: `bye bye`. */
const fewestDoubled = 20;

/** The length of the first half of a text that consists of two equal halves; 0 for any other text. */
function doubledLength(value: string): number {
  const text = value.trim();
  const half = Math.floor(text.length / 2);
  if (half < fewestDoubled) return 0;
  const isBetween = text.length % 2 === 0 || /\s/.test(text.charAt(half));
  return isBetween && text.slice(0, half) === text.slice(-half) ? half : 0;
}

/** Punctuation of the language, the digits 0 to 9 (product rule R1), single spaces and no repeated words. */
export const typingForms: readonly TextForm[] = [
  {
    code: 'repeated-word',
    when: /.{20}/s,
    alone: true,
    find({ value }) {
      const half = doubledLength(value);
      if (half === 0) return undefined;
      const end = value.trimEnd().length;
      const from = value.slice(0, end - half).trimEnd().length;
      const fix = { id: 'write', values: { text: inFull(value.slice(0, from)) } } as const;
      return { start: 0, end, says: { id: 'repeated-word.text', fix, right: [[from, end, '']] } };
    },
  },
  {
    code: 'double-space',
    when: spaces,
    find: ({ value }) =>
      found(spaces.exec(withoutAligned(value)), ({ 0: { length }, index }) => {
        const before = /(?<!\S)\S*$/.exec(value.slice(0, index))?.[0] ?? '';
        const after = /^\S*/.exec(value.slice(index + length))?.[0] ?? '';
        return { id: 'double-space', values: { count: length, text: inQuotes(`${before} ${after}`) }, right: ' ' };
      }),
  },
  {
    code: 'non-breaking-space',
    when: /\u00a0/,
    find: ({ value }) =>
      found(joinedWords.exec(value), () => ({
        id: 'non-breaking-space',
        right: [...value.matchAll(betweenWords)].map(({ index }): Replacement => [index, index + 1, ' ']),
      })),
  },
  {
    code: 'repeated-word',
    when: repeated,
    find: ({ value }) =>
      found(repeated.exec(value), ([, word = '']) => ({ id: 'repeated-word', values: { word: quote(word) } })),
  },
  {
    code: 'other-digits',
    when: /[\u0660-\u0669\u06f0-\u06f9]/,
    find: (_text, shown) =>
      found(foreignNumber.exec(shown), ([number]) => {
        const right = withLatinDigits(number).replace('\u066a', '%').replaceAll('\u066c', ',');
        return { id: 'other-digits', values: { number: quote(number), right: inFull(right) }, right };
      }),
  },
  {
    code: 'percent-first',
    when: /[%٪][ ]?\p{Nd}/u,
    find(_text, shown) {
      const all = [...shown.matchAll(signFirst)];
      const right = (number = ''): string => `${withLatinDigits(number)}%`;
      return found(all[0] ?? null, ([written, number]) => ({
        id: 'percent-first',
        values: { written: quote(written), right: inFull(right(number)) },
        right: all.map(({ index, 0: { length }, 1: each }): Replacement => [index, index + length, right(each)]),
      }));
    },
  },
  {
    code: 'foreign-punctuation',
    when: /[,;?،؛؟]/,
    find: ({ language }, shown) =>
      found((language === 'ar' ? latinAfterArabic : arabicAfterLatin).exec(shown), ([mark]) => {
        const isArabic = language === 'ar';
        const right = (isArabic ? arabicPunctuation : latinPunctuation).get(mark) ?? '';
        const values = { character: quote(mark), right: inFull(right) };
        return {
          id: isArabic ? 'foreign-punctuation.arabic' : 'foreign-punctuation.other',
          values,
          fix: { id: 'foreign-punctuation.fix', values },
          right,
        };
      }),
  },
  {
    code: 'straight-quotes',
    when: /["']/,
    where: ({ language }) => language === 'ar',
    find: (_text, shown) =>
      found(doubleQuotes.exec(shown) ?? singleQuotes.exec(shown), ({ 0: quoted, index }) => {
        const last = index + quoted.length - 1;
        // With further quotes it is uncertain which two are a pair.
        const isOnlyPair = shown.split(quoted.charAt(0)).length === 3;
        return {
          id: 'straight-quotes',
          values: { right: inFull(`«${quoted.slice(1, -1)}»`) },
          right: isOnlyPair
            ? [
                [index, index + 1, '«'],
                [last, last + 1, '»'],
              ]
            : [],
        };
      }),
  },
];
