import { distance } from 'fastest-levenshtein';
import type { Phrase, Value } from './phrases';
import { inFull, quote } from './visible';

/** Removes differences in spelling without meaning: `app_store`, `appStore` and `App-Store` are equal. */
function bare(word: string): string {
  return word.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
}

/** The edit distance of two words; swapping two adjacent letters (`titel`) counts as one edit. */
function editDistance(a: string, b: string): number {
  if (a === b) return 0;
  const steps = distance(a, b);
  if (steps !== 2 || a.length !== b.length) return steps;
  const at = [...a].findIndex((letter, index) => letter !== b[index]);
  return a[at] === b[at + 1] && a[at + 1] === b[at] && a.slice(at + 2) === b.slice(at + 2) ? 1 : steps;
}

/** The sorted parts of a name, equal for `date_end` and `end date`. */
function partsOf(name: string): string {
  return (name.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).sort().join(' ');
}

/** The nearest word, or one with the same parts in another order. Undefined if none is near enough. */
export function nearest(word: string, vocabulary: Iterable<string>): string | undefined {
  const target = bare(word);
  let best: string | undefined;
  let bestDistance = Infinity;
  for (const candidate of vocabulary) {
    const other = bare(candidate);
    const length = Math.max(target.length, other.length);
    const steps = editDistance(target, other);
    // Short words are near many others, so at most one edit per three letters counts as a typing error.
    if (steps < bestDistance && steps <= Math.max(1, Math.floor(length / 3)) && steps < length) {
      best = candidate;
      bestDistance = steps;
    }
  }
  if (best !== undefined) return best;
  const parts = partsOf(word);
  return parts === '' ? undefined : [...vocabulary].find((candidate) => partsOf(candidate) === parts);
}

function shortened(words: readonly string[]): readonly string[] {
  return words.map((word) => (word.length > 60 ? `${word.slice(0, 57)}…` : word));
}

/** Names in a sentence: a short list in full, the first dozen of a long one. */
export function listed(words: readonly string[]): Value {
  const known = shortened(words);
  return known.length <= 14
    ? { list: known }
    : { id: 'list.more', values: { known: { list: known.slice(0, 12) }, more: known.length - 12 } };
}

function choiceFrom(word: string, label: Phrase, vocabulary: readonly string[], known: Value): Phrase {
  const near = nearest(word, vocabulary);
  const others: Phrase =
    vocabulary.length === 0 ? { id: 'choose.none', values: { label } } : { id: 'choose', values: { label, known } };
  return near === undefined ? others : { id: 'choose.near', values: { near: inFull(near), others } };
}

/** `did you mean …? kinds: …`: the nearest word, if there is one, and the vocabulary. */
export function choice(word: string, label: Phrase, vocabulary: readonly string[]): Phrase {
  return choiceFrom(word, label, vocabulary, listed(vocabulary));
}

/** As `choice`, with the whole vocabulary: for a closed list that maintainers cannot look up elsewhere. */
export function choiceFromAll(word: string, label: Phrase, vocabulary: readonly string[]): Phrase {
  return choiceFrom(word, label, vocabulary, { list: vocabulary });
}

/** Names in an English sentence: a short list in full, the first dozen of a long one. */
export function listing(words: readonly string[]): string {
  const known = shortened(words);
  return known.length <= 14 ? known.join(', ') : `${known.slice(0, 12).join(', ')} and ${known.length - 12} more`;
}

/** `did you mean …?` before the alternatives, if a similar one exists. */
export function meantOrListed(near: string | undefined, others: Phrase): Phrase {
  return near === undefined ? others : { id: 'choose.near', values: { near: quote(near), others } };
}
