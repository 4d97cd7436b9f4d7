import { publishedFrom } from '../../../../src/domain/pages/publication';
import type { Store } from '../../../../src/generated/data-types';
import type { Entry } from '../catalogue';
import { brandOf } from './brands';
import { foldedNames, type OfferSummary, type StoreSummary } from './store-summary';
import { foreignLinksOf, mentionsOf } from './store-mentions';
import { storeUsesOf } from '../references/store-uses';

export function offersIn({ offers = [] }: Pick<Store, 'offers'>): readonly OfferSummary[] {
  return offers.map((offer) => {
    const { id, benefit, benefits, minimumSpend, maximumSpend, maximumDiscount } = offer;
    const { where, who, channel, payment, saleItems, starts } = offer;
    return {
      id,
      code: offer.kind === 'code' ? offer.code : undefined,
      from: publishedFrom(offer),
      expires: offer.expires?.slice(0, 'YYYY-MM-DD'.length),
      tested: (offer.checks ?? []).length > 0,
      benefit,
      benefits,
      minimumSpend,
      maximumSpend,
      maximumDiscount,
      where,
      who,
      channel,
      payment,
      saleItems,
      starts,
    };
  });
}

const summaries = new WeakMap<Store, StoreSummary>();

/** Cached because both the rules and the store's record use the summary. */
export function summaryOf({ value, document }: Entry<Store>): StoreSummary {
  const known = summaries.get(value);
  if (known) return known;
  const { slug, path, url, logo, category, offersFrom, draft, publish } = value;
  const names = foldedNames(value);
  const brand = brandOf(url);
  const summary: StoreSummary = {
    slug,
    path,
    url,
    logo,
    category,
    offersFrom,
    draft,
    publish,
    names,
    brand,
    foreignLinks: foreignLinksOf(value, names),
    mentions: mentionsOf(value, names),
    offers: offersIn(value),
    uses: storeUsesOf(document),
  };
  summaries.set(value, summary);
  return summary;
}
