import type { Currency } from '../../generated/data-types';
import type { Instant } from '../dates/calendar';
import { benefitGroups, compareSavings, type BenefitGroup, type OfferFacts, type Saving } from './facets';
import { inRecommendedOrder } from '../offers/first-coupons';
import type { BenefitView } from '../offers/limits';
import { convert, fromMinor, toMinor, type MoneyTables } from '../money/money';
import type { CouponsPageView } from '../pages/page-data';
import type { CategorizedOffer, OfferStore, OfferView } from '../offers/offer-view';
import { dayNumber, isByTeam, testsAt } from '../trust/trust';

interface Gain {
  readonly benefits: readonly [BenefitGroup];
  readonly figure?: number;
  readonly currency?: Currency;
}

const groupOf = {
  percent: 'percent',
  amount: 'amount',
  cashback: 'cashback',
  'free-shipping': 'delivery',
  gift: 'gift',
} as const satisfies Readonly<Record<BenefitView['kind'], BenefitGroup>>;

function gainOf(benefit: BenefitView, money: MoneyTables): Gain {
  const benefits = [groupOf[benefit.kind]] as const;
  if (benefit.kind === 'amount') {
    const dollars = convert(toMinor(benefit, money), 'USD', money);
    if (!dollars) return { benefits, figure: benefit.amount, currency: benefit.currency };
    return { benefits, figure: fromMinor(dollars, money).amount };
  }
  const figure = 'percent' in benefit ? benefit.percent : undefined;
  return { benefits, figure };
}

/** What an offer saves: all kinds of its benefits, and the figure of the best one. */
export function savingOf({ benefit, benefits }: OfferView, money: MoneyTables): Saving {
  const all = benefits ? benefits.map((each) => each.benefit) : benefit ? [benefit] : [];
  const gains = all.map((each) => gainOf(each, money)).sort(compareSavings);
  const kinds = new Set(gains.flatMap(({ benefits: [kind] }) => kind));
  return { ...gains[0], benefits: benefitGroups.filter((group) => kinds.has(group)) };
}

export interface FactsContext {
  readonly now: Instant;
  readonly timeZone: string;
  readonly money: MoneyTables;
}

/** Tests after `now` do not count. The category is that of the offer or of its store. */
export function factsOf(
  offer: OfferView,
  {
    category,
    group,
    store,
  }: {
    readonly category: string;
    readonly group?: string | undefined;
    readonly store: Pick<OfferStore, 'slug' | 'rules'>;
  },
  { now, timeZone, money }: FactsContext,
): OfferFacts {
  const { kind, where, startsAt, endsAt } = offer;
  const test = testsAt(offer, { now, timeZone }).find(isByTeam);
  const isRuled = kind === 'code' && (store.rules ?? []).some((rule) => rule.kind === 'minimum');
  return {
    store: store.slug,
    category,
    group,
    kind,
    ...savingOf(offer, money),
    where,
    newCustomers: offer.who === 'new-customers',
    minimum: offer.minimumSpend !== undefined || isRuled,
    startsAt,
    endsAt,
    checked: test?.result === 'worked' ? dayNumber(test.date) : undefined,
  };
}

export interface OfferWithFacts extends OfferFacts {
  readonly offer: CategorizedOffer;
}

/** The offers of a page and their facts, in the recommended order. */
export function factsOfPage(
  { offers, stores, categories = [] }: Pick<CouponsPageView, 'offers' | 'stores' | 'categories'>,
  context: FactsContext,
): readonly OfferWithFacts[] {
  const groups = new Map(categories.map(({ id, group }) => [id, group]));
  return inRecommendedOrder(offers, context.now).flatMap((offer): readonly OfferWithFacts[] => {
    const store = stores[offer.store];
    const place = { category: offer.category, group: groups.get(offer.category) };
    return store ? [{ ...factsOf(offer, { ...place, store }, context), offer }] : [];
  });
}
