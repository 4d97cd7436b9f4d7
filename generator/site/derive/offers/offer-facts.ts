import type { OfferTerms } from '../../../../src/domain/facets/facet-index';
import { dayNumber, isByTeam, testsAt } from '../../../../src/domain/trust/trust';
import type { StoreRuleView } from '../../../../src/domain/offers/limits';
import type { Benefit } from '../../../../src/generated/data-types';
import type { CatalogueOffer } from '../../../catalogue/offers/offer';
import type { SiteStore } from '../../../catalogue/offers/store-offers';
import { limitsOf, rulesOf, type Names } from './limits';
import { localize } from '../texts/localize';
import { offerPages } from './offer-pages';

/** What the index of all offers has of a store. */
export interface StoreFacts {
  readonly terms: readonly OfferTerms[];
  readonly rules?: readonly StoreRuleView[] | undefined;
  /** In the order of its pages. */
  readonly offers: readonly IndexedOffer[];
}

/** What the index has of an offer. */
interface IndexedOffer extends Pick<CatalogueOffer, 'startsAt' | 'endsAt' | 'category'> {
  /** Its terms, as a place in those of the store. */
  readonly terms: number;
  /** The day of its newest test by the team, if it worked then. */
  readonly checked?: number | undefined;
}

/** In no language: ids stand for names. */
const neutral: Names = { paymentName: (id) => ({ en: id }), goodsName: (id) => ({ en: id }) };

/** Gifts are named in the words of a language. */
function withoutWords(benefit: Benefit): Benefit {
  return benefit.kind === 'gift' ? { ...benefit, gift: { en: '', ar: '' } } : benefit;
}

/** The terms of an offer. */
function termsOf(offer: CatalogueOffer): OfferTerms {
  const { kind, minimumSpend, who, where, channel } = offer;
  const { benefit, benefits, ...limits } = limitsOf(offer, neutral);
  return localize(
    {
      kind,
      benefit: benefit && withoutWords(benefit),
      minimumSpend,
      who,
      where,
      channel,
      benefits: benefits?.map((each) => ({ ...each, benefit: withoutWords(each.benefit) })),
      ...limits,
    },
    'en',
    {},
  );
}

/** No test is later: a rule forbids days in the future. */
const everyTest = { now: Date.UTC(9999, 0), timeZone: 'UTC' };

/** The day of the newest test by the team, if the offer worked then. */
function checkedOn({ lastVerified, checks }: CatalogueOffer): number | undefined {
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

/** What the index of all offers has of a store. */
export function storeFactsOf(store: SiteStore): StoreFacts {
  const terms = new Distinct<OfferTerms>();
  const offers = offerPages(store)
    .flat()
    .map((offer): IndexedOffer => {
      const { startsAt, endsAt, category } = offer;
      return { terms: terms.add(termsOf(offer)), startsAt, endsAt, category, checked: checkedOn(offer) };
    });
  return { terms: terms.values, rules: store.rules && localize(rulesOf(store.rules, neutral), 'en', {}), offers };
}
