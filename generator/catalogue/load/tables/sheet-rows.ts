export type NumberKind = 'number' | 'date' | 'percent';

/** The kind of a number format: `dd/mm/yyyy`, `0.0%`. */
export function kindOfFormat(id: number, code: string | undefined): NumberKind {
  if (code === undefined) {
    // The built-in number formats (ECMA-376, part 1, 18.8.30).
    if ((id >= 14 && id <= 22) || (id >= 45 && id <= 47)) return 'date';
    return id === 9 || id === 10 ? 'percent' : 'number';
  }
  // Texts in quotes and brackets, such as a currency or a colour, are not parts of a date.
  const bare = code.replace(/"[^"]*"|\[[^[\]]*\]|\\./g, '');
  if (/%/.test(bare)) return 'percent';
  return /[ymdh]/i.test(bare) ? 'date' : 'number';
}

const dayLength = 86_400;

/** The text of a number, as people see it in the spreadsheet. */
export function numberText(value: string, kind: NumberKind, is1904: boolean): string {
  const number = Number(value);
  if (value.trim() === '' || !Number.isFinite(number)) return value;
  // Below 1 it is a time without a day.
  if (kind === 'date' && number >= 1) {
    const seconds = Math.round((number - (is1904 ? 24_107 : 25_569)) * dayLength);
    const date = new Date(seconds * 1000);
    if (Number.isNaN(date.getTime())) return String(number);
    const [day = '', time = ''] = date.toISOString().split(/[T.]/);
    return seconds % dayLength === 0 ? day : `${day} ${time}`;
  }
  // 20 % is stored as 0.2, and 0.07 × 100 is not exactly 7 in floating point.
  return kind === 'percent' ? `${Number((number * 100).toPrecision(12))}%` : String(number);
}

/** Converts the letters of a column to its index: `A` is 0, `AB` is 27. */
export function columnIndex(reference: string): number {
  let index = 0;
  for (let at = 0; at < reference.length; at += 1) {
    const letter = reference.charCodeAt(at) - 64;
    if (letter >= 1 && letter <= 26) index = index * 26 + letter;
  }
  return index - 1;
}

/** A cell in tab-separated text. Line breaks become spaces, so that each line of the text is a row of the sheet. */
function escaped(cell: string | undefined): string {
  const text = (cell ?? '').replace(/\s+/g, ' ');
  return text.includes('"') ? `"${text.replaceAll('"', '""')}"` : text;
}

export type AddedColumn = (row: number) => string;

/**
 * The rows of a sheet by index, starting at 0; rows without a cell are absent. Each is kept as a line of tab-separated
 * text: ten million cells as texts of their own would take a gigabyte.
 */
export class SheetRows {
  readonly #lines = new Map<number, { readonly text: string; readonly width: number }>();
  /** The number of cells in the longest row. */
  width = 0;

  get count(): number {
    return this.#lines.size;
  }

  get indexes(): Iterable<number> {
    return this.#lines.keys();
  }

  /** The cells of a row, with spaces in place of line breaks; none if it is absent. */
  cells(row: number): string[] {
    const cells = this.#lines.get(row)?.text.split('\t') ?? [];
    return cells.map((cell) => (cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell));
  }

  set(row: number, cells: readonly (string | undefined)[]): void {
    this.#lines.set(row, { text: Array.from(cells, escaped).join('\t'), width: cells.length });
    this.width = Math.max(this.width, cells.length);
  }

  /** The tab-separated text, one line per row. Rows are padded to the width of the longest. */
  text(added: readonly AddedColumn[]): string {
    let last = -1;
    for (const row of this.indexes) last = Math.max(last, row);
    const lines = Array.from({ length: last + 1 }, (_, row) => {
      const line = this.#lines.get(row);
      if (!line) return '';
      const padded = line.text + '\t'.repeat(this.width - line.width);
      return added.reduce((text, cellIn) => `${text}\t${escaped(cellIn(row))}`, padded);
    });
    return [...lines, ''].join('\n');
  }
}
