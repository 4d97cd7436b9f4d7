import { phrasesOf, textOf as wordsOfText } from '../../catalogue/diagnostics/diagnostic';
import { render } from '../../catalogue/diagnostics/phrases';
import type { NetworkReport } from '../../../src/generated/data-types';
import { nearest } from '../../catalogue/diagnostics/suggest';
import { LineIndex } from '../../catalogue/diagnostics/lines';
import { allOf, quote } from '../../catalogue/diagnostics/visible';
import { textOf, UnreadableTable } from '../../feeds/feed-doctor/read';
import { NamedTableReader, type ColumnError, type RawFeedRow } from '../../catalogue/load/feed';
import { fieldColumns, FieldReader } from '../../catalogue/load/feed-columns';
import type { TableFault } from '../../catalogue/load/tables/table';
import type { System } from '../../system/system';
import {
  RowReader,
  type CellProblem,
  type ReportSite,
  type ReportField,
  type ReportFields,
  type ReportRow,
} from './report-row';

export interface ReportProblem {
  readonly line: number;
  /** In the line, from 1; undefined for the whole row. */
  readonly column?: number;
  readonly problem: string;
  readonly fix: string;
  /** Whether the row still counts in the totals, though not as evidence. */
  readonly isCounted?: true;
}

/** Why a file cannot be read as a report at all. */
export interface ReportFault {
  readonly problem: string;
  readonly fix: string;
  readonly line?: number;
}

export interface ReadReport {
  readonly rows: readonly ReportRow[];
  readonly problems: readonly ReportProblem[];
  readonly count: number;
}

function columnFault({ column, names, twice, header }: ColumnError): ReportFault {
  const near = nearest(column, names);
  const line = header && { line: header.line };
  if (twice)
    return { problem: `there are two columns ${quote(column)}`, fix: 'rename one of them in the file', ...line };
  return {
    problem: `there is no column ${quote(column)}`,
    fix: `${near === undefined ? '' : `did you mean ${quote(near)}? `}The columns are ${allOf(names)}; write the right name in \`report\` of data/networks.yaml`,
    ...line,
  };
}

function tableFault({ place, ...text }: TableFault): ReportFault {
  const { message, why, fix } = wordsOfText(phrasesOf(text), 'en');
  return { problem: why === undefined ? message : `${message}: ${why}`, fix, line: place?.line };
}

class Reading {
  readonly faults: ReportFault[] = [];
  readonly rows: ReportRow[] = [];
  readonly problems: (Omit<ReportProblem, 'column'> & { readonly start?: number | undefined })[] = [];
  count = 0;
  readonly #reader: RowReader;
  readonly #columns: FieldReader<ReportField>;

  constructor(report: NetworkReport, site: ReportSite) {
    this.#reader = new RowReader(report, site);
    this.#columns = new FieldReader(report);
  }

  row(raw: RawFeedRow<ReportFields>): void {
    this.count += 1;
    const { row, problems } = this.#reader.read(raw);
    if (row) this.rows.push(row);
    for (const each of problems) this.#add(raw, each);
  }

  #add(raw: RawFeedRow<ReportFields>, { field, problem, fix, isCounted }: CellProblem): void {
    const column = this.#columns.columnOf(field, raw.named);
    const start = column === undefined ? undefined : raw.cell(column).start;
    this.problems.push({ line: raw.line, start, problem, fix, isCounted });
  }
}

/** Returns a fault if the file cannot be read. */
export function readReport(
  system: Pick<System, 'chunks'>,
  file: string,
  report: NetworkReport,
  site: ReportSite,
): ReadReport | ReportFault {
  const settings = { ...report, file };
  const fields = new FieldReader<ReportField>(report);
  const columns = fieldColumns<ReportField>(report.columns, () => ({ required: true }));
  const reading = new Reading(report, site);
  const reader = new NamedTableReader<ReportFields>(
    { settings, columns, fieldsOf: (named) => fields.read(named) },
    {
      row: (raw) => reading.row(raw),
      unreadable({ line, span, problem, fix }) {
        if (!reader.ok) {
          reading.faults.push({
            problem: `the line with the names of the columns ${render(problem, 'en')}`,
            fix: render(fix, 'en'),
            line,
          });
          return;
        }
        reading.count += 1;
        reading.problems.push({ line, start: span.start, problem: render(problem, 'en'), fix: render(fix, 'en') });
      },
      columnError: (error) => reading.faults.push(columnFault(error)),
      delimiterError: ({ right, header }) =>
        reading.faults.push({
          problem: 'something else separates the columns',
          fix: `write \`delimiter: ${JSON.stringify(right)}\` in \`report\` of data/networks.yaml`,
          line: header.line,
        }),
      fault: (fault) => reading.faults.push(tableFault(fault)),
      emptyColumn: () => undefined,
    },
  );
  let text = '';
  try {
    for (const part of textOf(system, file, settings)) {
      text += part;
      reader.push(part);
    }
    reader.end();
  } catch (error) {
    if (!(error instanceof UnreadableTable)) throw error;
    reading.faults.push(tableFault(error.fault));
  }
  const [fault] = reading.faults;
  if (fault) return fault;
  if (!reader.hasHeader) return { problem: 'it has no rows', fix: 'get the report from the network again' };
  const lines = new LineIndex(text);
  return {
    rows: reading.rows,
    count: reading.count,
    problems: reading.problems.map(({ start, ...each }) =>
      start === undefined ? each : { ...each, ...lines.position(start) },
    ),
  };
}

export function isRead(report: ReadReport | ReportFault): report is ReadReport {
  return 'rows' in report;
}
