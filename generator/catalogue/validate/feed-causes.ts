import { diagnostic, type Diagnostic, type DiagnosticText, type SourceFile } from '../diagnostics/diagnostic';
import { linesOf } from '../diagnostics/lines';
import type { Phrase, Value } from '../diagnostics/phrases';
import { listed } from '../diagnostics/suggest';
import { quote } from '../diagnostics/visible';
import type { SourceDocument } from '../load/document';
import type { RowError } from './feed-rows';

/** How many lines and hosts a message names. */
const named = 5;

/** Rows with one cause: the same thing corrects all of them. */
interface Cause {
  readonly first: Diagnostic;
  rows: number;
  /** The lines of the first rows after the first one. */
  readonly lines: number[];
  /** The hosts of links that the feed may not have, and in how many rows. */
  readonly hosts: Map<string, number>;
  /** Dates that begin with the day or the month: how many can only be read in one way, and how many in both. */
  readonly dates: { day: number; month: number; both: number };
}

/** What a row says of its cause besides its diagnostic. */
type RowFacts = Pick<RowError, 'host' | 'turned'>;

/** What to do about dates that begin with the day or the month: those that can only be read in one way decide for all. */
function dateFix({ day, month, both }: Cause['dates']): Phrase {
  if (day > 0 && month > 0) return { id: 'turned-dates.both', values: { day, month } };
  if (day + month === 0) return { id: 'turned-dates.unclear' };
  return { id: day > 0 ? 'turned-dates.day' : 'turned-dates.month', values: { count: day + month, both } };
}

/** `on lines 4, 5, 6, 7, 8 and others`. */
function places({ rows, lines }: Cause): Phrase {
  const values = { count: lines.length, lines: { list: lines } };
  return { id: rows - 1 > lines.length ? 'on-lines.others' : 'on-lines', values };
}

function sameText(cause: Cause): DiagnosticText {
  const { message, why, fix } = cause.first;
  const values = { first: message, count: cause.rows - 1, places: places(cause) };
  return { id: 'same-in-rows', values, why, fix };
}

function hostText(cause: Cause): DiagnosticText {
  const hosts = [...cause.hosts].sort((a, b) => b[1] - a[1]);
  const shown: Value = {
    list: hosts
      .slice(0, named)
      .map(([host, count]) => ({ id: 'host-with-rows', values: { host: quote(host), count } })),
  };
  const more = hosts.length - named;
  return {
    id: 'hosts-of-rows',
    values: {
      first: cause.first.message,
      count: cause.rows - 1,
      places: places(cause),
      hosts: more > 0 ? { id: 'list.more', values: { known: shown, more } } : shown,
      names: listed(hosts.map(([host]) => host.replace(/^www\./, ''))),
    },
  };
}

/**
 * Collects what is wrong with the rows of a table. Rows with one cause become one diagnostic with their number and the first
 * lines: a network repeats its mistakes in thousands of rows.
 */
export class RowCauses {
  readonly #table: SourceFile;
  readonly #causes = new Map<string, Cause>();

  constructor(table: SourceFile) {
    this.#table = table;
  }

  /** Adds what is wrong with a row. */
  add(found: Diagnostic, { host, turned }: RowFacts = {}): void {
    // The fix tells causes apart; that of a host names the host.
    const key = turned
      ? 'turned dates'
      : host === undefined
        ? `${found.code} ${JSON.stringify(found.fix)}`
        : found.code;
    const known = this.#causes.get(key);
    const cause = known ?? {
      first: found,
      rows: 0,
      lines: [],
      hosts: new Map<string, number>(),
      dates: { day: 0, month: 0, both: 0 },
    };
    this.#causes.set(key, cause);
    cause.rows += 1;
    if (known && cause.lines.length < named) {
      const { line } = linesOf(this.#table).position(found.span.start);
      if (!cause.lines.includes(line)) cause.lines.push(line);
    }
    if (turned) cause.dates[turned.length > 1 ? 'both' : turned.includes('dd/MM/yyyy') ? 'day' : 'month'] += 1;
    if (host !== undefined) cause.hosts.set(host, (cause.hosts.get(host) ?? 0) + 1);
  }

  /** One diagnostic for each cause, in the order of their first rows. `settings` are those of the feed. */
  diagnostics(settings: SourceDocument): readonly Diagnostic[] {
    return [...this.#causes].map(([key, cause]) => {
      const { first, rows, hosts } = cause;
      if (key === 'turned dates') return this.#ofDates(cause, settings);
      if (rows === 1) return first;
      const text = hosts.size > 1 ? hostText(cause) : sameText(cause);
      return diagnostic(first.code, first.file, first.span, { ...text, related: first.related });
    });
  }

  /** The dates of one row are its own mistake; those of several are a habit of the network or of a spreadsheet program, which the settings name. */
  #ofDates(cause: Cause, settings: SourceDocument): Diagnostic {
    const { first, rows, dates } = cause;
    const fix = dateFix(dates);
    if (rows === 1) return { ...first, fix };
    return diagnostic(first.code, settings.file.path, settings.span(['file']), {
      id: 'turned-dates',
      values: { file: quote(first.file), first: first.message, count: rows - 1, places: places(cause) },
      why: first.why,
      fix,
      related: [{ message: { id: 'related.first' }, file: first.file, span: first.span }],
    });
  }
}
