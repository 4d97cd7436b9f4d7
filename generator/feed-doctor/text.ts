import { createColors } from 'picocolors';
import { dayAt, isoDay, type Instant } from '../../src/domain/calendar';
import { counted, quote, visible } from '../diagnostics/visible';
import type { RowReport, Tally, Verdict } from './doctor';
import type { ComparedField, PresentRow } from './present';
import type { ReasonKind } from './suspicions';

/** Kinds of reason in words, after a number of rows. */
const reasonWords: Readonly<Record<ReasonKind, string>> = {
  ended: 'ended',
  unreadable: 'not readable',
  incomplete: 'without an id or an end date',
  invalid: 'with a value that cannot be',
  'other-host': 'with a link to another host',
  'exact-duplicate': 'the same as another row, cell for cell',
  'duplicate-id': 'with the id of another row',
  'code-differs': 'with another code in the title',
  'kind-differs': 'with a contradiction about having a code',
  'http-logo': 'with a logo that is no https address',
  'same-offer': 'with the same offer as another row',
  'hidden-character': 'with characters that no one sees',
  markup: 'with markup in the title',
  'rating-out-of-range': 'with a rating above the best one',
  shouting: 'with a title that shouts',
};

/** The details of a row of the feed in use, read again for the few that are shown. */
export type PresentDetails = ReadonlyMap<string, Readonly<Record<ComparedField, string>>>;

/** What the text says besides the rows. */
export interface TextContext {
  readonly feed: string;
  readonly file: string;
  /** The file of the feed that is in use; absent where this is the one. */
  readonly presentFile?: string;
  readonly now: Instant;
  readonly timeZone: string;
  /** Every row is shown, not only the first of each sort. */
  readonly all: boolean;
  readonly colour: boolean;
}

const mostShown = 20;

/** Keeps what the report shows, and no more: the first rows of each sort. */
export class ShownRows {
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
    // An ended row is what becomes of every offer; it is counted, and shown on request.
    if (this.#limit === Infinity || !report.reasons.some(({ kind }) => kind === 'ended'))
      this.#keep(this[report.verdict], report);
    if (report.change !== undefined && report.change !== 'same') this.#keep(this[report.change], report);
  }

  #keep(list: RowReport[], report: RowReport): void {
    if (list.length < this.#limit) list.push(report);
  }

  get limit(): number {
    return this.#limit;
  }
}

function whereOf({ row, line }: RowReport): string {
  return `row ${row}, line ${line}`;
}

function titleOf({ id, name }: RowReport): string {
  return [id === undefined ? '' : visible(id), name === undefined ? '' : quote(name)]
    .filter((part) => part !== '')
    .join(' ');
}

function shownValue(field: ComparedField, value: string, timeZone: string): string {
  if (value === '') return 'nothing';
  if (field !== 'starts' && field !== 'ends') return quote(value);
  return isoDay(dayAt(Number(value) * 1000, timeZone));
}

/** `ends 2025-09-30 → 2026-12-31`. */
function changeOf(field: ComparedField, before: string | undefined, after: string, timeZone: string): string {
  if (before === undefined) return field;
  const [from, to] = [shownValue(field, before, timeZone), shownValue(field, after, timeZone)];
  // On one day only the time differs.
  return from === to ? `${field} (another time on ${to})` : `${field} ${from} → ${to}`;
}

/** The report for people. */
export function formatDoctor(
  tally: Tally,
  shown: ShownRows,
  vanished: readonly PresentRow[],
  details: PresentDetails,
  context: TextContext,
): string {
  const { feed, file, presentFile, now, timeZone, all } = context;
  const { bold, red, yellow, green, cyan } = createColors(context.colour);
  const marks: Readonly<Record<Verdict, (text: string) => string>> = {
    dropped: red,
    suspicious: yellow,
    kept: green,
  };
  const lines: string[] = [
    bold(`Feed ${feed}: ${visible(file)}, judged on ${isoDay(dayAt(now, timeZone))} (${timeZone})`),
    `${counted(tally.rows, 'row')}: ${green(`${tally.kept} kept`)}, ${yellow(`${tally.suspicious} suspicious`)}, ${red(`${tally.dropped} dropped`)}`,
  ];
  const onPage = tally.codes + tally.deals;
  lines.push(
    onPage === 0
      ? 'The page would have nothing to show.'
      : `The page would show ${counted(tally.codes, 'code')} and ${counted(tally.deals, 'deal')}.`,
  );
  for (const [kind, count] of [...tally.reasons].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1)))
    lines.push(`  ${String(count).padStart(String(tally.rows).length)} ${reasonWords[kind]}`);
  lines.push('');

  const more = (total: number, listed: number): void => {
    if (total > listed) lines.push(`  and ${total - listed} more (--rows shows all)`);
  };

  function verdicts(verdict: Verdict, heading: string, total: number): void {
    const rows = shown[verdict];
    if (rows.length === 0) return;
    lines.push(bold(marks[verdict](`${heading} (${total})`)));
    for (const report of rows) {
      lines.push(`  ${whereOf(report)}: ${titleOf(report)}`.replace(/: $/, ''));
      for (const { message, fix } of report.reasons) {
        lines.push(`    ${message}`);
        if (fix !== undefined) lines.push(`    ${cyan('fix:')} ${fix}`);
      }
    }
    more(total, rows.length);
    lines.push('');
  }
  verdicts(
    'dropped',
    all ? 'Dropped' : 'Dropped, and not because they ended',
    tally.dropped - (all ? 0 : (tally.reasons.get('ended') ?? 0)),
  );
  verdicts('suspicious', 'Suspicious', tally.suspicious);
  if (all) verdicts('kept', 'Kept', tally.kept);

  if (presentFile !== undefined) {
    const of = (kind: 'added' | 'changed' | 'revived' | 'same' | 'vanished'): number => tally.changes.get(kind) ?? 0;
    const running =
      of('vanished') === 0 ? '' : ` (${tally.vanishedRunning === 0 ? 'none' : tally.vanishedRunning} still running)`;
    lines.push(
      bold(`Against ${presentFile}`),
      `${of('added')} added, ${of('changed')} changed, ${of('revived')} revived, ${of('vanished')} vanished${running}, ${of('same')} the same`,
    );
    const changesOf = ({ changed = [], meaning, id }: RowReport): readonly string[] =>
      changed.map(
        (field) =>
          `    ${changeOf(field, id === undefined ? undefined : details.get(id)?.[field], meaning?.[field] ?? '', timeZone)}`,
      );
    for (const [kind, rows] of [
      ['added', shown.added],
      ['changed', shown.changed],
      ['revived', shown.revived],
    ] as const) {
      for (const report of rows) {
        const over = report.reasons.some((reason) => reason.kind === 'ended') ? ', ended' : '';
        lines.push(`  ${kind}: ${whereOf(report)}: ${titleOf(report)}${over}`, ...changesOf(report));
      }
      more(of(kind), rows.length);
    }
    // Of the vanished, those that had ended are as good as gone before: they are counted, and shown on request.
    for (const { id, line, ended } of vanished) {
      const name = details.get(id)?.name;
      lines.push(
        `  vanished: line ${line} there: ${visible(id)}${name === undefined ? '' : ` ${quote(name)}`}${ended ? '' : ', still running'}`,
      );
    }
    more(all ? of('vanished') : tally.vanishedRunning, vanished.length);
    lines.push('', `To use it, put it in place of ${presentFile} and run \`npm run check\`.`, '');
  }
  return lines.join('\n');
}
