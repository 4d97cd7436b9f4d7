import type { DiagnosticCode, DiagnosticText } from '../../../diagnostics/diagnostic';
import { inFull, quote } from '../../../diagnostics/visible';
import { inQuotes } from '../../../diagnostics/yaml-quotes';
import type { Rule } from '../../engine/draft';
import { editWithin } from '../../engine/edits';
import { withLatinDigits } from '../../texts/latin-digits';
import { remembered } from '../../engine/remembered';
import { pairedTexts, withoutMarkup } from '../../texts/shown-texts';
import type { TextField } from '../../texts/texts';

type Replacement = readonly [start: number, end: number, text: string];

/** One kind of mistake. Only the first one in a text is reported. */
interface StyleCheck {
  readonly code: DiagnosticCode;
  /** A quick filter that every text with the mistake matches. Most texts do not, and `find` is slow. */
  readonly quick: RegExp;
  /** Finds the mistake, in the text as written or as readers see it. */
  readonly find: (text: TextField, shown: string) => RegExpExecArray | null;
  /** The diagnostic text. `right` replaces the match, or several parts of the text, if only one fix is right. */
  readonly say: (
    found: RegExpExecArray,
    text: TextField,
    shown: string,
  ) => DiagnosticText & { readonly right?: string | readonly Replacement[] };
}

/** Several spaces between two words. At the start of a line they are indentation, at its end a line break. */
const spaces = /(?<=[^\s|])[ \u00a0]{2,}(?=[^\s|])/;

/** Masks parts in which spaces may align columns: Markdown tables, code, markers of list items. */
function withoutAligned({ value, rich }: TextField): string {
  const blank = (part: string): string => '_'.repeat(part.length);
  const plain = rich
    ? value.replace(/^[ ]*\|.*$|^.*[ ]\|[ ].*$/gm, (line) => '|'.repeat(line.length)).replace(/`[^`]*`/g, blank)
    : value;
  return plain.replace(/^([ ]*(?:[-*+]|\d+[.)]))[ ]+/gm, blank);
}

/**
 * A no-break space between words, with another one after the next word. A single one, as between number and unit, is
 * correct.
 */
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

const checks: readonly StyleCheck[] = [
  {
    code: 'double-space',
    quick: spaces,
    find: (text) => spaces.exec(withoutAligned(text)),
    say({ 0: { length }, index }, { value }) {
      const before = /(?<!\S)\S*$/.exec(value.slice(0, index))?.[0] ?? '';
      const after = /^\S*/.exec(value.slice(index + length))?.[0] ?? '';
      return {
        id: 'double-space',
        values: { count: length, text: inQuotes(`${before} ${after}`) },
        right: ' ',
      };
    },
  },
  {
    code: 'non-breaking-space',
    quick: /\u00a0/,
    find: ({ value }) => joinedWords.exec(value),
    say: (_found, { value }) => ({
      id: 'non-breaking-space',
      right: [...value.matchAll(betweenWords)].map(({ index }) => [index, index + 1, ' ']),
    }),
  },
  {
    code: 'repeated-word',
    quick: repeated,
    find: ({ value }) => repeated.exec(value),
    say: ([, word = '']) => ({ id: 'repeated-word', values: { word: quote(word) } }),
  },
  {
    code: 'other-digits',
    quick: /[\u0660-\u0669\u06f0-\u06f9]/,
    find: (_text, shown) => foreignNumber.exec(shown),
    say([number]) {
      const right = withLatinDigits(number).replace('\u066a', '%').replaceAll('\u066c', ',');
      return { id: 'other-digits', values: { number: quote(number), right: inFull(right) }, right };
    },
  },
  {
    code: 'foreign-punctuation',
    quick: /[,;?،؛؟]/,
    find: ({ language }, shown) => (language === 'ar' ? latinAfterArabic : arabicAfterLatin).exec(shown),
    say([mark], { language }) {
      const isArabic = language === 'ar';
      const right = (isArabic ? arabicPunctuation : latinPunctuation).get(mark) ?? '';
      const values = { character: quote(mark), right: inFull(right) };
      return {
        id: isArabic ? 'foreign-punctuation.arabic' : 'foreign-punctuation.other',
        values,
        fix: { id: 'foreign-punctuation.fix', values },
        right,
      };
    },
  },
  {
    code: 'straight-quotes',
    quick: /["']/,
    find: ({ language }, shown) => (language === 'ar' ? (doubleQuotes.exec(shown) ?? singleQuotes.exec(shown)) : null),
    say({ 0: quoted, index }, _text, shown) {
      const right = `«${quoted.slice(1, -1)}»`;
      const last = index + quoted.length - 1;
      // With further quotes it is uncertain which two are a pair.
      const isOnlyPair = shown.split(quoted.charAt(0)).length === 3;
      return {
        id: 'straight-quotes',
        values: { right: inFull(right) },
        right: isOnlyPair
          ? [
              [index, index + 1, '«'],
              [last, last + 1, '»'],
            ]
          : [],
      };
    },
  },
];

/** Shorter texts may legitimately repeat: `bye bye`. */
const fewestDoubled = 20;

/** The length of the first half of a text that consists of two equal halves; 0 for any other text. */
const doubledLength = remembered(({ value }) => {
  const text = value.trim();
  const half = Math.floor(text.length / 2);
  if (half < fewestDoubled) return 0;
  const isBetween = text.length % 2 === 0 || /\s/.test(text.charAt(half));
  return isBetween && text.slice(0, half) === text.slice(-half) ? half : 0;
});

/** The checks whose quick filter a text matches. */
const possibleIn = remembered(({ value }) => checks.filter(({ quick }) => quick.test(value)));

/**
 * Texts have the punctuation of their language, the digits 0 to 9 (product rule R1), single spaces and no repeated
 * words.
 */
export const textStyle: Rule = {
  name: 'text-style',
  codes: checks.map(({ code }) => code),
  each(read, _facts, _context, report) {
    for (const text of pairedTexts(read)) {
      const { document, path } = text;
      const half = doubledLength(text);
      if (half > 0) {
        const end = text.value.trimEnd().length;
        const from = text.value.slice(0, end - half).trimEnd().length;
        report('repeated-word', document, document.spanWithin(path, 0, end), {
          id: 'repeated-word.text',
          fix: { id: 'write', values: { text: inFull(text.value.slice(0, from)) } },
          edits: editWithin(document, path, [from, end], ''),
        });
        continue;
      }
      const possible = possibleIn(text);
      if (possible.length === 0) continue;
      const shown = withoutMarkup(text);
      for (const { code, find, say } of possible) {
        const found = find(text, shown);
        if (!found) continue;
        const [start, end] = [found.index, found.index + found[0].length];
        const { right, ...words } = say(found, text, shown);
        const parts = typeof right === 'string' ? [[start, end, right] as const] : right;
        report(code, document, document.spanWithin(path, start, end), {
          ...words,
          edits: parts?.flatMap(([from, to, part]) => editWithin(document, path, [from, to], part)),
        });
      }
    }
  },
};
