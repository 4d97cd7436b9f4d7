import type { Instant } from '../../src/domain/calendar';
import { languages, type Language } from '../../src/domain/language';
import type { OfferView, StoreSummary } from '../../src/domain/page-data';
import { sitePath } from '../../src/domain/paths';
import type { Settings } from '../../src/domain/settings';
import { feedFile } from '../../src/domain/site-files';
import type { ApiIndex, ApiOffer, ApiOffers, ApiStore, ApiStores, ApiWords, Offer, Store } from '../../src/generated/data-types';

/** The public copy of the catalogue (`schemas/api.schema.json`), by file below `/api/v1/`. */
export interface PublicCatalogue {
  readonly index: ApiIndex;
  readonly stores: ApiStores;
  readonly offers: ApiOffers;
}

/** The folder of the public copy. Its number changes when a field changes its meaning. */
export const apiFolder = 'api/v1';

/** The stores in one language. */
interface CatalogueEdition {
  readonly language: Language;
  readonly stores: readonly { readonly store: Store; readonly summary: StoreSummary; readonly offers: readonly OfferView[] }[];
}

type Gift = Extract<NonNullable<Offer['benefit']>, { kind: 'gift' }>['gift'];

function isoInstant(instant: Instant): string {
  return new Date(instant).toISOString();
}

/** A text in all languages it is given in; where its own language is named, only in that. */
function words(views: Readonly<Record<Language, OfferView>>, text: (view: OfferView) => string | undefined): ApiWords | undefined {
  const all: ApiWords = {};
  for (const language of languages) {
    const value = text(views[language]);
    if (value !== undefined) all[views[language].language ?? language] = value;
  }
  return Object.keys(all).length === 0 ? undefined : all;
}

function benefitOf({ en, ar }: Readonly<Record<Language, OfferView>>): Offer['benefit'] {
  const { benefit } = en;
  if (benefit?.kind !== 'gift') return benefit;
  const gift: Gift = { en: benefit.gift, ar: ar.benefit?.kind === 'gift' ? ar.benefit.gift : benefit.gift };
  return { ...benefit, gift };
}

function apiOffer(store: Store, views: Readonly<Record<Language, OfferView>>): ApiOffer {
  const { id, kind, code, url, minimumSpend, who, where, channel, startsAt, expiresAt, verified } = views.en;
  const benefit = benefitOf(views);
  const description = words(views, (view) => view.description);
  const terms = words(views, (view) => view.terms);
  const lastVerified = store.offers?.find((offer) => offer.id === id)?.lastVerified;
  return {
    store: store.slug,
    id,
    kind,
    ...(code !== undefined && { code }),
    ...(url !== undefined && { url }),
    title: words(views, (view) => view.title) ?? {},
    ...(description && { description }),
    ...(benefit && { benefit }),
    ...(minimumSpend && { minimumSpend }),
    ...(who && { who }),
    ...(where && { where: [...where] }),
    ...(channel && { channel }),
    ...(terms && { terms }),
    ...(startsAt !== undefined && { starts: isoInstant(startsAt) }),
    ...(expiresAt !== undefined && { expires: isoInstant(expiresAt) }),
    ...(verified !== undefined && { verified }),
    ...(lastVerified !== undefined && { lastVerified }),
  };
}

/** The catalogue as anybody may read it. Ratings and votes stay on the pages: they are no facts about a store. */
export function publicCatalogue(editions: Readonly<Record<Language, CatalogueEdition>>, settings: Settings, about: string): PublicCatalogue {
  const root = settings.origin + settings.basePath;
  const address = (file: string): string => `${root}/${apiFolder}/${file}`;
  const inArabic = new Map(editions.ar.stores.map((edition) => [edition.store.slug, edition]));
  const stores: ApiStore[] = [];
  const offers: ApiOffer[] = [];
  for (const english of [...editions.en.stores].sort((a, b) => (a.store.slug < b.store.slug ? -1 : 1))) {
    const { store, summary } = english;
    const arabic = inArabic.get(store.slug);
    if (!arabic) throw new Error(`The store ${store.slug} has no Arabic edition.`);
    stores.push({
      slug: store.slug,
      name: { en: summary.name, ar: arabic.summary.name },
      category: { en: summary.category, ar: arabic.summary.category },
      url: store.url,
      logo: summary.logo.startsWith('https:') ? summary.logo : settings.origin + summary.logo,
      pages: { en: root + sitePath('en', store.path), ar: root + sitePath('ar', store.path) },
      checked: store.checked,
      ...(store.updated !== undefined && { updated: store.updated }),
    });
    const arabicOffers = new Map(arabic.offers.map((offer) => [offer.id, offer]));
    for (const en of english.offers) offers.push(apiOffer(store, { en, ar: arabicOffers.get(en.id) ?? en }));
  }
  return {
    index: {
      version: 1,
      about,
      languages: [...languages],
      stores: address('stores.json'),
      offers: address('offers.json'),
      feeds: { en: `${root}/${feedFile('en')}`, ar: `${root}/${feedFile('ar')}` },
      schema: address('schema.json'),
    },
    stores: { stores },
    offers: { offers },
  };
}
