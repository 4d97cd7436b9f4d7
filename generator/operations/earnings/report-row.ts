import type { Country, NetworkReport, ReportColumns } from '../../../src/generated/data-types';
import { dayAt, isoDay, type Instant } from '../../../src/domain/dates/calendar';
import { oneOf, quote } from '../../catalogue/diagnostics/visible';
import type { RawFeedRow } from '../../catalogue/load/feed';
import { FieldReader, type RowFields } from '../../catalogue/load/feed-columns';
import { momentParts, parseMoment } from '../../catalogue/load/moments';
import { CellForms } from '../../catalogue/load/tables/cell-forms';
import { readCountries } from '../../catalogue/validate/feeds/feed-countries';
import { numberOf } from '../../catalogue/validate/feeds/feed-patterns';

export type ReportField = keyof ReportColumns;

export type ReportFields = RowFields<ReportField>;

/** Amounts of different currencies are never added. */
export interface Money {
  readonly amount: number;
  readonly currency: string;
}

export interface ReportRow {
  /** In the time zone of the site, `YYYY-MM-DD`. */
  readonly day: string;
  readonly order?: string | undefined;
  readonly orders: number;
  readonly clicks: number;
  /** Whether the network does not pay for the orders. */
  readonly isRejected: boolean;
  readonly advertiser?: string | undefined;
  readonly code?: string | undefined;
  readonly subId?: string | undefined;
  /** `elsewhere`: a country that the site does not have or that cannot be read. */
  readonly country?: Country | 'elsewhere' | undefined;
  readonly amount?: Money | undefined;
  readonly commission?: Money | undefined;
}

export interface CellProblem {
  readonly field: ReportField;
  readonly problem: string;
  readonly fix: string;
  /** Whether the row still counts in the totals, though not as evidence. */
  readonly isCounted?: true;
}

/** `row` is undefined if it cannot be read. */
interface ReadRow {
  readonly row?: ReportRow;
  readonly problems: readonly CellProblem[];
}

/** The site's settings for reading rows. */
export interface ReportSite {
  readonly now: Instant;
  readonly timeZone: string;
  readonly countries: readonly string[];
}

const statuses = ['approved', 'pending', 'rejected'] as const;

const moneyCell = /^(?:([A-Za-z]{3}|\$)\s?)?(-?)([\d.,]+)(?:\s?([A-Za-z]{3}))?$/;

/** Reads the rows of a network's reports according to its settings. */
export class RowReader {
  readonly #report: NetworkReport;
  readonly #site: ReportSite;
  readonly #forms: CellForms;
  readonly #columns: FieldReader<ReportField>;

  constructor(report: NetworkReport, site: ReportSite) {
    this.#report = report;
    this.#site = site;
    this.#forms = new CellForms(report);
    this.#columns = new FieldReader(report);
  }

  read({ fields }: Pick<RawFeedRow<ReportFields>, 'fields'>): ReadRow {
    const problems: CellProblem[] = [];
    const { order, advertiser, code, subId } = fields;
    const day = this.#day(fields, problems);
    const counts = this.#counts(fields, problems);
    const isRejected = this.#isRejected(fields, problems);
    const money = {
      amount: this.#money('amount', fields, problems),
      commission: this.#money('commission', fields, problems),
    };
    const country = this.#country(fields, problems);
    if (day === undefined || problems.some(({ isCounted }) => !isCounted)) return { problems };
    return { row: { day, ...counts, isRejected, order, advertiser, code, subId, country, ...money }, problems };
  }

