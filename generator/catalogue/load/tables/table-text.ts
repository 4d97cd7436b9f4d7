import type { Diagnostic, SourceFile } from '../../diagnostics/diagnostic';
import { decode, encodingOf } from '../decode';
import type { SourceDocument } from '../document';
import { fieldOf, textField } from '../fields';
import { faultDiagnostic } from './fault';
import { formatOf } from './format';
import { maximumBytes } from './limits';
import { TableBytes } from './sheet';
import { SheetError } from './sheet-parts';
import type { TableFault } from './table';
import { latin1 } from '../../../system/bytes/common';

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
function contentFault(bytes: Uint8Array): TableFault | undefined {
  if (bytes.length === 0) return { id: 'table.empty' };
  // These characters are the same in every supported encoding.
  const beginning = latin1(bytes.subarray(0, 200)).replace(/^(?:\xef\xbb\xbf|\xff\xfe)/, '');
  return kinds.find(({ begins }) => begins.test(beginning.replaceAll('\0', '')))?.fault;
}

interface TableText {
  readonly source: SourceFile;
  readonly diagnostics: readonly Diagnostic[];
}

export function sizeFault(bytes: number): TableFault | undefined {
  if (bytes <= maximumBytes) return undefined;
  return {
    id: 'table.too-large',
    values: { size: Math.ceil(bytes / 1024 ** 2), most: maximumBytes / 1024 ** 2 },
  };
}

/** Returns the fault if the sheet cannot be read. */
export function textOfSheet(table: TableBytes, settings: unknown): string | TableFault {
  try {
    const skip = fieldOf(settings, 'skip');
    return table.sheetText(textField(settings, 'sheet'), typeof skip === 'number' ? skip : 0);
  } catch (error) {
    if (!(error instanceof SheetError)) throw error;
    return error.fault;
  }
}

/** The shape of the settings need not be valid. */
export function tableText(path: string, bytes: Uint8Array, settings: SourceDocument): TableText {
  const unread = (fault: TableFault): TableText => ({
    source: { path, text: '' },
    diagnostics: [faultDiagnostic(fault, settings, path)],
  });
  const large = sizeFault(bytes.length);
  if (large) return unread(large);
  if (formatOf(settings.value) === 'xlsx') {
    const text = textOfSheet(new TableBytes(bytes), settings.value);
    return typeof text === 'string' ? { source: { path, text }, diagnostics: [] } : unread(text);
  }
  const foreign = formatOf(settings.value) === 'csv' ? contentFault(bytes) : undefined;
  if (foreign) return { ...unread(foreign), source: decode(path, bytes).source };
  const { source, diagnostics } = decode(path, bytes, encodingOf(settings.value));
  // Undecodable bytes outside the header line make their rows invalid, not the feed.
  const header = /^[^\n]*/.exec(source.text)?.[0] ?? '';
  return { source, diagnostics: /[\ufffd\u0000]/.test(header) ? diagnostics : [] };
}
