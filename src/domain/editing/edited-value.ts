import type { FieldEdit, FieldPath, FieldValue } from './editor-protocol';

type FieldList = readonly FieldValue[];
type FieldMap = { readonly [key: string]: FieldValue };

export function isList(value: FieldValue | undefined): value is FieldList {
  return Array.isArray(value);
}

export function isMapping(value: FieldValue | undefined): value is FieldMap {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function childOf(value: FieldValue | undefined, step: string | number): FieldValue | undefined {
  if (isList(value)) return typeof step === 'number' ? value[step] : undefined;
  return isMapping(value) && Object.hasOwn(value, step) ? value[step] : undefined;
}

export function valueAt(value: FieldValue | undefined, path: FieldPath): FieldValue | undefined {
  return path.reduce<FieldValue | undefined>(childOf, value);
}

/** The number of keys or items in a value; 0 for scalars. */
function sizeOf(value: FieldValue | undefined): number {
  return isList(value) ? value.length : isMapping(value) ? Object.keys(value).length : 0;
}

/** Replaces the value at a path; returns `value` itself if the path does not exist. */
function replacedAt(value: FieldValue, path: FieldPath, change: (old: FieldValue) => FieldValue): FieldValue {
  const [step, ...rest] = path;
  if (step === undefined) return change(value);
  if (isList(value)) return value.map((each, index) => (index === step ? replacedAt(each, rest, change) : each));
  if (!isMapping(value)) return value;
  // `fromEntries` instead of assignment: assigning to `__proto__` would change the prototype.
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [key, key === String(step) ? replacedAt(each, rest, change) : each]),
  );
}

/**
 * What a removal deletes from a file: the entry at `path`, or with `emptied` all content of the list or mapping there,
 * which becomes `[]` or `{}`.
 */
export interface Removal {
  readonly path: FieldPath;
  readonly emptied: boolean;
}

/**
 * Decides what a removal deletes so that no empty list or mapping is left: the outermost entry that contains nothing
 * but the removed one. An item of a list is deleted only if the edit names it. The only key of a file is never deleted:
 * its value becomes `[]` or `{}`.
 */
export function removalOf(value: FieldValue, path: FieldPath): Removal {
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

function moveItem(list: FieldList, from: number, to: number): FieldList {
  const others = list.filter((_, index) => index !== from);
  const item = list[from];
  return item === undefined ? list : [...others.slice(0, to), item, ...others.slice(to)];
}

function withoutStep(value: FieldValue, step: string | number): FieldValue {
  if (isList(value)) return value.filter((_, index) => index !== step);
  return isMapping(value) ? Object.fromEntries(Object.entries(value).filter(([key]) => key !== String(step))) : value;
}

function withEntry(value: FieldValue, step: string | number, entry: FieldValue): FieldValue {
  if (isList(value)) return value.map((each, index) => (index === step ? entry : each));
  if (!isMapping(value)) return value;
  const key = String(step);
  const entries = Object.entries(value);
  return Object.fromEntries(
    Object.hasOwn(value, key)
      ? entries.map(([each, old]) => [each, each === key ? entry : old])
      : [...entries, [key, entry]],
  );
}

/** The value that a file has after an edit; returns `value` itself if the edit does not fit it. */
export function afterEdit(value: FieldValue, edit: FieldEdit): FieldValue {
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
        ? replacedAt(value, removal.path, (old) => (isList(old) ? [] : {}))
        : replacedAt(value, removal.path.slice(0, -1), (old) => withoutStep(old, removal.path.at(-1) ?? ''));
    }
    case 'insert': {
      const list = valueAt(value, edit.path);
      if (isList(list))
        return replacedAt(value, edit.path, () => [...list.slice(0, edit.at), edit.value, ...list.slice(edit.at)]);
      return replacedAt(value, parent, (old) => withEntry(old, step ?? '', [edit.value]));
    }
    case 'move':
      return replacedAt(value, parent, (old) => (isList(old) ? moveItem(old, Number(step), edit.to) : old));
    case 'rename':
      return replacedAt(value, parent, (old) =>
        isMapping(old)
          ? Object.fromEntries(Object.entries(old).map(([key, each]) => [key === step ? edit.key : key, each]))
          : old,
      );
  }
}
