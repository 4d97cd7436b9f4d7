import { unzipSync } from 'fflate';
import { SaxesParser } from 'saxes';
import { maximumElements, maximumUnpacked } from './limits';
import type { TableFault } from './table';

export class SheetError extends Error {
  constructor(readonly fault: TableFault) {
    super(fault.id);
  }
}

export function fail(fault: TableFault): never {
  throw new SheetError(fault);
}

/** For a spreadsheet that unpacks to more than the limit. */
export function tooLarge(): never {
  return fail({ id: 'sheet.unpacks', values: { most: maximumUnpacked / 1024 ** 2 } });
}

/** The wanted parts, by name. A part cannot exceed its size in the archive's directory. */
export function partsOf(bytes: Uint8Array, wanted: (name: string) => boolean): ReadonlyMap<string, Uint8Array> {
  let total = 0;
  try {
    const parts = unzipSync(bytes, {
      filter({ name, originalSize }) {
        if (!wanted(name)) return false;
        total += originalSize;
        if (total > maximumUnpacked) tooLarge();
        return true;
      },
    });
    return new Map(Object.entries(parts));
  } catch (error) {
    if (error instanceof SheetError) throw error;
    return fail({ id: 'sheet.damaged' });
  }
}

/** In bytes, according to the archive's directory; nothing is unpacked. */
export function partSizes(bytes: Uint8Array): ReadonlyMap<string, number> {
  const sizes = new Map<string, number>();
  try {
    unzipSync(bytes, {
      filter({ name, originalSize }) {
        sizes.set(name, originalSize);
        return false;
      },
    });
  } catch {
    fail({ id: 'sheet.damaged' });
  }
  return sizes;
}

/** Handlers for XML elements. Names come without prefix. */
interface ElementHandlers {
  open(name: string, attributes: Readonly<Record<string, string>>): void;
  text?(text: string): void;
  close?(name: string): void;
}

/** The approximate number of bytes that are decoded at once. */
const step = 65_536;

/**
 * The text of an XML part in pieces, because the text of the whole part would take twice its memory. Each piece ends
 * with a tag, so that no character is divided.
 */
function* piecesOf(xml: Uint8Array): Generator<string> {
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
  for (let at = 0, end = 0; at < xml.length; at = end) {
    end = xml.indexOf(0x3e, at + step) + 1 || xml.length;
    yield decoder.decode(xml.subarray(at, end));
  }
}

/** Parses XML and calls the handlers. Throws a SheetError for invalid XML or too many elements. */
export function eachElement(xml: Uint8Array, { open, text, close }: ElementHandlers): void {
  // An approximate number, never too low: counting is much faster than parsing.
  let count = 0;
  for (let at = 0; at < xml.length; at += 1) if (xml[at] === 0x3c && xml[at + 1] !== 0x2f) count += 1;
  if (count > maximumElements) fail({ id: 'sheet.too-many-cells', values: { most: maximumElements } });
  const parser = new SaxesParser();
  const local = (name: string): string => name.slice(name.indexOf(':') + 1);
  const refuse = (): never => fail({ id: 'sheet.damaged' });
  parser.on('error', refuse);
  parser.on('doctype', refuse);
  parser.on('opentag', ({ name, attributes }) => open(local(name), attributes));
  if (text) {
    parser.on('text', text);
    parser.on('cdata', text);
  }
  if (close) parser.on('closetag', ({ name }) => close(local(name)));
  for (const piece of piecesOf(xml)) parser.write(piece);
  parser.close();
}
