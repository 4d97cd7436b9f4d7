import { grouped } from '../../../src/domain/language/grouped';
import type { SourceDocument } from '../load/document';
import { asList, textField, valueAt } from '../load/fields';
import { schemaOfFile } from '../load/places';
import type { Files } from '../../system/files';
import type { SchemaName, SchemaNode, Schemas } from '../validate/schema/schemas';
import {
  amend,
  byteOrderMark,
  type AmendOptions,
  type AmendPath,
  type AmendRefusal,
  type AmendValue,
  type Edit,
} from './amend';
import type { FileChange } from './file-changes';
import { childOf, nodeFor } from '../validate/schema/schema-strings';
import { childOf as childOfValue } from '../../../src/domain/editing/edited-value';

/** The node of a value. A value without `kind` may still become any branch of its union. */
function nodeOf(given: SchemaNode, value: AmendValue | undefined, schemas: Schemas): SchemaNode {
  const node = schemas.resolve(given);
  const isUndecided =
    schemas.kindsOf(node).length > 0 && (value === undefined || childOfValue(value, 'kind') === undefined);
  return isUndecided ? node : nodeFor(node, value, schemas);
}

/** Undefined where the schema has no fixed keys, as for messages, whose keys are ids. */
export function keyOrderOf(schemas: Schemas, name: SchemaName): NonNullable<AmendOptions['keyOrder']> {
  return (path: AmendPath, root: AmendValue) => {
    let value: AmendValue | undefined = root;
    let node = nodeOf(schemas.rootOf(name), value, schemas);
    for (const step of path) {
      value = value === undefined ? undefined : childOfValue(value, step);
      node = nodeOf((typeof step === 'number' ? node.items : childOf(node, step)) ?? {}, value, schemas);
    }
    // For an undecided union, the keys of all its branches.
    const branches = (node.oneOf ?? []).map((branch) => schemas.resolve(branch));
    const keys = [...new Set([node, ...branches].flatMap(({ properties = {} }) => Object.keys(properties)))];
    return keys.length > 0 ? keys : undefined;
  };
}

export interface DocumentEdits {
  readonly document: SourceDocument;
  readonly edits: readonly Edit[];
  /** The new path, if the file is renamed. */
  readonly newPath?: string;
}

interface RefusedFile {
  readonly path: string;
  readonly refusal: AmendRefusal;
}

export interface Proposal {
  readonly changes: readonly FileChange[];
  readonly refused: readonly RefusedFile[];
}

/**
 * Edits that add entries to a list of a file. Logs of tests are sorted newest first; an entry without a date becomes
 * the last one.
 */
export function insertions(document: SourceDocument, list: AmendPath, values: readonly AmendValue[]): readonly Edit[] {
  const days = asList(valueAt(document.value, list)).map((entry) => textField(entry, 'date') ?? '');
  return values.map((value) => {
    const day = textField(value, 'date');
    const earlier = day === undefined ? -1 : days.findIndex((other) => other < day);
    const at = earlier < 0 ? days.length : earlier;
    days.splice(at, 0, day ?? '');
    return { kind: 'insert', path: list, at, value };
  });
}

/** The text that was checked, with its byte order mark. If the file has changed since then, writing is refused later. */
export function textOfFile({ file: { path, text } }: SourceDocument, files: Pick<Files, 'read'>): string {
  const [first, second] = files.read(path) ?? [];
  return first === 0xef && second === 0xbb ? byteOrderMark + text : text;
}

/** New keys follow the order of the file's schema. */
export function optionsOf(path: string, schemas: Schemas): AmendOptions {
  const name = schemaOfFile(path);
  return name === undefined ? {} : { keyOrder: keyOrderOf(schemas, name) };
}

/** Edits of one file are applied in the given order. Nothing is written. */
export function changesOf(edited: readonly DocumentEdits[], files: Pick<Files, 'read'>, schemas: Schemas): Proposal {
  const changes: FileChange[] = [];
  const refused: RefusedFile[] = [];
  for (const [document, own] of grouped(edited, (each) => each.document)) {
    const { path } = document.file;
    const before = textOfFile(document, files);
    const newPath = own.find((each) => each.newPath !== undefined)?.newPath ?? path;
    const amended = amend(
      before,
      own.flatMap(({ edits }) => edits),
      optionsOf(path, schemas),
    );
    if (!('text' in amended)) refused.push({ path, refusal: amended.refused });
    else if (newPath !== path)
      changes.push({ path, before, after: undefined }, { path: newPath, before: undefined, after: amended.text });
    else if (amended.text !== before)
      changes.push({ path, before: files.read(path) ? before : undefined, after: amended.text });
  }
  return { changes: changes.sort((a, b) => (a.path < b.path ? -1 : 1)), refused };
}
