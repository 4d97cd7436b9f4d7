import type { ReasonKind } from '../../../src/domain/editing/editor-protocol';
import { isoDay, type Instant } from '../../../src/domain/dates/calendar';
import { lastDayBefore } from '../../../src/domain/dates/moments';
import type { Feed, FeedCorrections } from '../../../src/generated/data-types';
import { quote } from '../../catalogue/diagnostics/visible';
import { FieldReader, type RowFields } from '../../catalogue/load/feed-columns';
import {
  feedForm,
  NamedTableReader,
  type ColumnError,
  type DelimiterError,
  type RawFeedRow,
} from '../../catalogue/load/feed';
import type { TableFault } from '../../catalogue/load/tables/table';
import type { OfferRow } from '../../catalogue/offers/store-offers';
import { CodesElsewhere } from '../../catalogue/validate/feeds/codes-elsewhere';
import {
  problemOf,
  rowChecker,
  sameIdFix,
  type CheckedRow,
  type FeedSite,
} from '../../catalogue/validate/feeds/feed-rows';
import type { Schemas } from '../../catalogue/validate/schema/schemas';
import { AdvertiserTally } from './advertisers';
import {
  digestOf,
  comparedFields,
  meaningOf,
  titleOfRow,
  type Change,
  type ComparedField,
  type PresentFeed,
} from './present';
import { suspicionsOf, type Reason } from './suspicions';
import { UnconfirmedTally } from './unconfirmed';
import { ValueTally } from './values';

/** Shown; shown but to be reviewed; not shown. */
export type Verdict = 'kept' | 'suspicious' | 'dropped';

export interface RowReport {
  /** From 1, not counting the header line. */
  readonly row: number;
  /** The line of the file on which the row begins, from 1. */
  readonly line: number;
  readonly id?: string;
  readonly name?: string;
  readonly verdict: Verdict;
  readonly reasons: readonly Reason[];
  /** The difference from the current feed; undefined without a comparison or for an unreadable row. */
  readonly change?: Change['kind'];
  readonly changed?: readonly ComparedField[];
  /** Undefined for a row that is not read as an offer. */
  readonly meaning?: Readonly<Record<ComparedField, string>>;
}

export interface Tally {
  rows: number;
  kept: number;
  suspicious: number;
  dropped: number;
  codes: number;
  deals: number;
  readonly reasons: Map<ReasonKind, number>;
  readonly changes: Map<Change['kind'] | 'vanished', number>;
  /** The number of vanished rows whose offer is still active. */
  vanishedRunning: number;
}

export interface DoctorContext {
  readonly config: Feed;
  readonly site: FeedSite;
  readonly now: Instant;
  readonly schemas: Schemas;
  readonly corrections?: FeedCorrections | undefined;
  /** The current feed, if the table is compared with it. */
  readonly present?: PresentFeed | undefined;
}

/** The reasons for review of shown rows. */
const kindOfShown = {
  'unusual-code': 'unusual-code',
  'foreign-tracking': 'unusual-code',
  'feed-row-code': 'kind-differs',
  'feed-row-advertiser': 'no-advertiser',
} as const;

const kindOfError = {
  'feed-row-invalid': 'invalid',
  'feed-row-skipped': 'incomplete',
  'feed-row-host': 'other-host',
} as const;

type ShownRow = Extract<CheckedRow, { readonly row: OfferRow }>;

/** The identity of a reported row, and its difference from the current feed. */
type RowPlace = Omit<RowReport, 'verdict' | 'reasons'>;

/** Judges a table row by row as it is read. Only three digests of each row are kept, so that memory stays small. */
export class FeedDoctor {
  readonly tally: Tally = {
    rows: 0,
    kept: 0,
    suspicious: 0,
    dropped: 0,
    codes: 0,
    deals: 0,
    reasons: new Map(),
    changes: new Map(),
    vanishedRunning: 0,
  };
  readonly values: ValueTally;
  readonly advertisers = new AdvertiserTally();
  /** Finds codes if the column of the settings has none. */
  readonly codesElsewhere: CodesElsewhere;
  readonly unconfirmed: UnconfirmedTally;
  readonly columnErrors: ColumnError[] = [];
  /** Set if another delimiter separates the columns. */
  delimiterError: DelimiterError | undefined;
  /** Set if the table cannot be read. */
  fault: TableFault | undefined;
  /** Columns of the settings that no row has. */
  readonly emptyColumns: string[] = [];
  readonly #context: DoctorContext;
  readonly #take: (row: RowReport) => void;
  readonly #check: (raw: RawFeedRow) => CheckedRow;
  readonly #columns: FieldReader;
  readonly #reader: NamedTableReader<RowFields>;
  /** The ids of corrections without a row in the table. */
  readonly unusedCorrections: Set<string>;
  readonly #ids = new Map<string, number>();
  readonly #wholes = new Map<string, number>();
  readonly #offers = new Map<string, number>();

