import type { FeedField } from '../../../catalogue/load/feed-columns';
import { CellForms, formsOf } from '../../../catalogue/load/tables/cell-forms';
import { momentParts } from '../../../catalogue/load/moments';
import { allOf, oneOf, quote } from '../../../catalogue/diagnostics/visible';
import { isLink, isShare, most, saidIn, type SampledColumns } from './columns';
import { stateWords } from './words';

/** What is known of the columns of a table. */
export interface ColumnsByValues {
  readonly found: ReadonlyMap<FeedField, string>;
  /** Columns of dates that no line reads; one of them may be the end. */
  readonly dates: readonly string[];
  /** The columns that are named in the questions. */
  readonly asked: readonly string[];
  /** Questions about columns whose names say nothing. */
  readonly open: readonly string[];
}

/** The day of a date in any form, as text that sorts; where the day and the month can be meant first, the day is. */
export function dayOf(cell: string): string | undefined {
  if (momentParts(cell) !== undefined) return cell.slice(0, 10);
  // A number of five digits alone does not show that a column has dates.
  const [form] = formsOf(cell).filter((each) => each !== 'spreadsheet');
  return form === undefined ? undefined : new CellForms({ dates: [form] }).date(cell)?.slice(0, 10);
}

/** When a row was written says nothing of its end. */
const ofRecord = /creat|updat|modif|added|publish|import|sync|last|تحديث|إنشاء|إضافة/iu;

function isOfDates(cells: readonly string[]): boolean {
  return most(saidIn(cells), (cell) => dayOf(cell) !== undefined);
}

const picture = /\.(?:png|jpe?g|gif|svg|webp|avif)(?:$|[?#])/i;

function isOfLinks(cells: readonly string[]): boolean {
  return most(saidIn(cells), (cell) => isLink(cell) && !picture.test(cell), 0.9);
}

/** A column of words that all say whether an offer runs. */
function isOfStates(cells: readonly string[]): boolean {
  const said = saidIn(cells);
  const { known, unknown } = stateWords(said);
  return said.length > 0 && unknown.length === 0 && Object.values(known).includes('inactive');
}

/** Whether the dates of a column are those of the start or later. */
function isAfter(ends: readonly string[], starts: readonly string[]): boolean {
  const pairs = ends.flatMap((end, index) => {
    const [last, first] = [dayOf(end), dayOf(starts[index] ?? '')];
    return last !== undefined && first !== undefined ? [{ last, first }] : [];
  });
  return pairs.length > 0 && pairs.filter(({ last, first }) => last >= first).length >= pairs.length * 0.9;
}

/**
 * Looks at the cells of columns whose names say nothing. What would show codes that have ended is a question.
 *
 * @param read the columns that other settings read
 */
export function columnsByValues(
  columns: SampledColumns,
  byName: ReadonlyMap<FeedField, string>,
  read: ReadonlySet<string> = new Set(),
): ColumnsByValues {
  const found = new Map(byName);
  const open: string[] = [];
  const unread = (fits: (cells: readonly string[]) => boolean): readonly string[] => {
    const taken = new Set([...found.values(), ...read]);
    return [...columns].flatMap(([name, cells]) => (name !== '' && !taken.has(name) && fits(cells) ? [name] : []));
  };
  const links = found.has('link') ? [] : unread(isOfLinks);
  const [link] = links;
  if (link !== undefined) {
    found.set('link', link);
    if (links.length > 1)
      open.push(
        `${allOf(links)} have links. ${quote(link)} is read; write the one that your network pays for as \`link\`.`,
      );
  }
  const states = found.has('status') ? [] : unread(isOfStates);
  const [state] = states;
  if (state !== undefined && states.length === 1) found.set('status', state);
  const dates = unread(isOfDates).filter((name) => !ofRecord.test(name));
  const [date] = dates;
  const starts = columns.get(found.get('starts') ?? '');
  if (found.has('ends') || date === undefined) {
    if (dates.length > 0)
      open.push(
        `${allOf(dates)} ${dates.length === 1 ? 'has' : 'have'} dates that no line reads. Is ${quote(found.get('ends') ?? '')} the end of the offer? If not, correct \`ends\`.`,
      );
    return { found, dates, asked: [...links, ...dates], open };
  }
  if (dates.length === 1 && starts && isAfter(columns.get(date) ?? [], starts)) {
    found.set('ends', date);
    open.push(`${quote(date)} is taken for the end, because its dates are never before the start. Is it the end?`);
    return { found, dates: [], asked: links, open };
  }
  open.push(
    `Which column has the last day of an offer: ${oneOf(dates)}? Write it as \`ends\`. Until then no row is shown, so that no code is shown that has ended.`,
  );
  return { found, dates, asked: [...links, ...dates], open };
}

/** The latest day that the unread columns of dates have in a row, by the number of the row. */
export function lastDays(
  columns: SampledColumns,
  rows: readonly number[],
  dates: readonly string[],
): ReadonlyMap<number, string> {
  const days = new Map<number, string>();
  for (const name of dates) {
    for (const [index, cell] of (columns.get(name) ?? []).entries()) {
      const [row, day] = [rows[index], dayOf(cell)];
      if (row !== undefined && day !== undefined && day > (days.get(row) ?? '')) days.set(row, day);
    }
  }
  return days;
}

/** Shares of one in a column of percentages, with what each means: 0.2 is 20%. */
export function sharesIn(cells: readonly string[]): Readonly<Record<string, string>> | undefined {
  const said = saidIn(cells);
  if (!most(said, isShare, 1) || said.every((cell) => Number(cell) === 1)) return undefined;
  return Object.fromEntries(
    [...new Set(said)].sort().map((cell) => [cell, `${Math.round(Number(cell) * 10_000) / 100}%`]),
  );
}
