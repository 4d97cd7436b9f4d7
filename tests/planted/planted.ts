import { inEnglish } from '../support/english';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { check, type Checked, type CheckSystem } from '../../generator/catalogue/check/check';
import { evidenceOf } from '../../generator/catalogue/claims/evidence';
import { claimWarnings } from '../../generator/catalogue/claims/findings';
import {
  hasErrors,
  sortDiagnostics,
  type Diagnostic,
  type DiagnosticCode,
} from '../../generator/catalogue/diagnostics/diagnostic';
import { LineIndex } from '../../generator/catalogue/diagnostics/lines';
import { fixesOf, type FixedFile } from '../../generator/catalogue/fix/fixes';
import { KnownDocuments, loadDocument, type SourceDocument } from '../../generator/catalogue/load/document';
import { load, type LoadedDocuments } from '../../generator/catalogue/load/load';
import { loadSchemas } from '../../generator/catalogue/load/schemas';
import { interfaceFile, readInterfaceMessages } from '../../generator/catalogue/validate/messages/interface-messages';
import { validate, type Memory, type Validated } from '../../generator/catalogue/validate/validate';
import { freshnessOf, soonDays } from '../../generator/operations/report/report';
import { freshnessWarnings } from '../../generator/operations/report/warnings';
import { dayAt } from '../../src/domain/dates/calendar';
import { catalogueFiles, projectRoot, projectSystem } from '../support/catalogue';

/** The files of a catalogue by path: `data/stores/temu.yaml`. */
export type Contents = Readonly<Record<string, Uint8Array>>;

/** A change of a catalogue: a maintainer's mistake, or its correction. */
export type Change = (files: Contents) => Contents;

/** A report that a mistake must cause. */
export interface Expected {
  /** Absent if there is no rule yet. */
  readonly code?: DiagnosticCode;
  /** The file, from `data/`. Absent for the file of the mistake. */
  readonly file?: string;
  /** Words of the reported line; absent for a report about the whole file. */
  readonly line?: string;
  /** Words of the message, reason or fix. */
  readonly says?: readonly string[];
}

/** A mistake that text editors, exports or people make. */
export interface Planted {
  /** The maintainer's change. */
  readonly slip: string;
  /** The file with the mistake, from `data/`. Absent if the change is of this file alone. */
  readonly file?: string;
  readonly change: Change;
  /** The required reports: one, unless the mistake has several causes. */
  readonly reported: readonly Expected[];
  /**
   * The correction that the report asks for, applied literally. Afterwards the check reports nothing. Absent if it
   * restores the original data.
   */
  readonly fix?: Change;
  /** A second mistake in the typed text, which can only be reported after the first is corrected. */
  readonly further?: DiagnosticCode;
}

/** The mistakes of one kind. */
export interface Kind<Case = Planted> {
  /** The name of the stored reports. */
  readonly id: string;
  readonly name: string;
  readonly cases: readonly Case[];
}

/** A mistake with its file. */
export interface PlantedIn extends Planted {
  readonly file: string;
}

const project = projectSystem();
const encoder = new TextEncoder();
const decoder = new TextDecoder('utf-8', { ignoreBOM: true });

/** The frozen catalogue, which has no errors. */
export const sound: Contents = Object.fromEntries(
  catalogueFiles.map((name) => [name, readFileSync(path.join(projectRoot, project.realPath(name)))]),
);

/** Whether two catalogues have the same files; `isEqual` compares two files of one name. */
function agree(a: Contents, b: Contents, isEqual: (name: string, a: Uint8Array, b: Uint8Array) => boolean): boolean {
  const names = Object.keys(a);
  return (
    names.length === Object.keys(b).length &&
    names.every((name) => {
      const [one, other] = [a[name], b[name]];
      return (
        one !== undefined && other !== undefined && (Buffer.compare(one, other) === 0 || isEqual(name, one, other))
      );
    })
  );
}

/** Whether two catalogues are byte-equal. */
export function isSame(a: Contents, b: Contents): boolean {
  return agree(a, b, () => false);
}

/** Whether two catalogues have the same files with the same values, in any notation. */
export function hasSameValues(a: Contents, b: Contents): boolean {
  return agree(a, b, (name, one, other) => {
    if (!name.endsWith('.yaml')) return false;
    const [first, second] = [one, other].map(
      (bytes) => loadDocument({ path: name, text: decoder.decode(bytes) }).document,
    );
    return first !== undefined && isDeepStrictEqual(first.value, second?.value);
  });
}

/** The files that differ from the frozen catalogue. */
function changedFiles(files: Contents): readonly string[] {
  return Object.keys({ ...sound, ...files }).filter((file) => files[file] !== sound[file]);
}

/** The text of a file of data/. Throws if it does not exist. */
export function textOf(files: Contents, file: string): string {
  const bytes = files[`data/${file}`];
  if (bytes === undefined) throw new Error(`There is no file ${file}.`);
  return decoder.decode(bytes);
}

