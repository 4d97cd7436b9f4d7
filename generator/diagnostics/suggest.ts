import { distance } from 'fastest-levenshtein';
import { quote } from './visible';

/** Spelling differences that are no differences in meaning: `app_store`, `appStore` and `App-Store` are one word. */
function bare(word: string): string {
  return word.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
}

/** The word of the vocabulary that was probably meant, if one is near enough. */
export function nearest(word: string, vocabulary: Iterable<string>): string | undefined {
  const target = bare(word);
  let best: string | undefined;
  let bestDistance = Infinity;
  for (const candidate of vocabulary) {
    const other = bare(candidate);
    const length = Math.max(target.length, other.length);
    const steps = target === other ? 0 : distance(target, other);
    // Short words are near to everything: one step in three letters is the most that still reads as a slip of the hand.
    if (steps < bestDistance && steps <= Math.max(1, Math.floor(length / 3)) && steps < length) {
      best = candidate;
      bestDistance = steps;
    }
  }
  return best;
}

/** Names in a sentence: all of a short list, the first dozen of a long one. */
export function listing(vocabulary: readonly string[]): string {
  return vocabulary.length <= 14 ? vocabulary.join(', ') : `${vocabulary.slice(0, 12).join(', ')} and ${vocabulary.length - 12} more`;
}

/** `did you mean …? kinds: …`: the nearest word, if there is one, and the vocabulary. */
export function choose(word: string, label: string, vocabulary: readonly string[]): string {
  const near = nearest(word, vocabulary);
  const rest = vocabulary.length === 0 ? `there are no ${label} yet` : `${label}: ${listing(vocabulary)}`;
  return near === undefined ? rest : `did you mean ${quote(near)}? ${rest}`;
}
