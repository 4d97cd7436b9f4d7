import { checksPath, postPath } from '../../src/domain/paths';
import { logFrom } from '../../src/domain/test-log';
import type { Path, SourceDocument } from '../load/document';
import { publishedFrom } from '../../src/domain/publication';
import { fieldOf, publicationOf, textField } from '../load/fields';
import type { Draft } from './draft';
import { reportedOrders, withOrders } from './orders';
import { feedOfStore } from './store-feed';

/** A page's address without its language, and what gives it. */
export interface Address {
  readonly path: string;
  readonly document: SourceDocument;
  /** The path of the address in the document. */
  readonly place: Path;
  /** The first day on which the page is published; empty if it always is. */
  readonly from: string;
}

const known = new WeakMap<Draft, readonly Address[]>();
const inPath: Path = ['path'];

/** The addresses of all pages whose file is right, in the order of files. */
export function addressesOf(draft: Draft): readonly Address[] {
  const addresses = known.get(draft) ?? collect(draft);
  known.set(draft, addresses);
  return addresses;
}

/** The stores whose offers have tests, so that each has a page with the log of them. */
export function testedStores({
  stores,
  known,
  feeds,
  evidence,
}: Pick<Draft, 'stores' | 'known' | 'feeds' | 'evidence'>): readonly Pick<Address, 'path' | 'document' | 'from'>[] {
  const orders = reportedOrders(evidence).stores;
  return [
    ...stores.flatMap(({ value, document }) => {
      const from = logFrom(withOrders(value, orders.get(value.slug)), feedOfStore(value, feeds));
      return from === undefined ? [] : [{ path: value.path, document, from }];
    }),
    ...known.flatMap(({ log, path, document }) => (log === undefined ? [] : [{ path, document, from: log }])),
  ];
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
    ...draft.stores.map(({ value, document }) => ({
      path: value.path,
      document,
      place: inPath,
      from: publishedFrom(value),
    })),
    ...draft.known.map((store) => ({ ...store, place: inPath, from: publishedFrom(store) })),
    ...testedStores(draft).map((store) => ({ ...store, path: checksPath(store.path), place: inPath })),
  ];
}

/** The names by which `#name` reaches a section of a document. */
export function anchorsOf(document: SourceDocument): readonly string[] {
  const sections = fieldOf(document.value, 'sections');
  return Array.isArray(sections) ? sections.flatMap((section: unknown) => textField(section, 'id') ?? []) : [];
}
