import { diagnostic, type Diagnostic, type DiagnosticText, type SourceFile } from '../../diagnostics/diagnostic';
import { linesOf } from '../../diagnostics/lines';
import type { Phrase, Value } from '../../diagnostics/phrases';
import { listed } from '../../diagnostics/suggest';
import { quote } from '../../diagnostics/visible';
import type { SourceDocument } from '../../load/document';
import type { RowError } from './feed-rows';

/** The maximum number of lines and hosts in a message. */
const mostNamed = 5;

/** Rows that fail for one cause, which one fix corrects. */
interface Cause {
  readonly first: Diagnostic;
  rows: number;
  /** The lines of the next rows, up to `named`. */
  readonly lines: number[];
  /** The link hosts that the feed does not allow, each with its number of rows. */
  readonly hosts: Map<string, number>;
  /** Numbers of dates that can only be read with the day first, only with the month first, or both ways. */
  readonly dates: { day: number; month: number; both: number };
}

type RowFacts = Pick<RowError, 'host' | 'turned'>;

/** The fix for dates that begin with the day or the month: the unambiguous dates decide for all. */
function dateFix({ day, month, both }: Cause['dates']): Phrase {
  if (day > 0 && month > 0) return { id: 'turned-dates.both', values: { day, month } };
  if (day + month === 0) return { id: 'turned-dates.unclear' };
  return { id: day > 0 ? 'turned-dates.day' : 'turned-dates.month', values: { count: day + month, both } };
}

/** For example: `on lines 4, 5, 6, 7, 8 and others`. */
function places({ rows, lines }: Cause): Phrase {
  const values = { count: lines.length, lines: { list: lines } };
  return { id: rows - 1 > lines.length ? 'on-lines.others' : 'on-lines', values };
}

function hostText(cause: Cause): DiagnosticText {
  const hosts = [...cause.hosts].sort((a, b) => b[1] - a[1]);
  const shown: Value = {
    list: hosts
      .slice(0, mostNamed)
      .map(([host, count]) => ({ id: 'host-with-rows', values: { host: quote(host), count } })),
  };
  const more = hosts.length - mostNamed;
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

/** Rows with one cause become one diagnostic, because networks repeat a mistake in thousands of rows. */
export class RowCauses {
  readonly #table: SourceFile;
  readonly #causes = new Map<string, Cause>();

  constructor(table: SourceFile) {
    this.#table = table;
  }

  add(found: Diagnostic, { host, turned }: RowFacts = {}): void {
    // Causes are distinguished by their fix, except for hosts: their fix names the host.
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
    if (known && cause.lines.length < mostNamed) {
      const { line } = linesOf(this.#table).position(found.span.start);
      if (!cause.lines.includes(line)) cause.lines.push(line);
    }
    if (turned) cause.dates[turned.length > 1 ? 'both' : turned.includes('dd/MM/yyyy') ? 'day' : 'month'] += 1;
    if (host !== undefined) cause.hosts.set(host, (cause.hosts.get(host) ?? 0) + 1);
  }

  /** One diagnostic per cause, in the order of their first rows. `settings` is the document of the feed. */
  diagnostics(settings: SourceDocument): readonly Diagnostic[] {
    return [...this.#causes].map(([key, cause]) => {
      const { first, rows, hosts } = cause;
      if (key === 'turned dates') return this.#ofDates(cause, settings);
      if (rows === 1) return first;
      const text: DiagnosticText =
        hosts.size > 1
          ? hostText(cause)
          : {
              id: 'same-in-rows',
              values: { first: first.message, count: rows - 1, places: places(cause) },
              why: first.why,
              fix: first.fix,
            };
      return diagnostic(first.code, first.file, first.span, { ...text, related: first.related });
    });
  }

  /** A single date is a mistake of its row. Several are a habit of the network, which the settings must name. */
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
