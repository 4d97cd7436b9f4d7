import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { parse } from 'yaml';
import {
  amend,
  type AmendPath,
  type AmendReason,
  type AmendValue,
  type Edit,
} from '../../generator/catalogue/amend/amend';
import { keyOrderOf } from '../../generator/catalogue/amend/document-changes';
import { loadDocument } from '../../generator/catalogue/load/document';
import { schemaOfFile } from '../../generator/catalogue/load/places';
import { loadSchemas } from '../../generator/catalogue/load/schemas';
import { misreadTexts } from '../../generator/catalogue/validate/misread';
import { schemasOf, type SchemaName } from '../../generator/catalogue/validate/schema/schemas';
import { projectRoot, projectSystem } from '../support/catalogue';
import { filesBelow } from '../support/documents';
import { Chance } from '../support/random';

/** A file that is edited. */
interface EditedFile {
  readonly name: string;
  readonly text: string;
  readonly value: AmendValue;
  /** Whether it is written as the files of a catalogue are, so that every edit can be made. */
  readonly isUsual: boolean;
  readonly schema: SchemaName | undefined;
  readonly paths: readonly AmendPath[];
}

const schemas = schemasOf(loadSchemas(projectSystem()));

function isList(value: AmendValue | undefined): value is readonly AmendValue[] {
  return Array.isArray(value);
}

type Mapping = { readonly [key: string]: AmendValue };

function isMapping(value: AmendValue | undefined): value is Mapping {
  return typeof value === 'object' && value !== null && !isList(value);
}

function entriesOf(value: AmendValue): readonly (readonly [string | number, AmendValue])[] {
  if (isList(value)) return [...value.entries()];
  return isMapping(value) ? Object.entries(value) : [];
}

/** The paths of all keys and entries of a value. */
export function pathsIn(value: AmendValue, at: AmendPath = []): readonly AmendPath[] {
  return entriesOf(value).flatMap(([step, each]) => [[...at, step], ...pathsIn(each, [...at, step])]);
}

/** The value of a file; undefined if the generator cannot read it. */
export function valueIn(text: string): AmendValue | undefined {
  // The loader gives lists and mappings of scalars.
  return loadDocument({ path: '', text: text.replace(/^\ufeff/, '') }).document?.value as AmendValue | undefined;
}

function editedFile(name: string, text: string, isUsual: boolean): EditedFile {
  const value = valueIn(text);
  if (value === undefined) throw new Error(`${name} cannot be read`);
  return { name, text, value, isUsual, schema: schemaOfFile(name), paths: pathsIn(value) };
}

function textsBelow(folder: string): readonly (readonly [string, string])[] {
  const root = path.join(projectRoot, folder);
  return filesBelow(root)
    .filter((name) => name.endsWith('.yaml'))
    .map((name) => [name, readFileSync(path.join(root, name), 'utf8')]);
}

/** Ways in which a file can be saved. */
const savings: Readonly<Record<string, (text: string) => string>> = {
  'as it is': (text) => text,
  'with line ends of Windows': (text) => text.replaceAll('\n', '\r\n'),
  'with a byte order mark': (text) => `\ufeff${text}`,
  'without its last line end': (text) => text.replace(/\n+$/, ''),
  'with both line ends': (text) =>
    text
      .split('\n')
      .map((line, index) => (index % 3 === 1 ? `${line}\r` : line))
      .join('\n')
      .replace(/\r$/, ''),
};

/** All files of the catalogues, and those with unusual comments and layout in every way in which they can be saved. */
function editedFiles(): readonly EditedFile[] {
  const usual = ['data', 'tests/catalogue'].flatMap(textsBelow);
  const layouts = path.join(import.meta.dirname, 'layouts');
  const unusual = readdirSync(layouts).flatMap((name) => {
    const text = readFileSync(path.join(layouts, name), 'utf8');
    return Object.entries(savings).map(([how, save]) => [`${name} ${how}`, save(text)] as const);
  });
  return [
    ...usual.map(([name, text]) => editedFile(`data/${name}`, text, true)),
    ...unusual.map(([name, text]) => editedFile(name, text, false)),
  ];
}

