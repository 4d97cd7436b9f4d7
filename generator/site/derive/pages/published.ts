import { isPublished, publishedFrom, type Publication } from '../../../../src/domain/pages/publication';
import type { Offer, Page, Post, Store } from '../../../../src/generated/data-types';
import type { Images } from '../../../catalogue/load/load';
import { publicationOf } from '../../../catalogue/load/fields';
import type { Catalogue, Entry } from '../../../catalogue/validate/catalogue';
import { storeUsesOf } from '../../../catalogue/validate/references/store-uses';
import type { Use } from '../../../catalogue/validate/references/use';

/** The offers of a store that have a day of publication. */
type WithheldOffers = readonly (readonly [id: string, from: string])[];

/** The parts of a store that decide whether other files may refer to it. */
interface StorePublication extends Publication {
  readonly slug: string;
  readonly uses: readonly Use[];
  /** The ids of its unpublished offers. */
  readonly hidden?: readonly string[] | undefined;
}

export function withheldOffers({ offers = [] }: Pick<Store, 'offers'>): WithheldOffers {
  return offers.flatMap((offer): WithheldOffers => {
    const from = publishedFrom(offer);
    return from === '' ? [] : [[offer.id, from]];
  });
}

interface AnySection {
  readonly kind: string;
}

function sectionsWithout<Section extends AnySection>(
  sections: readonly Section[],
  hidden: readonly string[],
): Section[] {
  return sections.map((section) =>
    section.kind === 'offers' && 'offers' in section && Array.isArray(section.offers)
      ? { ...section, offers: section.offers.filter((id: string) => !hidden.includes(id)) }
      : section,
  );
}

export function storeWithout(store: Store, hidden: readonly string[]): Store {
  if (hidden.length === 0) return store;
  const offers = store.offers?.filter(({ id }) => !hidden.includes(id));
  return { ...store, offers, sections: sectionsWithout(store.sections, hidden) };
}

interface Dependent {
  readonly pages: readonly Entry<Page>[];
  readonly posts: readonly Entry<Post>[];
  readonly images: Images;
  readonly uses: Catalogue['uses'];
}

/** The part of a catalogue that is published on a day, without its stores. `stores` has all stores. */
export function publishedRest<Rest extends Dependent>(
  rest: Rest,
  stores: readonly StorePublication[],
  day: string,
): Rest {
  const hidden = new Map<string, readonly string[]>();
  for (const store of stores) if (store.hidden) hidden.set(store.slug, store.hidden);
  const pages = rest.pages.flatMap((page): readonly Entry<Page>[] => {
    const { value } = page;
    if ('publish' in value || 'draft' in value) if (!isPublished(value, day)) return [];
    if (value.kind !== 'article') return [page];
    const lost = hidden.get(value.store);
    return [lost ? { ...page, value: { ...value, sections: sectionsWithout(value.sections, lost) } } : page];
  });
  const posts = rest.posts.filter(({ value }) => isPublished(value, day));
  const uses = rest.uses.filter(({ document }) => isPublished(publicationOf(document.value), day));
  const shown = new Set(
    [...uses, ...stores.filter((store) => isPublished(store, day))].flatMap((file) =>
      file.uses.flatMap(({ kind, id }) => (kind === 'picture' ? id : [])),
    ),
  );
  return { ...rest, pages, posts, uses, images: new Map([...rest.images].filter(([name]) => shown.has(name))) };
}

/** The part of a catalogue that is published on a day, `YYYY-MM-DD` in the site's time zone. */
export function publishedCatalogue(catalogue: Catalogue, day: string): Catalogue {
  const stores = catalogue.stores.map(({ value, document }): StorePublication => {
    const hidden = withheldOffers(value).flatMap(([id, from]) => (from > day ? [id] : []));
    return { ...value, uses: storeUsesOf(document), hidden: hidden.length > 0 ? hidden : undefined };
  });
  return {
    ...publishedRest(catalogue, stores, day),
    stores: catalogue.stores.flatMap((entry, index) => {
      const hidden = stores[index]?.hidden ?? [];
      return isPublished(entry.value, day) ? [{ ...entry, value: storeWithout(entry.value, hidden) }] : [];
    }),
  };
}

/** The day from which the site shows an offer, if the data states it. */
export function appearedOn(
  { publish }: Pick<Store, 'publish'>,
  offer: Pick<Offer, 'publish'> = {},
): string | undefined {
  return [publish, offer.publish]
    .filter((day) => day !== undefined)
    .sort()
    .at(-1);
}
