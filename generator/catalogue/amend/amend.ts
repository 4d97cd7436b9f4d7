import { afterEdit, childOf, isList, isMapping, removalOf, valueAt } from '../../../src/domain/editing/edited-value';
import { isPair, isScalar } from 'yaml';
import { insertBlock, moveBlock, removeBlock, replaceBlockValue } from './block-edits';
import { changed, placeOfKey, sceneOf, type Change, type Scene } from './change';
import { Refusal, type AmendPath, type AmendRefusal, type AmendValue, type Edit } from './edit';
import { insertInBrackets, keysOf, moveInBrackets, removeInBrackets, replaceInBrackets } from './flow-edits';
import { keyText } from './scalars';
import {
  collectionAt,
  indexOf,
  lineEnd,
  lineStart,
  offsetAt,
  positionOf,
  rangeOf,
  read,
  treeOf,
  type Collection,
  type Reading,
  type Tree,
} from './tree';
import { sameValue } from '../../system/same-value';
import { quotesOf } from './writer';

const loneSurrogate = /\p{Cs}/u;

/** Whether a value can be written as YAML in UTF-8. */
function isWritable(value: AmendValue): boolean {
  if (typeof value === 'string') return !loneSurrogate.test(value);
  if (typeof value === 'number') return Number.isFinite(value);
  if (isList(value)) return value.every(isWritable);
  return (
    !isMapping(value) ||
    Object.entries(value).every(([key, each]) => key !== '' && !loneSurrogate.test(key) && isWritable(each))
  );
}

/** A value without the keys whose value is undefined, which YAML cannot express. */
function withoutUndefined(value: AmendValue): AmendValue {
  if (isList(value)) return value.map(withoutUndefined);
  if (!isMapping(value)) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, each]) => (each === undefined ? [] : [[key, withoutUndefined(each)]])),
  );
}

export type { AmendPath, AmendReason, AmendRefusal, AmendValue, Edit } from './edit';

export interface AmendOptions {
  /** The keys of a mapping in schema order. `value` is that of the file: the allowed keys depend on its `kind`. */
  readonly keyOrder?: (path: AmendPath, value: AmendValue) => readonly string[] | undefined;
}

type Amended = { readonly text: string } | { readonly refused: AmendRefusal };

export const byteOrderMark = '\ufeff';

/** The text between two edits. */
class Draft {
  readonly text: string;
  readonly reading: Reading;
  #tree: Tree | undefined;

  constructor(text: string, reading = read(text)) {
    this.text = text;
    this.reading = reading;
  }

  /** Created on demand: parsing takes ten times as long as reading, and the final text needs no tree. */
  get tree(): Tree {
    this.#tree ??= treeOf(this.text);
    return this.#tree;
  }
}

/**
 * Applies edits to the text of a YAML file, one after the other, and changes nothing else: comments, blank lines,
 * quotes, line breaks and a byte order mark stay byte for byte. The result is read again and returned only if it has
 * exactly the intended value. If one edit fails, none is applied; the position in the refusal then refers to the text
 * after the preceding edits.
 */
export function amend(text: string, edits: readonly Edit[], options: AmendOptions = {}): Amended {
  const mark = text.startsWith(byteOrderMark) ? byteOrderMark : '';
  let current = text.slice(mark.length);
  let number: number | undefined;
  try {
    let draft = new Draft(current);
    for (const [index, edit] of edits.entries()) {
      number = index;
      draft = edited(draft, edit, options);
      current = draft.text;
    }
    return { text: mark + draft.text };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return {
      refused: {
        reason: error.reason,
        ...positionOf(current, error.at),
        edit: number,
      },
    };
  }
}

export function reading(text: string): { readonly value: AmendValue } | { readonly refused: AmendRefusal } {
  const content = text.startsWith(byteOrderMark) ? text.slice(byteOrderMark.length) : text;
  try {
    return { value: read(content).value };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { refused: { reason: error.reason, ...positionOf(content, error.at) } };
  }
}

function edited(draft: Draft, given: Edit, options: AmendOptions): Draft {
  const { value } = draft.reading;
  const edit = 'value' in given ? { ...given, value: withoutUndefined(given.value) } : given;
  demand(draft, !('value' in edit) || isWritable(edit.value), edit.path, 'unsupported-value');
  if (edit.kind !== 'set') return step(draft, edit, options);
  let result = draft;
  for (const part of partsOf(edit.path, valueAt(value, edit.path), edit.value)) result = step(result, part, options);
  const intended = afterEdit(value, edit);
  if (!sameValue(result.reading.value, intended)) throw new Refusal('not-verified', offsetAt(draft.tree, edit.path));
  return result;
}

