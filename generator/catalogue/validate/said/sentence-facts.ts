import type { Fact, ReadMoney, Span } from '../../../../src/domain/reading/facts';
import { read, readPlaced, type Reading } from '../../../../src/domain/reading/read';

/** What a sentence says, whatever it is about. */
export interface SentenceReading {
  readonly facts: readonly Fact[];
  /** All amounts with a currency, also those that state no fact. */
  readonly amounts: readonly { readonly money: ReadMoney; readonly span: Span }[];
  /** The number of words that are neither part of a fact nor a figure. */
  readonly unread: number;
  /** Whether a riyal or dinar needs the currencies of the offer, or a date the day of the offer. */
  readonly needs: { readonly currencies: boolean; readonly day: boolean };
  /** Whether a day is one of the Islamic calendar. */
  readonly isHijri: boolean;
}

/** Figures, and the articles and particles that only one of the languages writes as words of their own. */
const noWord =
  /^(?:[\p{Nd}%٪$€£+&=/-].*|an?|the|of|on|in|at|to|for|from|with|and|or|is|are|your|you|it|this|و|أو|في|من|على|إلى)$/iu;

function summaryOf({ text, facts }: Reading, words: string): SentenceReading {
  const stated = new Set<number>();
  for (const { from, to } of facts) for (let at = from; at < to; at += 1) stated.add(at);
  const entities = [...text.entities.values()].flat();
  const amounts = entities.flatMap(({ slot, from, to, value }) => {
    if (slot !== 'money') return [];
    for (let at = from; at < to; at += 1) stated.add(at);
    const span = { start: text.tokens[from]?.start ?? 0, end: text.tokens[to - 1]?.end ?? 0 };
    // The slot decides the type of the value.
    return [{ money: (value as { readonly value: ReadMoney }).value, span }];
  });
  const has = (slot: string, value: RegExp): boolean =>
    entities.some((entity) => entity.slot === slot && value.test(String(entity.value)));
  return {
    facts: facts.map(({ fact }) => fact),
    amounts,
    unread: text.tokens.filter(({ text: word }, at) => !stated.has(at) && !noWord.test(word)).length,
    needs: {
      currencies: has('currency', /rial|dinar/) || has('dual', /rial|dinar/),
      day: has('month', /./) || has('weekday', /./) || has('relative', /./) || /\p{Nd}\s?[/.-]\s?\p{Nd}/u.test(words),
    },
    isHijri: has('month', /^h/),
  };
}

/** An upper bound, so that memory does not grow with the catalogue. */
const mostSentences = 20_000;

/** Remembers what was found for a text. */
function knownOf<Found>(): (key: string, find: () => Found) => Found {
  const known = new Map<string, Found>();
  return (key, find) => {
    const same = known.get(key);
    if (same !== undefined) return same;
    const found = find();
    if (known.size >= mostSentences) known.clear();
    known.set(key, found);
    return found;
  };
}

const plain = knownOf<SentenceReading>();
const ofOffers = knownOf<readonly Fact[]>();

/** Reads a sentence once: terms and titles recur in the offers of many stores. */
export function sentenceReading(words: string): SentenceReading {
  return plain(words, () => summaryOf(readPlaced(words), words));
}

/**
 * The facts of a sentence about an offer.
 *
 * @param currencies those of the offer
 * @param received the day from which days without a year are counted
 */
export function sentenceFacts(words: string, currencies: readonly string[] = [], received?: string): readonly Fact[] {
  const { facts, needs } = sentenceReading(words);
  const own = { currencies: needs.currencies ? currencies : [], received: needs.day ? received : undefined };
  if (own.currencies.length === 0 && own.received === undefined) return facts;
  return ofOffers(`${own.currencies.join()} ${own.received ?? ''}\n${words}`, () => read(words, own));
}
