import {
  decodeIndex,
  IndexHasChanged,
  indexFile,
  namesFile,
  namesFileOf,
  namesFileOfStore,
  pathOfPlace,
  pageOfOffer,
  storesOfNames,
  type FacetIndex,
  type IndexFiles,
  type NamesFile,
} from '../domain/facets/facet-index';
import type { Language } from '../domain/language/language';
import type { PageFile } from '../domain/pages/page-data';
import type { CategorizedOffer, OfferStore } from '../domain/offers/offer-view';
import { pageFile } from '../domain/pages/paths';
import { usualPath } from '../domain/pages/slugs';
import { forgetData, loadJson } from './json';

async function loadFile(path: string): Promise<unknown> {
  const content = await loadJson(path);
  if (content === undefined) throw new IndexHasChanged(path);
  return content;
}

export async function loadIndexFile<Name extends keyof IndexFiles>(name: Name): Promise<IndexFiles[Name]> {
  // The assertion is sound: the generator wrote the file from a value of this type.
  return (await loadFile(indexFile(name))) as IndexFiles[Name];
}

async function loadNames(number: number, { version }: Pick<FacetIndex, 'version'>): Promise<NamesFile> {
  // The assertion is sound, as in `loadIndexFile`.
  const file = (await loadFile(namesFile(number))) as NamesFile;
  if (file.version !== version) throw new IndexHasChanged(version);
  return file;
}

export interface LoadedIndex {
  readonly index: FacetIndex;
  /** By slug, as far as files of names have been loaded. */
  readonly stores: Map<string, { readonly number: number; readonly names: Readonly<Record<Language, string>> }>;
}

/** Loads the files that every filter needs. */
async function loadIndex(): Promise<LoadedIndex> {
  const storesBySlug: LoadedIndex['stores'] = new Map();
  const [stores, facts, ends, starts, categories] = await Promise.all([
    loadIndexFile('stores'),
    loadIndexFile('facts'),
    loadIndexFile('ends'),
    loadIndexFile('starts'),
    loadIndexFile('categories'),
  ]);
  const index = decodeIndex({ stores, facts, ends, starts, categories }, (slug) => storesBySlug.get(slug)?.number);
  return { index, stores: storesBySlug };
}

let loading: Promise<LoadedIndex> | undefined;

/** The index. It is loaded and decoded once, until `forgetIndex` is called. */
export function loadedIndex(): Promise<LoadedIndex> {
  loading ??= loadIndex();
  return loading;
}

/** Adds stores by slug. Unknown slugs are ignored. */
export async function loadStores(
  index: FacetIndex,
  slugs: readonly string[],
  stores: LoadedIndex['stores'],
): Promise<void> {
  const files = new Set(slugs.filter((slug) => !stores.has(slug)).map((slug) => namesFileOf(index.names, slug)));
  files.delete(-1);
  await Promise.all(
    [...files].map(async (file) => {
      const { slugs: inFile, names } = await loadNames(file, index);
      for (const [at, slug] of inFile.entries())
        stores.set(slug, {
          number: file * storesOfNames + at,
          names: { en: names.en[at] ?? slug, ar: names.ar[at] ?? slug },
        });
    }),
  );
}

export interface FoundOffer {
  readonly offer: CategorizedOffer;
  readonly store: OfferStore;
}

async function loadOffer(index: FacetIndex, place: number, language: Language): Promise<FoundOffer> {
  const where = pageOfOffer(index, place);
  const { slugs, paths } = await loadNames(namesFileOfStore(where.store), index);
  const at = where.store % storesOfNames;
  const path = pathOfPlace(where, paths[at] || usualPath(slugs[at] ?? ''));
  // The assertion is sound: the generator wrote the file from a value of this type.
  const page = (await loadFile(pageFile(language, path, 'json'))) as PageFile;
  const offer = page.kind === 'store' || page.kind === 'store-offers' ? page.offers[where.offer] : undefined;
  const category = index.table.categories[index.table.columns.category[place] ?? 0]?.category ?? '';
  if (!offer || !('store' in page)) throw new IndexHasChanged(path);
  return { offer: { ...offer, store: page.store.slug, category }, store: page.store };
}

/** Loads the offers at some places from the data of their stores' pages, which opening them needs anyway. */
export function loadOffers(
  index: FacetIndex,
  places: readonly number[],
  language: Language,
): Promise<readonly FoundOffer[]> {
  return Promise.all(places.map((place) => loadOffer(index, place, language)));
}

/** Clears the cached index after an error; if files of different builds were read, clears all cached data. */
export function forgetIndex(error: unknown): void {
  loading = undefined;
  if (error instanceof IndexHasChanged) forgetData();
}
