import { SaxesParser } from 'saxes';
import { BadArchive, sizesIn, unzipped } from '../unzip';
import { maximumElements, maximumUnpacked } from './limits';
import type { TableFault } from './table';

/** A spreadsheet cannot be read. */
export class SheetError extends Error {
  constructor(readonly fault: TableFault) {
    super(fault.id);
  }
}

/** Refuses a spreadsheet. */
export function fail(fault: TableFault): never {
  throw new SheetError(fault);
}

/** Refuses a spreadsheet that is larger than it seems. */
export function tooLarge(): never {
  return fail({ id: 'sheet.unpacks', values: { most: maximumUnpacked / 1024 ** 2 } });
}

function readArchive<Result>(read: () => Result): Result {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof BadArchive)) throw error;
    return error.reason === 'damaged' ? fail({ id: 'sheet.damaged' }) : tooLarge();
  }
}

/** The parts of a spreadsheet by their names. A part cannot become larger than the archive says. */
export function partsOf(bytes: Uint8Array, wanted: (name: string) => boolean): ReadonlyMap<string, string> {
  const decoder = new TextDecoder();
  const parts = readArchive(() => unzipped(bytes, wanted, maximumUnpacked));
  return new Map([...parts].map(([name, content]) => [name, decoder.decode(content)]));
}

/** How many bytes the parts of a spreadsheet have by what the archive says. */
export function partSizes(bytes: Uint8Array): ReadonlyMap<string, number> {
  return readArchive(() => sizesIn(bytes));
}

/** Takes the elements of XML; names have no prefix. */
interface ElementHandlers {
  open(name: string, attributes: Readonly<Record<string, string>>): void;
  text?(text: string): void;
  close?(name: string): void;
}

/** How many elements XML has, or a few more. Counting takes a small part of the time that parsing takes. */
function countElements(xml: string): number {
  let count = 0;
  for (let at = xml.indexOf('<'); at >= 0; at = xml.indexOf('<', at + 1)) if (xml[at + 1] !== '/') count += 1;
  return count;
}

/** Reads XML from its start to its end. */
export function eachElement(xml: string, { open, text, close }: ElementHandlers): void {
  if (countElements(xml) > maximumElements) fail({ id: 'sheet.too-many-cells', values: { most: maximumElements } });
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
  parser.write(xml).close();
}
