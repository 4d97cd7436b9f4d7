import type { OfferTerms } from '../../../../src/domain/facets/facet-index';
import { dayNumber, isByTeam, testsAt } from '../../../../src/domain/trust/trust';
import type { StoreRuleView } from '../../../../src/domain/offers/limits';
import type { Benefit } from '../../../../src/generated/data-types';
import type { CatalogueOffer } from '../../../catalogue/offers/offer';
import type { SiteStore } from '../../../catalogue/offers/store-offers';
import { limitsOf, rulesOf, type Names } from './limits';
import { localize } from '../texts/localize';
import { offerPages } from './offer-pages';

/** The part of a store in the index of all offers. */
export interface StoreFacts {
  readonly terms: readonly OfferTerms[];
  readonly rules?: readonly StoreRuleView[] | undefined;
  /** In the order of its pages. */
  readonly offers: readonly IndexedOffer[];
}

interface IndexedOffer extends Pick<CatalogueOffer, 'startsAt' | 'endsAt' | 'category'> {
  /** The position of its terms in the terms of the store. */
  readonly terms: number;
  /** The day of its newest test by the team, if that test succeeded. */
  readonly checked?: number | undefined;
}

/** For terms without language: ids replace names. */
const neutral: Names = { paymentName: (id) => ({ en: id }), goodsName: (id) => ({ en: id }) };

/** Without the name of a gift, which has a language. */
function withoutWords(benefit: Benefit): Benefit {
  return benefit.kind === 'gift' ? { ...benefit, gift: { en: '', ar: '' } } : benefit;
}

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

/** The date of this context is after every test: a rule forbids tests in the future. */
const everyTest = { now: Date.UTC(9999, 0), timeZone: 'UTC' };

/** Collects distinct values. `add` returns the position of a value. */
export class Distinct<Value> {
  readonly values: Value[] = [];
  private readonly seen = new Map<Value, number>();
  private readonly places = new Map<string, number>();

  add(value: Value): number {
    // An object that was added before needs no comparison.
    const seen = this.seen.get(value);
    if (seen !== undefined) return seen;
    const key = JSON.stringify(value);
    const place = this.places.get(key) ?? this.values.push(value) - 1;
    this.places.set(key, place);
    this.seen.set(value, place);
    return place;
  }
}

export function storeFactsOf(store: SiteStore): StoreFacts {
  const terms = new Distinct<OfferTerms>();
  const offers = offerPages(store)
    .flat()
    .map((offer): IndexedOffer => {
      const { startsAt, endsAt, category, lastVerified, checks } = offer;
      const newest = testsAt({ lastVerified, checks }, everyTest).find(isByTeam);
      const checked = newest?.result === 'worked' ? dayNumber(newest.date) : undefined;
      return { terms: terms.add(termsOf(offer)), startsAt, endsAt, category, checked };
    });
  return { terms: terms.values, rules: store.rules && localize(rulesOf(store.rules, neutral), 'en', {}), offers };
}
