import { SaxesParser } from 'saxes';
import { BadArchive, unzipped } from '../unzip';
import { maximumUnpacked } from './limits';
import type { TableFault } from './table';

/** A spreadsheet cannot be read. */
export class SheetError extends Error {
  constructor(readonly fault: TableFault) {
    super(fault.message);
  }
}

/** Refuses a spreadsheet. */
export function fail(message: string, fix: string, setting?: TableFault['setting']): never {
  throw new SheetError({ message, fix, ...(setting && { setting }) });
}

/** What to do with a spreadsheet that is damaged. */
export const damaged = 'open it in a spreadsheet program and save it as XLSX again';

/** The parts of a spreadsheet by their names. A part cannot become larger than the archive says. */
export function partsOf(bytes: Uint8Array, wanted: (name: string) => boolean): ReadonlyMap<string, string> {
  try {
    const decoder = new TextDecoder();
    return new Map(
      [...unzipped(bytes, wanted, maximumUnpacked)].map(([name, content]) => [name, decoder.decode(content)]),
    );
  } catch (error) {
    if (!(error instanceof BadArchive)) throw error;
    if (error.reason === 'damaged') return fail('the spreadsheet is damaged', damaged);
    return fail(
      `the spreadsheet unpacks to more than ${maximumUnpacked / 1024 ** 2} MB`,
      'delete sheets and columns that are not needed, or save the sheet as CSV',
    );
  }
}

/** Takes the elements of XML; names have no prefix. */
interface ElementHandlers {
  open(name: string, attributes: Readonly<Record<string, string>>): void;
  text?(text: string): void;
  close?(name: string): void;
}

/** Reads XML from its start to its end. */
export function eachElement(xml: string, { open, text, close }: ElementHandlers): void {
  const parser = new SaxesParser();
  const local = (name: string): string => name.slice(name.indexOf(':') + 1);
  const refuse = (): never => fail('the spreadsheet is damaged', damaged);
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
