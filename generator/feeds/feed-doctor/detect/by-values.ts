import type { FeedField } from '../../../catalogue/load/feed-columns';
import { CellForms, formsOf } from '../../../catalogue/load/tables/cell-forms';
import { momentParts } from '../../../catalogue/load/moments';
import { allOf, oneOf, quote } from '../../../catalogue/diagnostics/visible';
import { namesDay } from '../../../catalogue/validate/text-dates';
import { isLink, isShare, most, saidIn, type SampledColumns } from './columns';
import { noDate } from './habits';
import { stateWords } from './words';

/** What is known of the columns of a table. */
export interface ColumnsByValues {
  readonly found: ReadonlyMap<FeedField, string>;
  /** Columns of dates that no line reads; one of them may be the end. */
  readonly dates: readonly string[];
  /** Columns of words of which some say whether an offer runs, and that no line reads. */
  readonly states: readonly string[];
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

/** When a row was written, or something was ordered, says nothing of its end. */
const ofRecord = /creat|updat|modif|added|publish|import|sync|click|order|purchas|transact|conver|تحديث|إنشاء|إضافة/iu;
/** The name of an end, whatever is in the column. */
const ofEnd = /until|till|expir|deadline|last ?da(?:y|te)|\bends?\b|انتهاء|ينتهي|نهاية|صلاحية/iu;

/** Whether a cell may be a day: a date, or one without a year. */
function mayBeDay(cell: string): boolean {
  return dayOf(cell) !== undefined || namesDay(cell);
}

/** Whether the cells of a column are dates, but for those that stand for none. */
function isOfDates(cells: readonly string[]): boolean {
  return most(
    saidIn(cells).filter((cell) => !noDate.test(cell) && /\p{N}/u.test(cell)),
    mayBeDay,
  );
}

/** Whether a column may have the end of offers, by its cells or by its name. */
function mayBeEnd(name: string, cells: readonly string[]): boolean {
  return ofEnd.test(name)
    ? most(saidIn(cells), (cell) => /\p{N}/u.test(cell) && !isLink(cell), 0.5)
    : isOfDates(cells) && !ofRecord.test(name);
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

/** The most words that states have. */
const mostStates = 6;

/** A column of a few words of which some say whether an offer runs. */
function mayBeStates(cells: readonly string[]): boolean {
  const said = saidIn(cells);
  const words = new Set(said.map((cell) => cell.toLowerCase()));
  return words.size > 1 && words.size <= mostStates && Object.keys(stateWords(said).known).length > 0;
}

/** Titles are words, most of them different. */
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

/** Codes are letters with figures in capitals, most of them different. */
function isOfCodes(cells: readonly string[]): boolean {
  const said = saidIn(cells);
  return (
    most(said, (cell) => /^[A-Z0-9_-]{3,20}$/.test(cell), 0.9) &&
    most(said, (cell) => /[A-Z]/.test(cell) && /\d/.test(cell), 0.5) &&
    new Set(said).size > said.length / 2
  );
}

/** Whether the dates of a column are those of the start or later. */
function isAfter(ends: readonly string[], starts: readonly string[]): boolean {
  const pairs = ends.flatMap((end, index) => {
    const [last, first] = [dayOf(end), dayOf(starts[index] ?? '')];
    return last !== undefined && first !== undefined ? [{ last, first }] : [];
  });
  return pairs.length > 0 && pairs.filter(({ last, first }) => last >= first).length >= pairs.length * 0.9;
}

function endQuestion(dates: readonly string[], end: string): string {
  const have = dates.length === 1 ? 'has' : 'have';
  return `${allOf(dates)} ${have} dates that no line reads. Is ${quote(end)} the end of the offer? If not, correct \`ends\`.`;
}

function statesQuestion(states: readonly string[]): readonly string[] {
  if (states.length === 0) return [];
  const question = `${allOf(states)} may say whether an offer still runs. Add the column to \`columns\` as \`status\`, with \`values\`. Until then no row is shown, so that no code is shown that has ended.`;
  return [question];
}

/** Takes the only column that has what titles have for the titles, and the only one that has what codes have for the codes. */
function takeByValues(
  found: Map<FeedField, string>,
  unread: (fits: (cells: readonly string[]) => boolean) => readonly string[],
  open: string[],
): void {
  const hasTitle = (['name', 'nameEn', 'nameAr'] as const).some((field) => found.has(field));
  for (const [field, isMissing, fits] of [
    ['code', !found.has('code'), isOfCodes],
    ['name', !hasTitle, isOfTitles],
  ] as const) {
    const [column, ...others] = isMissing ? unread(fits) : [];
    if (column === undefined || others.length > 0) continue;
    found.set(field, column);
    open.push(
      `${quote(column)} is taken for ${field === 'code' ? 'the code' : 'the title'}, because its cells look so. Is it?`,
    );
  }
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
  const unread = (fits: (cells: readonly string[], name: string) => boolean): readonly string[] => {
    const taken = new Set([...found.values(), ...read]);
    return [...columns].flatMap(([name, cells]) =>
      name !== '' && !taken.has(name) && fits(cells, name) ? [name] : [],
    );
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
  const [state, ...otherStates] = found.has('status') ? [] : unread(isOfStates);
  if (state !== undefined && otherStates.length === 0) found.set('status', state);
  // A preset of a network says which columns are read.
  takeByValues(found, read.size > 0 ? () => [] : unread, open);
  const dates = unread((cells, name) => mayBeEnd(name, cells));
  const unclear = found.has('status') ? [] : unread(mayBeStates).filter((name) => !dates.includes(name));
  const [date] = dates;
  const starts = columns.get(found.get('starts') ?? '');
  const end = found.get('ends');
  if (end !== undefined || date === undefined) {
    if (end !== undefined && dates.length > 0) open.push(endQuestion(dates, end));
    if (end === undefined) open.push(...statesQuestion(unclear));
    return { found, dates, states: unclear, asked: [...links, ...dates], open };
  }
  if (dates.length === 1 && starts && isAfter(columns.get(date) ?? [], starts)) {
    found.set('ends', date);
    open.push(`${quote(date)} is taken for the end, because its dates are never before the start. Is it the end?`);
    return { found, dates: [], states: [], asked: links, open };
  }
  open.push(
    `Which column has the last day of an offer: ${oneOf(dates)}? Write it as \`ends\`. Until then no row is shown, so that no code is shown that has ended.`,
  );
  return { found, dates, states: unclear, asked: [...links, ...dates], open };
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
