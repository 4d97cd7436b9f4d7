import { createColors } from 'picocolors';
import { dayAt, isoDay, type Instant } from '../../../src/domain/dates/calendar';
import type { ReasonKind } from '../../../src/domain/editing/editor-protocol';
import { phrasesOf, textOf } from '../../catalogue/diagnostics/diagnostic';
import { render } from '../../catalogue/diagnostics/phrases';
import { counted, oneOf, quote, visible } from '../../catalogue/diagnostics/visible';
import type { FeedDoctor, RowReport, Tally, Verdict } from './doctor';
import type { ComparedField, PresentRow } from './present';
import { inEnglish, usualKinds, type Reason } from './suspicions';
import { unconfirmedLines } from './unconfirmed';
import { valueLines } from './values';

/** After a number of rows. */
const reasonTexts: Readonly<Record<ReasonKind, string>> = {
  ended: 'ended',
  unreadable: 'unreadable',
  incomplete: 'without an id or an end date',
  invalid: 'with an invalid value',
  'other-host': 'with a link to another host',
  'exact-duplicate': 'identical to another row',
  'duplicate-id': 'with the same id as another row',
  'code-differs': 'with a different code in the title',
  'kind-differs': 'with contradictory data about a code',
  'no-advertiser': 'without an advertiser',
  'http-logo': 'with a logo address without https',
  'unreadable-value': 'with a discount, minimum or other condition that cannot be read',
  'unusual-code': 'with a code that shoppers may not see or type',
  excepted: 'left out by `except` of the settings',
  inactive: 'not active, as the network says',
  'other-country': 'for other countries only',
  hidden: 'hidden by the corrections of the feed',
  'same-offer': 'with the same offer as another row',
  'hidden-character': 'with invisible characters in the title',
  markup: 'with markup in the title',
  'rating-out-of-range': 'with a rating above the maximum',
  shouting: 'with a title in capitals or with several exclamation marks',
};

/** The values of the displayed rows of the current feed, which are read again. */
type PresentDetails = ReadonlyMap<string, Readonly<Record<ComparedField, string>>>;

export interface TextContext {
  readonly feed: string;
  readonly file: string;
  readonly settingsFile: string;
  /** Whether the command itself replaces the current file. */
  readonly isPlaced?: boolean;
  /** Undefined without a comparison. */
  readonly presentFile?: string;
  readonly now: Instant;
  readonly timeZone: string;
  /** Lists every row instead of the first ones of each list. */
  readonly all: boolean;
  readonly colour: boolean;
}

const mostShown = 20;
/** Listed rows per cause. */
const mostOfCause = 3;

/** Links to other hosts are one cause, although each fix names its host. */
function causeOf(verdict: Verdict, { kind, fix }: Reason): string {
  return `${verdict} ${kind === 'other-host' ? kind : `${kind} ${fix ? render(fix, 'en') : ''}`}`;
}

/** The rows of one cause: their number, the number of listed ones, and the last listed one. */
interface CauseRows {
  rows: number;
  listed: number;
  last?: RowReport;
}

/** Selects the listed rows: the first ones of each list and of each cause. */
export class ShownRows {
  readonly #causes = new Map<string, CauseRows>();
  readonly #repeated = new Map<Verdict, number>();
  readonly dropped: RowReport[] = [];
  readonly suspicious: RowReport[] = [];
  readonly kept: RowReport[] = [];
  readonly added: RowReport[] = [];
  readonly changed: RowReport[] = [];
  readonly revived: RowReport[] = [];
  readonly #limit: number;

  constructor(all: boolean) {
    this.#limit = all ? Infinity : mostShown;
  }

