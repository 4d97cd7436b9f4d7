import { listOfPagePath } from '../../../../../src/domain/pages/list-pages';
import { isBelowCollections, isBelowComparison } from '../../../../../src/domain/pages/paths';
import { offlinePath } from '../../../../../src/domain/saved/offline';
import { isSearchPath } from '../../../../../src/domain/pages/site-files';
import type { Phrase } from '../../../diagnostics/phrases';
import { quote } from '../../../diagnostics/visible';
import { addressesOf } from '../../engine/addresses';
import type { Address } from '../../engine/facts';
import type { SourceDocument } from '../../../load/document';
import { copiesIn } from '../../stores/copies';
import type { Draft, Rule } from '../../engine/draft';

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
    const first = new Map<string, Address>();
    const lists = listsOf(draft);
    // Copied files have their own diagnostic.
    const copies = copiesIn(draft);
    for (const address of addressesOf(draft)) {
      const { path, document, place } = address;
      if (copies.has(document)) continue;
      const list = lists.get(listOfPagePath(path) ?? '');
      if (list) {
        report('duplicate-path', document, document.span(place), {
          id: 'duplicate-path.further',
          values: { path: quote(path), owner: list.name, ownPath: quote(list.path) },
          related: [{ message: list.name, file: list.document.file.path, span: list.document.span(['path']) }],
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
      const other = first.get(path);
      if (!other) {
        first.set(path, address);
        continue;
      }
      report('duplicate-path', document, document.span(place), {
        id: 'duplicate-path',
        values: { path: quote(path) },
        related: [
          {
            message: { id: 'duplicate-path.related' },
            file: other.document.file.path,
            span: other.document.span(other.place),
          },
        ],
      });
    }
  },
};
