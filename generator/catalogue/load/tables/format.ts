import { textField } from '../fields';

const tableFormats = ['csv', 'json', 'xml', 'xlsx'] as const;
export type TableFormat = (typeof tableFormats)[number];

const byEnding: Readonly<Record<string, TableFormat>> = {
  csv: 'csv',
  tsv: 'csv',
  txt: 'csv',
  json: 'json',
  xml: 'xml',
  xlsx: 'xlsx',
};

/** The format according to the suffix of a file; undefined for any file that is not a table. */
export function formatOfFile(path: string): TableFormat | undefined {
  return byEnding[/\.([a-z]+)$/.exec(path.toLowerCase())?.[1] ?? ''];
}

/** The format of a feed's table. The shape of the settings need not be valid. */
export function formatOf(settings: unknown): TableFormat {
  const named = textField(settings, 'format');
  return tableFormats.find((format) => format === named) ?? formatOfFile(textField(settings, 'file') ?? '') ?? 'csv';
}
