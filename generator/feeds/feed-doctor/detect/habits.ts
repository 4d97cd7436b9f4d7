import type { Feed } from '../../../../src/generated/data-types';
import type { FeedField } from '../../../catalogue/load/feed-columns';
import { formsOf, type DateForm } from '../../../catalogue/load/tables/cell-forms';
import { momentParts } from '../../../catalogue/load/moments';
import { isNoCode } from '../../../catalogue/validate/coupon-codes/no-code';

/** How a network writes cells. */
type CellSettings = Pick<Feed, 'dates' | 'never' | 'absent' | 'decimal'>;

export interface Habits {
  readonly settings: CellSettings;
  /** Whether every date can be read with the day first and with the month first. */
  readonly isUnclear: boolean;
  /** The share of rows without an end. */
  readonly endless: number;
}

export type CellsOf = (field: FeedField) => readonly string[];

/** Cells that mean "nothing" in many exports. */
const nothing = /^(?:none|null|nil|nan|n\/?a|-+|not required|not applicable|undefined|لا يوجد|بدون)$/i;

/** The date formats other than the standard one, those that match most cells first. */
function formsIn(cells: readonly string[]): { readonly dates: readonly DateForm[]; readonly isUnclear: boolean } {
  const others = cells.filter(
    (cell) => !noDate.test(cell) && momentParts(cell) === undefined && formsOf(cell).length > 0,
  );
  const dates: DateForm[] = [];
  let left = others;
  let isUnclear = false;
  while (left.length > 0) {
    const counts = new Map<DateForm, number>();
    for (const form of left.flatMap(formsOf)) counts.set(form, (counts.get(form) ?? 0) + 1);
    const [best, second] = [...counts].sort((a, b) => b[1] - a[1]);
    if (!best) break;
    const [form, count] = best;
    if (form === 'dd/MM/yyyy' || form === 'MM/dd/yyyy')
      isUnclear ||= second?.[1] === count && second[0].length === form.length;
    dates.push(form);
    left = left.filter((cell) => !formsOf(cell).includes(form));
  }
  // With both orders, ambiguous dates would be dropped.
  const isBoth = dates.includes('dd/MM/yyyy') && dates.includes('MM/dd/yyyy');
  return { dates: isBoth ? dates.filter((form) => form !== dates[1]) : dates, isUnclear };
}

/** At most ten, ignoring case. */
function distinct(cells: readonly string[]): readonly string[] {
  const byWord = new Map(cells.map((cell) => [cell.toLowerCase(), cell]));
  return [...byWord.values()].slice(0, 10);
}

/** Dates that databases write for "no date". */
export const noDate = /^(?:0|0000-00-00(?:[ T]00:00:00)?|9999-12-31(?:[ T][\d:.Z]*)?|1970-01-01(?:[ T]00:00:00)?)$/;

/** Whether figures have a decimal comma and never a decimal point. */
function hasComma(cells: readonly string[]): boolean {
  const figures = cells.flatMap((cell) => cell.match(/\d[\d.,]*\d/g) ?? []);
  return figures.some((figure) => /,\d{1,2}$/.test(figure)) && !figures.some((figure) => /\.\d{1,2}$/.test(figure));
}

/** Detects how a network writes dates, decimals and empty cells. */
export function habitsOf(cellsOf: CellsOf, fields: readonly FeedField[]): Habits {
  const ends = cellsOf('ends');
  const days = [...cellsOf('starts'), ...ends];
  const { dates, isUnclear } = formsIn(days);
  // Words in place of a date, except those that mean "nothing" in all columns.
  const never = distinct(
    days.filter((cell) => cell !== '' && (noDate.test(cell) || !/\p{N}/u.test(cell)) && !nothing.test(cell)),
  );
  const absent = distinct(fields.flatMap(cellsOf).filter((cell) => nothing.test(cell) || isNoCode(cell)));
  const isComma = hasComma((['discount', 'minimum', 'maximum', 'maximumDiscount', 'rating'] as const).flatMap(cellsOf));
  const isEndless = (cell: string): boolean => cell === '' || nothing.test(cell) || never.includes(cell);
  return {
    settings: {
      dates: dates.length > 0 ? [...dates] : undefined,
      never: never.length > 0 ? [...never] : undefined,
      absent: absent.length > 0 ? [...absent] : undefined,
      decimal: isComma ? 'comma' : undefined,
    },
    isUnclear,
    endless: ends.length === 0 ? 1 : ends.filter(isEndless).length / ends.length,
  };
}
