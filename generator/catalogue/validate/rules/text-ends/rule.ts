import type { Phrase } from '../../../diagnostics/phrases';
import type { Rule } from '../../engine/draft';
import { remembered } from '../../engine/remembered';
import { nameOf } from '../../schema/names';
import { textsOf, type TextField } from '../../texts/texts';
import { isCutOff, lastWordOf, wordCount } from '../text-forms/ends';
import { isTooLong } from '../long-text/rule';
import { isUntranslated } from '../translations/rule';

const fullStop = /[.!…][)»”"*_]*$/u;
const anyEnd = /[.!?؟…:][)»”"’'*_]*$|(?:\p{Extended_Pictographic}|\ufe0f)$/u;

/** Whether a text has no end punctuation and at least two words. */
const isOpen = remembered(({ value }) => !anyEnd.test(value.trim()) && wordCount(value) >= 2);

/** Whether a text ends with a full stop and is long enough to consist of sentences. */
const hasSentences = remembered(({ value }) => {
  const text = value.trim();
  if (!fullStop.test(text)) return false;
  return /[\p{L}\p{M}\p{N}]{2}[.!?؟]\s+[\p{Lu}\p{Script=Arabic}]/u.test(text) || wordCount(text) >= 12;
});

const question: Readonly<Record<string, RegExp>> = {
  en: /^(?:can|could|do|does|did|is|are|will|should|may) (?:I|you|we|it|they|the|this|these|there|my|your)\b[^.!?:]*$/iu,
  ar: /^هل [^.!؟:]*$/u,
};

/** The maximum length ratio of a text and its translation. No shipped text is twice as long as its translation. */
const longestRatio = 3;
const longText = 60;

/** Why a text seems to be cut off when compared with its translation. */
function shorterThan(text: TextField, other: TextField): Phrase | undefined {
  // If the other text is too long, that is reported instead.
  if (!isOpen(text) || isTooLong(other)) return undefined;
  const [own, theirs] = [text.value.trim(), other.value.trim()];
  const values = { language: other.language, ratio: longestRatio };
  if (hasSentences(other)) return { id: 'cut-off-text.full-stop', values };
  if (question[text.language]?.test(own) && /[?؟]$/.test(theirs)) return { id: 'cut-off-text.question-mark', values };
  return theirs.length >= longText && theirs.length > longestRatio * own.length
    ? { id: 'cut-off-text.longer', values }
    : undefined;
}

/** No text ends in the middle of a sentence that its translation finishes. */
export const textEnds: Rule = {
  name: 'text-ends',
  codes: ['cut-off-text'],
  each(read, _facts, _context, report) {
    for (const { en, ar } of textsOf(read).pairs) {
      // A text without a word of its language has its own diagnostic, and so has one that is cut off by itself.
      if (isUntranslated({ en, ar })) continue;
      const [found] = [en, ar].flatMap((text) => {
        const why = shorterThan(text, text === en ? ar : en);
        return why && !isCutOff(text) ? [{ text, why }] : [];
      });
      if (!found) continue;
      const { document, path, value } = found.text;
      const { start, end } = lastWordOf(value);
      const says = { id: 'cut-off-text', values: { name: nameOf(path) }, why: found.why } as const;
      report('cut-off-text', document, document.spanWithin(path, start, end), says);
    }
  },
};
