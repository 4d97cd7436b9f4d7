import type { Phrase } from '../../diagnostics/phrases';
import type { TableProblem } from './table';

/** The largest file of a table, in bytes. */
export const maximumBytes = 256 * 1024 * 1024;
/** The largest sheet that a spreadsheet may unpack to, in bytes. */
export const maximumUnpacked = 256 * 1024 * 1024;
/** The most rows of a table. */
export const maximumRows = 1_000_000;
/** The most columns of a table. */
export const maximumColumns = 1000;
/** The most cells of a table. */
const maximumCells = 10_000_000;
/** The most elements of a part of a spreadsheet: each cell has a value in it, and each row is one. */
export const maximumElements = 2 * maximumCells + maximumRows;
/** The longest cell, in characters: that of Excel. */
export const maximumCell = 32_767;
/** How deep values of JSON or elements of XML may be nested. */
export const maximumDepth = 64;

/** What is said of a table with more rows than that, after `the table …`, and what to do. */
export const rowsFault: TableProblem = {
  problem: { id: 'table.too-many-rows', values: { most: maximumRows } },
  fix: { id: 'table.too-many-rows.fix' },
};

/** What is wrong with a table with too many columns or cells, after `the table …`, and what to do; undefined for any other. */
export function extentFault(columns: number, cells: number): TableProblem | undefined {
  const fix: Phrase = { id: 'table.extent' };
  if (columns > maximumColumns)
    return { problem: { id: 'table.too-many-columns', values: { count: columns, most: maximumColumns } }, fix };
  return cells > maximumCells
    ? { problem: { id: 'table.too-many-cells', values: { most: maximumCells } }, fix }
    : undefined;
}
