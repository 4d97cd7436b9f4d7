import { phrasesOf, type Diagnostic } from '../../catalogue/diagnostics/diagnostic';
import { inBoth } from '../../catalogue/diagnostics/phrases';
import type { FeedLook, FeedReason } from '../../../src/domain/editing/editor-protocol';
import type { FeedDoctor, RowReport } from '../../feeds/feed-doctor/doctor';
import { sampleOf, type FileSettings } from '../../feeds/feed-doctor/detect/sample';
import {
  examinationOf,
  examine,
  proposedLines,
  readSettings,
  tableInUse,
  whyUnreadable,
  type Settings,
} from '../../feeds/feed-doctor/examination';
import { bytesOf, readPresent, UnreadableTable } from '../../feeds/feed-doctor/read';
import { decode } from '../../catalogue/load/decode';
import { loadDocument } from '../../catalogue/load/document';
import { textField } from '../../catalogue/load/fields';
import type { TableBytes } from '../../catalogue/load/tables/sheet';
import { namedColumns } from '../../catalogue/load/feed-columns';
import type { System } from '../../system/system';
import type { Schemas } from '../../catalogue/validate/schema/schemas';

/** The maximum number of examined rows, so that the response stays fast. */
const examinedRows = 5000;
/** Per reason. */
const listedRows = 3;
const listedOffers = 5;
/** The maximum number of listed values per column. */
const listedCells = 12;

/** The settings that say how to read the table. */
function fileSettings({ config }: Settings): FileSettings {
  const { format, encoding, sheet, rows, skip, delimiter, quote } = config;
  return {
    format,
    encoding,
    sheet,
    rows,
    skip,
    delimiter,
    quote,
  };
}

function cellsOf(cells: readonly string[]): readonly string[] {
  const counts = new Map<string, number>();
  for (const cell of cells) if (cell !== '') counts.set(cell, (counts.get(cell) ?? 0) + 1);
  return [...counts]
    .sort((a, b) => b[1] - a[1])
    .slice(0, listedCells)
    .map(([cell]) => (cell.length > 80 ? `${cell.slice(0, 79)}…` : cell));
}

/** Counts the rows by verdict and reason, and keeps the first rows of each. */
class Listing {
  readonly offers: NonNullable<FeedLook['offers']>[number][] = [];
  readonly #reasons = new Map<string, { -readonly [Key in keyof FeedReason]: FeedReason[Key] }>();

  readonly take = ({ verdict, reasons, line, id = '', name = '', meaning }: RowReport): void => {
    for (const { kind, message, fix } of reasons) {
      const key = `${verdict} ${kind}`;
      const known = this.#reasons.get(key) ?? { verdict, kind, rows: 0, examples: [] };
      this.#reasons.set(key, known);
      known.rows += 1;
      if (known.examples.length < listedRows)
        known.examples = [...known.examples, { line, id, name, message: inBoth(message), fix: fix && inBoth(fix) }];
    }
    if (verdict === 'dropped' || this.offers.length >= listedOffers || !meaning) return;
    const { code, discount, minimum } = meaning;
    this.offers.push({ id, name, code, discount, minimum });
  };

  get reasons(): readonly FeedReason[] {
    return [...this.#reasons.values()].sort((a, b) => b.rows - a.rows);
  }
}

type Problem = FeedLook['problems'][number];

function problemOf({ message, fix }: Pick<Diagnostic, 'message' | 'fix'>): Problem {
  return { message: inBoth(message), fix: inBoth(fix) };
}

function columnsOf(
  system: System,
  table: string,
  settings: Settings | undefined,
): Pick<FeedLook, 'columns' | 'problems'> & { readonly bytes?: TableBytes } {
  try {
    const bytes = bytesOf(system, table);
    const sample = sampleOf(table, bytes, settings && fileSettings(settings));
    const read = new Set(settings ? namedColumns(settings.config).flatMap(({ columns }) => columns) : []);
    return {
      bytes,
      columns: [...sample.columns].map(([name, cells]) => ({ name, cells: cellsOf(cells), isRead: read.has(name) })),
      problems: sample.fault ? [problemOf(phrasesOf(sample.fault))] : [],
    };
  } catch (error) {
    if (!(error instanceof UnreadableTable)) throw error;
    return { columns: [], problems: [problemOf(phrasesOf(error.fault))] };
  }
}

/** Even if the settings have errors. */
function tableOf(system: System, file: string): string | undefined {
  const { source } = decode(file, system.read(file) ?? new Uint8Array());
  const name = textField(loadDocument(source).document?.value, 'file');
  return name !== undefined && !name.includes('/') ? `data/feeds/${name}` : undefined;
}

/** Compares a table to be saved with the one on disk. */
function changesOf({ tally }: FeedDoctor, isPart: boolean): NonNullable<FeedLook['changes']> {
  const count = (kind: 'added' | 'changed' | 'revived' | 'vanished'): number => tally.changes.get(kind) ?? 0;
  return {
    added: count('added') + count('revived'),
    changed: count('changed'),
    // A partial table cannot show which rows were removed.
    vanished: isPart ? undefined : count('vanished'),
  };
}

/** The verdict of each row with its reason, and the columns. `disk` has the present table if another is to be saved. */
export function feedLook(system: System, disk: System, file: string, schemas: Schemas): FeedLook {
  const table = tableOf(system, file);
  const read = readSettings(system, file, schemas);
  const settings = 'config' in read ? read : undefined;
  if (table === undefined || !system.exists(table)) return { columns: [], problems: [], table: table || undefined };
  const { columns, problems, bytes } = columnsOf(system, table, settings);
  // Errors in the settings are shown at their fields.
  if (!settings) return { table, columns, problems };
  const inUse = tableInUse(settings.config);
  const isNewer = disk.exists(inUse) && disk.stamp(inUse)?.modified !== system.stamp(inUse)?.modified;
  // Parsing a spreadsheet is the slowest step here, so a table that valid settings have already loaded is used again.
  const own = { ...examinationOf(system, settings, schemas, { examined: inUse, shownPath: inUse }), bytes };
  const examination = { ...own, present: isNewer ? readPresent(disk, inUse, own.base) : undefined };
  const listing = new Listing();
  const doctor = examine(system, examination, listing.take, examinedRows);
  const proposed = proposedLines(system, doctor, own);
  if (!doctor.ok)
    return { table, columns, problems: whyUnreadable(doctor, examination).diagnostics.map(problemOf), proposed };
  const isPart = doctor.tally.rows >= examinedRows;
  const { rows, kept, suspicious, dropped, codes, deals } = doctor.tally;
  return {
    table,
    columns,
    problems,
    proposed,
    unconfirmed: doctor.unconfirmed.settings.map(({ setting, example }) => ({ setting, example })),
    counts: { rows, kept, suspicious, dropped, codes, deals, isPart },
    reasons: listing.reasons,
    offers: listing.offers,
    changes: isNewer ? changesOf(doctor, isPart) : undefined,
  };
}
