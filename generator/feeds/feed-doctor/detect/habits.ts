import type { Feed } from '../../../../src/generated/data-types';
import type { FeedField } from '../../../catalogue/load/feed-columns';
import { formsOf, type DateForm } from '../../../catalogue/load/tables/cell-forms';
import { momentParts } from '../../../catalogue/load/moments';
import { isNoCode } from '../../../catalogue/validate/no-code';

/** The settings that say how a network writes its cells. */
type CellSettings = Pick<Feed, 'dates' | 'never' | 'absent' | 'decimal'>;

/** What is found out about cells, and what a person must decide. */
export interface Habits {
  readonly settings: CellSettings;
  /** Every date could be read with the day first and with the month first. */
  readonly isUnclear: boolean;
  /** The share of rows without an end. */
  readonly endless: number;
}

/** The cells of a field. */
export type CellsOf = (field: FeedField) => readonly string[];

/** Cells that mean "nothing" in many exports. */
const nothing = /^(?:none|null|nil|nan|n\/?a|-+|not required|not applicable|undefined|لا يوجد|بدون)$/i;

/** The forms of dates besides the usual one, those that read most cells first. */
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
  // With both orders, dates that have two meanings would be left out.
  const isBoth = dates.includes('dd/MM/yyyy') && dates.includes('MM/dd/yyyy');
  return { dates: isBoth ? dates.filter((form) => form !== dates[1]) : dates, isUnclear };
}

/** Cells without those that differ from another one in capitals only. */
function distinct(cells: readonly string[]): readonly string[] {
  const byWord = new Map(cells.map((cell) => [cell.toLowerCase(), cell]));
  return [...byWord.values()].slice(0, 10);
}

/** Dates that databases write where there is none. */
export const noDate = /^(?:0|0000-00-00(?:[ T]00:00:00)?|9999-12-31(?:[ T][\d:.Z]*)?|1970-01-01(?:[ T]00:00:00)?)$/;

/** Words in place of a date, without those that mean "nothing" anywhere. */
function neverIn(cells: readonly string[]): readonly string[] {
  const words = cells.filter(
    (cell) => cell !== '' && (noDate.test(cell) || !/\p{N}/u.test(cell)) && !nothing.test(cell),
  );
  return distinct(words);
}

/** Whether figures have a comma before their decimals, and none has a point there. */
function hasComma(cells: readonly string[]): boolean {
  const figures = cells.flatMap((cell) => cell.match(/\d[\d.,]*\d/g) ?? []);
  return figures.some((figure) => /,\d{1,2}$/.test(figure)) && !figures.some((figure) => /\.\d{1,2}$/.test(figure));
}

/** Finds out how a network writes dates, decimals and nothing. */
export function habitsOf(cellsOf: CellsOf, fields: readonly FeedField[]): Habits {
  const ends = cellsOf('ends');
  const { dates, isUnclear } = formsIn([...cellsOf('starts'), ...ends]);
  const never = neverIn([...cellsOf('starts'), ...ends]);
  const absent = distinct(fields.flatMap(cellsOf).filter((cell) => nothing.test(cell) || isNoCode(cell)));
  const isComma = hasComma((['discount', 'minimum', 'maximum', 'maximumDiscount', 'rating'] as const).flatMap(cellsOf));
  const isEndless = (cell: string): boolean => cell === '' || nothing.test(cell) || never.includes(cell);
  return {
    settings: {
      ...(dates.length > 0 && { dates: [...dates] }),
      ...(never.length > 0 && { never: [...never] }),
      ...(absent.length > 0 && { absent: [...absent] }),
      ...(isComma && { decimal: 'comma' }),
    },
    isUnclear,
    endless: ends.length === 0 ? 1 : ends.filter(isEndless).length / ends.length,
  };
}
