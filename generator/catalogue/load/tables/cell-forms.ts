import type { Feed } from '../../../../src/generated/data-types';
import { dateInWords, dayOfSpreadsheet, fullYear, twoDigits } from '../date-mistakes';

export type DateForm = NonNullable<Feed['dates']>[number];

const figures = /^(\d{1,4})([/.-])(\d{1,2})\2(\d{1,4})(?:[ T,]+(\d{1,2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?\s*(AM|PM)?)?$/i;

/** The time in a match of `figures`, preceded by a space; empty if there is none, undefined for an impossible time. */
function timeOf([, , , , , hours, minutes = '', seconds = '00', half]: RegExpExecArray): string | undefined {
  if (hours === undefined) return '';
  const hour = Number(hours);
  if (half === undefined) return hour < 24 ? ` ${twoDigits(hour)}:${minutes}:${seconds}` : undefined;
  if (hour < 1 || hour > 12) return undefined;
  return ` ${twoDigits((hour % 12) + (/p/i.test(half) ? 12 : 0))}:${minutes}:${seconds}`;
}

/** Converts a day to `2026-12-31`; undefined if it has another form. Only a year at the end may have two digits. */
function dayOf([, first = '', , second = '', third = '']: RegExpExecArray, form: DateForm): string | undefined {
  const parts = {
    'dd/MM/yyyy': [fullYear(third), second, first],
    'MM/dd/yyyy': [fullYear(third), first, second],
    'yyyy/MM/dd': [first, second, third],
  } as const satisfies Partial<Record<DateForm, readonly string[]>>;
  if (form === 'epoch' || form === 'epoch-ms' || form === 'words' || form === 'spreadsheet') return undefined;
  const [year, month, day] = parts[form];
  if (year.length !== 4 || month.length > 2 || day.length > 2 || Number(month) > 12) return undefined;
  return `${year}-${twoDigits(Number(month))}-${twoDigits(Number(day))}`;
}

/** Converts a spreadsheet's day number, whose fraction is the time, to a date. */
function dateOfSpreadsheet(text: string): string | undefined {
  const [, days, fraction = '0'] = /^(\d{5})(?:\.(\d{1,15}))?$/.exec(text) ?? [];
  const day = days === undefined ? undefined : dayOfSpreadsheet(Number(days));
  const seconds = Math.round(Number(`0.${fraction}`) * 86_400);
  if (day === undefined || seconds === 0 || seconds >= 86_400) return day;
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return `${day} ${twoDigits(hours)}:${twoDigits(minutes)}:${twoDigits(seconds % 60)}`;
}

/** Converts a date to `2026-12-31` or `2026-12-31 23:59:59`; undefined if it does not match the form. */
function dateIn(text: string, form: DateForm): string | undefined {
  if (form === 'words') return dateInWords(text);
  if (form === 'spreadsheet') return dateOfSpreadsheet(text);
  if (form === 'epoch' || form === 'epoch-ms') {
    const isSeconds = form === 'epoch';
    if (!(isSeconds ? /^\d{9,10}$/ : /^\d{12,13}$/).test(text)) return undefined;
    return new Date(Number(text) * (isSeconds ? 1000 : 1)).toISOString();
  }
  const match = figures.exec(text);
  const day = match ? dayOf(match, form) : undefined;
  const time = match ? timeOf(match) : undefined;
  return day === undefined || time === undefined ? undefined : day + time;
}

/** The forms that a date other than `2026-12-31` may have. */
export function formsOf(text: string): readonly DateForm[] {
  // `satisfies` proves that the list is complete.
  const forms = Object.keys({
    'dd/MM/yyyy': true,
    'MM/dd/yyyy': true,
    'yyyy/MM/dd': true,
    epoch: true,
    'epoch-ms': true,
    words: true,
    spreadsheet: true,
  } satisfies Record<DateForm, true>) as DateForm[];
  return /^\d{4}-\d{2}-\d{2}/.test(text) ? [] : forms.filter((form) => dateIn(text, form) !== undefined);
}

/** Swaps the separators of a figure with a decimal comma: `1.250,50` becomes `1,250.50`. */
export function withPoint(figure: string): string {
  return figure.replace(/[.,]/g, (separator) => (separator === '.' ? ',' : '.'));
}

/** Normalises dates and decimal separators in cells. Cells of any other form stay unchanged. */
export class CellForms {
  readonly #dates: readonly DateForm[];
  readonly #never: ReadonlySet<string>;
  readonly #comma: boolean;

  constructor({ dates = [], never = [], decimal }: Pick<Feed, 'dates' | 'never' | 'decimal'>) {
    this.#dates = dates;
    this.#never = new Set(never.map((cell) => cell.toLowerCase()));
    this.#comma = decimal === 'comma';
  }

  apply<Fields extends { readonly starts?: string; readonly ends?: string; readonly rating?: string }>(
    fields: Fields,
  ): Fields {
    const { starts, ends, rating, ...others } = fields;
    const dates = Object.entries({ starts, ends }).flatMap(([field, text]) => {
      const date = text === undefined ? undefined : this.date(text);
      return date === undefined ? [] : [[field, date] as const];
    });
    // No rating reaches a thousand, so a comma in one is always decimal.
    const number = rating === undefined ? undefined : this.figure(rating).replace(/^(\d{1,2}),(\d{1,2})$/, '$1.$2');
    // The fields are the same; only their texts may differ.
    return { ...others, ...Object.fromEntries(dates), ...(number !== undefined && { rating: number }) } as Fields;
  }

  figure(text: string): string {
    return this.#comma ? withPoint(text) : text;
  }

  /** A date in the normal form; undefined for a cell that means "no date". */
  date(text: string): string | undefined {
    if (this.#never.has(text.toLowerCase())) return undefined;
    const found = this.#dates.flatMap((form) => dateIn(text, form) ?? []);
    // If both orders of day and month are accepted, an ambiguous date is left unchanged.
    return new Set(found).size === 1 ? found[0] : text;
  }
}
