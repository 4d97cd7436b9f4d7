import { grouped } from '../../../../../src/domain/grouped';
import { compactName } from '../../brands';
import type { DraftStore } from '../../store-summary';
import { textAt, type StoreFinding } from './findings';
import { storesByName } from './names';

/** The store of each firm that is known to have one. */
export type Owners = ReadonlyMap<string, DraftStore>;

/** Whether the name of a firm in addresses is that of a store, or a part of it. */
function isNamed({ slug, names }: DraftStore, brand: string): boolean {
  return [slug, names.en, ...names.aliases].some((name) => {
    const compact = compactName(name);
    return compact.length > 2 && (compact.includes(brand) || brand.includes(compact));
  });
}

/** The most stores on one host that may be a mistake; a host with more belongs to many shops. */
const mostOnOneHost = 3;

/** Learns from the websites of the stores to which store a host belongs. A host that several use belongs to the one with its name. */
export function ownersOfBrands(stores: readonly DraftStore[]): Owners {
  const owners = new Map<string, DraftStore>();
  for (const [brand, all] of grouped(stores, (store) => store.brand)) {
    if (brand === undefined) continue;
    // A marketplace or a host of shops on which many stores are.
    const named = all.length > mostOnOneHost ? [] : all.filter((store) => isNamed(store, brand));
    const [owner] = all.length === 1 ? all : named.length === 1 ? named : [];
    if (owner) owners.set(brand, owner);
  }
  return owners;
}

/** The websites of stores that are the website of another store. */
export function websitesOfOthers(stores: readonly DraftStore[], owners: Owners): readonly StoreFinding[] {
  return stores.flatMap((store): readonly StoreFinding[] => {
    const other = owners.get(store.brand ?? '');
    if (!other || other === store) return [];
    // The address may name the store: the page of a firm's second store.
    const written = compactName(store.url);
    const isOwn = [store.slug, store.names.en].some((name) => written.includes(compactName(name) || ' '));
    return isOwn ? [] : [{ kind: 'website', store, other, path: ['url'], text: store.url, otherPath: ['url'] }];
  });
}

/** Whether words name a store, as the search compares them. */
function nameIt(words: string, { names: { en, ar, aliases } }: DraftStore): boolean {
  return [en, ar, ...aliases].some((name) => words.includes(name));
}

/** The links of offers, buttons and texts that lead to another store. What names the other store means it. */
export function linksToOthers(stores: readonly DraftStore[], owners: Owners): readonly StoreFinding[] {
  let names: ReadonlyMap<string, DraftStore> | undefined;
  const byName = (): ReadonlyMap<string, DraftStore> => (names ??= storesByName(stores));
  return stores.flatMap((store) =>
    store.foreignLinks.flatMap(({ brand, path, start, end, label, searched }): readonly StoreFinding[] => {
      const other = searched === undefined ? owners.get(brand) : byName().get(searched);
      if (!other || other === store || (label !== undefined && nameIt(label, other))) return [];
      const whole = textAt(store, path);
      const place = start !== undefined && end !== undefined ? { start, end } : {};
      return [
        {
          kind: 'link',
          store,
          other,
          path,
          text: whole.slice(start, end),
          otherPath: ['url'],
          isInText: label !== undefined,
          ...place,
        },
      ];
    }),
  );
}