/** The smallest edits that turn a value into another one. */
function partsOf(path: AmendPath, old: AmendValue | undefined, value: AmendValue): readonly Edit[] {
  if (old !== undefined && sameValue(old, value)) return [];
  if (isMapping(old) && isMapping(value) && Object.keys(old).length > 0 && Object.keys(value).length > 0) {
    const kept = Object.entries(value).flatMap(([key, each]) => partsOf([...path, key], childOf(old, key), each));
    const gone = Object.keys(old).filter((key) => !Object.hasOwn(value, key));
    return [...kept, ...gone.map((key): Edit => ({ kind: 'remove', path: [...path, key] }))];
  }
  if (!isList(old) || !isList(value) || old.length === 0 || value.length === 0) return [{ kind: 'set', path, value }];
  const shorter = Math.min(old.length, value.length);
  let before = 0;
  while (before < shorter && sameValue(old[before], value[before])) before += 1;
  let after = 0;
  while (after < shorter - before && sameValue(old.at(-1 - after), value.at(-1 - after))) after += 1;
  const shared = shorter - after;
  const changes = value
    .slice(before, shared)
    .flatMap((item, index) => partsOf([...path, before + index], old[before + index], item));
  const added = value.slice(shared, value.length - after);
  const inserts = added.map((item, index): Edit => ({ kind: 'insert', path, at: shared + index, value: item }));
  const removals = old.slice(shared, old.length - after).map((): Edit => ({ kind: 'remove', path: [...path, shared] }));
  return [...changes, ...inserts, ...removals];
}

/** New texts follow the style of the text around them, or are double-quoted if the result is read differently. */
function step(draft: Draft, edit: Edit, { keyOrder }: AmendOptions): Draft {
  const { value } = draft.reading;
  demandFit(draft, edit);
  const intended = afterEdit(value, edit);
  if (sameValue(value, intended)) return draft;
  for (const quotesAll of [false, true]) {
    const scene = sceneOf(draft.tree, value, (path) => keyOrder?.(path, value), quotesAll);
    const result = verified(draft, changeFor(scene, edit), intended);
    if (result) return result;
  }
  throw new Refusal('not-verified', offsetAt(draft.tree, edit.path));
}

/** Undefined if the value, the comments or unaffected lines would not be as intended. */
function verified({ text, reading }: Draft, change: Change, intended: AmendValue): Draft | undefined {
  const after = changed(text, change);
  const before = lineStart(text, change.start);
  const rest = text.length - lineEnd(text, change.end);
  if (
    after.slice(0, before) !== text.slice(0, before) ||
    after.slice(after.length - rest) !== text.slice(text.length - rest)
  )
    return undefined;
  try {
    const now = read(after);
    const hasComments = sameComments(reading.comments, now.comments, change.dropsComments === true);
    return sameValue(now.value, intended) && hasComments ? new Draft(after, now) : undefined;
  } catch (error) {
    if (error instanceof Refusal) return undefined;
    throw error;
  }
}

/** Whether the comments are the same; with `mayDrop`, some may be missing. */
function sameComments(before: readonly string[], after: readonly string[], mayDrop: boolean): boolean {
  if (!mayDrop) return sameValue(before.toSorted(), after.toSorted());
  const left = [...before];
  return after.every((comment) => {
    const index = left.indexOf(comment);
    if (index >= 0) left.splice(index, 1);
    return index >= 0;
  });
}

function demand(draft: Draft, holds: boolean, path: AmendPath, reason: AmendRefusal['reason']): void {
  if (!holds) throw new Refusal(reason, offsetAt(draft.tree, path));
}

