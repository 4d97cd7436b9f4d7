import { inFull } from '../../../diagnostics/visible';
import { inLatinLetters } from '../../arabic/letters';
import type { Report, Rule } from '../../draft';
import { remembered } from '../../remembered';
import { nameOf } from '../../schema-errors/names';
import { withoutMarkup } from '../../shown-texts';
import { textsOf, type TextField, type TextPair } from '../../texts';

/** Names stay as they are in every language. */
const nameFields = new Set(['name', 'label']);

/** Words of a language in Latin letters, without placeholders, addresses, code and words that are written as signs (VISA, 20OFF). */
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

/** Three words are a sentence or a forgotten copy; one or two are often a brand (`Apple Pay`), but not if they begin small (`promo codes`). */
const enoughWords = 3;
const enoughSmallWords = 2;

/** Whether a text that should be Arabic has no Arabic word, but several others. */
const isUntranslatedText = remembered(({ value }): boolean => {
  if (arabic.test(value)) return false;
  const words = latinWords(value.replace(/(?<!\S)\S+\.\p{L}\S*/gu, ' '));
  return words.length >= enoughWords || words.filter((word) => /^\p{Ll}/u.test(word)).length >= enoughSmallWords;
});

/** Whether the Arabic text of a pair has been forgotten. */
export function isUntranslated({ en, ar }: TextPair): boolean {
  return !(nameFields.has(ar.field) && en.value === ar.value) && isUntranslatedText(ar);
}

/** How many letters of both scripts a text has that readers see. */
function lettersOf(value: string): { readonly arabic: number; readonly latin: number } {
  const shown = withoutMarkup({ value });
  return {
    arabic: shown.match(/\p{Script=Arabic}/gu)?.length ?? 0,
    latin: shown.match(/\p{Script=Latin}/gu)?.length ?? 0,
  };
}

const arabicWord = /(?<![\p{L}\p{M}])\p{Script=Arabic}[\p{Script=Arabic}\p{M}]+/gu;

/** Whether a text that is not to be Arabic is Arabic, though it may name a brand in Latin letters. */
const isArabic = remembered(({ value }): boolean => {
  if (!arabic.test(value)) return false;
  const { arabic: own, latin: others } = lettersOf(value);
  return others === 0 || (own > others && (value.match(arabicWord)?.length ?? 0) >= enoughWords);
});

/** Small words of which English and French sentences consist, and names seldom. */
const functionWords =
  /(?<![\p{L}'’])(?:your|you|on|for|with|our|from|is|are|this|when|all|every|les?|des|pour|votre|sur|avec)(?![\p{L}'’])/gu;
/** Small words that names have, too. */
const nameWords = /(?<![\p{L}'’])(?:the|of|and|in|to|an?|before|after|at|la|de|du|et)(?![\p{L}'’])/iu;
const latinRun = /(?<![\p{Script=Latin}'’])(?:[\p{Script=Latin}'’]+[ ,]+){4,}[\p{Script=Latin}'’]+/gu;
const arabicRun = /(?<![\p{Script=Arabic}\p{M}])(?:[\p{Script=Arabic}\p{M}]+[ ،]+){4,}[\p{Script=Arabic}\p{M}]+/gu;

/** A part of a text that is a sentence of the other language: `Save on your first order`, not `Bath & Body Works`. */
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

function reportForeignPart(text: TextField, report: Report): void {
  const part = foreignPart(text);
  if (!part) return;
  const { document, path, language } = text;
  report('mixed-languages', document, document.spanWithin(path, part.start, part.end), {
    id: 'mixed-languages',
    values: { language },
  });
}

/** A figure that stands for an Arabic letter: `wa7ed`, `ta3mal`. */
const figureInWord = /(?<![\p{L}\p{N}])(?=[a-z\d]{4})[a-z]+[2357][a-z]+(?![\p{L}\p{N}])/u;

/** Arabic in Latin letters is typed again; another language is translated. */
function howToWrite(text: TextField): 'untranslated-text.type' | 'untranslated-text.translate' {
  const isTyped = inLatinLetters(text.value).length > 0 || figureInWord.test(text.value);
  return isTyped ? 'untranslated-text.type' : 'untranslated-text.translate';
}

/** Reports what is wrong with the languages of a pair; gives whether something is. */
function reportPair({ en, ar }: TextPair, report: Report): boolean {
  const { document } = en;
  if (isUntranslated({ en, ar })) {
    const isSwapped = isArabic(en);
    report('untranslated-text', document, document.span(isSwapped ? en.path : ar.path), {
      id: isSwapped ? 'untranslated-text.swapped' : 'untranslated-text.no-arabic',
      values: { name: nameOf(ar.path.slice(0, -1)) },
      fix: { id: isSwapped ? 'untranslated-text.swap' : howToWrite(ar) },
    });
    return true;
  }
  if (!isArabic(en) || (nameFields.has(en.field) && en.value === ar.value)) return false;
  report('untranslated-text', document, document.span(en.path), {
    id: 'untranslated-text.is-arabic',
    values: { name: nameOf(ar.path.slice(0, -1)) },
    fix: { id: isArabic(ar) ? 'untranslated-text.translate' : 'untranslated-text.swap' },
  });
  return true;
}

/** Reports a text of a file in one language that is written in another one; gives whether it is. */
function reportSingle(text: TextField, report: Report): boolean {
  const { document, path, language } = text;
  const isOther = language === 'ar' ? isUntranslatedText(text) : isArabic(text);
  if (!isOther) return false;
  report('untranslated-text', document, document.span(path), {
    id: 'untranslated-text.file',
    values: { name: nameOf(path), line: inFull(`language: ${language}`) },
  });
  return true;
}

/** A text is in its language: it has been translated, and has not changed places with its translation. */
export const translations: Rule = {
  name: 'translations',
  codes: ['untranslated-text', 'mixed-languages'],
  each(read, _facts, _context, report) {
    const { pairs, all } = textsOf(read);
    const done = new Set<TextField>();
    for (const pair of pairs) {
      const wrong = reportPair(pair, report);
      for (const text of [pair.en, pair.ar]) {
        done.add(text);
        if (!wrong) reportForeignPart(text, report);
      }
    }
    for (const text of all) {
      if (!done.has(text) && !reportSingle(text, report)) reportForeignPart(text, report);
    }
  },
};
