import { listOfPagePath } from '../../../../src/domain/list-pages';
import { isBelowCollections, isBelowComparison } from '../../../../src/domain/paths';
import { offlinePath } from '../../../../src/domain/offline';
import { isSearchPath } from '../../../../src/domain/site-files';
import { quote } from '../../../diagnostics/visible';
import { addressesOf, type Address } from '../../addresses';
import type { SourceDocument } from '../../../load/document';
import { copiesIn } from '../../copies';
import type { Draft, Rule } from '../../draft';

/** A page that has further pages when it grows. */
interface GrowingPage {
  readonly name: 'the list' | 'the store';
  readonly path: string;
  readonly document: SourceDocument;
}

function listsOf({ pages, stores, known }: Draft): ReadonlyMap<string, GrowingPage> {
  const lists = pages.filter(({ value: { kind } }) => kind === 'directory' || kind === 'coupons');
  const growing = [
    ...[...stores.map(({ value, document }) => ({ path: value.path, document })), ...known].map(
      ({ path, document }): GrowingPage => ({ name: 'the store', path, document }),
    ),
    ...lists.map(({ value, document }): GrowingPage => ({ name: 'the list', path: value.path, document })),
  ];
  return new Map(growing.map((page) => [page.path, page]));
}

/** What the files below a path belong to, where no page may have it. */
function keptFor(path: string): string | undefined {
  if (isBelowComparison(path)) return 'the comparison of stores';
  if (isSearchPath(path)) return 'the search';
  return path === offlinePath ? 'the service worker' : undefined;
}

/** No two pages have the same address, nor one that a list or a store needs when it grows. */
export const uniquePaths: Rule = {
  name: 'unique-paths',
  codes: ['duplicate-path'],
  check(draft, _context, report) {
    const first = new Map<string, Address>();
    const lists = listsOf(draft);
    // A copy is reported as such.
    const copies = copiesIn(draft);
    for (const address of addressesOf(draft)) {
      const { path, document, place } = address;
      if (copies.has(document)) continue;
      const list = lists.get(listOfPagePath(path) ?? '');
      if (list) {
        report('duplicate-path', document, document.span(place), {
          message: `the address ${quote(path)} is kept for the further pages of ${list.name} ${quote(list.path)}`,
          fix: `give this page another, without a number behind that of ${list.name}`,
          related: [{ message: list.name, file: list.document.file.path, span: list.document.span(['path']) }],
        });
      }
      const kept = keptFor(path);
      if (kept !== undefined) {
        report('duplicate-path', document, document.span(place), {
          message: `the address ${quote(path)} is kept for the files of ${kept}`,
          fix: 'give this page another address',
          related: [],
        });
      }
      if (isBelowCollections(path)) {
        report('duplicate-path', document, document.span(place), {
          message: `the address ${quote(path)} is kept for the pages of categories and seasons`,
          fix: 'give this page another address',
          related: [],
        });
      }
      const other = first.get(path);
      if (!other) {
        first.set(path, address);
        continue;
      }
      report('duplicate-path', document, document.span(place), {
        message: `two pages have the address ${quote(path)}`,
        fix: 'give one of them another',
        related: [
          { message: 'the other page', file: other.document.file.path, span: other.document.span(other.place) },
        ],
      });
    }
  },
};
