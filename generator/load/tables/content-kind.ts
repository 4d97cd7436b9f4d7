import type { TableFault } from './table';

/** How files of other kinds begin. */
const kinds: readonly { readonly begins: RegExp; readonly what: string; readonly fix: string }[] = [
  {
    begins: /^\s*<(?:!doctype html|html|head|body)/i,
    what: 'a web page',
    fix: 'sign in to the network, and download the table itself: a page that asks for a password was saved in its place',
  },
  {
    begins: /^\s*<\?xml|^\s*<[a-z][\w:.-]*[\s>]/i,
    what: 'XML',
    fix: 'give the file the ending .xml and name it in `file`, with `format: xml` and `rows`; or download it as CSV',
  },
  {
    begins: /^\s*(?:\{|\[\s*[{[])/,
    what: 'JSON',
    fix: 'give the file the ending .json and name it in `file`, with `format: json` and `rows`; or download it as CSV',
  },
  {
    begins: /^PK\x03\x04|^\xd0\xcf\x11\xe0/,
    what: 'an Excel file',
    fix: 'save it from Excel as "CSV UTF-8", or give it the ending .xlsx and name it in `file`',
  },
];

/** What a file is that has the name of a CSV table and is none; undefined for a table. */
export function contentFault(bytes: Uint8Array): TableFault | undefined {
  if (bytes.length === 0)
    return {
      message: 'the table is empty',
      why: 'not even the line with the names of the columns is there',
      fix: 'download it again, or restore it from the history',
    };
  // These signs are the same in every encoding that tables have.
  const beginning = Buffer.from(bytes.subarray(0, 200))
    .toString('latin1')
    .replace(/^(?:\xef\xbb\xbf|\xff\xfe)/, '');
  const kind = kinds.find(({ begins }) => begins.test(beginning.replaceAll('\0', '')));
  return kind && { message: `this file is ${kind.what}, not a CSV table`, fix: kind.fix };
}
