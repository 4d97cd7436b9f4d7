import type { Phrase } from '../../../diagnostics/phrases';
import { quote } from '../../../diagnostics/visible';
import { withoutMarkup } from '../../texts/shown-texts';
import type { Text, TextForm } from './form';

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

export function wordCount(text: string): number {
  return text.match(/[\p{L}\p{M}]+/gu)?.length ?? 0;
}

/** Why a text seems to be cut off; undefined if it does not. */
function cutOff({ language }: Text, shown: string): Phrase | undefined {
  // A smiley is not a bracket, and an unclosed link has its own diagnostic.
  const text = shown.trimEnd().replace(/[:;=]-?[()]|\]\(/g, '__');
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
}

/** Whether a text by itself seems to be cut off. */
export function isCutOff(text: Text): boolean {
  return cutOff(text, withoutMarkup(text)) !== undefined;
}

/** The last word of a text, with its punctuation. */
export function lastWordOf(value: string): { readonly start: number; readonly end: number } {
  const end = value.trimEnd().length;
  return { start: Math.max(0, value.slice(0, end).search(/(?<!\S)\S+$/)), end };
}

/** No text ends in the middle of a sentence. */
export const endForms: readonly TextForm[] = [
  {
    code: 'cut-off-text',
    when: /[\p{L},،;؛(«“&–—]/u,
    where: ({ kind }) => kind !== 'messages',
    find(text, shown) {
      const why = cutOff(text, shown);
      return why && { ...lastWordOf(text.value), says: { id: 'cut-off-text', why } };
    },
  },
];
