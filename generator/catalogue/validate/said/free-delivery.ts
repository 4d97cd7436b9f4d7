import type { Offer, Store } from '../../../../src/generated/data-types';
import { quote } from '../../diagnostics/visible';
import type { Fact } from '../../../../src/domain/reading/facts';
import type { TextField, TextPair } from '../texts/texts';
import { sentenceFacts } from './sentence-facts';
import { inSentence, type Contradiction } from './spoken';

type Minimum = NonNullable<Offer['maximumSpend']>;

const freeDelivery =
  /free (?:shipping|delivery)|(?:shipping|delivery|it) (?:is |comes )?free|(?:ship|deliver)\w* for free/iu;
/** Words for conditions that the offer does not describe: another kind of delivery, another place, the usual cost. */
const others =
  /express|same[- ]day|next[- ]day|international|abroad|outside|heavy|bulky|furniture|costs?|fee|charge|otherwise|below|under|less/iu;
const otherPlace = /(?:in|to) (?:the )?\p{Lu}/u;

/** A store's only free-delivery offer, with its minimum order; undefined if there are several or it has none. */
function deliveryOffer({ offers = [] }: Store): { readonly index: number; readonly minimum: Minimum } | undefined {
  const all = offers.flatMap(({ benefit, minimumSpend: minimum }, index) =>
    // An answer for one country is not compared with a list of countries.
    benefit?.kind === 'free-shipping' ? [{ index, minimum: Array.isArray(minimum) ? undefined : minimum }] : [],
  );
  const [first] = all;
  return first?.minimum && all.length === 1 ? { index: first.index, minimum: first.minimum } : undefined;
}

/** The only minimum of an answer, if it differs from that of the offer. */
function otherAmount(
  text: TextField,
  { amount, currency }: Minimum,
): (Fact & { readonly name: 'minimum' }) | undefined {
  const [first, ...more] = sentenceFacts(text.value, [currency]).filter((fact) => fact.name === 'minimum');
  if (!first || more.length > 0 || first.value.value === amount || first.value.currency !== currency) return undefined;
  return first;
}

/**
 * Finds answers whose minimum for free delivery contradicts the free-delivery offer; undefined if the store has no such
 * offer.
 */
export function deliveryAgainst(
  store: Store,
  pairs: readonly TextPair[],
): { readonly index: number; readonly found: readonly Contradiction[] } | undefined {
  const offer = deliveryOffer(store);
  if (!offer) return undefined;
  const { index, minimum } = offer;
  const questions = new Map(
    pairs.flatMap(({ en }) => (en.field === 'question' ? [[en.path.slice(0, -2).join(' '), en.value]] : [])),
  );
  const found = pairs.flatMap(({ en, ar }): readonly Contradiction[] => {
    const question = questions.get(en.path.slice(0, -2).join(' '));
    if (en.field !== 'answer' || question === undefined) return [];
    const both = `${question} ${en.value}`;
    if (others.test(both) || otherPlace.test(both)) return [];
    if (!freeDelivery.test(question) && !freeDelivery.test(en.value)) return [];
    return [en, ar].flatMap((text) => {
      const named = otherAmount(text, minimum);
      if (!named) return [];
      const values = {
        words: quote(text.value.slice(named.span.start, named.span.end)),
        amount: quote(`${minimum.amount} ${minimum.currency}`),
      };
      const place = [named.span.start, named.span.end] as const;
      return [inSentence({ text, start: 0 }, 'minimum', place, ['minimumSpend', 'amount'], values)];
    });
  });
  return { index, found };
}
