import { foldForSearch } from '../../../../../src/domain/search/search';
import type { TextField, TextPair } from '../../texts/texts';

/** Shorter texts can mean different things in different contexts. */
const fewestWords = 3;

/** The distinct words of a text, without the prefixes that Arabic attaches. */
function distinctWords(text: string): ReadonlySet<string> {
  const words = foldForSearch(text).match(/[\p{L}\p{N}]+/gu) ?? [];
  return new Set(words.map((word) => word.replace(/^[وفبلك]?ال(?=..)/u, '').replace(/^[وبل](?=....)/u, '')));
}

/** Two texts that share fewer words are not translations of the same sentence. */
const leastAgreement = 0.3;

/** Words that reverse or change the meaning of a sentence. */
const decisive: readonly RegExp[] = [
  /(?<!\p{L})(?:no|not|never|without|cannot|لا|ليس|ليست|غير|لن|لم|بدون|دون)(?!\p{L})|n['’]t(?!\p{L})/iu,
  /(?<!\p{L})(?:two|twice|both|كودان|كودين|اثنان|اثنين|مرتان|مرتين)(?!\p{L})/iu,
];

/** Whether two texts cannot both be translations of the same text. */
function isDifferent(a: string, b: string): boolean {
  const [one, other] = [distinctWords(a), distinctWords(b)];
  if (one.size < fewestWords || other.size < fewestWords) return false;
  const [shorter, longer] = one.size < other.size ? [one, other] : [other, one];
  const agreement = [...shorter].filter((word) => longer.has(word)).length / shorter.size;
  return agreement < leastAgreement || decisive.some((expression) => expression.test(a) !== expression.test(b));
}

export interface Difference {
  readonly text: TextField;
  readonly other: TextField;
}

function differencesIn(pairs: readonly TextPair[], of: 'en' | 'ar', to: 'en' | 'ar'): readonly Difference[] {
  const first = new Map<string, TextPair>();
  return pairs.flatMap((pair): readonly Difference[] => {
    const text = pair[of].value.trim();
    const known = first.get(text);
    if (!known) {
      first.set(text, pair);
      return [];
    }
    const [a, b] = [known[to], pair[to]];
    if (a.value.trim() === b.value.trim() || distinctWords(text).size < fewestWords || !isDifferent(a.value, b.value))
      return [];
    return [{ text: b, other: a }];
  });
}

/** Texts that occur twice with disagreeing translations. */
export function differentTranslations(pairs: readonly TextPair[]): readonly Difference[] {
  return [...differencesIn(pairs, 'en', 'ar'), ...differencesIn(pairs, 'ar', 'en')];
}
