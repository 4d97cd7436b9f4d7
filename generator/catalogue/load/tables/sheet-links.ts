import { maximumCell, maximumRows } from './limits';
import { columnIndex, type AddedColumn, type SheetRows } from './sheet-rows';
import { eachElement } from './sheet-parts';

/** Whether a text is a web address that fits into a cell. */
function isWebLink(link: string): boolean {
  return /^https?:\/\//i.test(link) && link.length <= maximumCell;
}

/** The link of a formula such as `HYPERLINK("https://…", "Open")`; undefined for any other formula. */
export function linkOfFormula(formula: string): string | undefined {
  const link = /^\s*HYPERLINK\(\s*"([^"]*)"/i.exec(formula)?.[1];
  return link !== undefined && isWebLink(link) ? link : undefined;
}

/** The row and column indexes of a reference such as `F3` or `F3:G9`, from 0. */
export function rangeOf(reference: string) {
  const [from = '', to = from] = reference.split(':');
  const rowOf = (place: string): number => Number(place.replace(/\D/g, '')) - 1;
  return { rows: [rowOf(from), rowOf(to)], columns: [columnIndex(from), columnIndex(to)] } as const;
}

/** The link targets of a sheet by relation, according to its part with relations. */
export function linkTargets(relations: Uint8Array): ReadonlyMap<string, string> {
  const targets = new Map<string, string>();
  eachElement(relations, {
    open(name, { Id: id = '', Target: target = '' }) {
      if (name === 'Relationship' && isWebLink(target)) targets.set(id, target);
    },
  });
  return targets;
}

/** The links of cells, by column and row index from 0. */
export type CellLinks = Map<number, Map<number, string>>;

export function addLink(links: CellLinks, row: number, column: number, link: string): void {
  const own = links.get(column) ?? new Map<number, string>();
  links.set(column, own);
  own.set(row, link);
}

/** Collects the links of a sheet's cells while it is read. Links within the spreadsheet are ignored. */
export class LinkReader {
  readonly #hyperlinks: CellLinks = new Map();
  readonly #formulas: CellLinks = new Map();
  // Bounded, because a short reference can name all cells of a sheet.
  #left = maximumRows;

  constructor(private readonly targets: ReadonlyMap<string, string>) {}

  addFormula(row: number, column: number, link: string): void {
    addLink(this.#formulas, row, column, link);
  }

  addHyperlink(attributes: Readonly<Record<string, string>>): void {
    const target = this.targets.get(attributes['r:id'] ?? '');
    if (target === undefined) return;
    const { rows, columns } = rangeOf(attributes['ref'] ?? '');
    this.#left -= Math.max(1, (rows[1] - rows[0] + 1) * (columns[1] - columns[0] + 1));
    if (!(this.#left >= 0)) return;
    for (let row = rows[0]; row <= rows[1]; row += 1)
      for (let column = columns[0]; column <= columns[1]; column += 1) addLink(this.#hyperlinks, row, column, target);
  }

  /** All links. That of a formula replaces another one of the same cell. */
  end(): CellLinks {
    for (const [column, links] of this.#formulas)
      for (const [row, link] of links) addLink(this.#hyperlinks, row, column, link);
    return this.#hyperlinks;
  }
}

/** The columns to append: one for each column whose cells link to something other than their text. */
export function linkColumns(rows: SheetRows, byColumn: CellLinks, skip: number): readonly AddedColumn[] {
  let header = Infinity;
  for (const row of rows.indexes) if (row >= skip && row < header) header = row;
  const names = rows.cells(header);
  return [...byColumn]
    .sort(([a], [b]) => a - b)
    .filter(([column, links]) => {
      const leadsElsewhere = ([row, link]: [number, string]): boolean =>
        row > header && rows.cells(row)[column] !== link;
      return (names[column] ?? '') !== '' && [...links].some(leadsElsewhere);
    })
    .map(([column, links]): AddedColumn => {
      const name = `${names[column] ?? ''} @link`;
      return (row) => (row === header ? name : row > header ? (links.get(row) ?? '') : '');
    });
}
