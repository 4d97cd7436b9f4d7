import path from 'node:path';
import type { Feed } from '../../src/generated/data-types';
import type { Diagnostic, SourceFile } from '../diagnostics/diagnostic';
import { nearest } from '../diagnostics/suggest';
import { FeedDoctor, type DoctorContext, type RowReport } from '../feed-doctor/doctor';
import { JsonReport } from '../feed-doctor/json';
import type { PresentFeed, PresentRow } from '../feed-doctor/present';
import { readDetails, readPresent, textOf } from '../feed-doctor/read';
import { errorKinds } from '../feed-doctor/suspicions';
import { formatDoctor, ShownRows } from '../feed-doctor/text';
import type { System } from '../system/system';
import { decode } from '../load/decode';
import { loadDocument, type SourceDocument } from '../load/document';
import { columnDiagnostic, delimiterDiagnostic, noHeaderDiagnostic } from '../load/feed';
import { textField } from '../load/fields';
import { baseName } from '../load/load';
import { loadSchemas } from '../load/schemas';
import { schemaDiagnostics } from '../validate/schema-errors';
import { schemasOf, type Schemas } from '../validate/schemas';
import { defineCommand, exitCodes, Refused, WrongUsage, type CommandContext, type OptionSpecs } from './command';

const options = {
  file: { type: 'string', value: 'NEW.CSV', summary: 'check this file and compare it with the one in use' },
  rows: { type: 'boolean', summary: 'print every row, not only the first ones of each list' },
  strict: { type: 'boolean', summary: 'rows with errors make the command fail' },
} as const satisfies OptionSpecs;

interface Settings {
  readonly document: SourceDocument;
  readonly config: Feed;
}

/** The settings of a feed, or their errors. Reads no other data, so that errors in other files do not matter. */
function readSettings(
  system: System,
  file: string,
  schemas: Schemas,
): Settings | { readonly diagnostics: readonly Diagnostic[]; readonly source: SourceFile } {
  const { source, diagnostics: undecoded } = decode(file, system.read(file) ?? new Uint8Array());
  const { document, diagnostics } =
    undecoded.length > 0 ? { document: undefined, diagnostics: undecoded } : loadDocument(source);
  if (!document) return { diagnostics, source };
  const errors = schemas.check('feed', document.value);
  if (errors.length > 0) return { diagnostics: schemaDiagnostics(document, errors, schemas), source };
  // The schema that the type was generated from has just accepted it.
  return { document, config: document.value as Feed };
}

/** The time zone of the site; UTC if site.yaml cannot be read. */
function siteTimeZone(system: System): string {
  const file = 'data/site.yaml';
  const value = loadDocument(decode(file, system.read(file) ?? new Uint8Array()).source).document?.value;
  const zone = textField(value, 'timeZone');
  return zone !== undefined && Intl.supportedValuesOf('timeZone').includes(zone) ? zone : 'UTC';
}

function feedFile(system: System, name: string | undefined): { readonly name: string; readonly file: string } {
  const names = system
    .list('data/feeds')
    .filter((file) => file.endsWith('.yaml'))
    .map(baseName);
  const all = names.length === 0 ? 'There are no feeds yet.' : `Feeds: ${names.join(', ')}.`;
  if (name === undefined) throw new WrongUsage(`Name a feed. ${all}`);
  if (names.includes(name)) return { name, file: `data/feeds/${name}.yaml` };
  const near = nearest(name, names);
  throw new WrongUsage(`There is no feed "${name}". ${near === undefined ? all : `Did you mean "${near}"?`}`);
}

/** A file that the user names, relative to the current folder or to the project folder. */
function tableFile(system: System, named: string): string {
  const fromHere = path.resolve(system.environment.INIT_CWD ?? system.root, named);
  const file = system.exists(fromHere) ? fromHere : path.resolve(system.root, named);
  if (!system.exists(file)) throw new Refused(`There is no file "${named}".`);
  return file;
}

/** The inputs of one run of the command. */
interface Examination extends Settings {
  readonly name: string;
  /** The settings of the feed. */
  readonly settingsFile: string;
  /** The table in use, and the one that is examined. */
  readonly inUse: string;
  readonly examined: string;
  /** The examined table as the user named it. */
  readonly shownPath: string;
  /** The feed in use, if another table is compared with it. */
  readonly present: PresentFeed | undefined;
  readonly base: DoctorContext;
}

type FeedContext = CommandContext<typeof options>;

