import type { Phrase } from '../../../diagnostics/phrases';
import type { SourceDocument } from '../../../load/document';
import { listOfPagePath } from '../../../../../src/domain/pages/list-pages';
import { isBelowCollections, isBelowComparison } from '../../../../../src/domain/pages/paths';
import { offlinePath } from '../../../../../src/domain/saved/offline';
import { isSearchPath } from '../../../../../src/domain/pages/site-files';
import type { DiagnosticText } from '../../../diagnostics/diagnostic';
import { quote } from '../../../diagnostics/visible';
import { addressesOf } from '../../engine/addresses';
import type { Address } from '../../engine/facts';
import { copiesIn } from '../../stores/copies';
import type { Rule } from '../../engine/draft';
import { relatedAt } from '../../engine/reporting';
import { repeated } from '../../../../../src/domain/language/grouped';

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
    const lists = draft.pages.filter(({ value: { kind } }) => kind === 'directory' || kind === 'coupons');
    // The lists and stores that get further pages when they grow, by path.
    const growing = new Map<string, { readonly name: Phrase; readonly document: SourceDocument }>([
      ...draft.stores.map(({ path, document }) => [path, { name: { id: 'duplicate-path.store' }, document }] as const),
      ...lists.map(({ value, document }) => [value.path, { name: { id: 'duplicate-path.list' }, document }] as const),
    ]);
    // Copied files have their own diagnostic.
    const copies = copiesIn(draft);
    const addresses = addressesOf(draft).filter(({ document }) => !copies.has(document));
    const wrong = ({ path, document, place }: Address, text: DiagnosticText): void =>
      report('duplicate-path', document, document.span(place), {
        ...text,
        values: { path: quote(path), ...text.values },
      });
    for (const address of addresses) {
      const { path } = address;
      const listPath = listOfPagePath(path) ?? '';
      const list = growing.get(listPath);
      if (list)
        wrong(address, {
          id: 'duplicate-path.further',
          values: { owner: list.name, ownPath: quote(listPath) },
          related: relatedAt(list.name, list.document, ['path']),
        });
      const owner = keptFor(path);
      if (owner !== undefined) wrong(address, { id: 'duplicate-path.files', values: { owner } });
      if (isBelowCollections(path)) wrong(address, { id: 'duplicate-path.collections' });
    }
    for (const [first, address] of repeated(addresses, ({ path }) => path))
      wrong(address, {
        id: 'duplicate-path',
        related: relatedAt({ id: 'duplicate-path.related' }, first.document, first.place),
      });
  },
};
