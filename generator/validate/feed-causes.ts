import { diagnostic, type Diagnostic, type DiagnosticText, type SourceFile } from '../diagnostics/diagnostic';
import { linesOf } from '../diagnostics/lines';
import { listing } from '../diagnostics/suggest';
import { counted, quote } from '../diagnostics/visible';

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
}

/** `on lines 4, 5, 6, 7, 8 and others`. */
function places({ rows, lines }: Cause): string {
  const others = rows - 1 > lines.length ? ' and others' : '';
  return `on ${lines.length === 1 ? 'line' : 'lines'} ${lines.join(', ')}${others}`;
}

function sameText(cause: Cause): DiagnosticText {
  const { message, why, fix = '' } = cause.first;
  return { message: `${message}; the same in ${counted(cause.rows - 1, 'more row')}, ${places(cause)}`, why, fix };
}

function hostText(cause: Cause): DiagnosticText {
  const hosts = [...cause.hosts].sort((a, b) => b[1] - a[1]);
  const shown = hosts.slice(0, named).map(([host, rows]) => `${quote(host)} (${counted(rows, 'row')})`);
  const others = hosts.length > named ? ` and ${hosts.length - named} more` : '';
  return {
    message: `${cause.first.message}; ${counted(cause.rows - 1, 'more row')} lead to hosts that it may not link to, ${places(cause)}`,
    why: `the rows are left out, and all other rows are shown; their hosts are ${shown.join(', ')}${others}`,
    fix: `add those that are right to \`hosts\` of the feed: ${listing(hosts.map(([host]) => host.replace(/^www\./, '')))}`,
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

  /** Adds what is wrong with a row. `host` is that of its link, if the feed may not link to it. */
  add(found: Diagnostic, host?: string): void {
    // The fix tells causes apart; that of a host names the host.
    const key = host === undefined ? `${found.code} ${found.fix}` : found.code;
    const known = this.#causes.get(key);
    const cause = known ?? { first: found, rows: 0, lines: [], hosts: new Map<string, number>() };
    this.#causes.set(key, cause);
    cause.rows += 1;
    if (known && cause.lines.length < named) {
      const { line } = linesOf(this.#table).position(found.span.start);
      if (!cause.lines.includes(line)) cause.lines.push(line);
    }
    if (host !== undefined) cause.hosts.set(host, (cause.hosts.get(host) ?? 0) + 1);
  }

  /** One diagnostic for each cause, in the order of their first rows. */
  diagnostics(): readonly Diagnostic[] {
    return [...this.#causes.values()].map((cause) => {
      const { first, rows, hosts } = cause;
      if (rows === 1) return first;
      const text = hosts.size > 1 ? hostText(cause) : sameText(cause);
      return diagnostic(first.code, first.file, first.span, { ...text, related: first.related });
    });
  }
}
