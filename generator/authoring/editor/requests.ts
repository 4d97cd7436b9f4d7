import type { FieldEdit, FieldPath, FieldValue } from '../../../src/domain/editing/editor-protocol';
import { fieldOf, textField } from '../../catalogue/load/fields';
import type { FieldChoice } from './merge/merge';
import { RequestRefused } from './refusal';

function isPath(value: unknown): value is FieldPath {
  return (
    Array.isArray(value) &&
    value.length <= 50 &&
    value.every((step) => typeof step === 'string' || (Number.isInteger(step) && step >= 0))
  );
}

/** Whether a value is a JSON value of limited depth. */
function isValue(value: unknown, depth = 0): value is FieldValue {
  if (depth > 50) return false;
  if (Array.isArray(value)) return value.every((each) => isValue(each, depth + 1));
  if (typeof value === 'object' && value !== null)
    return Object.values(value).every((each) => isValue(each, depth + 1));
  return value === null || ['string', 'number', 'boolean'].includes(typeof value);
}

function isIndex(value: unknown): value is number {
  return Number.isInteger(value);
}

function editOf(given: unknown): FieldEdit | undefined {
  const path = fieldOf(given, 'path');
  const value = fieldOf(given, 'value');
  const was = fieldOf(given, 'was');
  const at = fieldOf(given, 'at');
  const to = fieldOf(given, 'to');
  const key = textField(given, 'key');
  if (!isPath(path)) return undefined;
  switch (textField(given, 'kind')) {
    case 'set':
      return isValue(value) ? { kind: 'set', path, value, was: isValue(was) ? was : undefined } : undefined;
    case 'insert':
      return isValue(value) && isIndex(at) ? { kind: 'insert', path, at, value } : undefined;
    case 'remove':
      return { kind: 'remove', path };
    case 'move':
      return isIndex(to) ? { kind: 'move', path, to } : undefined;
    case 'rename':
      return key === undefined ? undefined : { kind: 'rename', path, key };
    default:
      return undefined;
  }
}

/** For a malformed request, which the editor's page never sends. */
export function badRequest(): RequestRefused {
  return new RequestRefused('bad-request', { id: 'refused.bad-request' });
}

function listOf<T>(given: unknown, one: (item: unknown) => T | undefined): readonly T[] {
  if (!Array.isArray(given)) throw badRequest();
  return given.map((item) => {
    const read = one(item);
    if (read === undefined) throw badRequest();
    return read;
  });
}

export function editsIn(body: unknown): readonly FieldEdit[] {
  return listOf(fieldOf(body, 'edits'), editOf);
}

export function textIn(body: unknown, key: string): string {
  const text = textField(body, key);
  if (text === undefined) throw badRequest();
  return text;
}

/** Undefined if the request has no paths. */
export function pathsIn(body: unknown): readonly string[] | undefined {
  const paths = fieldOf(body, 'paths');
  return paths === undefined ? undefined : listOf(paths, (path) => (typeof path === 'string' ? path : undefined));
}

export function fieldChoicesIn(body: unknown): readonly FieldChoice[] {
  return listOf(fieldOf(body, 'choices'), (item) => {
    const path = fieldOf(item, 'path');
    const take = textField(item, 'take');
    return isPath(path) && (take === 'mine' || take === 'theirs') ? { path, take } : undefined;
  });
}

export function markerChoicesIn(body: unknown): readonly ('ours' | 'theirs')[] {
  return listOf(fieldOf(body, 'take'), (item) => (item === 'ours' || item === 'theirs' ? item : undefined));
}