/** Throws a Refusal if an edit does not fit the value of the file. */
function demandFit(draft: Draft, edit: Edit): void {
  const { value } = draft.reading;
  const { path } = edit;
  const parent = valueAt(value, path.slice(0, -1));
  const last = path.at(-1);
  const old = valueAt(value, path);
  const fits = (holds: boolean, reason: AmendRefusal['reason'] = 'no-such-place'): void =>
    demand(draft, holds, path, reason);
  switch (edit.kind) {
    case 'set':
      fits(last !== undefined && (old !== undefined || (isMapping(parent) && typeof last === 'string' && last !== '')));
      break;
    case 'insert':
      fits(isList(old) || ((old === undefined || old === null) && isMapping(parent) && typeof last === 'string'));
      fits(isIndex(edit.at, isList(old) ? old.length : 0));
      break;
    case 'remove':
      fits(last !== undefined && old !== undefined);
      fits(!removalOf(value, path).emptied || removalOf(value, path).path.length > 0, 'nothing-left');
      break;
    case 'move':
      fits(isList(parent) && old !== undefined && isIndex(edit.to, parent.length - 1));
      break;
    case 'rename':
      fits(isMapping(parent) && old !== undefined && edit.key !== '');
      fits(edit.key === String(last) || childOf(parent, edit.key) === undefined, 'key-exists');
  }
}

function isIndex(at: number, highest: number): boolean {
  return Number.isInteger(at) && at >= 0 && at <= highest;
}

/** The collection at a path. Throws a Refusal if there is none. */
function collectionFor({ tree }: Scene, path: AmendPath): Collection {
  const collection = collectionAt(tree, path);
  if (!collection) throw new Refusal('no-such-place', offsetAt(tree, path));
  return collection;
}

function entryFor(scene: Scene, path: AmendPath): { readonly collection: Collection; readonly index: number } {
  const collection = collectionFor(scene, path.slice(0, -1));
  return { collection, index: indexOf(collection, path.at(-1) ?? '') };
}

function changeFor(scene: Scene, edit: Edit): Change {
  const { path } = edit;
  switch (edit.kind) {
    case 'set':
      return childOf(valueAt(scene.value, path.slice(0, -1)), path.at(-1) ?? '') === undefined
        ? addKey(scene, path, edit.value)
        : replace(scene, path, edit.value);
    case 'insert': {
      const list = valueAt(scene.value, path);
      if (list === undefined) return addKey(scene, path, [edit.value]);
      if (!isList(list) || list.length === 0) return replace(scene, path, [edit.value]);
      const collection = collectionFor(scene, path);
      const own = [...path, edit.at];
      return collection.flow === true
        ? insertInBrackets(scene, collection, edit.at, (writer) => writer.flow(own, edit.value))
        : insertBlock(scene, collection, edit.at, (writer, column) => writer.item(own, edit.value, column));
    }
    case 'remove': {
      const removal = removalOf(scene.value, path);
      return removal.emptied
        ? replace(scene, removal.path, isList(valueAt(scene.value, removal.path)) ? [] : {})
        : remove(scene, removal.path);
    }
    case 'move': {
      const { collection, index } = entryFor(scene, path);
      return (collection.flow === true ? moveInBrackets : moveBlock)(scene, collection, index, edit.to);
    }
    case 'rename':
      return rename(scene, path, edit.key);
  }
}

function addKey(scene: Scene, path: AmendPath, value: AmendValue): Change {
  const parent = path.slice(0, -1);
  const collection = collectionFor(scene, parent);
  const key = String(path.at(-1));
  if (collection.items.length === 0 && parent.length > 0) return replace(scene, parent, { [key]: value });
  const at = placeOfKey(key, keysOf(collection), scene.keyOrder(parent));
  return collection.flow === true
    ? insertInBrackets(scene, collection, at, (writer) => writer.flowPair(path, value))
    : insertBlock(scene, collection, at, (writer, column) => writer.pair(path, value, column));
}

function replace(scene: Scene, path: AmendPath, value: AmendValue): Change {
  const { collection, index } = entryFor(scene, path);
  return (collection.flow === true ? replaceInBrackets : replaceBlockValue)(scene, collection, index, path, value);
}

function remove(scene: Scene, path: AmendPath): Change {
  const { collection, index } = entryFor(scene, path);
  return (collection.flow === true ? removeInBrackets : removeBlock)(scene, collection, index);
}

function rename(scene: Scene, path: AmendPath, name: string): Change {
  const { collection, index } = entryFor(scene, path);
  const pair = collection.items[index];
  if (!isPair(pair) || !isScalar(pair.key)) throw new Refusal('unsupported-layout', offsetAt(scene.tree, path));
  const [start, end] = rangeOf(pair.key);
  const wanted = scene.quotesAll ? 'double' : quotesOf(pair.key);
  return { start, end, text: keyText(name, { inFlow: collection.flow === true, wanted }) };
}
