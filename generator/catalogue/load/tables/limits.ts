import type { Phrase } from '../../diagnostics/phrases';
import type { TableProblem } from './table';

/** The size of a table's file, in bytes. */
export const maximumBytes = 256 * 1024 * 1024;
/** The unpacked size of a spreadsheet, in bytes. */
export const maximumUnpacked = 256 * 1024 * 1024;
export const maximumRows = 1_000_000;
export const maximumColumns = 1000;
const maximumCells = 10_000_000;
/** The XML elements in a part of a spreadsheet: two per cell and one per row. */
export const maximumElements = 2 * maximumCells + maximumRows;
/** The characters in a cell, as in Excel. */
export const maximumCell = 32_767;
/** The nesting depth of JSON values or XML elements. */
export const maximumDepth = 64;

export const rowsFault: TableProblem = {
  problem: { id: 'table.too-many-rows', values: { most: maximumRows } },
  fix: { id: 'table.too-many-rows.fix' },
};

export function extentFault(columns: number, cells: number): TableProblem | undefined {
  const fix: Phrase = { id: 'table.extent' };
  if (columns > maximumColumns)
    return { problem: { id: 'table.too-many-columns', values: { count: columns, most: maximumColumns } }, fix };
  return cells > maximumCells
    ? { problem: { id: 'table.too-many-cells', values: { most: maximumCells } }, fix }
    : undefined;
}
