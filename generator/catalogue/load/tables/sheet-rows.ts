/** A cell in tab-separated text. Line breaks become spaces, so that each line of the text is a row of the sheet. */
function escaped(cell: string | undefined): string {
  const text = (cell ?? '').replace(/\s+/g, ' ');
  return text.includes('"') ? `"${text.replaceAll('"', '""')}"` : text;
}

/** A column that is appended to the rows. */
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
