import type { Feed } from '../../../../src/generated/data-types';
import { CsvTable } from './csv-table';
import { formatOf } from './format';
import type { TableHandlers, TableReader } from './table';
import { TreeTable } from './tree-table';
import { walkJson } from './json-rows';
import { walkXml } from './xml-rows';

export type TableSettings = Pick<Feed, 'file' | 'format' | 'delimiter' | 'quote' | 'skip' | 'rows'>;

/** `expected` are the columns that the settings name. */
export function tableReader(config: TableSettings, expected: Iterable<string>, handlers: TableHandlers): TableReader {
  const { delimiter, quote, skip, rows, file } = config;
  const format = formatOf(config);
  if (format === 'json') return new TreeTable({ walk: walkJson, rows, hasRootList: true }, expected, handlers);
  if (format === 'xml') return new TreeTable({ walk: walkXml, rows, hasRootList: false }, expected, handlers);
  // A sheet of a spreadsheet has been converted to tab-separated text.
  if (format === 'xlsx') return new CsvTable({ delimiter: '\t', skip }, expected, handlers);
  return new CsvTable(
    { delimiter: delimiter ?? (file.endsWith('.tsv') ? '\t' : undefined), quote, skip },
    expected,
    handlers,
  );
}
