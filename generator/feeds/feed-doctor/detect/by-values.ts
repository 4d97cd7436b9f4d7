import type { FeedField } from '../../../catalogue/load/feed-columns';
import { daysIn } from '../../../../src/domain/reading/days-in';
import { CellForms, formsOf } from '../../../catalogue/load/tables/cell-forms';
import { momentParts } from '../../../catalogue/load/moments';
import type { Phrase } from '../../../catalogue/diagnostics/phrases';
import { quote } from '../../../catalogue/diagnostics/visible';
import { isOfCodes, most, saidIn } from '../../../catalogue/validate/coupon-codes/code-cells';
import { isLink, isShare, type SampledColumns } from './columns';
import { noDate } from './habits';
import { stateWords } from './words';

/** The columns of a table that are recognised by their cells. */
export interface ColumnsByValues {
  readonly found: ReadonlyMap<FeedField, string>;
  /** Unread columns of dates. One of them may be the end. */
  readonly dates: readonly string[];
  /** Unread columns with few different words, which include words for the state of an offer. */
  readonly states: readonly string[];
  readonly asked: readonly string[];
  /** Questions about columns that their names do not identify. */
  readonly open: readonly Phrase[];
}

/** The day of a date in any form, as sortable text. An ambiguous date is read with the day first. */
export function dayOf(cell: string): string | undefined {
  if (momentParts(cell) !== undefined) return cell.slice(0, 10);
  // Five-digit numbers alone are no evidence of dates.
  const [form] = formsOf(cell).filter((each) => each !== 'spreadsheet');
  return form === undefined ? undefined : new CellForms({ dates: [form] }).date(cell)?.slice(0, 10);
}

/** Names of dates about the record or the order, not about the end of the offer. */
const ofRecord = /creat|updat|modif|added|publish|import|sync|click|order|purchas|transact|conver|تحديث|إنشاء|إضافة/iu;
/** Names that mean the end, whatever the cells contain. */
const ofEnd = /until|till|expir|deadline|last ?da(?:y|te)|\bends?\b|انتهاء|ينتهي|نهاية|صلاحية/iu;

/** Whether most cells of a column are dates, ignoring those that mean "no date". */
function isOfDates(cells: readonly string[]): boolean {
  return most(
    saidIn(cells).filter((cell) => !noDate.test(cell) && /\p{N}/u.test(cell)),
    // A day may lack the year.
    (cell) => dayOf(cell) !== undefined || daysIn(cell).some(({ open }) => open !== 'day'),
  );
}

/** Whether the column may contain the end of offers, by its name or its cells. */
function mayBeEnd(name: string, cells: readonly string[]): boolean {
  return ofEnd.test(name)
    ? most(saidIn(cells), (cell) => /\p{N}/u.test(cell) && !isLink(cell), 0.5)
    : isOfDates(cells) && !ofRecord.test(name);
}

