import type { BenefitGroup, Facet } from '../domain/facets';
import type { CouponsPageView } from '../domain/page-data';
import type { Translate } from '../hooks/messages';

const benefits = {
  percent: 'filter.percent',
  amount: 'filter.amount',
  cashback: 'benefit.cashback',
  delivery: 'benefit.free-shipping',
  gift: 'filter.gift',
} as const satisfies Readonly<Record<BenefitGroup, string>>;

function isBenefit(value: string): value is BenefitGroup {
  return Object.hasOwn(benefits, value);
}

/** What stores and categories are named from. */
export interface ValueNames extends Pick<CouponsPageView, 'categories'> {
  readonly stores: Readonly<Record<string, { readonly name: string }>>;
}

/** The name of a value of a facet. */
export function facetLabel(facet: Facet, value: string, { stores, categories = [] }: ValueNames, t: Translate): string {
  switch (facet) {
    case 'store':
      return stores[value]?.name ?? value;
    case 'category':
      return categories.find(({ id }) => id === value)?.name ?? value;
    case 'kind':
      return value === 'code' ? t('coupons.codes') : t('coupons.deals');
    case 'benefit':
      return isBenefit(value) ? t(benefits[value]) : value;
    case 'customers':
      return t('offer.new-customers');
    case 'minimum':
      return t('filter.no-minimum');
    case 'ends':
      return t('filter.ends-soon');
  }
}
