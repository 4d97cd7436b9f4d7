import type { Country, Currency, Feed, FeedCorrections } from '../../../src/generated/data-types';
import type { Diagnostic, SourceFile } from '../../catalogue/diagnostics/diagnostic';
import { decode } from '../../catalogue/load/decode';
import { loadDocument, type SourceDocument } from '../../catalogue/load/document';
import { columnDiagnostics, delimiterDiagnostic, noHeaderDiagnostic } from '../../catalogue/load/feed';
import { fieldOf } from '../../catalogue/load/fields';
import { faultDiagnostic } from '../../catalogue/load/tables/fault';
import type { TableFault, TablePlace } from '../../catalogue/load/tables/table';
import { baseName, correctionsPath, isCorrections } from '../../catalogue/load/places';
import { withPreset } from '../../catalogue/load/presets';
import { siteTimeZone } from '../../catalogue/load/site-day';
import { valueOfFile } from '../../catalogue/load/value-of-file';
import type { System } from '../../system/system';
import type { FeedSite } from '../../catalogue/validate/feeds/feed-rows';
import { schemaDiagnostics } from '../../catalogue/validate/schema-errors';
import type { Schemas } from '../../catalogue/validate/schema/schemas';
import { FeedDoctor, type DoctorContext, type RowReport } from './doctor';
import type { PresentFeed, PresentRow } from './present';
import { proposeChanges } from './detect/changes';
import { matchingPreset } from './detect/preset';
import { sampleOf } from './detect/sample';
import type { TableBytes } from '../../catalogue/load/tables/sheet';
import { bytesOf, readDetails, readPresent, textOf, UnreadableTable } from './read';
import type { ReasonKind } from '../../../src/domain/editing/editor-protocol';
import { formatDoctor, type ShownRows, type TextContext } from './text';

export interface Settings {
  readonly name: string;
  readonly document: SourceDocument;
  readonly config: Feed;
}

export interface Reported {
  readonly diagnostics: readonly Diagnostic[];
  readonly sources: ReadonlyMap<string, SourceFile>;
}

export function settingsFiles(system: Pick<System, 'list'>): readonly string[] {
  return system.list('data/feeds').filter((file) => file.endsWith('.yaml') && !isCorrections(file));
}

/** Returns diagnostics if the settings are invalid. Errors in other files do not matter, because none is read. */
export function readSettings(system: Pick<System, 'read'>, file: string, schemas: Schemas): Settings | Reported {
  const { source, diagnostics: undecoded } = decode(file, system.read(file) ?? new Uint8Array());
  const { document: own, diagnostics } =
    undecoded.length > 0 ? { document: undefined, diagnostics: undecoded } : loadDocument(source);
  const document = own && withPreset(own, system);
  const sources = new Map([[file, source]]);
  if (!document) return { diagnostics, sources };
  const errors = schemas.check('feed', document.value);
  if (errors.length > 0) return { diagnostics: schemaDiagnostics('feed', document, errors, schemas), sources };
  // The schema of the type has just accepted it.
  return { name: baseName(file), document, config: document.value as Feed };
}

/** The site's settings for reading rows, as far as its files can be read. */
function feedSite(system: Pick<System, 'read'>): FeedSite {
  const codesIn = (name: string): readonly string[] | undefined => {
    const entries = fieldOf(valueOfFile(system, `data/${name}.yaml`), name);
    return typeof entries === 'object' && entries !== null ? Object.keys(entries) : undefined;
  };
  return {
    timeZone: siteTimeZone(system),
    // The types of the codes are generated from these files.
    countries: codesIn('countries') as Country[] | undefined,
    currencies: codesIn('currencies') as Currency[] | undefined,
  };
}

/** A table to examine, and the feed that it is compared with. */
export interface Examination extends Settings {
  /** The path of the current table, which may not exist. */
  readonly inUse: string;
  readonly examined: string;
  /** The examined table, if it is already in memory. */
  readonly bytes?: TableBytes | undefined;
  /** The path of the examined table in reports. */
  readonly shownPath: string;
  /** Undefined without a comparison. */
  readonly present: PresentFeed | undefined;
  readonly base: DoctorContext;
}

export function tableInUse({ file }: Feed): string {
  return `data/feeds/${file}`;
}

/** Undefined if there are none, or if they are invalid, which the check reports. */
function correctionsOf(
  system: Pick<System, 'read' | 'exists'>,
  feed: string,
  schemas: Schemas,
): FeedCorrections | undefined {
  const file = correctionsPath(feed);
  if (!system.exists(file)) return undefined;
  const value = valueOfFile(system, file);
  // The schema of the type accepts it.
  return schemas.check('feed-corrections', value).length === 0 ? (value as FeedCorrections) : undefined;
}

export function examinationOf(
  system: System,
  settings: Settings,
  schemas: Schemas,
  { examined, shownPath }: Pick<Examination, 'examined' | 'shownPath'>,
): Examination {
  const { config } = settings;
  const inUse = tableInUse(config);
  const corrections = correctionsOf(system, settings.name, schemas);
  const base: DoctorContext = { config, site: feedSite(system), now: system.now, schemas, corrections };
  const compares = examined !== inUse && system.exists(inUse);
  const present = compares ? readPresent(system, inUse, base) : undefined;
  return { ...settings, inUse, examined, shownPath, present, base };
}

