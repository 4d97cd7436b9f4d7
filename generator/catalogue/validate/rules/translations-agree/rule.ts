import { foldForSearch } from '../../../../../src/domain/search';
import type { Rule } from '../../draft';
import { textsOf, type TextField, type TextPair } from '../../texts';

/** A text of fewer words can mean different things in different places. */
const fewestWords = 3;

/** The words of a text, without what Arabic joins to them. */
function wordsOf(text: string): ReadonlySet<string> {
  const words = foldForSearch(text).match(/[\p{L}\p{N}]+/gu) ?? [];
  return new Set(words.map((word) => word.replace(/^[وفبلك]?ال(?=..)/u, '').replace(/^[وبل](?=....)/u, '')));
}

/** Which share of the words of the shorter text the other one has, too. */
function agreement(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const [shorter, longer] = a.size < b.size ? [a, b] : [b, a];
  return [...shorter].filter((word) => longer.has(word)).length / Math.max(1, shorter.size);
}

/** Translations of one sentence that share fewer words than this are translations of two. */
const leastAgreement = 0.3;

/** Words that turn what a sentence says, by their kinds. */
const decisive: readonly RegExp[] = [
  /(?<!\p{L})(?:no|not|never|without|cannot|لا|ليس|ليست|غير|لن|لم|بدون|دون)(?!\p{L})|n['’]t(?!\p{L})/iu,
  /(?<!\p{L})(?:two|twice|both|كودان|كودين|اثنان|اثنين|مرتان|مرتين)(?!\p{L})/iu,
];

/** Whether two texts cannot both be the translation of one. */
function differ(a: string, b: string): boolean {
  const [one, other] = [wordsOf(a), wordsOf(b)];
  if (one.size < fewestWords || other.size < fewestWords) return false;
  return (
    agreement(one, other) < leastAgreement || decisive.some((expression) => expression.test(a) !== expression.test(b))
  );
}

interface Difference {
  readonly text: TextField;
  readonly other: TextField;
}

/** The texts that are in two places, with another translation that does not agree. */
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
    if (a.value.trim() === b.value.trim() || wordsOf(text).size < fewestWords || !differ(a.value, b.value)) return [];
    return [{ text: b, other: a }];
  });
}

/** A text that is in two places has the same meaning in the other language. */
export const translationsAgree: Rule = {
  name: 'translations-agree',
  codes: ['translations-disagree'],
  each(read, _facts, _context, report) {
    const { pairs } = textsOf(read);
    for (const { text, other } of [...differencesIn(pairs, 'en', 'ar'), ...differencesIn(pairs, 'ar', 'en')])
      report('translations-disagree', read.document, read.document.span(text.path), {
        id: 'translations-disagree',
        values: { language: text.language },
        related: [
          {
            message: { id: 'related.other-text' },
            file: read.document.file.path,
            span: read.document.span(other.path),
          },
        ],
      });
  },
};
