import { isUtf8 } from '#bytes';
import type { Feed } from '../../../../src/generated/data-types';
import { guessEncoding, type Encoding } from '../../../catalogue/load/decode';
import { CsvReader, type CsvRecord } from '../../../catalogue/load/tables/csv';
import { delimiters, separatorLine } from '../../../catalogue/load/tables/csv-table';
import { formatOfFile, type TableFormat } from '../../../catalogue/load/tables/format';
import { walkJson } from '../../../catalogue/load/tables/json-rows';
import { largestSheet, type TableBytes } from '../../../catalogue/load/tables/sheet';
import { SheetError } from '../../../catalogue/load/tables/sheet-parts';
import type { TableFault, TableRecord } from '../../../catalogue/load/tables/table';
import { tableReader, type TableSettings } from '../../../catalogue/load/tables/table-reader';
import { possibleRows } from '../../../catalogue/load/tables/tree';
import { walkXml } from '../../../catalogue/load/tables/xml-rows';
import { textDecoder } from '../../../catalogue/load/text-decoder';

const sampledRows = 5000;
/** In characters: the part of the text in which the header line is searched for. */
const sampledText = 200_000;

/** The settings for reading the file. */
export type FileSettings = Pick<Feed, 'format' | 'encoding' | 'sheet' | 'rows' | 'skip' | 'delimiter' | 'quote'>;

/** The first rows of a table, as trimmed cells by column. */
export interface TableSample {
  readonly settings: FileSettings;
  readonly columns: ReadonlyMap<string, readonly string[]>;
  /** The numbers of the sampled rows in the table, from 1. */
  readonly rows: readonly number[];
  /** The last row, if it has totals. It is not in the columns. */
  readonly total?: { readonly column: string; readonly word: string };
  /** Whether the last row ends before its last cell. */
  readonly isCut: boolean;
  /** Why reading failed. */
  readonly fault?: TableFault;
}

/** From the first characters. */
function formatByStart(text: string): TableFormat {
  const [first] = text.trimStart();
  if (first === '{' || first === '[') return 'json';
  return first === '<' ? 'xml' : 'csv';
}

/** The format of a file; its encoding and text unless it is a spreadsheet. */
function contentOf(
  bytes: Uint8Array,
  known: FileSettings,
): { readonly format: TableFormat; readonly encoding?: Encoding | undefined; readonly decoded: string } {
  const isArchive = bytes[0] === 0x50 && bytes[1] === 0x4b;
  if (known.format === 'xlsx' || (known.format === undefined && isArchive)) return { format: 'xlsx', decoded: '' };
  const encoding = known.encoding ?? (isUtf8(bytes) && !bytes.includes(0) ? undefined : guessEncoding(bytes)?.encoding);
  const decoded = textDecoder(encoding ?? 'utf-8').decode(bytes);
  return { format: known.format ?? formatByStart(decoded), encoding, decoded };
}

function filled({ cells }: CsvRecord): number {
  return cells.filter((cell) => cell.trim() !== '').length;
}

/** The most frequent value and its frequency. */
function mostCommon(numbers: readonly number[]): { readonly value: number; readonly times: number } {
  const counts = new Map<number, number>();
  for (const number of numbers) counts.set(number, (counts.get(number) ?? 0) + 1);
  const [value = 0, times = 0] = [...counts].sort((a, b) => b[1] - a[1] || b[0] - a[0])[0] ?? [];
  return { value, times };
}

/** The header line for one delimiter, and how well it fits. */
interface HeaderGuess {
  readonly delimiter: (typeof delimiters)[number];
  readonly line: number;
  readonly fit: number;
}

function headerWith(text: string, delimiter: HeaderGuess['delimiter']): HeaderGuess {
  const records: CsvRecord[] = [];
  const reader = new CsvReader({ delimiter }, (record) => {
    if (!record.broken && record.raw.trim() !== '') records.push(record);
    return records.length < 200;
  });
  reader.push(text);
  reader.end();
  const { value: count, times } = mostCommon(records.flatMap(({ cells }) => (cells.length > 1 ? [cells.length] : [])));
  const rows = records.filter(({ cells }) => cells.length === count);
  const usual = mostCommon(rows.map(filled)).value;
  // Title lines have few cells; a header line fills almost all.
  const header = rows.find((record) => filled(record) >= usual * 0.6);
  return { delimiter, line: header?.line ?? 1, fit: records.length === 0 ? 0 : (times / records.length) * count };
}

/** The delimiter of a CSV table, and the number of lines before its header line. */
function linesSettings(text: string, format: TableFormat): FileSettings {
  const start = text.slice(0, sampledText);
  const candidates = (format === 'xlsx' ? (['\t'] as const) : delimiters).map((delimiter) =>
    headerWith(start, delimiter),
  );
  const [best] = candidates.sort((a, b) => b.fit - a.fit);
  if (!best) return {};
  const lines = start.split('\n');
  const isMarked = separatorLine.test(lines[best.line - 2] ?? '');
  const skip = best.line - 1 - (isMarked ? 1 : 0);
  return { delimiter: format === 'csv' ? best.delimiter : undefined, skip: skip > 0 ? skip : undefined };
}

