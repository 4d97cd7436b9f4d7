import type { IntlShape } from 'react-intl';
import type { Instant } from '../../domain/dates/calendar';
import type { PageData, SiteView } from '../../domain/pages/page-data';
import type { OfferView, StoreSummary } from '../../domain/offers/offer-view';
import type { PreviewContent, PreviewPanel, PreviewStore } from '../../domain/pages/preview-content';
import { shownActiveOffers } from '../../domain/offers/shown-offers';
import { benefitText } from '../../offers/facts/benefit';

export interface PreviewContext {
  readonly site: SiteView;
  readonly intl: IntlShape;
  readonly instant: Instant;
}

const maxTiles = 9;

function previewStore({ logo, initials, hue }: StoreSummary): PreviewStore {
  return { logo, initials, hue };
}

function firstOffer(
  page: PageData,
  instant: Instant,
): { readonly offer: OfferView; readonly store: StoreSummary } | undefined {
  if (page.kind !== 'store' && page.kind !== 'article') return undefined;
  const [first] = shownActiveOffers(page, instant);
  return first && { offer: first.offer, store: page.store };
}

function storesOf(page: PageData): readonly StoreSummary[] {
  switch (page.kind) {
    case 'home':
      return page.featured.stores.map(({ store }) => store);
    case 'directory':
      return page.groups.flatMap(({ items }) => items);
    case 'category':
    case 'season':
    case 'coupons':
      return Object.values(page.stores);
    case 'store':
    case 'article':
    case 'store-offers':
    case 'checks':
      return [page.store];
    default:
      return [];
  }
}

function panelOf(page: PageData, first: ReturnType<typeof firstOffer>, intl: IntlShape): PreviewPanel {
  if (first) {
    const { benefit, title, code } = first.offer;
    return {
      kind: 'ticket',
      store: previewStore(first.store),
      benefit: benefit ? benefitText(benefit, intl) : title,
      ...(code === undefined ? { noCode: intl.formatMessage({ id: 'offer.no-code-needed' }) } : { code }),
    };
  }
  if (page.kind === 'post') return { kind: 'image', address: page.post.image };
  const stores = storesOf(page);
  const [only] = stores;
  if (stores.length > 2) return { kind: 'tiles', stores: stores.slice(0, maxTiles).map(previewStore) };
  return only ? { kind: 'store', store: previewStore(only) } : { kind: 'emblem' };
}

function noteOf(page: PageData, endsOn: string | undefined, { site, intl }: PreviewContext): string | undefined {
  if (page.kind === 'post') return page.post.category;
  if (endsOn !== undefined) return intl.formatMessage({ id: 'offer.valid-until' }, { date: endsOn });
  if (page.month !== undefined) return intl.formatMessage({ id: 'store.checked' }, { month: page.month });
  return page.kind === 'home' ? site.tagline : undefined;
}

export function previewContent(page: PageData, context: PreviewContext): PreviewContent {
  const first = firstOffer(page, context.instant);
  const note = noteOf(page, first?.offer.endsOn, context);
  return {
    language: page.language,
    siteName: context.site.name,
    heading: page.heading,
    note,
    panel: panelOf(page, first, context.intl),
  };
}
