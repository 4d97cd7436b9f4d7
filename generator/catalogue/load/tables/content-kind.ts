import { latin1 } from '../../../system/bytes/common';
import type { TableFault } from './table';

/** The first characters of other kinds of files. */
const kinds: readonly { readonly begins: RegExp; readonly fault: TableFault }[] = [
  {
    begins: /^\s*<(?:!doctype html|html|head|body)/i,
    fault: { id: 'table.is-web-page' },
  },
  {
    begins: /^\s*<\?xml|^\s*<[a-z][\w:.-]*[\s>]/i,
    fault: { id: 'table.is-xml' },
  },
  {
    begins: /^\s*(?:\{|\[\s*[{[])/,
    fault: { id: 'table.is-json' },
  },
  {
    begins: /^PK\x03\x04|^\xd0\xcf\x11\xe0/,
    fault: { id: 'table.is-excel' },
  },
];

/** The fault of a file that is named like a CSV table but is not one; undefined for a table. */
export function contentFault(bytes: Uint8Array): TableFault | undefined {
  if (bytes.length === 0) return { id: 'table.empty' };
  // These characters are the same in every supported encoding.
  const beginning = latin1(bytes.subarray(0, 200)).replace(/^(?:\xef\xbb\xbf|\xff\xfe)/, '');
  return kinds.find(({ begins }) => begins.test(beginning.replaceAll('\0', '')))?.fault;
}
