import type { ChecksPage } from '../../../src/domain/pages/page-data';
import type { TestedOffer } from '../../../src/domain/offers/offer-view';
import type { Store } from '../../../src/generated/data-types';
import { testCountOf, testsOf } from '../../../src/domain/trust/test-log';
import { checksAddress } from './addresses';
import { pageLinks, type PageLinkSource } from './collections';
import { baseOf, type Edition } from './edition';
import { offerStoreOf } from './limits';
import type { OfferFeed } from '../../catalogue/validate/store-feed';
import { listedStore } from './store-page';

/** The log of the tests of a store's offers. */
export function checksPage(
  store: Store,
  feed: OfferFeed | undefined,
  category: PageLinkSource | undefined,
  edition: Edition,
): ChecksPage {
  const { language, wording } = edition;
  const values = { store: store.name[language] };
  const tests = testsOf(store, feed);
  const logs = new Map(tests.map(({ id, checks }) => [id, checks]));
  const { offers } = listedStore(store, feed, edition);
  return {
    kind: 'checks',
    ...baseOf(checksAddress({ path: store.path, checks: testCountOf(tests) }, edition), {
      title: wording.message('checks.title', values),
      description: wording.message('checks.description', values),
      heading: wording.message('checks.heading', values),
      trail: [...edition.trailOf('directory'), ...pageLinks([...(category ? [category] : []), store], language)],
    }),
    store: offerStoreOf(store, edition),
    offers: offers.flatMap((offer): TestedOffer[] => {
      const checks = logs.get(offer.id) ?? [];
      return checks.length === 0 ? [] : [{ ...offer, checks }];
    }),
  };
}