/** Reads the inputs; the exit code if the settings have errors. */
function prepare({ system, positionals, values, report }: FeedContext): Examination | number {
  const [feedName, ...more] = positionals;
  if (more.length > 0) throw new WrongUsage(`"feed" takes one name, not "${positionals.join(' ')}".`);
  const { name, file: settingsFile } = feedFile(system, feedName);
  const schemas = schemasOf(loadSchemas(system));
  const settings = readSettings(system, settingsFile, schemas);
  if (!('config' in settings)) {
    report({ diagnostics: settings.diagnostics, sources: new Map([[settingsFile, settings.source]]) });
    return exitCodes.dataErrors;
  }
  const { config } = settings;
  const inUse = `data/feeds/${config.file}`;
  const examined = values.file === undefined ? inUse : tableFile(system, values.file);
  if (!system.exists(examined)) throw new Refused(`There is no file ${inUse} yet. Name another file with --file.`);
  const compares = values.file !== undefined && system.exists(inUse) && path.resolve(system.root, inUse) !== examined;
  const base: DoctorContext = { config, timeZone: siteTimeZone(system), now: system.now, schemas };
  const present = compares ? readPresent(system, inUse, base) : undefined;
  return { ...settings, name, settingsFile, inUse, examined, shownPath: values.file ?? inUse, present, base };
}

/** Examines the table; each row is reported as soon as it is read. */
function examine(system: System, { examined, base, present }: Examination, take: (row: RowReport) => void): FeedDoctor {
  const doctor = new FeedDoctor({ ...base, present }, take);
  for (const text of textOf(system, examined, base.config)) doctor.push(text);
  doctor.end();
  return doctor;
}

/** Reports why a table cannot be read. Only its first line is shown: the table may be larger than memory. */
function reportUnreadable(doctor: FeedDoctor, examination: Examination, report: FeedContext['report']): void {
  const { document, settingsFile, shownPath } = examination;
  const { columnErrors, delimiterError } = doctor;
  const { raw = '' } = (delimiterError ?? columnErrors[0])?.header ?? {};
  const header = { start: 0, raw };
  const diagnostics = delimiterError
    ? [delimiterDiagnostic({ ...delimiterError, header }, document, shownPath)]
    : columnErrors.map((error) => columnDiagnostic({ ...error, header }, document, shownPath));
  report({
    diagnostics: diagnostics.length > 0 ? diagnostics : [noHeaderDiagnostic(document, shownPath)],
    sources: new Map([
      [settingsFile, document.file],
      [shownPath, { path: shownPath, text: raw }],
    ]),
  });
}

/** Prints the report of a readable table as text. */
function printText(doctor: FeedDoctor, shown: ShownRows, examination: Examination, context: FeedContext): void {
  const { system, values, print, terminal, say, elapsed } = context;
  const { name, inUse, shownPath, present, base } = examination;
  const all = values.rows === true;
  const vanished: PresentRow[] = [];
  for (const row of present?.vanished() ?? []) {
    if (vanished.length >= shown.limit) break;
    if (all || !row.ended) vanished.push(row);
  }
  const ids = new Set([
    ...[...shown.changed, ...shown.revived].flatMap(({ id }) => id ?? []),
    ...vanished.map(({ id }) => id),
  ]);
  const details = present ? readDetails(system, inUse, base, ids) : new Map<string, never>();
  const about = {
    feed: name,
    file: shownPath,
    ...(present && { presentFile: inUse }),
    now: system.now,
    timeZone: base.timeZone,
    all,
    colour: terminal.colour,
  };
  print(formatDoctor(doctor, shown, vanished, details, about));
  say(`Read in ${elapsed()}.`);
}

function examineAsJson(examination: Examination, { system, print }: FeedContext): FeedDoctor {
  const { name, inUse, shownPath, present } = examination;
  const json = new JsonReport(
    { feed: name, file: shownPath, ...(present && { against: inUse }), now: system.now },
    print,
  );
  const doctor = examine(system, examination, (row) => json.row(row));
  json.end(doctor, present?.vanished() ?? [], present !== undefined);
  return doctor;
}

function examineAsText(examination: Examination, context: FeedContext): FeedDoctor {
  const shown = new ShownRows(context.values.rows === true);
  const doctor = examine(context.system, examination, (row) => shown.add(row));
  if (doctor.ok) printText(doctor, shown, examination, context);
  else reportUnreadable(doctor, examination, context.report);
  return doctor;
}

export const command = defineCommand({
  summary: 'list the rows of a feed that are shown, why others are not, and how a newer file differs',
  positionals: '<name>',
  options,
  async run(context) {
    const examination = prepare(context);
    if (typeof examination === 'number') return examination;
    const asJson = context.options.format === 'json';
    const doctor = asJson ? examineAsJson(examination, context) : examineAsText(examination, context);
    if (!doctor.ok) return exitCodes.dataErrors;
    const hasErrors = [...doctor.tally.reasons.keys()].some((kind) => errorKinds.has(kind));
    return context.values.strict && hasErrors ? exitCodes.dataErrors : exitCodes.good;
  },
});