const pieces = [
  ...'yes No ~ null 12 0123 3.50 1e3 2026-12-31 2025-10 10:30 #1 "quoted" it\'s \\new C:\\temp [x] { } &amp *x'.split(
    ' ',
  ),
  ...'!tag | > % @ `code` ? , --- ... {store} 🙂 \u200f \u202b \u200d \u0007 \u0085 \u2028 \ufeff'.split(' '),
  ...['One word', 'كود خصم', 'حتى 50% على كل شيء', '{code} from {month}', ' # not a comment', 'a: b', 'Note: this'],
  ...['- item', '* star', '1. first', 'a, b', '- ', ': ', '## Heading', '| a | b |', 'terms: none', 'ar: نص', '\u00a0'],
  ...['\n', '\n\n', '\n- one\n- two\n', '\n\n  indented\n', '\t', ' ', '  ', '\r', '\n# x\n'],
  'a long text that goes on and on, so that it does not fit on a line of usual length and is folded over two lines or even three',
];

const keys = [...'id kind terms expires en ar note yes 12 مفتاح url ui.x'.split(' '), 'a key', 'with: colon'];

/** Values and edits by chance. */
class EditChance extends Chance {
  text(): string {
    return Array.from({ length: 1 + this.below(3) }, () => this.pick(pieces)).join(this.pick(['', ' ', ' ']));
  }

  scalar(): AmendValue {
    return this.below(5) > 0 ? this.text() : this.pick<AmendValue>([0, -3, 12.5, 1e21, true, false, null, '']);
  }

  value(depth = 0): AmendValue {
    const kind = depth > 2 ? 0 : this.below(8);
    if (kind === 1) return Array.from({ length: this.below(3) }, () => this.value(depth + 1));
    if (kind === 2) return { en: this.text(), ar: this.text() };
    if (kind === 3)
      return Object.fromEntries(Array.from({ length: this.below(3) }, () => [this.key(), this.value(depth + 1)]));
    return this.scalar();
  }

  key(): string {
    return this.pick(keys);
  }

  /** An edit of something that is in a file. */
  edit({ value, paths }: EditedFile): Edit {
    const at = paths.length > 0 ? this.pick(paths) : [];
    const here = valueAt(value, at);
    const parent = valueAt(value, at.slice(0, -1));
    switch (this.below(8)) {
      case 0:
        return { kind: 'remove', path: at };
      case 1:
        if (isMapping(parent)) return { kind: 'rename', path: at, key: this.key() };
        return { kind: 'move', path: at, to: this.below(entriesOf(parent ?? []).length) };
      case 2:
      case 3: {
        if (isList(here)) return { kind: 'insert', path: at, at: this.below(here.length + 1), value: this.value() };
        if (isMapping(here)) return { kind: 'set', path: [...at, this.key()], value: this.value() };
        const around = at.slice(0, -1);
        return isList(parent)
          ? { kind: 'insert', path: around, at: this.below(parent.length + 1), value: this.value() }
          : { kind: 'set', path: [...around, this.key()], value: this.value() };
      }
      case 4:
        return isList(parent)
          ? { kind: 'move', path: at, to: this.below(parent.length) }
          : { kind: 'insert', path: [...at.slice(0, -1), `${this.key()}s`], at: 0, value: this.value() };
      default:
        return { kind: 'set', path: at, value: this.value() };
    }
  }
}

/** The value at a path; undefined if there is none. */
export function valueAt(value: AmendValue | undefined, at: AmendPath): AmendValue | undefined {
  return at.reduce<AmendValue | undefined>((node, step) => {
    if (isList(node)) return typeof step === 'number' ? node[step] : undefined;
    return isMapping(node) && Object.hasOwn(node, step) ? node[step] : undefined;
  }, value);
}

type Mutable = { [key: string | number]: unknown };

/** Removes an entry and the parents that it leaves empty, except items of lists and the only key of the file. */
function removeFrom(root: unknown, path: AmendPath): void {
  const nodeAt = (at: AmendPath): Mutable =>
    at.reduce<unknown>((node, step) => (node as Mutable)[step], root) as Mutable;
  let at = path;
  while (Object.keys(nodeAt(at.slice(0, -1))).length === 1 && at.length > 1 && typeof at.at(-2) === 'string')
    at = at.slice(0, -1);
  const parent = nodeAt(at.slice(0, -1));
  const last = at.at(-1) ?? '';
  if (Object.keys(parent).length === 1 && at !== path) parent[last] = Array.isArray(parent[last]) ? [] : {};
  else if (Array.isArray(parent)) parent.splice(Number(last), 1);
  else delete parent[last];
}