  constructor(context: DoctorContext, take: (row: RowReport) => void) {
    this.#context = context;
    this.#take = take;
    this.values = new ValueTally(context.config);
    this.codesElsewhere = new CodesElsewhere(context.config);
    this.unusedCorrections = new Set((context.corrections?.rows ?? []).map(({ row }) => row));
    this.#columns = new FieldReader(context.config);
    this.#check = rowChecker(context.config, context.site, context.schemas, context.corrections);
    this.unconfirmed = new UnconfirmedTally(context.config);
    this.#reader = new NamedTableReader(feedForm(context.config), {
      header: (names) => this.codesElsewhere.header(names),
      row: (raw) => this.#row(raw),
      unreadable: ({ number, line, problem, fix }) =>
        this.#report({
          row: number,
          line,
          verdict: 'dropped',
          reasons: [{ kind: 'unreadable', message: { id: 'feed-reason.unreadable', values: { problem } }, fix }],
        }),
      columnError: (error) => this.columnErrors.push(error),
      delimiterError: (error) => {
        this.delimiterError = error;
      },
      fault: (fault) => {
        this.fault = fault;
      },
      emptyColumn: (column) => this.emptyColumns.push(column),
    });
  }

  get ok(): boolean {
    return this.#reader.ok && this.fault === undefined;
  }

  get hasHeader(): boolean {
    return this.#reader.hasHeader;
  }

  push(text: string): void {
    this.#reader.push(text);
  }

  end(): void {
    this.#reader.end();
    const { present } = this.#context;
    if (!present || !this.ok) return;
    for (const { ended } of present.vanished()) {
      count(this.tally.changes, 'vanished');
      if (!ended) this.tally.vanishedRunning += 1;
    }
  }

  #report(report: RowReport): void {
    const { tally } = this;
    tally.rows += 1;
    tally[report.verdict] += 1;
    for (const { kind } of report.reasons) count(tally.reasons, kind);
    if (report.change) count(tally.changes, report.change);
    this.#take(report);
  }

  #row(raw: RawFeedRow): void {
    this.unconfirmed.add(raw);
    this.codesElsewhere.add(raw);
    const { fields, number, line } = raw;
    this.unusedCorrections.delete(fields.id ?? '');
    const { id, name = fields.nameEn ?? fields.nameAr } = fields;
    const place = { row: number, line, id, name };

    const same = firstWith(this.#wholes, digestOf(raw.cells.join('\u0000')), number);
    if (same !== undefined) {
      this.#drop(place, {
        kind: 'exact-duplicate',
        message: { id: 'feed-reason.exact-duplicate', values: { row: same } },
        fix: { id: 'feed-reason.exact-duplicate.fix' },
      });
      return;
    }
    const checked = this.#check(raw);
    if (!('row' in checked)) {
      if (id !== undefined) this.#context.present?.keep(id);
      if ('withheld' in checked) {
        this.#drop(place, { kind: checked.withheld, message: checked.message });
        return;
      }
      const reasons = checked.errors.map((error) => ({
        kind: kindOfError[error.code],
        message: problemOf(error.problem),
        fix: error.fix,
      }));
      this.#drop(place, ...reasons);
      return;
    }
    const first = firstWith(this.#ids, digestOf(checked.row.offer.id), number);
    if (first !== undefined) {
      this.#drop(place, {
        kind: 'duplicate-id',
        message: { id: 'feed-reason.duplicate-id', values: { row: first } },
        fix: sameIdFix(this.#context.config),
      });
      return;
    }
    this.values.add(checked, titleOfRow(checked.row));
    this.#parsedRow(checked, raw, place);
  }

  /** Judges a readable row with a new id. */
  #parsedRow({ row, problems }: ShownRow, raw: RawFeedRow, place: RowPlace): void {
    const { present, config, now, site } = this.#context;
    const meaning = meaningOf(row);
    const change = present?.compare(row);
    const compared = {
      meaning,
      change: change?.kind,
      changed: change && change.fields.length > 0 ? change.fields : undefined,
    };
    if (row.offer.endsAt !== undefined && row.offer.endsAt <= now) {
      const day = isoDay(lastDayBefore(row.offer.endsAt, site.timeZone));
      this.#drop({ ...place, ...compared }, { kind: 'ended', message: { id: 'feed-reason.ended', values: { day } } });
      return;
    }
    const reasons = [
      ...suspicionsOf(row.offer, raw, config, this.#columns),
      ...problems.map(
        (problem): Reason => ({
          kind: problem.shown ? kindOfShown[problem.shown] : 'unreadable-value',
          message: problemOf(problem.problem),
          fix: problem.fix,
        }),
      ),
      ...this.#twin(row, meaning, raw.number),
    ];
    this.advertisers.add(row);
    this.tally[row.offer.kind === 'code' ? 'codes' : 'deals'] += 1;
    this.#report({ ...place, ...compared, verdict: reasons.length > 0 ? 'suspicious' : 'kept', reasons });
  }

  #drop(place: RowPlace, ...reasons: readonly Reason[]): void {
    this.#report({ ...place, verdict: 'dropped', reasons });
  }

  /** Reports a row that equals another one except for its id. */
  #twin(row: OfferRow, meaning: Readonly<Record<ComparedField, string>>, number: number): readonly Reason[] {
    const twin = firstWith(
      this.#offers,
      digestOf(comparedFields.map((field) => meaning[field]).join('\u0000')),
      number,
    );
    if (twin === undefined) return [];
    return [
      {
        kind: 'same-offer',
        message: { id: 'feed-reason.same-offer', values: { row: twin, id: quote(row.offer.id) } },
        fix: { id: 'feed-reason.same-offer.fix' },
      },
    ];
  }
}

/** The number of the first row with a digest; undefined for the first one, which is stored. */
function firstWith(rows: Map<string, number>, digest: string, row: number): number | undefined {
  const first = rows.get(digest);
  if (first === undefined) rows.set(digest, row);
  return first;
}

function count<Key>(counts: Map<Key, number>, key: Key): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}