const picture = /\.(?:png|jpe?g|gif|svg|webp|avif)(?:$|[?#])/i;

/** Whether all words of a column say whether an offer is running. */
function isOfStates(cells: readonly string[]): boolean {
  const said = saidIn(cells);
  const { known, unknown } = stateWords(said);
  return said.length > 0 && unknown.length === 0 && Object.values(known).includes('inactive');
}

/** Per status column. */
const mostStates = 6;

/** Whether a column has few different words, which include words for the state of an offer. */
function mayBeStates(cells: readonly string[]): boolean {
  const said = saidIn(cells);
  const words = new Set(said.map((cell) => cell.toLowerCase()));
  return words.size > 1 && words.size <= mostStates && Object.keys(stateWords(said).known).length > 0;
}

/** Whether the cells look like titles: several words, mostly distinct. */
function isOfTitles(cells: readonly string[]): boolean {
  const said = saidIn(cells);
  return (
    most(
      said,
      (cell) => cell.length >= 10 && cell.length <= 120 && /\p{L}.* .*\p{L}/u.test(cell) && !isLink(cell),
      0.9,
    ) && new Set(said).size > said.length / 2
  );
}

/** Whether nearly all dates of a column are on or after the start. */
function isAfter(ends: readonly string[], starts: readonly string[]): boolean {
  const pairs = ends.flatMap((end, index) => {
    const [last, first] = [dayOf(end), dayOf(starts[index] ?? '')];
    return last !== undefined && first !== undefined ? [{ last, first }] : [];
  });
  return pairs.length > 0 && pairs.filter(({ last, first }) => last >= first).length >= pairs.length * 0.9;
}

/** Uses the only column that looks like titles for titles, and the only one that looks like codes for codes. */
function takeByValues(
  found: Map<FeedField, string>,
  unread: (fits: (cells: readonly string[]) => boolean) => readonly string[],
  open: Phrase[],
): void {
  const hasTitle = (['name', 'nameEn', 'nameAr'] as const).some((field) => found.has(field));
  for (const [field, isMissing, fits] of [
    ['code', !found.has('code'), isOfCodes],
    ['name', !hasTitle, isOfTitles],
  ] as const) {
    const [column, ...others] = isMissing ? unread(fits) : [];
    if (column === undefined || others.length > 0) continue;
    found.set(field, column);
    open.push({ id: field === 'code' ? 'proposal.code' : 'proposal.title', values: { column: quote(column) } });
  }
}

/** Asks a question if a wrong guess could show ended codes. `read` are the columns that other settings already read. */
export function columnsByValues(
  columns: SampledColumns,
  byName: ReadonlyMap<FeedField, string>,
  read: ReadonlySet<string> = new Set(),
): ColumnsByValues {
  const found = new Map(byName);
  const open: Phrase[] = [];
  const unread = (fits: (cells: readonly string[], name: string) => boolean): readonly string[] => {
    const taken = new Set([...found.values(), ...read]);
    return [...columns].flatMap(([name, cells]) =>
      name !== '' && !taken.has(name) && fits(cells, name) ? [name] : [],
    );
  };
  const links = found.has('link')
    ? []
    : unread((cells) => most(saidIn(cells), (cell) => isLink(cell) && !picture.test(cell), 0.9));
  const [link] = links;
  if (link !== undefined) {
    found.set('link', link);
    if (links.length > 1)
      open.push({ id: 'proposal.links', values: { columns: { and: links.map(quote) }, link: quote(link) } });
  }
  const [state, ...otherStates] = found.has('status') ? [] : unread(isOfStates);
  if (state !== undefined && otherStates.length === 0) found.set('status', state);
  // The preset of a network already says which columns are read.
  takeByValues(found, read.size > 0 ? () => [] : unread, open);
  const dates = unread((cells, name) => mayBeEnd(name, cells));
  const unclear = found.has('status') ? [] : unread(mayBeStates).filter((name) => !dates.includes(name));
  const [date] = dates;
  const starts = columns.get(found.get('starts') ?? '');
  const end = found.get('ends');
  const result = { found, dates, states: unclear, asked: [...links, ...dates], open };
  if (end !== undefined) {
    const values = { columns: { and: dates.map(quote) }, count: dates.length, end: quote(end) };
    if (dates.length > 0) open.push({ id: 'proposal.end', values });
    return result;
  }
  if (date === undefined) {
    if (unclear.length > 0) open.push({ id: 'proposal.states', values: { columns: { and: unclear.map(quote) } } });
    return result;
  }
  if (dates.length === 1 && starts && isAfter(columns.get(date) ?? [], starts)) {
    found.set('ends', date);
    open.push({ id: 'proposal.ends-by-start', values: { column: quote(date) } });
    return { found, dates: [], states: [], asked: links, open };
  }
  open.push({ id: 'proposal.end-unknown', values: { columns: { or: dates.map(quote) } } });
  return result;
}

/** The latest day in the unread columns of dates, by row number. */
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

/** The distinct fractions in a column of percentages: 0.2 is 20%. Undefined if the column has other values. */
export function sharesIn(cells: readonly string[]): Readonly<Record<string, string>> | undefined {
  const said = saidIn(cells);
  if (!most(said, isShare, 1) || said.every((cell) => Number(cell) === 1)) return undefined;
  return Object.fromEntries(
    [...new Set(said)].sort().map((cell) => [cell, `${Math.round(Number(cell) * 10_000) / 100}%`]),
  );
}
