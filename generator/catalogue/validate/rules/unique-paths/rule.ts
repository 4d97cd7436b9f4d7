import { listOfPagePath } from '../../../../../src/domain/pages/list-pages';
import { isBelowCollections, isBelowComparison } from '../../../../../src/domain/pages/paths';
import { offlinePath } from '../../../../../src/domain/saved/offline';
import { isSearchPath } from '../../../../../src/domain/pages/site-files';
import type { Phrase } from '../../../diagnostics/phrases';
import { quote } from '../../../diagnostics/visible';
import { addressesOf } from '../../engine/addresses';
import type { SourceDocument } from '../../../load/document';
import { copiesIn } from '../../stores/copies';
import type { Draft, Rule } from '../../engine/draft';
import { relatedAt } from '../../engine/related';
import { repeated } from '../../../../../src/domain/language/grouped';

/** A page that gets further pages when its list grows. */
interface GrowingPage {
  readonly name: Phrase;
  readonly path: string;
  readonly document: SourceDocument;
}

function listsOf({ pages, stores }: Draft): ReadonlyMap<string, GrowingPage> {
  const lists = pages.filter(({ value: { kind } }) => kind === 'directory' || kind === 'coupons');
  const growing = [
    ...stores.map(({ path, document }): GrowingPage => ({ name: { id: 'duplicate-path.store' }, path, document })),
    ...lists.map(
      ({ value, document }): GrowingPage => ({ name: { id: 'duplicate-path.list' }, path: value.path, document }),
    ),
  ];
  return new Map(growing.map((page) => [page.path, page]));
}

/** The feature whose files are below a path, so that no page may have it; undefined if there is none. */
function keptFor(path: string): 'comparison' | 'search' | 'service-worker' | undefined {
  if (isBelowComparison(path)) return 'comparison';
  if (isSearchPath(path)) return 'search';
  return path === offlinePath ? 'service-worker' : undefined;
}

/** No two pages have the same address, and no page has the address of a possible further page of a list or store. */
export const uniquePaths: Rule = {
  name: 'unique-paths',
  codes: ['duplicate-path'],
  check(draft, _context, report) {
    const lists = listsOf(draft);
    // Copied files have their own diagnostic.
    const copies = copiesIn(draft);
    const addresses = addressesOf(draft).filter(({ document }) => !copies.has(document));
    for (const { path, document, place } of addresses) {
      const list = lists.get(listOfPagePath(path) ?? '');
      if (list) {
        report('duplicate-path', document, document.span(place), {
          id: 'duplicate-path.further',
          values: { path: quote(path), owner: list.name, ownPath: quote(list.path) },
          related: relatedAt(list.name, list.document, ['path']),
        });
      }
      const kept = keptFor(path);
      if (kept !== undefined) {
        report('duplicate-path', document, document.span(place), {
          id: 'duplicate-path.files',
          values: { path: quote(path), owner: kept },
        });
      }
      if (isBelowCollections(path)) {
        report('duplicate-path', document, document.span(place), {
          id: 'duplicate-path.collections',
          values: { path: quote(path) },
        });
      }
    }
    for (const [first, { path, document, place }] of repeated(addresses, (address) => address.path))
      report('duplicate-path', document, document.span(place), {
        id: 'duplicate-path',
        values: { path: quote(path) },
        related: relatedAt({ id: 'duplicate-path.related' }, first.document, first.place),
      });
  },
};
