import { grouped } from '../../../../../src/domain/language/grouped';
import { compactName } from '../../stores/brands';
import { containsName, type DraftStore } from '../../stores/store-summary';
import { storesByName, textAt, type StoreFinding } from './findings';

/** The store that owns each brand, by the brand of its website. */
export type Owners = ReadonlyMap<string, DraftStore>;

/** Whether the brand in an address contains a store's name or is contained in it. */
function isNamed({ slug, names }: DraftStore, brand: string): boolean {
  return [slug, names.en, ...names.aliases].some((name) => {
    const compact = compactName(name);
    return compact.length > 2 && (compact.includes(brand) || brand.includes(compact));
  });
}

/** More stores than this on one host show that the host is shared. */
const mostOnOneHost = 3;

/** By the websites of the stores. A host of several stores belongs to the one with its name. */
export function ownersOfBrands(stores: readonly DraftStore[]): Owners {
  const owners = new Map<string, DraftStore>();
  for (const [brand, all] of grouped(stores, (store) => store.brand)) {
    if (brand === undefined) continue;
    // Many stores share a marketplace or hosting service.
    const named = all.length > mostOnOneHost ? [] : all.filter((store) => isNamed(store, brand));
    const [owner] = all.length === 1 ? all : named.length === 1 ? named : [];
    if (owner) owners.set(brand, owner);
  }
  return owners;
}

/** Stores whose website is that of another store. */
export function websitesOfOthers(stores: readonly DraftStore[], owners: Owners): readonly StoreFinding[] {
  return stores.flatMap((store): readonly StoreFinding[] => {
    const other = owners.get(store.brand ?? '');
    if (!other || other === store) return [];
    // The address may contain the store's name, as the page of a company's second store does.
    const written = compactName(store.url);
    const isOwn = [store.slug, store.names.en].some((name) => written.includes(compactName(name) || ' '));
    return isOwn ? [] : [{ kind: 'website', store, other, path: ['url'], text: store.url, otherPath: ['url'] }];
  });
}

/** A link of an offer, button or text whose label names the other store is intended. */
export function linksToOthers(stores: readonly DraftStore[], owners: Owners): readonly StoreFinding[] {
  let names: ReadonlyMap<string, DraftStore> | undefined;
  const byName = (): ReadonlyMap<string, DraftStore> => (names ??= storesByName(stores));
  return stores.flatMap((store) =>
    store.foreignLinks.flatMap(({ brand, path, start, end, label, searched }): readonly StoreFinding[] => {
      const other = searched === undefined ? owners.get(brand) : byName().get(searched);
      if (!other || other === store) return [];
      if (label !== undefined && containsName(label, other.names)) return [];
      const whole = textAt(store, path);
      return [
        {
          kind: 'link',
          store,
          other,
          path,
          text: whole.slice(start, end),
          otherPath: ['url'],
          isInText: label !== undefined,
          start,
          end,
        },
      ];
    }),
  );
}
