import { choose } from '../../diagnostics/suggest';
import { counted, quote } from '../../diagnostics/visible';
import { maximumUnpacked } from './limits';
import { columnIndex, kindOfFormat, numberText, type NumberKind } from './sheet-cells';
import { cellLinks, linkOfFormula, withLinkColumns, type CellLinks } from './sheet-links';
import { damaged, eachElement, fail, partsOf } from './sheet-parts';

/** What the start of a file that is no XLSX says about it. */
function checkSignature(bytes: Uint8Array): void {
  const [first, second] = bytes;
  if (first === 0x50 && second === 0x4b) return;
  if (first === 0xd0 && second === 0xcf)
    fail('the file is an old Excel file (XLS), or has a password', 'save it as XLSX without a password');
  if (first === 0x3c)
    fail('the file is a web page, not a spreadsheet', 'open it in a spreadsheet program and save it as XLSX');
  fail(
    'the file is not a spreadsheet',
    'get it from the network again, or correct `format` in the settings of the feed',
  );
}

/** What a workbook says about its sheets. */
interface Workbook {
  /** The parts of the sheets by the names of the sheets, in their order. */
  readonly sheets: ReadonlyMap<string, string>;
  readonly is1904: boolean;
}

function workbookOf(bytes: Uint8Array): Workbook {
  const parts = partsOf(bytes, (name) => name === 'xl/workbook.xml' || name === 'xl/_rels/workbook.xml.rels');
  const targets = new Map<string, string>();
  eachElement(parts.get('xl/_rels/workbook.xml.rels') ?? fail('the spreadsheet has no sheets', damaged), {
    open(name, { Id: id = '', Target: target = '' }) {
      if (name === 'Relationship') targets.set(id, target.startsWith('/') ? target.slice(1) : `xl/${target}`);
    },
  });
  const sheets = new Map<string, string>();
  let is1904 = false;
  eachElement(parts.get('xl/workbook.xml') ?? fail('the spreadsheet has no sheets', damaged), {
    open(name, attributes) {
      if (name === 'workbookPr') is1904 = /^(?:1|true)$/.test(attributes['date1904'] ?? '');
      const target = targets.get(attributes['r:id'] ?? '');
      if (name === 'sheet' && target !== undefined) sheets.set(attributes['name'] ?? '', target);
    },
  });
  return { sheets, is1904 };
}

/** The texts that cells refer to by their numbers. */
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

/** What the numbers of each cell style mean. */
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

/** What the cells of a sheet refer to. */
interface SheetContext {
  readonly texts: readonly string[];
  readonly kinds: readonly NumberKind[];
  readonly is1904: boolean;
}

/** The cells of a sheet by rows, from 0; rows without a cell are absent. Takes the links of formulas. */
function rowsOf(
  xml: string,
  { texts, kinds, is1904 }: SheetContext,
  takeLink: (row: number, column: number, link: string) => void,
): ReadonlyMap<number, readonly string[]> {
  const rows = new Map<number, string[]>();
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
    open(name, { r: place, t: type = 'n', s: style = '0' }) {
      if (name === 'row') {
        row = place === undefined ? row + 1 : Number(place) - 1;
        column = -1;
      }
      if (name === 'c') {
        column = place === undefined ? column + 1 : columnIndex(place);
        cell = { type, style: Number(style), value: '', formula: '' };
      }
      inValue = name === 'v' || name === 't';
      inFormula = name === 'f';
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
      const cells = rows.get(row) ?? [];
      cells[column] = text;
      rows.set(row, cells);
      if (link !== undefined) takeLink(row, column, link);
    },
  });
  return rows;
}

/** A cell as tab-separated text has it. Line breaks become spaces, so that a line of the text is a row of the sheet. */
function escaped(cell: string | undefined): string {
  const text = (cell ?? '').replace(/\s+/g, ' ');
  return text.includes('"') ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Rows as tab-separated text. */
function textOfRows(rows: ReadonlyMap<number, readonly string[]>): string {
  let width = 0;
  let last = -1;
  for (const [row, cells] of rows) {
    width = Math.max(width, cells.length);
    last = Math.max(last, row);
  }
  if (width * rows.size > maximumUnpacked)
    fail(`the sheet has ${counted(width, 'column')}`, 'delete the cells outside of the table');
  const lines = Array.from({ length: last + 1 }, (_, row) => {
    const cells = rows.get(row);
    return cells ? Array.from({ length: width }, (_each, column) => escaped(cells[column])).join('\t') : '';
  });
  return lines.map((line) => `${line}\n`).join('');
}

/** The names of the sheets of a spreadsheet, in their order. Throws a SheetError. */
export function sheetNames(bytes: Uint8Array): readonly string[] {
  checkSignature(bytes);
  return [...workbookOf(bytes).sheets.keys()];
}

/** The part that says where the links of a sheet lead. */
function relationsOf(part: string): string {
  const at = part.lastIndexOf('/') + 1;
  return `${part.slice(0, at)}_rels/${part.slice(at)}.rels`;
}

/**
 * A sheet of a spreadsheet as tab-separated text, whose lines are the rows of the sheet; the first sheet if none is named. Dates
 * are written as `2026-12-31`, percentages as `20%`. A column whose cells have links besides their texts is followed at the end by
 * one with the links: `Offer @link`. `skip` is the number of lines before the header line. Throws a SheetError.
 */
export function sheetText(bytes: Uint8Array, sheet: string | undefined, skip = 0): string {
  checkSignature(bytes);
  const { sheets, is1904 } = workbookOf(bytes);
  const name = sheet ?? [...sheets.keys()][0] ?? '';
  const part =
    sheets.get(name) ??
    fail(`the spreadsheet has no sheet ${quote(name)}`, choose(name, 'sheets', [...sheets.keys()]), 'sheet');
  const relations = relationsOf(part);
  const wanted = new Set([part, relations, 'xl/sharedStrings.xml', 'xl/styles.xml']);
  const parts = partsOf(bytes, (each) => wanted.has(each));
  const xmlOf = (each: string): string => parts.get(each) ?? '<none/>';
  const texts = sharedTexts(xmlOf('xl/sharedStrings.xml'));
  const kinds = styleKinds(xmlOf('xl/styles.xml'));
  const links: CellLinks = cellLinks(xmlOf(part), xmlOf(relations));
  const rows = rowsOf(xmlOf(part), { texts, kinds, is1904 }, (row, column, link) => links.add(row, column, link));
  return textOfRows(withLinkColumns(rows, links, skip));
}
