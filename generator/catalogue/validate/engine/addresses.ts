import { checksPath, postPath } from '../../../../src/domain/pages/paths';
import type { Path, SourceDocument } from '../../load/document';
import { laterDay, publishedFrom } from '../../../../src/domain/pages/publication';
import { asList, fieldOf, publicationOf, textField } from '../../load/fields';
import { redirectTarget } from '../../../../src/domain/pages/redirects';
import { nearest } from '../../diagnostics/suggest';
import type { Draft } from './draft';
import type { Address } from './facts';
import { reportedOrders } from '../feeds/orders';
import { feedOffersOf } from '../../offers/store-offers';
import { usesInDraft } from '../references/file-uses';

const addressesOfDrafts = new WeakMap<Draft, Addresses>();
const inPath: Path = ['path'];

/** An address that no link names, while several links name a nearly equal path that has no page. */
export interface MistypedAddress {
  readonly address: Address;
  /** The path that the links name. */
  readonly meant: string;
  readonly links: number;
}

interface Addresses {
  readonly all: readonly Address[];
  readonly mistyped: readonly MistypedAddress[];
}

function addressesIn(draft: Draft): Addresses {
  const found = addressesOfDrafts.get(draft);
  if (found) return found;
  const collected = collect(draft);
  const mistyped = findMistyped(draft, collected);
  const meant = new Map(mistyped.map(({ address, meant: path }) => [address, path]));
  const all =
    mistyped.length === 0 ? collected : collected.map((each) => ({ ...each, path: meant.get(each) ?? each.path }));
  const addresses = { all, mistyped };
  addressesOfDrafts.set(draft, addresses);
  return addresses;
}

/** In file order, without those of invalid files. A mistyped address has the path that the links name. */
export function addressesOf(draft: Draft): readonly Address[] {
  return addressesIn(draft).all;
}

export function mistypedAddressesOf(draft: Draft): readonly MistypedAddress[] {
  return addressesIn(draft).mistyped;
}

/** Finds addresses that nothing links to, while several links name nearly the same path. */
function findMistyped(draft: Draft, addresses: readonly Address[]): readonly MistypedAddress[] {
  if (draft.pathsIncomplete) return [];
  const rules = draft.redirects?.value.redirects ?? [];
  const paths = new Set(addresses.map(({ path }) => path));
  const links = new Map<string, number>();
  for (const { uses } of usesInDraft(draft))
    for (const { kind, id } of uses) if (kind === 'page' && id.startsWith('/')) links.set(id, (links.get(id) ?? 0) + 1);
  const hasLanguage = /^\/(?:en|ar|\{lang\})(?=\/|$)/;
  const isLost = (target: string, count: number): boolean =>
    count > 1 &&
    !paths.has(target) &&
    !hasLanguage.test(target) &&
    !paths.has(redirectTarget(rules, target)?.replace(hasLanguage, '') ?? target);
  return [...links].flatMap(([meant, count]) => {
    const path = isLost(meant, count) ? nearest(meant, paths) : undefined;
    const address = addresses.find((each) => each.path === path);
    const isNamed = path === undefined || links.has(path) || rules.some(({ to }) => to.endsWith(path));
    return address && !isNamed && address.place === inPath ? [{ address, meant, links: count }] : [];
  });
}

/** The stores with tested offers, and the first day of the page that each has for its test log. */
export function testedStores({
  stores,
  feeds,
  evidence,
}: Pick<Draft, 'stores' | 'feeds' | 'evidence'>): readonly Pick<Address, 'path' | 'document' | 'from'>[] {
  const orders = reportedOrders(evidence).stores;
  return stores.flatMap((store) => {
    const ordered = new Set(orders.get(store.slug)?.map(([offer]) => offer));
    const days = store.offers.flatMap(({ id, tested, from }) => (tested || ordered.has(id) ? [from] : []));
    const ofFeed = feedOffersOf(store, feeds)?.offers ?? [];
    const [first] = ofFeed.some(({ checks = [] }) => checks.length > 0) ? [''] : days.sort();
    return first === undefined
      ? []
      : [{ path: store.path, document: store.document, from: laterDay(publishedFrom(store), first) }];
  });
}

function collect(draft: Draft): readonly Address[] {
  return [
    ...(draft.home ? [{ path: '/', document: draft.home.document, place: [], from: '' }] : []),
    ...draft.pages.map(({ value, document }) => ({
      path: value.path,
      document,
      place: inPath,
      from: publishedFrom(publicationOf(value)),
    })),
    ...draft.posts.map(({ value, document }) => ({
      path: postPath(value.slug),
      document,
      place: ['slug'],
      from: publishedFrom(value),
    })),
    ...draft.stores.map((store) => ({
      path: store.path,
      document: store.document,
      place: inPath,
      from: publishedFrom(store),
    })),
    ...testedStores(draft).map((store) => ({ ...store, path: checksPath(store.path), place: inPath })),
  ];
}

/** The ids of a document's sections, which links reach as `#id`. */
export function anchorsOf(document: SourceDocument): readonly string[] {
  return asList(fieldOf(document.value, 'sections')).flatMap((section) => textField(section, 'id') ?? []);
}
