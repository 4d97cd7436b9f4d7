import type { Feed } from '../../../src/generated/data-types';
import { CsvTable } from './csv-table';
import type { TableHandlers, TableReader } from './table';

/** The reader of a feed's table. `expected` are the columns that the settings name. */
export function tableReader(
  { delimiter, quote }: Feed,
  expected: Iterable<string>,
  handlers: TableHandlers,
): TableReader {
  return new CsvTable({ delimiter, quote }, expected, handlers);
}