/** Thrown when enough rows have been read. */
class EnoughRows extends Error {}

/** Examines a table or its first rows. Passes each row to `take` when it is read. */
export function examine(
  system: Pick<System, 'chunks'>,
  { examined, bytes, base, present }: Examination,
  take: (row: RowReport) => void,
  mostRows = Infinity,
): FeedDoctor {
  const doctor = new FeedDoctor({ ...base, present }, (row) => {
    take(row);
    if (doctor.tally.rows >= mostRows) throw new EnoughRows();
  });
  try {
    for (const text of textOf(system, examined, base.config, bytes)) doctor.push(text);
    doctor.end();
  } catch (error) {
    if (error instanceof UnreadableTable) doctor.fault = error.fault;
    else if (!(error instanceof EnoughRows)) throw error;
  }
  return doctor;
}

/** Moves a line to its position in a text with only blank lines before it: the table may be larger than memory. */
function aloneAt({ line, raw }: TablePlace): TablePlace {
  return { line, raw, start: line - 1 };
}

function faultAlone(fault: TableFault): TableFault {
  const { span, place } = fault;
  if (!span || !place) return fault;
  const shift = aloneAt(place).start - place.start;
  return { ...fault, span: { start: span.start + shift, end: span.end + shift } };
}

/** The diagnostics of an unreadable table. */
export function whyUnreadable(
  { columnErrors, delimiterError, fault }: FeedDoctor,
  { config, document, shownPath }: Examination,
): Reported {
  const header = (delimiterError ?? columnErrors[0])?.header;
  const alone = header && aloneAt(header);
  const shown = fault?.place ?? header;
  const diagnostics = [
    ...(fault ? [faultDiagnostic(faultAlone(fault), document, shownPath)] : []),
    ...(delimiterError && alone
      ? [delimiterDiagnostic({ ...delimiterError, header: alone }, document, shownPath)]
      : columnDiagnostics(
          columnErrors.map((error) => ({ ...error, header: alone ?? error.header })),
          config,
          document,
          shownPath,
        )),
  ];
  return {
    diagnostics: diagnostics.length > 0 ? diagnostics : [noHeaderDiagnostic(document, shownPath)],
    sources: new Map([
      [document.file.path, document.file],
      [shownPath, { path: shownPath, text: shown ? '\n'.repeat(shown.line - 1) + shown.raw : '' }],
    ]),
  };
}

/** The reasons that other settings may remove. */
const correctable: readonly ReasonKind[] = ['unreadable', 'invalid', 'unreadable-value'];

/** Lines that the settings probably lack; empty if no row fails for a reason that settings can remove. */
export function proposedLines(
  system: Pick<System, 'chunks'>,
  { ok, tally }: Pick<FeedDoctor, 'ok' | 'tally'>,
  { config, examined, bytes }: Pick<Examination, 'config' | 'examined' | 'bytes'>,
): readonly string[] {
  if (ok && !correctable.some((kind) => tally.reasons.has(kind))) return [];
  try {
    return proposeChanges(config, examined, bytes ?? bytesOf(system, examined), ok);
  } catch (error) {
    if (error instanceof UnreadableTable) return [];
    throw error;
  }
}

/** The preset that fits the table, if the table lacks columns of the settings and is probably from another network. */
export function otherNetwork(
  system: Pick<System, 'chunks' | 'read' | 'list'>,
  { columnErrors }: Pick<FeedDoctor, 'columnErrors'>,
  { config, examined, bytes }: Pick<Examination, 'config' | 'examined' | 'bytes'>,
): string | undefined {
  if (columnErrors.length === 0) return undefined;
  try {
    return matchingPreset(config.file, sampleOf(examined, bytes ?? bytesOf(system, examined)), system)?.name;
  } catch (error) {
    if (error instanceof UnreadableTable) return undefined;
    throw error;
  }
}

export function textReport(
  system: System,
  doctor: FeedDoctor,
  shown: ShownRows,
  { name, document, inUse, shownPath, present, base }: Examination,
  options: Pick<TextContext, 'all' | 'colour' | 'isPlaced'>,
): string {
  const vanished: PresentRow[] = [];
  for (const row of present?.vanished() ?? []) {
    if (vanished.length >= shown.limit) break;
    if (options.all || !row.ended) vanished.push(row);
  }
  const ids = new Set([
    ...[...shown.changed, ...shown.revived].flatMap(({ id }) => id ?? []),
    ...vanished.map(({ id }) => id),
  ]);
  const details = present ? readDetails(system, inUse, base, ids) : new Map<string, never>();
  return formatDoctor(doctor, shown, vanished, details, {
    feed: name,
    file: shownPath,
    presentFile: present && inUse,
    now: system.now,
    timeZone: base.site.timeZone,
    settingsFile: document.file.path,
    ...options,
  });
}
