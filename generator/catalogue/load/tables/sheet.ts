import { choice } from '../../diagnostics/suggest';
import { quote } from '../../diagnostics/visible';
import { extentFault, maximumUnpacked } from './limits';
import { columnIndex, kindOfFormat, numberText, type NumberKind } from './sheet-cells';
import { cellLinks, linkOfFormula, rangeOf, withLinkColumns, type CellLinks } from './sheet-links';
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

/** The parts of a workbook that the reader uses. */
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
function sharedTexts(xml: string): readonly string[] {
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
function styleKinds(xml: string): readonly NumberKind[] {
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

/** The workbook data that cells refer to. */
interface SheetContext {
  readonly texts: readonly string[];
  readonly kinds: readonly NumberKind[];
  readonly is1904: boolean;
}

/** The cells of a sheet by row index, starting at 0; rows without a cell are absent. */
type Rows = ReadonlyMap<number, readonly string[]>;

function refuseProblem(found: TableProblem | undefined): void {
  if (found) fail({ id: 'table.sheet-problem', values: { problem: found.problem }, fix: found.fix });
}

/**
 * The number of cells in the longest row. Rejects a sheet that has too many cells once all rows are padded to this
 * width.
 */
function widthOf(rows: Rows): number {
  let width = 0;
  for (const cells of rows.values()) width = Math.max(width, cells.length);
  refuseProblem(extentFault(width, width * rows.size));
  return width;
}

/**
 * Rejects a sheet with too many cells, including empty ones, or too much text: many cells can refer to one long string.
 */
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
function fillMerged(
  reference: string,
  rows: ReadonlyMap<number, string[]>,
  links: CellLinks,
  census: SheetCensus,
): void {
  const {
    rows: [first, last],
    columns: [column],
  } = rangeOf(reference);
  const text = rows.get(first)?.[column];
  const link = links.byColumn.get(column)?.get(first);
  if (text === undefined) return;
  for (let row = first + 1; row <= last; row += 1) {
    // Also without a row: a short reference can name a million of them.
    census.cell();
    const cells = rows.get(row);
    if (!cells || cells[column] !== undefined) continue;
    census.text(text);
    cells[column] = text;
    if (link !== undefined) links.add(row, column, link);
  }
}

/** Reads the rows of a sheet. Adds the links of formulas and of merged cells to `links`. */
function rowsOf(xml: string, { texts, kinds, is1904 }: SheetContext, links: CellLinks): Rows {
  const rows = new Map<number, string[]>();
  const census = new SheetCensus();
  let row = -1;
  let column = -1;
  let cell: { readonly type: string; readonly style: number; value: string; formula: string } | undefined;
  let inValue = false;
  let inFormula = false;
  const textOf = ({ type, style, value }: NonNullable<typeof cell>): string => {
    if (type === 's') return texts[Number(value)] ?? '';
    if (type === 'b') return value === '1' ? 'true' : 'false';
    if (type === 'e') return '';
    return type === 'n' ? numberText(value, kinds[style] ?? 'number', is1904) : value;
  };
  eachElement(xml, {
    open(name, { r: place, t: type = 'n', s: style = '0', ref = '' }) {
      if (name === 'row') {
        row = place === undefined ? row + 1 : Number(place) - 1;
        column = -1;
      }
      if (name === 'c') {
        column = place === undefined ? column + 1 : columnIndex(place);
        cell = { type, style: Number(style), value: '', formula: '' };
        census.cell();
      }
      inValue = name === 'v' || name === 't';
      inFormula = name === 'f';
      // They come after all cells.
      if (name === 'mergeCell') fillMerged(ref, rows, links, census);
    },
    text(text) {
      if (inValue && cell) cell.value += text;
      if (inFormula && cell) cell.formula += text;
    },
    close(name) {
      inValue = false;
      inFormula = false;
      if (name !== 'c' || !cell) return;
      const text = textOf(cell);
      const link = linkOfFormula(cell.formula);
      cell = undefined;
      if (text === '' || !(row >= 0 && row < 1_048_576 && column >= 0 && column < 16_384)) return;
      census.text(text);
      const cells = rows.get(row) ?? [];
      cells[column] = text;
      rows.set(row, cells);
      if (link !== undefined) links.add(row, column, link);
    },
  });
  widthOf(rows);
  return rows;
}

/** A cell in tab-separated text. Line breaks become spaces, so that each line of the text is a row of the sheet. */
function escaped(cell: string | undefined): string {
  const text = (cell ?? '').replace(/\s+/g, ' ');
  return text.includes('"') ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Converts rows to tab-separated text. */
function textOfRows(rows: Rows): string {
  const width = widthOf(rows);
  let last = -1;
  for (const row of rows.keys()) last = Math.max(last, row);
  const lines = Array.from({ length: last + 1 }, (_, row) => {
    const cells = rows.get(row);
    return cells ? Array.from({ length: width }, (_each, column) => escaped(cells[column])).join('\t') : '';
  });
  return lines.map((line) => `${line}\n`).join('');
}

/**
 * The name of the sheet with the largest part; undefined if it is the first sheet. Uses the sizes in the archive's
 * directory, because unpacking every sheet would be slow. Throws a SheetError.
 */
export function largestSheet(bytes: Uint8Array): string | undefined {
  checkSignature(bytes);
  const sheets = [...workbookOf(bytes).sheets];
  const sizes = partSizes(bytes);
  const [first, ...others] = sheets.map(([name, part]) => ({ name, size: sizes.get(part) ?? 0 }));
  const largest = others.reduce((best, sheet) => (best && best.size >= sheet.size ? best : sheet), first);
  return largest === first ? undefined : largest?.name;
}

/** The archive part with the link targets of a sheet. */
function relationsOf(part: string): string {
  const at = part.lastIndexOf('/') + 1;
  return `${part.slice(0, at)}_rels/${part.slice(at)}.rels`;
}

/** The cells of a sheet and their links. */
interface Sheet {
  readonly rows: Rows;
  readonly links: CellLinks;
}

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
  const relations = relationsOf(part);
  const wanted = new Set([part, relations, 'xl/sharedStrings.xml', 'xl/styles.xml']);
  const parts = partsOf(bytes, (each) => wanted.has(each));
  const xmlOf = (each: string): string => parts.get(each) ?? '<none/>';
  const texts = sharedTexts(xmlOf('xl/sharedStrings.xml'));
  const kinds = styleKinds(xmlOf('xl/styles.xml'));
  const links = cellLinks(xmlOf(part), xmlOf(relations));
  const rows = rowsOf(xmlOf(part), { texts, kinds, is1904 }, links);
  return { rows, links };
}

/** A cache of read sheets per file in memory, because previewing a table reads it several times. */
const read = new WeakMap<Uint8Array, Map<string | undefined, Sheet>>();

/**
 * Converts a sheet to tab-separated text, one line per row; without a name, the first sheet. Dates are written as
 * `2026-12-31`, percentages as `20%`. For each column whose cells have links besides their texts, a column with the
 * links is appended: `Offer @link`. `skip` is the number of lines before the header line. Throws a SheetError.
 */
export function sheetText(bytes: Uint8Array, sheet: string | undefined, skip = 0): string {
  const known = read.get(bytes) ?? new Map<string | undefined, Sheet>();
  read.set(bytes, known);
  const { rows, links } = known.get(sheet) ?? readSheet(bytes, sheet);
  known.set(sheet, { rows, links });
  return textOfRows(withLinkColumns(rows, links, skip));
}
