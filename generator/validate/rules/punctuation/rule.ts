import { quote } from '../../../diagnostics/visible';
import type { Report, Rule } from '../../draft';
import { editWithin } from '../../edits';
import { withLatinDigits } from '../../latin-digits';
import { pairedTexts, withoutMarkup } from '../../shown-texts';
import type { TextField } from '../../texts';

/** The signs of Arabic for those of other languages. */
const arabicSigns: ReadonlyMap<string, string> = new Map([
  [',', '،'],
  [';', '؛'],
  ['?', '؟'],
]);
const latinSigns: ReadonlyMap<string, string> = new Map([...arabicSigns].map(([latin, arabic]) => [arabic, latin]));

/** A sign after an Arabic word. With a word directly after it, it may be part of an address. */
const latinAfterArabic = /(?<=[\p{Script=Arabic}\p{M}][»")*_]{0,3}[ ]?)[,;?](?=$|[\s.!?…»")])/u;
const arabicAfterLatin = /(?<=\p{Script=Latin}[”"')*_]{0,3}[ ]?)[،؛؟]/u;

/** Words in straight quotes, at least one of them Arabic. A sign after a figure is that of inches or minutes. */
const doubleQuotes = /(?<![\p{L}\p{N}])"[^"]*\p{Script=Arabic}[^"]*"(?![\p{L}\p{N}])/u;
const singleQuotes = /(?<![\p{L}\p{N}])'[^']*\p{Script=Arabic}[^']*'(?![\p{L}\p{N}])/u;

/** A number in Arabic or Persian digits; in one word with letters, it may be a code. */
const otherDigits =
  /(?<![\p{L}\p{N}_])[\u0660-\u0669\u06f0-\u06f9]+(?:[.,\u066b\u066c][\u0660-\u0669\u06f0-\u06f9]+)*\u066a?(?![\p{L}\p{N}_])/u;

function checkDigits({ document, path }: TextField, shown: string, report: Report): void {
  const found = otherDigits.exec(shown);
  if (!found) return;
  const [number] = found;
  const right = withLatinDigits(number).replace('\u066a', '%').replaceAll('\u066c', ',');
  const end = found.index + number.length;
  report('other-digits', document, document.spanWithin(path, found.index, end), {
    message: `${quote(number)} is not written in the digits of the site`,
    fix: `write ${quote(right)}`,
    edits: editWithin(document, path, [found.index, end], right),
  });
}

function checkSigns({ document, path, language }: TextField, shown: string, report: Report): void {
  const isArabic = language === 'ar';
  const found = (isArabic ? latinAfterArabic : arabicAfterLatin).exec(shown);
  if (!found) return;
  const right = (isArabic ? arabicSigns : latinSigns).get(found[0]) ?? '';
  report('foreign-punctuation', document, document.spanWithin(path, found.index, found.index + 1), {
    message: isArabic
      ? `${quote(found[0])} after an Arabic word is a sign of other languages`
      : `${quote(found[0])} is an Arabic sign, and this text is not Arabic`,
    fix: `write ${quote(right)}`,
    edits: editWithin(document, path, [found.index, found.index + 1], right),
  });
}

function isOnlyPair(shown: string, [mark = '']: string): boolean {
  return shown.split(mark).length === 3;
}

function checkQuotes({ document, path }: TextField, shown: string, report: Report): void {
  const found = doubleQuotes.exec(shown) ?? singleQuotes.exec(shown);
  if (!found) return;
  const words = found[0].slice(1, -1);
  const last = found.index + found[0].length - 1;
  report('straight-quotes', document, document.spanWithin(path, found.index, found.index + found[0].length), {
    message: 'an Arabic text has quotation marks of its own',
    fix: `write ${quote(`«${words}»`)}`,
    // With further quotes it is not certain which two are a pair.
    edits: isOnlyPair(shown, found[0])
      ? [
          ...editWithin(document, path, [found.index, found.index + 1], '«'),
          ...editWithin(document, path, [last, last + 1], '»'),
        ]
      : [],
  });
}

/** The punctuation of a text is that of its language, and its digits are 0 to 9 (product rule R1). */
export const punctuation: Rule = {
  name: 'punctuation',
  codes: ['foreign-punctuation', 'other-digits', 'straight-quotes'],
  each: (_draft, _context, report) => (read) => {
    for (const text of pairedTexts(read)) {
      const isArabic = text.language === 'ar';
      if (/[\u0660-\u0669\u06f0-\u06f9]/.test(text.value)) checkDigits(text, withoutMarkup(text), report);
      if (!(isArabic ? /[,;?"']/ : /[،؛؟]/).test(text.value)) continue;
      const shown = withoutMarkup(text);
      checkSigns(text, shown, report);
      if (isArabic) checkQuotes(text, shown, report);
    }
  },
};
