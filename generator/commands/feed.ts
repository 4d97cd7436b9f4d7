import path from 'node:path';
import type { Feed } from '../../src/generated/data-types';
import type { Diagnostic, SourceFile } from '../diagnostics/diagnostic';
import { nearest } from '../diagnostics/suggest';
import { FeedDoctor, type DoctorContext, type RowReport } from '../feed-doctor/doctor';
import type { PresentRow } from '../feed-doctor/present';
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
import { defineCommand, exitCodes, Refused, WrongUsage } from './command';

interface Settings {
  readonly document: SourceDocument;
  readonly config: Feed;
}

/** The settings of a feed, or what is wrong with them. Nothing else of the data is read: the doctor works while other files have faults. */
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

/** The zone of the site, or UTC while site.yaml cannot be read. */
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
  if (name === undefined) throw new WrongUsage(`Say which feed. ${all}`);
  if (names.includes(name)) return { name, file: `data/feeds/${name}.yaml` };
  const near = nearest(name, names);
  throw new WrongUsage(`There is no feed "${name}". ${near === undefined ? all : `Did you mean "${near}"?`}`);
}

/** A file as somebody names it: from where they stand, or from the project's folder. */
function tableFile(system: System, named: string): string {
  const fromHere = path.resolve(system.environment.INIT_CWD ?? system.root, named);
  const file = system.exists(fromHere) ? fromHere : path.resolve(system.root, named);
  if (!system.exists(file)) throw new Refused(`There is no file "${named}".`);
  return file;
}

export const command = defineCommand({
  summary: 'say of every row of a feed what becomes of it, and how a newer file differs',
  words: '<name>',
  options: {
    file: { type: 'string', value: 'NEW.CSV', summary: 'judge this file, against the one in use' },
    rows: { type: 'boolean', summary: 'show every row, not only the first of each sort' },
    strict: { type: 'boolean', summary: 'rows with faults count as errors' },
  },
  async run({ system, words, values, options, print, terminal: { colour }, report, say, elapsed }) {
    const [word, ...more] = words;
    if (more.length > 0) throw new WrongUsage(`"feed" takes one name, not "${words.join(' ')}".`);
    const { name, file: settingsFile } = feedFile(system, word);
    const schemas = schemasOf(loadSchemas(system));
    const settings = readSettings(system, settingsFile, schemas);
    if (!('config' in settings)) {
      report({ diagnostics: settings.diagnostics, sources: new Map([[settingsFile, settings.source]]) });
      return exitCodes.dataErrors;
    }
    const { config, document } = settings;
    const inUse = `data/feeds/${config.file}`;
    const judged = values.file === undefined ? inUse : tableFile(system, values.file);
    if (!system.exists(judged)) throw new Refused(`There is no file ${inUse} yet: name another with --file.`);
    const compares = values.file !== undefined && system.exists(inUse) && path.resolve(system.root, inUse) !== judged;

    const base: DoctorContext = { config, timeZone: siteTimeZone(system), now: system.now, schemas };
    const present = compares ? readPresent(system, inUse, base) : undefined;
    const asJson = options.format === 'json';
    const all = values.rows === true;
    const shown = new ShownRows(all && !asJson);
    let first = true;
    const take = (row: RowReport): void => {
      if (!asJson) {
        shown.add(row);
        return;
      }
      // Row by row, so that a large feed is never in memory as a whole.
      const { meaning: _meaning, ...rest } = row;
      print(`${first ? '' : ','}${JSON.stringify(rest)}`);
      first = false;
    };
    const doctor = new FeedDoctor({ ...base, present }, take);
    const about = {
      version: 1,
      feed: name,
      file: values.file ?? inUse,
      ...(compares && { against: inUse }),
      now: system.now,
    };
    if (asJson) print(`${JSON.stringify(about).slice(0, -1)},"rows":[`);
    for (const text of textOf(system, judged, config)) doctor.push(text);
    doctor.end();

    const { tally } = doctor;
    const vanished: PresentRow[] = [];
    if (asJson) {
      print('],"vanished":[');
      first = true;
      for (const row of present?.vanished() ?? []) {
        print(`${first ? '' : ','}${JSON.stringify(row)}`);
        first = false;
      }
      const { reasons, changes, ...counts } = tally;
      const summary = {
        ...counts,
        reasons: Object.fromEntries(reasons),
        ...(compares && { changes: Object.fromEntries(changes) }),
      };
      const header = doctor.ok
        ? []
        : doctor.columnErrors.map(({ column, twice }) => ({ column, problem: twice ? 'twice' : 'missing' }));
      const delimiter = doctor.delimiterError ? `"delimiter":${JSON.stringify(doctor.delimiterError.right)},` : '';
      print(
        `],"readable":${String(doctor.ok)},${delimiter}"columnFaults":${JSON.stringify(header)},"summary":${JSON.stringify(summary)}}`,
      );
    }
    if (!doctor.ok) {
      if (!asJson) {
        const tablePath = values.file ?? inUse;
        const { columnErrors, delimiterError } = doctor;
        const { raw = '' } = (delimiterError ?? columnErrors[0])?.header ?? {};
        // Of a table that may be larger than memory only its first line is shown.
        const header = { start: 0, raw };
        const faults = delimiterError
          ? [delimiterDiagnostic({ ...delimiterError, header }, document, tablePath)]
          : columnErrors.map((fault) => columnDiagnostic({ ...fault, header }, document, tablePath));
        const diagnostics = faults.length > 0 ? faults : [noHeaderDiagnostic(document, tablePath)];
        report({
          diagnostics,
          sources: new Map([
            [settingsFile, document.file],
            [tablePath, { path: tablePath, text: raw }],
          ]),
        });
      }
      return exitCodes.dataErrors;
    }
    if (!asJson) {
      for (const row of present?.vanished() ?? []) {
        if (vanished.length >= shown.limit) break;
        if (all || !row.ended) vanished.push(row);
      }
      const ids = new Set([
        ...[...shown.changed, ...shown.revived].flatMap(({ id }) => id ?? []),
        ...vanished.map(({ id }) => id),
      ]);
      const details = compares ? readDetails(system, inUse, base, ids) : new Map<string, never>();
      const context = {
        feed: name,
        file: values.file ?? inUse,
        ...(compares && { presentFile: inUse }),
        now: system.now,
        timeZone: base.timeZone,
        all,
        colour,
      };
      print(formatDoctor(tally, shown, vanished, details, context));
      say(`Read in ${elapsed()}.`);
    }
    const faulty = [...tally.reasons.keys()].some((kind) => errorKinds.has(kind));
    return values.strict && faulty ? exitCodes.dataErrors : exitCodes.good;
  },
});
