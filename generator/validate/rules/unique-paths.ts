import { quote } from '../../diagnostics/visible';
import { addressesOf, type Address } from '../addresses';
import type { Rule } from '../draft';

/** No two pages have the same address. */
export const uniquePaths: Rule = {
  codes: ['duplicate-path'],
  check(draft, _context, report) {
    const first = new Map<string, Address>();
    for (const address of addressesOf(draft)) {
      const { path, document, place } = address;
      const other = first.get(path);
      if (!other) {
        first.set(path, address);
        continue;
      }
      report('duplicate-path', document, document.span(place), {
        message: `two pages have the address ${quote(path)}`,
        fix: 'give one of them another',
        related: [{ message: 'the other page', file: other.document.file.path, span: other.document.span(other.place) }],
      });
    }
  },
};
