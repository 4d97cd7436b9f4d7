import type { IntlShape } from 'react-intl';
import type { BenefitGroup, Facet } from '../domain/facets/facets';
import type { CouponsPageView } from '../domain/pages/page-data';

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

export interface ValueNames extends Pick<CouponsPageView, 'categories'> {
  readonly stores: Readonly<Record<string, { readonly name: string }>>;
}

export function facetLabel(
  facet: Facet,
  value: string,
  { stores, categories = [] }: ValueNames,
  intl: IntlShape,
): string {
  switch (facet) {
    case 'store':
      return stores[value]?.name ?? value;
    case 'category':
      return categories.find(({ id }) => id === value)?.name ?? value;
    case 'kind':
      return intl.formatMessage({ id: value === 'code' ? 'coupons.codes' : 'coupons.deals' });
    case 'benefit':
      return isBenefit(value) ? intl.formatMessage({ id: benefits[value] }) : value;
    case 'customers':
      return intl.formatMessage({ id: 'offer.new-customers' });
    case 'minimum':
      return intl.formatMessage({ id: 'filter.no-minimum' });
    case 'ends':
      return intl.formatMessage({ id: 'filter.ends-soon' });
  }
}