  add(report: RowReport): void {
    // Rows that are correctly not shown are counted, but listed only with --rows.
    if (this.#limit === Infinity) this.#keep(this[report.verdict], report);
    else if (!report.reasons.some(({ kind }) => usualKinds.has(kind))) this.#keepOfCause(this[report.verdict], report);
    if (report.change !== undefined && report.change !== 'same') this.#keep(this[report.change], report);
  }

  #keep(list: RowReport[], report: RowReport): void {
    if (list.length < this.#limit) list.push(report);
  }

  /** Lists a row if one of its causes is new or was listed only a few times. */
  #keepOfCause(list: RowReport[], report: RowReport): void {
    const { verdict, reasons } = report;
    const causes = reasons.map((reason) => this.#cause(verdict, reason));
    for (const cause of causes) cause.rows += 1;
    if (causes.every(({ listed }) => listed >= mostOfCause)) {
      this.#repeated.set(verdict, this.repeated(verdict) + 1);
      return;
    }
    if (list.length >= this.#limit) return;
    list.push(report);
    for (const cause of causes) {
      cause.listed += 1;
      cause.last = report;
    }
  }

  #cause(verdict: Verdict, reason: Reason): CauseRows {
    const key = causeOf(verdict, reason);
    const cause = this.#causes.get(key) ?? { rows: 0, listed: 0 };
    this.#causes.set(key, cause);
    return cause;
  }

  /** The number of unlisted rows with this cause if the row is the last listed one, else 0. */
  further(report: RowReport, reason: Reason): number {
    const cause = this.#causes.get(causeOf(report.verdict, reason));
    return cause?.last === report ? cause.rows - cause.listed : 0;
  }

  /** The number of rows that are not listed because others have the same causes. */
  repeated(verdict: Verdict): number {
    return this.#repeated.get(verdict) ?? 0;
  }

  get limit(): number {
    return this.#limit;
  }
}

function whereOf({ row, line }: RowReport): string {
  return `row ${row}, line ${line}`;
}

function titleOfReport({ id, name }: RowReport): string {
  return [id === undefined ? '' : visible(id), name === undefined ? '' : quote(name)]
    .filter((part) => part !== '')
    .join(' ');
}

function shownValue(field: ComparedField, value: string, timeZone: string): string {
  if (value === '') return 'nothing';
  if (field !== 'starts' && field !== 'ends') return quote(value);
  return isoDay(dayAt(Number(value) * 1000, timeZone));
}

/** For example: `ends 2025-09-30 → 2026-12-31`. */
function changeOf(field: ComparedField, before: string | undefined, after: string, timeZone: string): string {
  if (before === undefined) return field;
  const [from, to] = [shownValue(field, before, timeZone), shownValue(field, after, timeZone)];
  // Only the time of day differs.
  return from === to ? `${field} (another time on ${to})` : `${field} ${from} → ${to}`;
}

type Colours = ReturnType<typeof createColors>;

/** A line with the number of unlisted rows. */
function more(total: number, listed: number): readonly string[] {
  return total > listed ? [`  and ${total - listed} more (--rows shows all)`] : [];
}

/** The number of rows by verdict and reason. */
function summaryLines(tally: Tally, { feed, file, now, timeZone }: TextContext, colours: Colours): readonly string[] {
  const { bold, green, yellow, red } = colours;
  const width = String(tally.rows).length;
  return [
    bold(`Feed ${feed}: ${visible(file)}, checked on ${isoDay(dayAt(now, timeZone))} (${timeZone})`),
    `${counted(tally.rows, 'row')}: ${green(`${tally.kept} kept`)}, ${yellow(`${tally.suspicious} suspicious`)}, ${red(`${tally.dropped} dropped`)}`,
    tally.codes + tally.deals === 0
      ? 'The page would show no offers.'
      : `The page would show ${counted(tally.codes, 'code')} and ${counted(tally.deals, 'deal')}.`,
    ...[...tally.reasons]
      .sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))
      .map(([kind, count]) => `  ${String(count).padStart(width)} ${reasonTexts[kind]}`),
    '',
  ];
}

/** Empty if there are none. */
function verdictLines(
  heading: string,
  rows: readonly RowReport[],
  total: number,
  shown: ShownRows,
  colours: Colours,
): readonly string[] {
  const [first] = rows;
  if (first === undefined) return [];
  return [
    heading,
    ...rows.flatMap((report) => [
      `  ${whereOf(report)}: ${titleOfReport(report)}`.replace(/: $/, ''),
      ...report.reasons.flatMap((reason) => {
        const { message, fix } = inEnglish(reason);
        const further = shown.further(report, reason);
        return [
          `    ${message}`,
          ...(fix === undefined ? [] : [`    ${colours.cyan('fix:')} ${fix}`]),
          ...(further === 0 ? [] : [`    the same in ${counted(further, 'more row')} (--rows shows all)`]),
        ];
      }),
    ]),
    ...more(total - shown.repeated(first.verdict), rows.length),
    '',
  ];
}

