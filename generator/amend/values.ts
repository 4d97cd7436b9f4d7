import { isDeepStrictEqual } from 'node:util';
import { Refusal, type AmendPath, type AmendValue, type Edit } from './edit';

type AmendList = readonly AmendValue[];
type AmendMap = { readonly [key: string]: AmendValue };

/** Whether a value is a list. */
export function isList(value: AmendValue | undefined): value is AmendList {
  return Array.isArray(value);
}

/** Whether a value is a mapping. */
export function isMapping(value: AmendValue | undefined): value is AmendMap {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Whether two values are the same; the order of keys does not matter. */
export function sameValue(one: AmendValue | undefined, other: AmendValue | undefined): boolean {
  return isDeepStrictEqual(one, other);
}

/** What is under one step of a path. */
export function childOf(value: AmendValue | undefined, step: string | number): AmendValue | undefined {
  if (isList(value)) return typeof step === 'number' ? value[step] : undefined;
  return isMapping(value) && Object.hasOwn(value, step) ? value[step] : undefined;
}

/** The value at a path; undefined if there is none. */
export function valueAt(value: AmendValue | undefined, path: AmendPath): AmendValue | undefined {
  return path.reduce<AmendValue | undefined>(childOf, value);
}

/** How many keys or items a value has. */
function sizeOf(value: AmendValue | undefined): number {
  return isList(value) ? value.length : isMapping(value) ? Object.keys(value).length : 0;
}

/** A value with what is at a path replaced; `change` gives the entries of the innermost list or mapping. */
function replacedAt(value: AmendValue, path: AmendPath, change: (old: AmendValue) => AmendValue): AmendValue {
  const [step, ...rest] = path;
  if (step === undefined) return change(value);
  if (isList(value)) return value.map((each, index) => (index === step ? replacedAt(each, rest, change) : each));
  if (!isMapping(value)) throw new Refusal('no-such-place', 0);
  // Not assigned: assigning to `__proto__` would change the object instead.
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [key, key === String(step) ? replacedAt(each, rest, change) : each]),
  );
}

/** What a removal takes out of a file: the entry at `path`, or everything in the list or mapping there, which stays as `[]` or `{}`. */
export interface Removal {
  readonly path: AmendPath;
  readonly emptied: boolean;
}

/**
 * What a removal takes out so that no empty list or mapping is left: the highest key around the entry with nothing else in it. An item of a
 * list is never taken out unless the edit names it, and neither is the only key of a file: its value becomes `[]` or `{}`.
 */
export function removalOf(value: AmendValue, path: AmendPath): Removal {
  let target = path;
  while (target.length > 0) {
    const parent = target.slice(0, -1);
    if (sizeOf(valueAt(value, parent)) > 1) return { path: target, emptied: false };
    const isLast = parent.length === 0 || typeof parent.at(-1) === 'number';
    if (isLast)
      return target.length === path.length ? { path: parent, emptied: true } : { path: target, emptied: true };
    target = parent;
  }
  return { path: target, emptied: true };
}

function moved(list: AmendList, from: number, to: number): AmendList {
  const rest = list.filter((_, index) => index !== from);
  const item = list[from];
  return item === undefined ? list : [...rest.slice(0, to), item, ...rest.slice(to)];
}

function withoutStep(value: AmendValue, step: string | number): AmendValue {
  if (isList(value)) return value.filter((_, index) => index !== step);
  return isMapping(value) ? Object.fromEntries(Object.entries(value).filter(([key]) => key !== String(step))) : value;
}

function emptied(value: AmendValue): AmendValue {
  return isList(value) ? [] : {};
}

function withEntry(value: AmendValue, step: string | number, entry: AmendValue): AmendValue {
  if (isList(value)) return value.map((each, index) => (index === step ? entry : each));
  if (!isMapping(value)) return value;
  return Object.fromEntries([...Object.entries(value).filter(([key]) => key !== String(step)), [String(step), entry]]);
}

/** The value that a file is meant to have after an edit. That the edit fits the file is checked before. */
export function afterEdit(value: AmendValue, edit: Edit): AmendValue {
  const parent = edit.path.slice(0, -1);
  const step = edit.path.at(-1);
  if (edit.kind === 'set' && step === undefined) return edit.value;
  if (step === undefined && edit.kind !== 'insert') return value;
  switch (edit.kind) {
    case 'set':
      return replacedAt(value, parent, (old) => withEntry(old, step ?? '', edit.value));
    case 'remove': {
      const removal = removalOf(value, edit.path);
      return removal.emptied
        ? replacedAt(value, removal.path, emptied)
        : replacedAt(value, removal.path.slice(0, -1), (old) => withoutStep(old, removal.path.at(-1) ?? ''));
    }
    case 'insert': {
      const list = valueAt(value, edit.path);
      if (isList(list))
        return replacedAt(value, edit.path, () => [...list.slice(0, edit.at), edit.value, ...list.slice(edit.at)]);
      return replacedAt(value, parent, (old) => withEntry(old, step ?? '', [edit.value]));
    }
    case 'move':
      return replacedAt(value, parent, (old) => (isList(old) ? moved(old, Number(step), edit.to) : old));
    case 'rename':
      return replacedAt(value, parent, (old) =>
        isMapping(old)
          ? Object.fromEntries(Object.entries(old).map(([key, each]) => [key === step ? edit.key : key, each]))
          : old,
      );
  }
}

const loneSurrogate = /\p{Cs}/u;

/** Whether a value can be written as YAML in UTF-8. */
export function isWritable(value: AmendValue): boolean {
  if (typeof value === 'string') return !loneSurrogate.test(value);
  if (typeof value === 'number') return Number.isFinite(value);
  if (isList(value)) return value.every(isWritable);
  return (
    !isMapping(value) ||
    Object.entries(value).every(([key, each]) => key !== '' && !loneSurrogate.test(key) && isWritable(each))
  );
}