  #day({ date }: ReportFields, problems: CellProblem[]): string | undefined {
    const fail = (problem: string, fix: string): undefined => {
      problems.push({ field: 'date', problem, fix });
    };
    if (date === undefined) return fail('has no date', 'fill the cell, or delete the row');
    const { now, timeZone } = this.#site;
    const text = this.#forms.date(date) ?? date;
    const parts = momentParts(text);
    const moment = parts && parseMoment(text, this.#report.timeZone ?? timeZone);
    if (!parts || !moment)
      return fail(
        `has the date ${quote(date)}, which cannot be read`,
        'write the form of the dates in `dates` of the report, such as `dates: [dd/MM/yyyy]`',
      );
    const day = isoDay(parts.time ? dayAt(moment.first, timeZone) : parts.day);
    return day > isoDay(dayAt(now, timeZone))
      ? fail(`has the date ${quote(date)}, which is in the future`, 'correct the date, or the form in `dates`')
      : day;
  }

  /** A non-negative integer; 0 and a problem for any other text. */
  #count(field: 'orders' | 'clicks', { [field]: cell }: ReportFields, problems: CellProblem[]): number {
    if (cell === undefined) return 0;
    const number = numberOf(this.#forms.figure(cell));
    if (number !== undefined && Number.isInteger(number)) return number;
    problems.push({
      field,
      problem: `has ${quote(cell)} in place of the number of ${field}`,
      fix: `correct the cell, or the column \`${field}\` of the report`,
    });
    return 0;
  }

  #counts(fields: ReportFields, problems: CellProblem[]): Pick<ReportRow, 'orders' | 'clicks'> {
    const clicks = this.#count('clicks', fields, problems);
    if (this.#columns.has('orders')) return { clicks, orders: this.#count('orders', fields, problems) };
    // If a report also counts clicks, only rows with an order id are orders.
    const isClickRow = this.#columns.has('clicks') && this.#columns.has('order') && fields.order === undefined;
    return { clicks, orders: isClickRow ? 0 : 1 };
  }

  #isRejected({ status }: ReportFields, problems: CellProblem[]): boolean {
    if (status === undefined) return false;
    const known = statuses.find((each) => each === status.toLowerCase());
    if (known === undefined)
      problems.push({
        field: 'status',
        problem: `has the status ${quote(status)}, whose meaning is not known`,
        fix: `write in \`columns\` which of ${oneOf(statuses)} it is: \`status: { column: …, values: { ${status}: approved } }\``,
      });
    return known === 'rejected';
  }

  #country({ country }: ReportFields, problems: CellProblem[]): ReportRow['country'] {
    if (country === undefined) return undefined;
    const read = readCountries(country, this.#site.countries);
    if (read.kind === 'some' && read.where.length === 1) return read.where[0];
    if (read.kind === 'unknown')
      problems.push({
        field: 'country',
        problem: `has the country ${quote(country)}, which is not known`,
        fix: 'write its code in `values` of the column, or the word in `absent` if it says that the country is not known',
        isCounted: true,
      });
    return read.kind === 'all' ? undefined : 'elsewhere';
  }

  #money(field: 'amount' | 'commission', fields: ReportFields, problems: CellProblem[]): Money | undefined {
    const { [field]: cell } = fields;
    if (cell === undefined) return undefined;
    const [, before, minus, figure = '', after] = moneyCell.exec(cell) ?? [];
    const number = numberOf(this.#forms.figure(figure));
    if (number === undefined) {
      const fix = `correct the cell, or the column \`${field}\` of the report; \`decimal: comma\` reads 1.250,50`;
      problems.push({ field, problem: `has ${quote(cell)}, which is no amount`, fix });
      return undefined;
    }
    const own = before === '$' ? 'USD' : (before ?? after);
    const ofColumn = (field === 'commission' ? fields.commissionCurrency : undefined) ?? fields.currency;
    const currency = (own ?? ofColumn ?? this.#report.currency)?.toUpperCase();
    if (currency === undefined || !/^[A-Z]{3}$/.test(currency)) {
      const has = currency === undefined ? 'without a currency' : `in the currency ${quote(currency)}`;
      const fix = 'write the column of the currency in `columns`, or `currency: USD` for all rows of the report';
      problems.push({ field, problem: `has the amount ${quote(cell)} ${has}`, fix });
      return undefined;
    }
    return { amount: minus === '-' ? -number : number, currency };
  }
}