/** The path of the rows. */
function treeSettings(text: string, format: 'json' | 'xml'): FileSettings {
  if (format === 'json' && /^\s*\[/.test(text)) return {};
  return { rows: possibleRows(text, format === 'json' ? walkJson : walkXml).find((path) => path !== '') };
}

/** Thrown when the sample is full. */
class SampleIsFull extends Error {}

/** Without names, the columns are those of the header line. */
function readColumns(
  text: string,
  settings: TableSettings,
  names: readonly string[],
): {
  readonly columns: ReadonlyMap<string, string[]>;
  readonly numbers: readonly number[];
  readonly fault?: TableFault;
} {
  const columns = new Map<string, string[]>(names.map((name) => [name, []]));
  const numbers: number[] = [];
  let fault: TableFault | undefined;
  let rows = 0;
  const countRow = (): void => {
    rows += 1;
    // Without a header line, the columns are known only at the end of the table.
    if (rows > sampledRows && columns.size > 0) throw new SampleIsFull();
  };
  const take = (record: TableRecord): void => {
    countRow();
    numbers.push(rows);
    for (const [name, cells] of columns) cells.push(record.text(name)?.trim() ?? '');
  };
  const reader = tableReader(settings, names, {
    header(header) {
      for (const name of header.names) if (name !== '') columns.set(name, []);
      return true;
    },
    record: take,
    unreadable: countRow,
    delimiter: () => undefined,
    columns: (found) => {
      for (const name of found?.names ?? []) if (!columns.has(name)) columns.set(name, []);
    },
    fault: (found) => {
      fault = found;
    },
  });
  try {
    reader.push(text);
    reader.end();
  } catch (error) {
    if (!(error instanceof SampleIsFull)) throw error;
  }
  return { columns, numbers, fault };
}

const totalWord = /^(?:(?:grand |sub)?totals?|sum|المجموع|الإجمالي|الاجمالي|إجمالي|اجمالي|مجموع)\s*:?$/iu;

/** Removes a final row of totals. */
function withoutTotal(
  columns: ReadonlyMap<string, string[]>,
  numbers: readonly number[],
): { readonly rows: readonly number[]; readonly total?: NonNullable<TableSample['total']> } {
  const last = numbers.length - 1;
  const found = [...columns].find(([, cells]) => totalWord.test(cells[last] ?? ''));
  const filledCells = [...columns.values()].filter((cells) => (cells[last] ?? '') !== '').length;
  // An offer may be called "Total", but it fills more than half of the cells.
  if (last < 1 || !found || filledCells > Math.max(2, columns.size / 2)) return { rows: numbers };
  const [column, cells] = found;
  const word = cells[last] ?? '';
  for (const each of columns.values()) each.length = last;
  return { rows: numbers.slice(0, last), total: { column, word } };
}

/** Whether the last line ends before its last column, as after an interrupted download. */
function endsEarly(text: string, columns: number, delimiter: string): boolean {
  if (columns < 3 || /\n\s*$/.test(text.slice(-100))) return false;
  const line = text.slice(text.lastIndexOf('\n') + 1);
  const quotes = line.split('"').length - 1;
  const delimiterCount = line.replace(/"[^"]*"/g, '').split(delimiter).length - 1;
  return quotes % 2 === 1 || delimiterCount < columns - 1;
}

/** Detects how a table is read, except for settings in `known`, and reads its first rows. */
export function sampleOf(path: string, table: TableBytes, known: FileSettings = {}): TableSample {
  const { format, encoding, decoded } = contentOf(table.bytes, known);
  const own: FileSettings = {
    format: formatOfFile(path) === format ? undefined : format,
    encoding,
  };
  try {
    const sheet = format === 'xlsx' ? (known.sheet ?? largestSheet(table.bytes)) : undefined;
    const text = format === 'xlsx' ? table.sheetText(sheet) : decoded;
    const settings: FileSettings = {
      ...own,
      sheet,
      ...(format === 'json' || format === 'xml' ? treeSettings(text, format) : linesSettings(text, format)),
      ...known,
    };
    const full: TableSettings = { ...settings, file: path, format };
    // Columns for a spreadsheet's links can be inserted only after the header line is known.
    const complete = format === 'xlsx' && settings.skip ? table.sheetText(sheet, settings.skip) : text;
    const first = readColumns(complete, full, []);
    const isTree = format === 'json' || format === 'xml';
    const { columns, numbers, fault } = isTree ? readColumns(text, full, [...first.columns.keys()]) : first;
    const end = withoutTotal(columns, numbers);
    const isCut = format === 'csv' && !end.total && endsEarly(text, columns.size, full.delimiter ?? ',');
    return { settings, columns, ...end, isCut, fault };
  } catch (error) {
    if (!(error instanceof SheetError)) throw error;
    return { settings: own, columns: new Map(), rows: [], isCut: false, fault: error.fault };
  }
}
