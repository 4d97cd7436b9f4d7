import { maximumCell, maximumRows } from './limits';
import { columnIndex } from './sheet-cells';
import { eachElement } from './sheet-parts';

/** The links of cells, by column and row index from 0. */
export class CellLinks {
  readonly byColumn = new Map<number, Map<number, string>>();

  add(row: number, column: number, link: string): void {
    const links = this.byColumn.get(column) ?? new Map<number, string>();
    this.byColumn.set(column, links);
    links.set(row, link);
  }
}

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

/**
 * The links of a sheet's cells. `relations` is the part with their targets. Links within the spreadsheet are ignored.
 */
export function cellLinks(sheet: string, relations: string): CellLinks {
  const targets = new Map<string, string>();
  eachElement(relations, {
    open(name, { Id: id = '', Target: target = '' }) {
      if (name === 'Relationship' && isWebLink(target)) targets.set(id, target);
    },
  });
  const links = new CellLinks();
  if (targets.size === 0) return links;
  // Bounded, because a short reference can name all cells of a sheet.
  let left = maximumRows;
  eachElement(sheet, {
    open(name, attributes) {
      const target = name === 'hyperlink' ? targets.get(attributes['r:id'] ?? '') : undefined;
      if (target === undefined) return;
      const { rows, columns } = rangeOf(attributes['ref'] ?? '');
      left -= Math.max(1, (rows[1] - rows[0] + 1) * (columns[1] - columns[0] + 1));
      if (!(left >= 0)) return;
      for (let row = rows[0]; row <= rows[1]; row += 1)
        for (let column = columns[0]; column <= columns[1]; column += 1) links.add(row, column, target);
    },
  });
  return links;
}

/** Appends a column of links for each column whose cells link to something other than their text. */
export function withLinkColumns(
  rows: ReadonlyMap<number, readonly string[]>,
  { byColumn }: CellLinks,
  skip: number,
): ReadonlyMap<number, readonly string[]> {
  let header = Infinity;
  for (const row of rows.keys()) if (row >= skip && row < header) header = row;
  const names = rows.get(header);
  const linked = [...byColumn]
    .sort(([a], [b]) => a - b)
    .filter(([column, links]) => {
      const leadsElsewhere = ([row, link]: [number, string]): boolean =>
        row > header && rows.get(row)?.[column] !== link;
      return (names?.[column] ?? '') !== '' && [...links].some(leadsElsewhere);
    });
  if (linked.length === 0) return rows;
  let width = 0;
  for (const cells of rows.values()) width = Math.max(width, cells.length);
  return new Map(
    [...rows].map(([row, cells]) => {
      const added = linked.map(([column, links]) =>
        row === header ? `${names?.[column] ?? ''} @link` : row > header ? (links.get(row) ?? '') : '',
      );
      return [row, [...Array.from({ length: width }, (_, column) => cells[column] ?? ''), ...added]];
    }),
  );
}