/** The value that an edit is meant to give, as plain objects are changed. */
export function meant(value: AmendValue, edit: Edit): unknown {
  if (edit.kind === 'insert' && edit.path.length === 0 && isList(value)) return value.toSpliced(edit.at, 0, edit.value);
  const root: unknown = structuredClone(value);
  const parent = edit.path.slice(0, -1).reduce<unknown>((node, step) => (node as Mutable)[step], root) as Mutable;
  const last = edit.path.at(-1) ?? '';
  if (edit.kind === 'set') parent[last] = edit.value;
  else if (edit.kind === 'insert') {
    const list = parent[last];
    if (Array.isArray(list)) list.splice(edit.at, 0, edit.value);
    else parent[last] = [edit.value];
  } else if (edit.kind === 'remove') removeFrom(root, edit.path);
  else if (edit.kind === 'move') {
    const list = parent as unknown as unknown[];
    list.splice(edit.to, 0, ...list.splice(Number(last), 1));
  } else {
    parent[edit.key] = parent[last];
    if (edit.key !== last) delete parent[last];
  }
  return root;
}

function isWord(key: string): boolean {
  return /^[A-Za-z][\w.-]*$/.test(key) && !/^(?:yes|no|on|off|true|false|null|y|n)$/i.test(key);
}

/** The edit that takes an edit back, where the bytes before it are then to come back. */
function inverse({ value }: EditedFile, edit: Edit): Edit | undefined {
  const old = valueAt(value, edit.path);
  switch (edit.kind) {
    case 'insert':
      return isList(old) && old.length > 0 ? { kind: 'remove', path: [...edit.path, edit.at] } : undefined;
    case 'set':
      return old === undefined && entriesOf(valueAt(value, edit.path.slice(0, -1)) ?? []).length > 0
        ? { kind: 'remove', path: edit.path }
        : undefined;
    case 'move':
      // The comments of the first item of a file's own list would be those of the file.
      return edit.path.length === 1
        ? undefined
        : { kind: 'move', path: [...edit.path.slice(0, -1), edit.to], to: Number(edit.path.at(-1)) };
    case 'rename': {
      const key = String(edit.path.at(-1));
      // A key that has got quotes keeps them.
      return isWord(edit.key) && isWord(key)
        ? { kind: 'rename', path: [...edit.path.slice(0, -1), edit.key], key }
        : undefined;
    }
    default:
      return undefined;
  }
}

const codes = new Set(['merged-lines', 'lost-text', 'escaped-character']);

/** How many texts of a file are read otherwise than they are meant. */
function misread({ name, schema }: EditedFile, text: string): number {
  const { document } = loadDocument({ path: name, text: text.replace(/^\ufeff/, '') });
  if (!document || schema === undefined) return 0;
  return misreadTexts(schema, document, schemas).filter(({ code }) => codes.has(code)).length;
}

function holdsLines(value: unknown): boolean {
  return JSON.stringify(value ?? null).search(/\\[nrt]|\\u00/) >= 0;
}

/** The lines of a text that are not those of another at the same place from the beginning or the end, counted. */
function changedLines(before: string, after: string): number {
  const lines = before.split('\n');
  const others = after.split('\n');
  let first = 0;
  while (first < lines.length && lines[first] === others[first]) first += 1;
  let last = 0;
  while (last < lines.length - first && last < others.length - first && lines.at(-1 - last) === others.at(-1 - last))
    last += 1;
  return lines.length - first - last;
}

/** How many lines of the file an edit may change: those that its value is on. */
function mayChange(file: EditedFile, edit: Edit): number {
  if (edit.kind === 'rename') return 1;
  // Behind an entry without a line end, or before the first key behind a dash.
  if (edit.kind === 'insert') return 1;
  if (edit.kind !== 'set') return Number.POSITIVE_INFINITY;
  const old = valueAt(file.value, edit.path);
  if (old === undefined) return 1;
  if (typeof old === 'object' && old !== null) return Number.POSITIVE_INFINITY;
  const source = { path: '', text: file.text.replace(/^\ufeff/, '') };
  const { document } = loadDocument(source);
  const written = document?.sourceText(edit.path).replace(/\s+$/, '') ?? '';
  // With the line of the key, if the value begins below it; blank lines belong to a text below |+.
  return written.split('\n').length + 1 + (String(old).endsWith('\n\n') ? String(old).split('\n').length : 0);
}

