import type { Offer, Store } from '../../../../src/generated/data-types';
import type { Span } from '../../diagnostics/diagnostic';
import { codeLikeWords } from '../coupon-codes/quoted-codes';
import type { FileFacts } from '../engine/facts';
import type { StoreOffer } from '../stores/store-offers';
import { textField, valueAt } from '../../load/fields';
import type { TextField } from '../texts/texts';

const freeDelivery =
  /free (?:shipping|delivery)|(?:shipping|delivery|it) (?:is |comes )?free|(?:ship|deliver)\w* for free/iu;
/** Words for conditions that the offer does not describe: another kind of delivery, another place, the usual cost. */
const others =
  /express|same[- ]day|next[- ]day|international|abroad|outside|heavy|bulky|furniture|costs?|fee|charge|otherwise|below|under|less/iu;
const otherPlace = /(?:in|to) (?:the )?\p{Lu}/u;

/** A store's only free-delivery offer, if it has one minimum order; undefined if there are several. */
export function deliveryOffer({ offers = [] }: Store): Offer | undefined {
  const [offer, ...more] = offers.filter(({ benefit }) => benefit?.kind === 'free-shipping');
  // An answer for one country is not compared with a list of countries.
  const hasOneMinimum = offer?.minimumSpend !== undefined && !Array.isArray(offer.minimumSpend);
  return hasOneMinimum && more.length === 0 ? offer : undefined;
}

/** Whether a text is the answer to a question about free delivery. The English texts decide for both languages. */
export function isAboutFreeDelivery({ document, path, field }: TextField): boolean {
  if (field !== 'answer') return false;
  const item = path.slice(0, -2);
  const [question = '', answer = ''] = ['question', 'answer'].map((each) =>
    textField(valueAt(document.value, [...item, each]), 'en'),
  );
  const both = `${question} ${answer}`;
  return freeDelivery.test(both) && !others.test(both) && !otherPlace.test(both);
}

/** An offer that a sentence is about, and the place of its code in the sentence, if it is named by that. */
interface NamedOffer<Offer> {
  readonly offer: Offer;
  readonly code?: Span;
}

type WithCode<Offer> = Required<NamedOffer<Offer>>;

/** The offers that the sentences of a text may be about. */
export interface KnownOffers<Offer> {
  /** Finds the codes of offers in words. */
  readonly named: (words: string) => readonly WithCode<Offer>[];
  /** The offer that a sentence without a code may be about, and the words by which it says so. */
  readonly meant?: { readonly offer: Offer; readonly calls: RegExp } | undefined;
}

/** Words by which a sentence of a store's page refers to the only offer. */
export const callsOnly =
  /(?<!\p{L})(?:the|this|our|it|one) (?:exclusive |promo |discount )?(?:code|coupon|offer|deal)(?!\p{L})|^valid in |(?<!\p{L})(?:الكود|كودنا|الكوبون|العرض)(?!\p{L})|^(?:يسري|صالح) في /iu;

/** Words by which an entry of the home page refers to the offer that it advertises. Its other words are about the shop. */
export const callsAdvertised =
  /(?<!\p{L})(?:code|cash ?back)(?!\p{L})|(?<!\p{L})[وبل]?(?:ال)?كود(?!\p{L})|استرداد|كاش ?باك/iu;

/** Any sentence is about the offer. */
export const callsAny = /^/u;

/** The offer that a sentence is about: the only one whose code it has, or the one that its text may mean. */
export function offerNamed<Offer>(words: string, { named, meant }: KnownOffers<Offer>): NamedOffer<Offer> | undefined {
  const [first, ...others] = named(words);
  if (first) return others.every(({ offer }) => offer === first.offer) ? first : undefined;
  return meant?.calls.test(words) ? { offer: meant.offer } : undefined;
}

const partOfWord = /[\p{L}\p{N}_-]/u;

/** Whether a text has a word character on both sides of an offset. */
function isInsideWord(text: string, offset: number): boolean {
  return partOfWord.test(text.charAt(offset - 1)) && partOfWord.test(text.charAt(offset));
}

/** Finds the codes of a store's own offers. `{code}` is that of the featured one. */
export function namedIn({ featured, offers = [] }: Store): KnownOffers<(typeof offers)[number]>['named'] {
  const codes = offers.flatMap((offer) =>
    offer.kind === 'code'
      ? [offer.code, ...(offer.id === featured ? ['{code}'] : [])].map((code) => ({ offer, code }))
      : [],
  );
  return (words) =>
    codes.flatMap(({ offer, code }) => {
      const start = words.indexOf(code);
      const end = start + code.length;
      return start < 0 || isInsideWord(words, start) || isInsideWord(words, end)
        ? []
        : [{ offer, code: { start, end } }];
    });
}

export function namedInAll(facts: FileFacts): KnownOffers<StoreOffer>['named'] {
  return (words) =>
    codeLikeWords(words).flatMap(({ code, start, end }) => {
      const offer = facts.offerWithCode(code);
      return offer ? [{ offer, code: { start, end } }] : [];
    });
}