/** An added, changed or revived row. */
function changedRowLines(
  kind: string,
  report: RowReport,
  details: PresentDetails,
  timeZone: string,
): readonly string[] {
  const { changed = [], meaning, id, reasons } = report;
  const before = id === undefined ? undefined : details.get(id);
  const over = reasons.some((reason) => reason.kind === 'ended') ? ', ended' : '';
  return [
    `  ${kind}: ${whereOf(report)}: ${titleOfReport(report)}${over}`,
    ...changed.map((field) => `    ${changeOf(field, before?.[field], meaning?.[field] ?? '', timeZone)}`),
  ];
}

function comparisonLines(
  presentFile: string,
  tally: Tally,
  shown: ShownRows,
  vanished: readonly PresentRow[],
  details: PresentDetails,
  { timeZone, all, isPlaced = false }: TextContext,
  { bold }: Colours,
): readonly string[] {
  const of = (kind: 'added' | 'changed' | 'revived' | 'same' | 'vanished'): number => tally.changes.get(kind) ?? 0;
  const running =
    of('vanished') === 0 ? '' : ` (${tally.vanishedRunning === 0 ? 'none' : tally.vanishedRunning} still active)`;
  return [
    bold(`Compared with ${presentFile}, the file in use`),
    `${of('added')} added, ${of('changed')} changed, ${of('revived')} revived, ${of('vanished')} vanished${running}, ${of('same')} the same`,
    ...(['added', 'changed', 'revived'] as const).flatMap((kind) => [
      ...shown[kind].flatMap((report) => changedRowLines(kind, report, details, timeZone)),
      ...more(of(kind), shown[kind].length),
    ]),
    // Vanished rows that had ended were no longer shown: they are counted, but listed only with --rows.
    ...vanished.map(({ id, line, ended }) => {
      const name = details.get(id)?.name;
      return `  vanished: line ${line} of the file in use: ${visible(id)}${name === undefined ? '' : ` ${quote(name)}`}${ended ? '' : ', still active'}`;
    }),
    ...more(all ? of('vanished') : tally.vanishedRunning, vanished.length),
    '',
    ...(isPlaced ? [] : [`To use the new file, replace ${presentFile} with it and run \`npm run check\`.`, '']),
  ];
}

export function formatDoctor(
  {
    tally,
    values,
    unconfirmed,
    emptyColumns,
    codesElsewhere,
    unusedCorrections,
  }: Pick<FeedDoctor, 'tally' | 'values' | 'unconfirmed' | 'emptyColumns' | 'codesElsewhere' | 'unusedCorrections'>,
  shown: ShownRows,
  vanished: readonly PresentRow[],
  details: PresentDetails,
  context: TextContext,
): string {
  const { presentFile, all } = context;
  const found = codesElsewhere.text();
  const codes = found && textOf(phrasesOf(found), 'en');
  const colours = createColors(context.colour);
  const marks: Readonly<Record<Verdict, (text: string) => string>> = {
    dropped: colours.red,
    suspicious: colours.yellow,
    kept: colours.green,
  };
  const verdict = (kind: Verdict, heading: string, total: number): readonly string[] =>
    verdictLines(colours.bold(marks[kind](`${heading} (${total})`)), shown[kind], total, shown, colours);
  const usual = [...usualKinds].reduce((sum, kind) => sum + (tally.reasons.get(kind) ?? 0), 0);
  return [
    ...summaryLines(tally, context, colours),
    ...(emptyColumns.length > 0 ? [`No row has ${oneOf([...new Set(emptyColumns)])}.`, ''] : []),
    ...(codes ? [`Codes: ${codes.message}`, `  fix: ${codes.fix}`, ''] : []),
    ...valueLines(values),
    ...unconfirmedLines(unconfirmed, context.settingsFile),
    ...(unusedCorrections.size === 0
      ? []
      : [`Corrections of rows that the table does not have: ${[...unusedCorrections].join(', ')}`, '']),
    ...(all
      ? verdict('dropped', 'Dropped', tally.dropped)
      : verdict('dropped', 'Dropped because of errors', tally.dropped - usual)),
    ...verdict('suspicious', 'Suspicious', tally.suspicious),
    ...(all ? verdict('kept', 'Kept', tally.kept) : []),
    ...(presentFile === undefined
      ? []
      : comparisonLines(presentFile, tally, shown, vanished, details, context, colours)),
  ].join('\n');
}