/** Throws if what an edit gave is not as it must be. */
function judge(file: EditedFile, edit: Edit, text: string): void {
  const intended = meant(file.value, edit);
  const plain: unknown = parse(text.replace(/^\ufeff/, ''), { version: '1.2', schema: 'core', stringKeys: true });
  if (!isDeepStrictEqual(valueIn(text), intended)) throw new Error('the generator reads another value');
  if (!isDeepStrictEqual(plain, intended)) throw new Error('the parser reads another value');
  if (text.startsWith('\ufeff') !== file.text.startsWith('\ufeff')) throw new Error('the byte order mark has changed');
  if (changedLines(file.text, text) > mayChange(file, edit))
    throw new Error('more lines have changed than the value has');
  if (edit.kind === 'remove' && text.split('\n').filter((line) => !file.text.split('\n').includes(line)).length > 1)
    throw new Error('a removal has written lines');
  const value = 'value' in edit ? edit.value : undefined;
  if (!holdsLines(value) && misread(file, text) > misread(file, file.text)) throw new Error('a text is misread');
}

/** What came of editing. */
export interface EditSummary {
  readonly made: number;
  readonly inverted: number;
  readonly refused: ReadonlyMap<AmendReason, number>;
  /** What was wrong, with the file and the edit. */
  readonly complaints: readonly string[];
}

const expected: ReadonlySet<AmendReason> = new Set(['nothing-left', 'key-exists', 'no-such-place']);

/** How to try edits. */
export interface EditOptions {
  readonly edits: number;
  readonly seed: number;
  readonly progress?: (done: number) => void;
}

/** One edit by chance in a file, and what came of it. */
interface Attempt {
  readonly refused?: AmendReason;
  readonly inverted?: boolean;
  readonly complaint?: string;
  /** The file after the edit. */
  readonly after?: EditedFile;
}

function attempt(file: EditedFile, edit: Edit): Attempt {
  const keyOrder = file.schema && keyOrderOf(schemas, file.schema);
  const amended = amend(file.text, [edit], keyOrder && { keyOrder });
  if ('refused' in amended) {
    const { reason } = amended.refused;
    // A comment that is indented like a text would become a part of the text that is moved above it.
    const isOfLayout = reason === 'unsupported-layout' || (reason === 'not-verified' && edit.kind === 'move');
    const isExpected = expected.has(reason) || (!file.isUsual && isOfLayout);
    return { refused: reason, ...(!isExpected && { complaint: `refused as ${reason}` }) };
  }
  try {
    judge(file, edit, amended.text);
  } catch (error) {
    return { complaint: String(error) };
  }
  const after = editedFile(file.name, amended.text, file.isUsual);
  const back = inverse(file, edit);
  if (!back) return { after };
  const again = amend(amended.text, [back]);
  const complaint =
    'refused' in again
      ? `cannot be taken back (${again.refused.reason})`
      : again.text === file.text
        ? undefined
        : 'is not the same after it is taken back';
  return { after, inverted: true, ...(complaint !== undefined && { complaint }) };
}

/**
 * Makes random edits, each in a file as it is saved, or in what the edit before gave. The same seed gives the same
 * edits.
 */
export function tryEdits({ edits, seed, progress }: EditOptions): EditSummary {
  const files = editedFiles();
  const chance = new EditChance(seed);
  const refused = new Map<AmendReason, number>();
  const complaints: string[] = [];
  let made = 0;
  let inverted = 0;
  let last: EditedFile | undefined;
  for (let count = 0; count < edits; count += 1) {
    // Some edits are made in what others gave.
    const file: EditedFile = last !== undefined && chance.below(3) === 0 ? last : chance.pick(files);
    last = undefined;
    const edit = chance.edit(file);
    const { after, refused: reason, inverted: isInverted, complaint } = attempt(file, edit);
    last = after;
    if (reason !== undefined) refused.set(reason, (refused.get(reason) ?? 0) + 1);
    if (after) made += 1;
    if (isInverted) inverted += 1;
    if (complaint !== undefined) {
      const text = files.includes(file) ? '' : `\n${JSON.stringify(file.text)}`;
      complaints.push(`${complaint}: ${file.name} ${JSON.stringify(edit)}${text}`);
    }
    if (count % 500 === 499) progress?.(count + 1);
  }
  return { made, inverted, refused, complaints };
}
