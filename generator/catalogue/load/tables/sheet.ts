import { choice } from '../../diagnostics/suggest';
import { quote } from '../../diagnostics/visible';
import { extentFault, maximumUnpacked } from './limits';
import { columnIndex, kindOfFormat, numberText, SheetRows, type NumberKind } from './sheet-rows';
import { addLink, LinkReader, linkColumns, linkOfFormula, linkTargets, rangeOf, type CellLinks } from './sheet-links';
import { eachElement, fail, partSizes, partsOf, tooLarge } from './sheet-parts';
import type { TableProblem } from './table';

/** Throws if the first bytes are not those of an XLSX file. */
function checkSignature(bytes: Uint8Array): void {
  const [first, second] = bytes;
  if (first === 0x50 && second === 0x4b) return;
  if (first === 0xd0 && second === 0xcf) fail({ id: 'sheet.old' });
  if (first === 0x3c) fail({ id: 'sheet.web-page' });
  fail({ id: 'sheet.other' });
}

interface Workbook {
  /** The archive parts of the sheets by sheet name, in order. */
  readonly sheets: ReadonlyMap<string, string>;
  readonly is1904: boolean;
}

function workbookOf(bytes: Uint8Array): Workbook {
  const parts = partsOf(bytes, (name) => name === 'xl/workbook.xml' || name === 'xl/_rels/workbook.xml.rels');
  const targets = new Map<string, string>();
  eachElement(parts.get('xl/_rels/workbook.xml.rels') ?? fail({ id: 'sheet.none' }), {
    open(name, { Id: id = '', Target: target = '' }) {
      if (name === 'Relationship') targets.set(id, target.startsWith('/') ? target.slice(1) : `xl/${target}`);
    },
  });
  const sheets = new Map<string, string>();
  let is1904 = false;
  eachElement(parts.get('xl/workbook.xml') ?? fail({ id: 'sheet.none' }), {
    open(name, attributes) {
      if (name === 'workbookPr') is1904 = /^(?:1|true)$/.test(attributes['date1904'] ?? '');
      const target = targets.get(attributes['r:id'] ?? '');
      if (name === 'sheet' && target !== undefined) sheets.set(attributes['name'] ?? '', target);
    },
  });
  return { sheets, is1904 };
}

/** The shared strings, to which cells refer by index. */
function sharedTexts(xml: Uint8Array): readonly string[] {
  const texts: string[] = [];
  let inText = false;
  let phonetic = false;
  eachElement(xml, {
    open(name) {
      if (name === 'si') texts.push('');
      if (name === 'rPh') phonetic = true;
      inText = name === 't' && !phonetic;
    },
    text(text) {
      if (inText) texts[texts.length - 1] += text;
    },
    close(name) {
      inText = false;
      if (name === 'rPh') phonetic = false;
    },
  });
  return texts;
}

/** The number kind of each cell style. */
function styleKinds(xml: Uint8Array): readonly NumberKind[] {
  const codes = new Map<number, string>();
  const kinds: NumberKind[] = [];
  let inCells = false;
  eachElement(xml, {
    open(name, { numFmtId = '0', formatCode }) {
      if (name === 'numFmt' && formatCode !== undefined) codes.set(Number(numFmtId), formatCode);
      if (name === 'cellXfs') inCells = true;
      if (name === 'xf' && inCells) kinds.push(kindOfFormat(Number(numFmtId), codes.get(Number(numFmtId))));
    },
    close(name) {
      if (name === 'cellXfs') inCells = false;
    },
  });
  return kinds;
}

interface SheetContext {
  readonly texts: readonly string[];
  readonly kinds: readonly NumberKind[];
  readonly is1904: boolean;
}

function refuseProblem(found: TableProblem | undefined): void {
  if (found) fail({ id: 'table.sheet-problem', values: { problem: found.problem }, fix: found.fix });
}

/** Rejects a sheet that has too many cells once all rows are padded to the longest and the columns are added. */
function checkExtent(rows: SheetRows, added: number): void {
  const width = rows.width + added;
  refuseProblem(extentFault(width, width * rows.count));
}

/** Counts cells, including empty ones, and their text: many cells can refer to one long string. */
class SheetCensus {
  #cells = 0;
  #characters = 0;