/** Changes the text of a file. */
export function edited(file: string, edit: (text: string) => string | Uint8Array): Change {
  return (files) => {
    const changed = edit(textOf(files, file));
    return { ...files, [`data/${file}`]: typeof changed === 'string' ? encoder.encode(changed) : changed };
  };
}

/** Replaces the first occurrence of a text. */
export function replaced(file: string, from: string, to: string): Change {
  return edited(file, (text) => {
    const at = text.indexOf(from);
    if (at < 0) throw new Error(`${file} has no ${JSON.stringify(from)}.`);
    return text.slice(0, at) + to + text.slice(at + from.length);
  });
}

/** Replaces all occurrences of a text. */
export function replacedAll(file: string, from: string, to: string): Change {
  return edited(file, (text) => text.replaceAll(from, to));
}

/** Appends text to a file. */
export function appended(file: string, more: string): Change {
  return edited(file, (text) => text + more);
}

/** Adds or replaces a file. */
export function written(file: string, content: string | Uint8Array): Change {
  return (files) => ({ ...files, [`data/${file}`]: typeof content === 'string' ? encoder.encode(content) : content });
}

/** Adds a copy of a file under another name. */
export function copied(from: string, to: string): Change {
  return (files) => written(to, textOf(files, from))(files);
}

/** Deletes a file. */
export function deleted(file: string): Change {
  return (files) => Object.fromEntries(Object.entries(files).filter(([name]) => name !== `data/${file}`));
}

/** Renames a file. */
export function renamed(from: string, to: string): Change {
  return (files) => deleted(from)(copied(from, to)(files));
}

/** Applies several changes in order. */
export function all(...changes: readonly Change[]): Change {
  return (files) => changes.reduce((changed, change) => change(changed), files);
}

/** Adds the file that most cases leave out. Throws if it is unclear which file has the mistake. */
export function withFile(planted: Planted): PlantedIn {
  const { slip, file, change } = planted;
  if (file !== undefined) return { ...planted, file };
  const [changed, ...more] = changedFiles(change(sound));
  if (changed === undefined || more.length > 0) throw new Error(`Name the file of the mistake: ${slip}.`);
  return { ...planted, file: changed.slice('data/'.length) };
}

const schemas = loadSchemas(project);

/** The files outside data/, which no case changes. */
const others = new Map<string, Uint8Array | undefined>();

function readOther(file: string): Uint8Array | undefined {
  if (!others.has(file)) others.set(file, project.read(file));
  return others.get(file);
}

/** A fixed day on which the whole frozen catalogue is valid. */
const now = Date.UTC(2026, 10, 21);

const interfaceMessages = readInterfaceMessages(project);
/** What the check reads in place of the code, as in the hosted editor: parsing the code for each case takes too long. */
const interfaceJson = encoder.encode(JSON.stringify([...(interfaceMessages ?? [])]));

/** A catalogue as a system for the check. */
function systemOf(files: Contents): CheckSystem {
  return {
    now,
    present: now,
    read(file) {
      if (file === interfaceFile) return interfaceJson;
      return files[file] ?? (file.startsWith('data/') ? undefined : readOther(file));
    },
    list: (folder) =>
      Object.keys(files)
        .filter((file) => file.startsWith(`${folder}/`))
        .sort(),
    others: () => [],
  };
}

/** The cache of parsed files: each case changes few of them. */
const documents = new KnownDocuments();

/** The cached result of checking the frozen catalogue, computed for the first case. */
class Remembered {
  readonly #loaded = load(systemOf(sound), undefined, undefined, documents);
  readonly #validated = this.#validate(this.#loaded.documents);
  readonly #stores = new Map(this.#validated.catalogue?.stores.map((entry) => [entry.document.file.path, entry]));

