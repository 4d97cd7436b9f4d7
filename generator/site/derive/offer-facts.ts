import type { OfferTerms } from '../../../src/domain/facets/facet-index';
import { dayNumber, isByTeam, testsAt } from '../../../src/domain/trust/trust';
import type { StoreRuleView } from '../../../src/domain/offers/limits';
import type { Benefit, Check, Offer, Store } from '../../../src/generated/data-types';
import { limitsOf, rulesOf, type LimitContext } from './limits';
import { localize } from './localize';
import { namedOffers } from './offer-pages';

/** What the index of all offers has of one in a store's own file, as the data has it. */
interface RecordedOffer extends Pick<Offer, 'starts' | 'expires' | 'category'> {
  /** Its terms, as a place in those of the store. */
  readonly terms: number;
  /** The day of its newest test by the team, if it worked then. */
  readonly checked?: number;
  /** Whether the first page of the store has it whatever its end is. */
  readonly named?: true;
}

/** What the index of all offers has of a store. */
export interface StoreFacts {
  readonly terms: readonly OfferTerms[];
  readonly rules?: readonly StoreRuleView[];
  readonly offers: readonly RecordedOffer[];
  /** The ids of the offers of its feed that the first page has whatever their ends are. */
  readonly namedRows?: readonly string[];
}

/** In no language: ids stand for names. */
const neutral: LimitContext = { language: 'en', paymentName: (id) => id, goodsName: (id) => id };

/** Gifts are named in the words of a language. */
function withoutWords(benefit: Benefit): Benefit {
  return benefit.kind === 'gift' ? { ...benefit, gift: { en: '', ar: '' } } : benefit;
}

/** The terms of an offer. */
export function termsOf(offer: Omit<Offer, 'id' | 'title' | 'url'>): OfferTerms {
  const { kind, minimumSpend, who, where, channel, maximumDiscount, maximumSpend, perItem } = offer;
  const { oncePerCustomer, saleItems, combines } = offer;
  const benefit = offer.benefit && withoutWords(offer.benefit);
  const benefits = offer.benefits?.map((each) => ({ ...each, benefit: withoutWords(each.benefit) }));
  return {
    kind,
    benefit: benefit && localize(benefit, neutral.language, {}),
    minimumSpend,
    who,
    where,
    channel,
    maximumDiscount,
    maximumSpend,
    perItem,
    oncePerCustomer,
    saleItems,
    combines,
    ...limitsOf({ ...offer, benefit, benefits }, {}, neutral),
  };
}

/** No test is later: a rule forbids days in the future. */
const everyTest = { now: Date.UTC(9999, 0), timeZone: 'UTC' };

/** The day of the newest test by the team, if the offer worked then. */
export function checkedOn(evidence: {
  readonly lastVerified?: string | undefined;
  readonly checks?: readonly Check[] | undefined;
}) {
  const { lastVerified, checks } = evidence;
  const test = testsAt({ lastVerified, checks }, everyTest).find(isByTeam);
  return test?.result === 'worked' ? dayNumber(test.date) : undefined;
}

/** Collects values, each different one once. */
export class Distinct<Value> {
  readonly values: Value[] = [];
  private readonly seen = new Map<Value, number>();
  private readonly places = new Map<string, number>();

  /** The place of a value. */
  add(value: Value): number {
    // The very same object needs no comparison.
    const seen = this.seen.get(value);
    if (seen !== undefined) return seen;
    const key = JSON.stringify(value);
    const place = this.places.get(key) ?? this.values.push(value) - 1;
    this.places.set(key, place);
    this.seen.set(value, place);
    return place;
  }
}

/** What the index of all offers has of a store's own file. */
export function storeFactsOf(store: Pick<Store, 'offers' | 'rules' | 'featured' | 'sections'>): StoreFacts {
  const terms = new Distinct<OfferTerms>();
  const named = namedOffers(store);
  const offers = (store.offers ?? []).map((offer): RecordedOffer => {
    const { starts, expires, category, id } = offer;
    const checked = checkedOn(offer);
    return {
      terms: terms.add(termsOf(offer)),
      starts,
      expires,
      category,
      checked,
      named: named.has(id) || undefined,
    };
  });
  const own = new Set((store.offers ?? []).map(({ id }) => id));
  const namedRows = [...named].filter((id) => !own.has(id));
  return {
    terms: terms.values,
    rules: store.rules && rulesOf(store.rules, neutral),
    offers,
    namedRows: namedRows.length > 0 ? namedRows : undefined,
  };
}