  cell(): void {
    this.#cells += 1;
    refuseProblem(extentFault(0, this.#cells));
  }

  text({ length }: string): void {
    this.#characters += length;
    if (this.#characters > maximumUnpacked) tooLarge();
  }
}

/** Fills a vertically merged cell downwards, because a sheet has only the text and the link of its first row. */
function fillMerged(reference: string, { rows, links }: Sheet, census: SheetCensus): void {
  const {
    rows: [first, last],
    columns: [column],
  } = rangeOf(reference);
  const text = rows.cells(first)[column] ?? '';
  const link = links.get(column)?.get(first);
  if (text === '') return;
  for (let row = first + 1; row <= last; row += 1) {
    // Also without a row: a short reference can name a million of them.
    census.cell();
    const cells = rows.cells(row);
    if (cells.length === 0 || (cells[column] ?? '') !== '') continue;
    census.text(text);
    cells[column] = text;
    rows.set(row, cells);
    if (link !== undefined) addLink(links, row, column, link);
  }
}

interface OpenCell {
  readonly type: string;
  readonly style: number;
  value: string;
  formula: string;
}

function cellText({ type, style, value }: OpenCell, { texts, kinds, is1904 }: SheetContext): string {
  if (type === 's') return texts[Number(value)] ?? '';
  if (type === 'b') return value === '1' ? 'true' : 'false';
  if (type === 'e') return '';
  return type === 'n' ? numberText(value, kinds[style] ?? 'number', is1904) : value;
}

/** Reads the rows of a sheet and the links of their cells. `targets` are those of its hyperlinks. */
function rowsOf(xml: Uint8Array, context: SheetContext, targets: ReadonlyMap<string, string>): Sheet {
  const rows = new SheetRows();
  const links = new LinkReader(targets);
  const merged: string[] = [];
  const census = new SheetCensus();
  let row = -1;
  let column = -1;
  let cells: string[] = [];
  let cell: OpenCell | undefined;
  let inValue = false;
  let inFormula = false;
  const endRow = (): void => {
    if (cells.length > 0) rows.set(row, cells);
  };
  eachElement(xml, {
    open(name, attributes) {
      const { r: place, t: type = 'n', s: style = '0', ref = '' } = attributes;
      if (name === 'row') {
        endRow();
        row = place === undefined ? row + 1 : Number(place) - 1;
        column = -1;
        cells = rows.cells(row);
      }
      if (name === 'c') {
        column = place === undefined ? column + 1 : columnIndex(place);
        cell = { type, style: Number(style), value: '', formula: '' };
        census.cell();
      }
      if (name === 'hyperlink') links.addHyperlink(attributes);
      inValue = name === 'v' || name === 't';
      inFormula = name === 'f';
      if (name === 'mergeCell') merged.push(ref);
    },
    text(text) {
      if (inValue && cell) cell.value += text;
      if (inFormula && cell) cell.formula += text;
    },
    close(name) {
      inValue = false;
      inFormula = false;
      if (name !== 'c' || !cell) return;
      const text = cellText(cell, context);
      const link = linkOfFormula(cell.formula);
      cell = undefined;
      if (text === '' || !(row >= 0 && row < 1_048_576 && column >= 0 && column < 16_384)) return;
      census.text(text);
      cells[column] = text;
      if (link !== undefined) links.addFormula(row, column, link);
    },
  });
  endRow();
  const sheet = { rows, links: links.end() };
  for (const reference of merged) fillMerged(reference, sheet, census);
  checkExtent(rows, 0);
  return sheet;
}

/**
 * Undefined if it is the first sheet. Uses the sizes in the archive's directory, because unpacking every sheet would be
 * slow. Throws a SheetError.
 */
export function largestSheet(bytes: Uint8Array): string | undefined {
  checkSignature(bytes);
  const sheets = [...workbookOf(bytes).sheets];
  const sizes = partSizes(bytes);
  const [first, ...others] = sheets.map(([name, part]) => ({ name, size: sizes.get(part) ?? 0 }));
  const largest = others.reduce((best, sheet) => (best && best.size >= sheet.size ? best : sheet), first);
  return largest === first ? undefined : largest?.name;
}

interface Sheet {
  readonly rows: SheetRows;
  readonly links: CellLinks;
}

const none = new TextEncoder().encode('<none/>');

function readSheet(bytes: Uint8Array, sheet: string | undefined): Sheet {
  checkSignature(bytes);
  const { sheets, is1904 } = workbookOf(bytes);
  const name = sheet ?? [...sheets.keys()][0] ?? '';
  const part =
    sheets.get(name) ??
    fail({
      id: 'sheet.missing',
      values: { name: quote(name) },
      fix: choice(name, { id: 'label.sheets' }, [...sheets.keys()]),
      setting: 'sheet',
    });
  // The part with the link targets of the sheet.
  const nameAt = part.lastIndexOf('/') + 1;
  const relations = `${part.slice(0, nameAt)}_rels/${part.slice(nameAt)}.rels`;
  const wanted = new Set([part, relations, 'xl/sharedStrings.xml', 'xl/styles.xml']);
  const parts = partsOf(bytes, (each) => wanted.has(each));
  const xmlOf = (each: string): Uint8Array => parts.get(each) ?? none;
  const texts = sharedTexts(xmlOf('xl/sharedStrings.xml'));
  const kinds = styleKinds(xmlOf('xl/styles.xml'));
  return rowsOf(xmlOf(part), { texts, kinds, is1904 }, linkTargets(xmlOf(relations)));
}

/** The bytes of a table. Each sheet of a spreadsheet is parsed once, because a preview reads it several times. */
export class TableBytes {
  readonly #sheets = new Map<string | undefined, Sheet>();

  constructor(readonly bytes: Uint8Array) {}

  /**
   * Converts a sheet to tab-separated text, one line per row; without a name, the first sheet. Dates are written as
   * `2026-12-31`, percentages as `20%`. For each column whose cells have links besides their texts, a column with the
   * links is appended: `Offer @link`. `skip` is the number of lines before the header line. Throws a SheetError.
   */
  sheetText(sheet: string | undefined, skip = 0): string {
    const read = this.#sheets.get(sheet) ?? readSheet(this.bytes, sheet);
    this.#sheets.set(sheet, read);
    const added = linkColumns(read.rows, read.links, skip);
    checkExtent(read.rows, added.length);
    return read.rows.text(added);
  }
}
