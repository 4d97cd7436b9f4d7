import { readFileSync } from 'node:fs';
import path from 'node:path';
import { catalogueRoot } from '../support/catalogue';

/** A row of the feed of the catalogue under test, read without any of the generator's code. */
export interface PlainRow {
  readonly id: string;
  readonly name: string;
  readonly code: string;
  readonly link: string;
  readonly isCode: boolean;
  /** The last day, as numbers. */
  readonly end: readonly [year: number, month: number, day: number];
  /** The instant of the start, for a wall clock in Riyadh; absent if the row has none. */
  readonly startsAt?: number;
  /** The instant of the end, for a wall clock in Riyadh. */
  readonly endsAt: number;
  /** A positive number, or none. */
  readonly rating: number | undefined;
  /**
   * The discount in dollars of its own column, and the minimum that its name states; absent where either is not there.
   */
  readonly terms?: { readonly discount: number; readonly minimum: number };
}

/** Cells of a semicolon-separated text: surrounding quotes are stripped, doubled quotes are one. */
function cellsOf(text: string): readonly (readonly string[])[] {
  const rows: string[][] = [];
  let row: string[] = [];
  let cell = '';
  let quoted = false;
  for (let at = 0; at < text.length; at += 1) {
    const character = text.charAt(at);
    if (quoted) {
      if (character !== '"') cell += character;
      else if (text.charAt(at + 1) === '"') {
        cell += '"';
        at += 1;
      } else quoted = false;
    } else if (character === '"') quoted = true;
    else if (character === ';' || character === '\n') {
      row.push(cell);
      cell = '';
      if (character === '\n') {
        rows.push(row);
        row = [];
      }
    } else if (character !== '\r') cell += character;
  }
  if (cell !== '' || row.length > 0) rows.push([...row, cell]);
  return rows;
}

/** The rows of that feed that have an id. */
export function feedRows(): readonly PlainRow[] {
  const file = path.join(catalogueRoot, 'feeds/dhgate.csv');
  const [head = [], ...rows] = cellsOf(readFileSync(file, 'utf8').replace(/^\uFEFF/, ''));
  return rows.flatMap((row) => {
    const cell = (name: string): string => (row[head.indexOf(name)] ?? '').trim();
    const [year = 0, month = 0, day = 0, hour = 23, minute = 59, second = 59] = cell('date_end')
      .split(/\D/)
      .map(Number);
    const [startYear = 0, startMonth = 0, startDay = 0, startHour = 0, startMinute = 0, startSecond = 0] = cell(
      'date_start',
    )
      .split(/\D/)
      .map(Number);
    const rating = Number(cell('rating'));
    const [, discount] = /^\$(\d+)$/.exec(cell('discount')) ?? [];
    const [, minimum] = /(?:over|spend) \$(\d+)/.exec(cell('name')) ?? [];
    if (cell('id') === '' || year === 0) return [];
    return [
      {
        id: cell('id'),
        name: cell('name'),
        code: cell('promocode'),
        link: cell('gotolink'),
        isCode: cell('species') === 'promocode',
        end: [year, month, day] as const,
        // Riyadh is three hours ahead, all year round.
        ...(startYear > 0 && {
          startsAt: Date.UTC(startYear, startMonth - 1, startDay, startHour - 3, startMinute, startSecond),
        }),
        endsAt: Date.UTC(year, month - 1, day, hour - 3, minute, second),
        rating: rating > 0 ? rating : undefined,
        ...(discount !== undefined &&
          minimum !== undefined && { terms: { discount: Number(discount), minimum: Number(minimum) } }),
      },
    ];
  });
}
