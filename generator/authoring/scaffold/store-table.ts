import Papa from 'papaparse';
import { storeNameIn, type OpenAdvertiser } from '../../catalogue/validate/stores/advertisers';

/** The columns in which maintainers fill in what only they know about new stores. */
const columns = ['advertiser', 'offers', 'similar store', 'name', 'Arabic name', 'category', 'website'] as const;
type Column = (typeof columns)[number];

const needed = ['name', 'Arabic name', 'category', 'website'] as const satisfies readonly Column[];

/**
 * Text that a spreadsheet program would evaluate as a formula. It is escaped because a network supplies the names. A
 * leading apostrophe makes it a text; a text that already has one gets another.
 */
const formula = /^'*(?:\s*[=+\-@]|[\t\r])/;

export interface StoreLine {
  readonly line: number;
  readonly cells: Readonly<Record<Column, string>>;
  readonly missing: readonly Column[];
}

/** Creates the table of advertisers without a store, with guessed values. */
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
  // Excel reads a file as UTF-8 only with a byte order mark.
  return `\ufeff${Papa.unparse({ fields: [...columns], data: rows }, { newline: '\n', escapeFormulae: formula })}\n`;
}

/** Returns the names of missing columns if there are any. */
export function readStoreTable(text: string): readonly StoreLine[] | { readonly lacks: readonly string[] } {
  // A file that two programs have written can have both kinds of line ending.
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
