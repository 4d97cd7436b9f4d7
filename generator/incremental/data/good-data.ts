import type { Store } from '../../../src/generated/data-types';
import { bySlug } from '../../derive/by-slug';
import { sourceOf, sourceOfRest } from '../../derive/derive';
import { outlineOf } from '../../derive/outline';
import type { SiteSource } from '../../derive/plan';
import type { System } from '../../system/system';
import { decode } from '../../load/decode';
import { loadDocument } from '../../load/document';
import { DiskError } from '../../load/files';
import type { Catalogue, CheckedRest, MessageEntry } from '../../validate/catalogue';
import { hashOf, nothingChecked, type CheckMemory, type RestMemory, type StoreMemory } from '../memory';
import { dataFilesOf } from './data-files';
import { storeMemoryOf, type DataMemory } from './data-memory';

/** Data without an error, and what is to be remembered of it. */
export interface GoodData {
  readonly source: SiteSource & { readonly messages: ReadonlyMap<string, MessageEntry> };
  /** The stores by their slugs. */
  readonly stores: ReadonlyMap<string, StoreMemory>;
  readonly memory: CheckMemory;
  /** The rest of the catalogue, if it is another than is remembered. */
  readonly newRest?: RestMemory | undefined;
}

/** The file of a store was changed after it was checked, and before it was used. */
export class StoreHasChanged extends DiskError {
  constructor(file: string) {
    super(
      file,
      'read',
      'it was changed while it was in use, and is not the one that was checked',
      'run the command again',
    );
  }
}

/** How many stores stay at hand after they were read: their pages ask for them several times, and nobody for thousands at once. */
const keptStores = 32;

/** Gives stores that were found good before; of those that are not at hand it reads the files. */
export function storeReader(
  system: System,
  stores: ReadonlyMap<string, StoreMemory>,
  values: ReadonlyMap<string, Store> = new Map(),
): (slug: string) => Store {
  const kept = new Map<string, Store>();
  return (slug) => {
    const value = values.get(slug) ?? kept.get(slug);
    if (value) return value;
    const known = stores.get(slug);
    const bytes = known && system.read(known.file);
    if (!bytes || hashOf(bytes) !== known.hash) throw new StoreHasChanged(known?.file ?? slug);
    const { document } = loadDocument(decode(known.file, bytes).source);
    if (!document) throw new Error(`The store ${slug} cannot be read.`);
    // The schema accepted this very file before: its hash is the same.
    const store = document.value as Store;
    kept.set(slug, store);
    for (const oldest of kept.keys()) if (kept.size > keptStores) kept.delete(oldest);
    return store;
  };
}

/** Stores by one of their texts. */
export function storesBy(key: 'file' | 'slug', stores: readonly StoreMemory[]): ReadonlyMap<string, StoreMemory> {
  return new Map(stores.map((store) => [store[key], store]));
}

/**
 * The data as pages are made from it. What this gives lives as long as the build, and so does everything that stands in the
 * same scope: here may be nothing that holds the texts of all files.
 */
export function sourceFrom(
  system: System,
  data: DataMemory,
  rest: CheckedRest,
  stores: GoodData['stores'],
  values: Map<string, Store>,
): GoodData['source'] {
  const storeOf = storeReader(system, stores, values);
  const memoryOf = bySlug(stores);
  return {
    ...sourceOfRest(rest),
    stores: [...stores.values()],
    outlineOf: (slug) => {
      const value = values.get(slug);
      return value ? outlineOf(value) : data.detailsOf(memoryOf(slug), () => storeOf(slug)).outline;
    },
    storeOf,
    release: (slug) => values.delete(slug),
  };
}

/** A whole catalogue, of which nothing is remembered, as good data. Its stores are known by what they say, for files may say more. */
export function goodDataOf(system: System, catalogue: Catalogue): GoodData {
  const { all: files } = dataFilesOf(system, nothingChecked.files);
  const memories = catalogue.stores.map((entry) => storeMemoryOf(entry, hashOf(JSON.stringify(entry.value))));
  return {
    source: sourceOf(catalogue),
    stores: storesBy('slug', memories),
    memory: { ...nothingChecked, files, stores: storesBy('file', memories) },
  };
}
