import type { ChecksPage } from '../../../../src/domain/pages/page-data';
import type { TestedOffer } from '../../../../src/domain/offers/offer-view';
import { testCountOf } from '../../../../src/domain/trust/test-log';
import { checksAddress } from './addresses';
import { pageLinks, type PageLinkSource } from '../collections';
import { baseOf, type Edition } from '../texts/edition';
import { offerStoreOf } from '../offers/limits';
import type { SiteStore } from '../../../catalogue/offers/store-offers';
import { listedStore } from './store-page';

export function checksPage(store: SiteStore, category: PageLinkSource | undefined, edition: Edition): ChecksPage {
  const { language, wording } = edition;
  const values = { store: store.name[language] };
  const tested = store.offers.filter(({ checks = [] }) => checks.length > 0);
  return {
    kind: 'checks',
    ...baseOf(checksAddress({ path: store.path, checks: testCountOf(tested) }, edition), {
      title: wording.message('checks.title', values),
      description: wording.message('checks.description', values),
      heading: wording.message('checks.heading', values),
      trail: [...edition.trailOf('directory'), ...pageLinks([...(category ? [category] : []), store], language)],
    }),
    store: offerStoreOf(store, edition),
    offers: listedStore(store, edition, tested).offers.map(
      (offer, place): TestedOffer => ({ ...offer, checks: tested[place]?.checks ?? [] }),
    ),
  };
}
