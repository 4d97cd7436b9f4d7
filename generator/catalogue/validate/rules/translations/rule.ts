import type { DiagnosticText } from '../../../diagnostics/diagnostic';
import { inFull } from '../../../diagnostics/visible';
import { inLatinLetters } from '../../arabic/letters';
import type { Rule } from '../../engine/draft';
import { remembered } from '../../engine/remembered';
import { nameOf } from '../../schema/names';
import { withoutMarkup } from '../../texts/shown-texts';
import { textsOf, type TextField, type TextPair } from '../../texts/texts';

/** Fields with names, which may be the same in every language. */
const nameFields = new Set(['name', 'label']);

/** Without placeholders, addresses, inline code and all-capital or mixed words (VISA, 20OFF). */
function latinWords(text: string): readonly string[] {
  const plain = text
    .replace(/\{[^{}]*\}/g, ' ')
    .replace(/`[^`]*`/g, ' ')
    .replace(/https?:\/\/\S+/g, ' ')
    .replace(/[^\s@]{1,64}@\S+/g, ' ');
  return plain.match(/(?<![\p{L}\p{N}])\p{Script=Latin}*\p{Ll}\p{Script=Latin}*(?![\p{L}\p{N}])/gu) ?? [];
}

const arabic = /\p{Script=Arabic}/u;
const latin = /\p{Script=Latin}/u;

/** Three words are a sentence. One or two are often a brand (`Apple Pay`), unless in lower case (`promo codes`). */
const enoughWords = 3;
const enoughSmallWords = 2;

/** Whether a text that should be Arabic has no Arabic word but several Latin ones. */
const isUntranslatedText = remembered(({ value }): boolean => {
  if (arabic.test(value)) return false;
  const words = latinWords(value.replace(/(?<!\S)\S+\.\p{L}\S*/gu, ' '));
  return words.length >= enoughWords || words.filter((word) => /^\p{Ll}/u.test(word)).length >= enoughSmallWords;
});

/** Whether the Arabic text of a pair is missing. */
export function isUntranslated({ en, ar }: TextPair): boolean {
  return !(nameFields.has(ar.field) && en.value === ar.value) && isUntranslatedText(ar);
}

const arabicWord = /(?<![\p{L}\p{M}])\p{Script=Arabic}[\p{Script=Arabic}\p{M}]+/gu;

/** Whether a text of another language is in Arabic, apart from brand names in Latin letters. */
const isArabic = remembered(({ value }): boolean => {
  if (!arabic.test(value)) return false;
  const shown = withoutMarkup({ value });
  const own = shown.match(/\p{Script=Arabic}/gu)?.length ?? 0;
  const others = shown.match(/\p{Script=Latin}/gu)?.length ?? 0;
  return others === 0 || (own > others && (value.match(arabicWord)?.length ?? 0) >= enoughWords);
});

/** Function words of English and French sentences, which names seldom contain. */
const functionWords =
  /(?<![\p{L}'’])(?:your|you|on|for|with|our|from|is|are|this|when|all|every|les?|des|pour|votre|sur|avec)(?![\p{L}'’])/gu;
/** Function words that names also contain. */
const nameWords = /(?<![\p{L}'’])(?:the|of|and|in|to|an?|before|after|at|la|de|du|et)(?![\p{L}'’])/iu;
const latinRun = /(?<![\p{Script=Latin}'’])(?:[\p{Script=Latin}'’]+[ ,]+){4,}[\p{Script=Latin}'’]+/gu;
const arabicRun = /(?<![\p{Script=Arabic}\p{M}])(?:[\p{Script=Arabic}\p{M}]+[ ،]+){4,}[\p{Script=Arabic}\p{M}]+/gu;

/** A sentence of another language in a text: `Save on your first order`, but not `Bath & Body Works`. */
const foreignPart = remembered(({ value, language }): { readonly start: number; readonly end: number } | undefined => {
  const foreignLetter = language === 'ar' ? latin : arabic;
  if (!foreignLetter.test(value)) return undefined;
  const shown = withoutMarkup({ value });
  const runs = [...shown.matchAll(language === 'ar' ? latinRun : arabicRun)];
  const isSentence = (run: string): boolean => {
    const certain = run.match(functionWords)?.length ?? 0;
    return certain >= 2 || (certain === 1 && nameWords.test(run));
  };
  const sentence = runs.find(([run]) => language !== 'ar' || isSentence(run));
  return sentence && { start: sentence.index, end: sentence.index + sentence[0].length };
});

/** A digit that stands for an Arabic letter: `wa7ed`, `ta3mal`. */
const figureInWord = /(?<![\p{L}\p{N}])(?=[a-z\d]{4})[a-z]+[2357][a-z]+(?![\p{L}\p{N}])/u;

interface WrongLanguage {
  readonly text: TextField;
  readonly says: DiagnosticText;
}

function wrongInPair({ en, ar }: TextPair): WrongLanguage | undefined {
  const isOther = isArabic(en);
  const isMissing = isUntranslated({ en, ar });
  const values = { name: nameOf(ar.path.slice(0, -1)) };
  // Arabic in Latin letters must be retyped; another language must be translated.
  const isTyped = isMissing && (inLatinLetters(ar.value).length > 0 || figureInWord.test(ar.value));
  const howToWrite = isTyped ? 'untranslated-text.type' : 'untranslated-text.translate';
  if (isMissing)
    return isOther
      ? { text: en, says: { id: 'untranslated-text.swapped', values, fix: { id: 'untranslated-text.swap' } } }
      : { text: ar, says: { id: 'untranslated-text.no-arabic', values, fix: { id: howToWrite } } };
  if (!isOther || (nameFields.has(en.field) && en.value === ar.value)) return undefined;
  const fix = isArabic(ar) ? 'untranslated-text.translate' : 'untranslated-text.swap';
  return { text: en, says: { id: 'untranslated-text.is-arabic', values, fix: { id: fix } } };
}

/** A text is in its language: it is translated, and not swapped with its translation. */
export const translations: Rule = {
  name: 'translations',
  codes: ['untranslated-text', 'mixed-languages'],
  each(read, _facts, _context, report) {
    const { pairs, all } = textsOf(read);
    const paired = new Set(pairs.flatMap(({ en, ar }) => [en, ar]));
    const single = all.filter((text) => !paired.has(text));
    const check = (texts: readonly TextField[], wrong: WrongLanguage | undefined): void => {
      if (wrong) report('untranslated-text', read.document, read.document.span(wrong.text.path), wrong.says);
      for (const text of wrong ? [] : texts) {
        const { document, path, language } = text;
        const part = foreignPart(text);
        if (part)
          report('mixed-languages', document, document.spanWithin(path, part.start, part.end), {
            id: 'mixed-languages',
            values: { language },
          });
      }
    };
    for (const pair of pairs) check([pair.en, pair.ar], wrongInPair(pair));
    for (const text of single) {
      const isWrong = (text.language === 'ar' ? isUntranslatedText : isArabic)(text);
      const values = { name: nameOf(text.path), line: inFull(`language: ${text.language}`) };
      check([text], isWrong ? { text, says: { id: 'untranslated-text.file', values } } : undefined);
    }
  },
};
