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

/** The name of a value of a facet. */
export function facetLabel(
  facet: Facet,
  value: string,
  { stores, categories = [] }: Pick<CouponsPageView, 'stores' | 'categories'>,
  t: Translate,
): string {
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
