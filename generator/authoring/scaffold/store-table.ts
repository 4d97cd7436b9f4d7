import Papa from 'papaparse';
import { storeNameIn, type OpenAdvertiser } from '../../catalogue/validate/advertisers';

/** The columns of the table in which maintainers write what only they know of new stores. */
const columns = ['advertiser', 'offers', 'similar store', 'name', 'Arabic name', 'category', 'website'] as const;
type Column = (typeof columns)[number];

/** What must be filled in for a new store. */
const needed = ['name', 'Arabic name', 'category', 'website'] as const satisfies readonly Column[];

/**
 * What a spreadsheet program would take for a formula: the name of an advertiser comes from a network. An apostrophe before it makes it
 * a text, and so does one more where the text has one itself.
 */
const formula = /^'*(?:\s*[=+\-@]|[\t\r])/;

/** A line of the table. */
export interface StoreLine {
  readonly line: number;
  readonly cells: Readonly<Record<Column, string>>;
  /** The columns that are still empty. */
  readonly missing: readonly Column[];
}

/** The table of the advertisers that have no store, with what can be guessed of each. */
export function storeTable(
  advertisers: readonly OpenAdvertiser[],
  ownHost: (advertiser: string) => string | undefined,
): string {
  const rows = advertisers.map(({ advertiser, rows: offers, near = '' }): Readonly<Record<Column, string>> => {
    const host = ownHost(advertiser);
    return {
      advertiser,
      offers: String(offers),
      'similar store': near,
      name: storeNameIn(advertiser),
      'Arabic name': '',
      category: '',
      website: host === undefined ? '' : `https://${host}/`,
    };
  });
  // Excel reads a file as UTF-8 if it begins with this mark.
  return `\ufeff${Papa.unparse({ fields: [...columns], data: rows }, { newline: '\n', escapeFormulae: formula })}\n`;
}

/** The lines of a table that was filled in; the columns that it lacks, if any. */
export function readStoreTable(text: string): readonly StoreLine[] | { readonly lacks: readonly string[] } {
  // A file that two programs wrote has line ends of both.
  const lines = text.replace(/^\ufeff/, '').replace(/\r\n?/g, '\n');
  const { data, meta } = Papa.parse<Readonly<Record<string, string | undefined>>>(lines, {
    header: true,
    skipEmptyLines: 'greedy',
    transformHeader: (name) => name.trim(),
  });
  const lacks = columns.filter((column) => !(meta.fields ?? []).includes(column));
  if (lacks.length > 0) return { lacks };
  return data.map((row, index): StoreLine => {
    const cell = (column: Column): string => {
      const text = row[column]?.trim() ?? '';
      return (text.startsWith("'") && formula.test(text) ? text.slice(1) : text).trim();
    };
    const cells = {
      advertiser: cell('advertiser'),
      offers: cell('offers'),
      'similar store': cell('similar store'),
      name: cell('name'),
      'Arabic name': cell('Arabic name'),
      category: cell('category'),
      website: cell('website'),
    };
    return { line: index + 2, cells, missing: needed.filter((column) => cells[column] === '') };
  });
}