  #validate(loaded: LoadedDocuments, memory?: Memory): Validated {
    return validate(loaded, {
      schemas,
      today: dayAt(now, 'UTC'),
      now,
      memory,
      interfaceMessages: () => interfaceMessages,
    });
  }

  /**
   * Checks a catalogue. With `onlyStores`, the other files have not changed and are not checked again; undefined if
   * the changed stores affect them.
   */
  check(files: Contents, onlyStores: boolean): Checked | undefined {
    const { catalogue: known, rest: ofRest, stores: checkedStores } = this.#validated;
    if (!known) throw new Error('The frozen catalogue has errors.');
    const {
      diagnostics: ofFiles,
      documents: loaded,
      sources,
    } = load(
      systemOf(files),
      undefined,
      (file) => (files[file] === sound[file] ? known.images.get(path.basename(file)) : undefined),
      documents,
    );
    const stores = new Map([...checkedStores].filter(([file]) => files[file] === sound[file]));
    const { stores: _stores, ...rest } = known;
    const changed = loaded.stores.filter(({ file }) => !stores.has(file.path));
    const { catalogue, ...validated } = this.#validate(
      { ...loaded, stores: changed },
      {
        stores,
        storeFile: (file) => this.#documentOf(file),
        ...(onlyStores && { rest: { ...ofRest, rest } }),
      },
    );
    const { isRestStale, ruleFailures } = validated;
    if (isRestStale || ruleFailures.length > 0) return undefined;
    const fresh = catalogue?.stores.map((entry) => [entry.document.file.path, entry] as const) ?? [];
    const entries = [...new Map([...[...this.#stores].filter(([file]) => stores.has(file)), ...fresh])];
    // The option `withCatalogue` would do this, too, but checks the shapes of all stores again: 5 s for all mistakes.
    const whole = catalogue && {
      ...catalogue,
      stores: entries.sort(([a], [b]) => (a < b ? -1 : 1)).map(([, entry]) => entry),
    };
    const ofClaims = whole ? claimWarnings(evidenceOf(whole)) : [];
    const diagnostics = sortDiagnostics([...ofFiles, ...validated.diagnostics, ...ofClaims]);
    return { diagnostics, sources, ...(whole && !hasErrors(diagnostics) && { catalogue: whole }) };
  }

  #documentOf(file: string): SourceDocument {
    const entry = this.#stores.get(file);
    if (!entry) throw new Error(`The frozen catalogue has no store ${file}.`);
    return entry.document;
  }
}

let remembered: Remembered | undefined;

/** Whether a catalogue differs from the frozen one only in store files. */
function onlyStoresDiffer(files: Contents): boolean {
  return changedFiles(files).every((file) => /^data\/stores\/[^/]+\.yaml$/.test(file));
}

/** Checks a catalogue. With `isWhole`, stores and files that do not depend on the changed files are checked again, too. */
function found(files: Contents, isWhole: boolean): Checked {
  const whole = (): Checked => check(systemOf(files), schemas, { documents });
  if (isWhole) return whole();
  remembered ??= new Remembered();
  const ofStores = onlyStoresDiffer(files) ? remembered.check(files, true) : undefined;
  return ofStores ?? remembered.check(files, false) ?? whole();
}

/** Adds the warnings of `--warnings` about ended offers to the diagnostics of the check. */
function report(files: Contents, isWhole: boolean): Checked {
  const checked = found(files, isWhole);
  const { catalogue, diagnostics } = checked;
  if (!catalogue) return checked;
  const aged = freshnessWarnings(catalogue, freshnessOf(catalogue, { now, within: soonDays }));
  const ended = aged.filter(({ code }) => code === 'offer-expired');
  return { ...checked, diagnostics: sortDiagnostics([...diagnostics, ...ended]) };
}

function keyOf({ code, file, message }: Diagnostic): string {
  return JSON.stringify([code, file, message]);
}

/** The offers of the frozen catalogue that have ended. */
const agedAnyway = new Set(report(sound, true).diagnostics.map(keyOf));

/**
 * Checks a catalogue like `npm run check`, without the offers that have also ended in the frozen one. A check that is
 * not whole has the same result in half the time.
 */
export function checked(files: Contents, isWhole = true): Checked {
  const { diagnostics, ...rest } = report(files, isWhole);
  return { ...rest, diagnostics: diagnostics.filter((each) => !agedAnyway.has(keyOf(each))) };
}

/** The changes of `npm run check -- --fix` in a catalogue, and the reports afterwards. */
export function fixed(files: Contents): {
  readonly files: readonly FixedFile[];
  readonly left: readonly Diagnostic[];
} {
  const { files: changed, left } = fixesOf(systemOf(files), schemas, documents);
  return { files: changed, left: left.diagnostics.filter((each) => !agedAnyway.has(keyOf(each))) };
}

/** The facts of a report that cases state. */
export interface Facts {
  readonly code: DiagnosticCode;
  readonly file: string;
  /** The line; empty for a report about the whole file. */
  readonly line: string;
  /** The message, its reason and its fix. */
  readonly words: string;
}

/** The reports of a check in the form of the cases. */
export function factsOf({ diagnostics, sources }: Checked): readonly Facts[] {
  return inEnglish(diagnostics).map(({ code, file, span, message, why = '', fix = '' }) => {
    const text = sources.get(file)?.text ?? '';
    const lines = new LineIndex(text);
    return {
      code,
      file: file.replace(/^data\//, ''),
      line: text === '' ? '' : lines.line(lines.position(Math.min(span.start, text.length - 1)).line),
      words: [message, why, fix].join('\n'),
    };
  });
}

/** A report about the line with certain words. */
export function at(line: string, code?: DiagnosticCode, ...says: readonly string[]): Expected {
  return { line, ...(code && { code }), says };
}

/** A wrong value in place of a right one, which is reported where it is. */
export function mistyped(
  slip: string,
  file: string,
  from: string,
  to: string,
  code: DiagnosticCode,
  ...says: readonly string[]
): Planted {
  return { slip, change: replaced(file, from, to), reported: [at(to, code, ...says)] };
}

/** A report about a whole file. */
export function whole(code?: DiagnosticCode, ...says: readonly string[]): Expected {
  return { ...(code && { code }), says };
}

/** The same report in another file. */
export function inFile(file: string, expected: Expected): Expected {
  return { ...expected, file };
}
