import { isListPagePath } from '../../../../src/domain/list-pages';
import { isBelowComparison } from '../../../../src/domain/paths';
import { quote } from '../../../diagnostics/visible';
import { addressesOf, type Address } from '../../addresses';
import type { Rule } from '../../draft';

/** No two pages have the same address, nor one that a list needs when it grows. */
export const uniquePaths: Rule = {
  name: 'unique-paths',
  codes: ['duplicate-path'],
  check(draft, _context, report) {
    const first = new Map<string, Address>();
    const lists = draft.pages.filter(({ value: { kind } }) => kind === 'directory' || kind === 'coupons');
    for (const address of addressesOf(draft)) {
      const { path, document, place } = address;
      const list = lists.find((each) => isListPagePath(each.value.path, path));
      if (list) {
        report('duplicate-path', document, document.span(place), {
          message: `the address ${quote(path)} is kept for the further pages of the list ${quote(list.value.path)}`,
          fix: 'give this page another, without a number behind that of the list',
          related: [{ message: 'the list', file: list.document.file.path, span: list.document.span(['path']) }],
        });
      }
      if (isBelowComparison(path)) {
        report('duplicate-path', document, document.span(place), {
          message: `the address ${quote(path)} is kept for the files of the comparison of stores`,
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
