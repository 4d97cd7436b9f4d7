import type { Phrase } from '../../../diagnostics/phrases';
import { quote } from '../../../diagnostics/visible';
import type { Rule } from '../../engine/draft';
import { remembered } from '../../engine/remembered';
import { nameOf } from '../../schema/names';
import { withoutMarkup } from '../../texts/shown-texts';
import { textsOf, type TextField } from '../../texts/texts';
import { isTooLong } from '../long-text/rule';
import { isUntranslated } from '../translations/rule';

/** Words that cannot end a sentence. Words that can end a phrase (`sign in`, `what it is for`) are not listed. */
const openWords: ReadonlyMap<string, RegExp> = new Map(
  Object.entries({
    en: /(?<![\p{L}'’-])(?:the|an?|and|or|your|our|their|its|my|than|because|although|if|when|while|every|very|of the|with|of)$/u,
    ar: /(?<![\p{L}\p{M}])(?:أو|في|على|إلى|عن|مع|أن|التي|الذي|الذين|لكن|كما|أي|لأن|إذا|و)$/u,
    fr: /(?<![\p{L}'’-])(?:le|la|les|une?|des?|du|et|ou|que|qui|dans|sur|avec|pour|votre|notre)$/u,
  }),
);
/** A text with fewer words may be a label before a value: `Order from`. */
const enoughWords = 3;

function wordCount(text: string): number {
  return text.match(/[\p{L}\p{M}]+/gu)?.length ?? 0;
}

/** Why a text seems to be cut off; undefined if it does not. */
const cutOff = remembered(({ value, language }): Phrase | undefined => {
  // A smiley is not a bracket, and an unclosed link has its own diagnostic.
  const text = withoutMarkup({ value })
    .trimEnd()
    .replace(/[:;=]-?[()]|\]\(/g, '__');
  if (/[,،;؛(«“[&–—]$/u.test(text)) return { id: 'cut-off-text.sign', values: { character: quote(text.at(-1)) } };
  const word = openWords.get(language)?.exec(text)?.[0];
  if (word !== undefined && wordCount(text) >= enoughWords)
    return { id: 'cut-off-text.word', values: { word: quote(word) } };
  for (const [open = '', close = ''] of [
    ['(', ')'],
    ['«', '»'],
    ['“', '”'],
  ]) {
    const last = text.lastIndexOf(open);
    if (last >= 0 && !text.includes(close, last) && text.split(open).length > text.split(close).length)
      return { id: 'cut-off-text.bracket', values: { character: quote(open) } };
  }
  return undefined;
});

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

/** No text ends in the middle of a sentence. */
export const textEnds: Rule = {
  name: 'text-ends',
  codes: ['cut-off-text'],
  each(read, _facts, _context, report) {
    const { pairs, all } = textsOf(read);
    const reported = new Set<TextField>();
    const reportEnd = (text: TextField, why: Phrase): void => {
      reported.add(text);
      const end = text.value.trimEnd().length;
      const start = Math.max(0, text.value.slice(0, end).search(/(?<!\S)\S+$/));
      report('cut-off-text', text.document, text.document.spanWithin(text.path, start, end), {
        id: 'cut-off-text',
        values: { name: nameOf(text.path) },
        why,
      });
    };
    for (const text of all) {
      const why = cutOff(text);
      if (why !== undefined) reportEnd(text, why);
    }
    for (const { en, ar } of pairs) {
      // A text without a word of its language has its own diagnostic.
      if (isUntranslated({ en, ar })) continue;
      const why = [en, ar].map((text) => (reported.has(text) ? undefined : shorterThan(text, text === en ? ar : en)));
      if (why[0] !== undefined) reportEnd(en, why[0]);
      else if (why[1] !== undefined) reportEnd(ar, why[1]);
    }
  },
};
