import type { FieldConflict, FieldPath, FieldValue } from '../../../../src/domain/editing/editor-protocol';
import type { Edit } from '../../../catalogue/amend/amend';
import { childOf, isList, isMapping } from '../../../../src/domain/editing/edited-value';
import { sameValue } from '../../../system/same-value';

/** Undefined if the value is absent. */
type Value = FieldValue | undefined;

/** The chosen version of a field with a conflict. */
export interface FieldChoice {
  readonly path: FieldPath;
  readonly take: 'mine' | 'theirs';
}

interface Merged {
  readonly value: Value;
  /** The fields that both sides changed to different values. */
  readonly conflicts: readonly FieldConflict[];
}

interface Versions {
  readonly base: Value;
  readonly mine: Value;
  readonly theirs: Value;
}

/** Undefined unless each item has a unique id. */
function byId(list: Value): ReadonlyMap<string, FieldValue> | undefined {
  if (!isList(list)) return undefined;
  const items = new Map<string, FieldValue>();
  for (const item of list) {
    const id = childOf(item, 'id');
    if (typeof id !== 'string' || items.has(id)) return undefined;
    items.set(id, item);
  }
  return items;
}

/** Inserts the ids that only `more` has, each after its predecessor in `more`. */
function withMore(order: readonly string[], more: readonly string[]): readonly string[] {
  const result = [...order];
  for (const [index, id] of more.entries()) {
    if (result.includes(id)) continue;
    const before = more[index - 1];
    result.splice(before === undefined ? 0 : result.indexOf(before) + 1, 0, id);
  }
  return result;
}

/** The order of the side that changed it; undefined if both did. */
function mergedOrder(
  base: readonly string[],
  mine: readonly string[],
  theirs: readonly string[],
): readonly string[] | undefined {
  const shared = (order: readonly string[]): string =>
    JSON.stringify(order.filter((id) => base.includes(id) && mine.includes(id) && theirs.includes(id)));
  if (shared(mine) === shared(base) || shared(mine) === shared(theirs)) return withMore(theirs, mine);
  return shared(theirs) === shared(base) ? withMore(mine, theirs) : undefined;
}

function mergeLists(
  { base, mine, theirs }: Versions,
  path: FieldPath,
  choices: readonly FieldChoice[],
): Merged | undefined {
  if (!isList(mine) || !isList(theirs)) return undefined;
  const [ofBase, ofMine, ofTheirs] = [byId(base ?? []), byId(mine), byId(theirs)];
  if (ofBase && ofMine && ofTheirs) {
    const own = [...ofMine.keys()];
    const order = mergedOrder([...ofBase.keys()], own, [...ofTheirs.keys()]);
    return (
      order &&
      mergeEntries(
        order.map((id) => ({
          // An entry that this version does not have has no index in it.
          step: ofMine.has(id) ? own.indexOf(id) : id,
          base: ofBase.get(id),
          mine: ofMine.get(id),
          theirs: ofTheirs.get(id),
        })),
        path,
        choices,
        (entries) => entries.map(([, value]) => value),
      )
    );
  }
  if (!isList(base) || base.length !== mine.length || base.length !== theirs.length) return undefined;
  const items = mine.map((item, step) => ({ step, base: base[step], mine: item, theirs: theirs[step] }));
  return mergeEntries(items, path, choices, (entries) => entries.map(([, value]) => value));
}

function mergeMappings(
  { base, mine, theirs }: Versions,
  path: FieldPath,
  choices: readonly FieldChoice[],
): Merged | undefined {
  if (!isMapping(mine) || !isMapping(theirs)) return undefined;
  const keys = [...new Set([...Object.keys(theirs), ...Object.keys(mine)])];
  const entries = keys.map((step) => ({
    step,
    base: childOf(base, step),
    mine: childOf(mine, step),
    theirs: childOf(theirs, step),
  }));
  return mergeEntries(entries, path, choices, (merged) => Object.fromEntries(merged));
}

function mergeEntries(
  entries: readonly (Versions & { readonly step: string | number })[],
  path: FieldPath,
  choices: readonly FieldChoice[],
  join: (merged: readonly (readonly [string | number, FieldValue])[]) => FieldValue,
): Merged {
  const merged = entries.map(({ step, ...versions }) => ({ step, ...merge(versions, [...path, step], choices) }));
  return {
    value: join(merged.flatMap(({ step, value }) => (value === undefined ? [] : [[step, value] as const]))),
    conflicts: merged.flatMap(({ conflicts }) => conflicts),
  };
}

/**
 * Each field comes from the side that changed it. List entries are matched by id; items without ids by index if the
 * lists have the same length. A field that both sides changed is a conflict, and keeps the value on disk unless a
 * choice says otherwise.
 */
export function merge(versions: Versions, path: FieldPath = [], choices: readonly FieldChoice[] = []): Merged {
  const { base, mine, theirs } = versions;
  if (sameValue(mine, theirs) || sameValue(base, theirs)) return { value: mine, conflicts: [] };
  if (sameValue(base, mine)) return { value: theirs, conflicts: [] };
  const whole = choices.find((choice) => sameValue(choice.path, path));
  if (whole) return { value: whole.take === 'mine' ? mine : theirs, conflicts: [] };
  const parts = mergeMappings(versions, path, choices) ?? mergeLists(versions, path, choices);
  if (parts) return parts;
  const conflict = {
    path,
    base,
    mine,
    theirs,
  };
  return { value: theirs, conflicts: [conflict] };
}

/** Undefined if an entry has moved. */
function entryEdits(path: FieldPath, from: FieldValue, to: FieldValue): readonly Edit[] | undefined {
  const [before, after] = [byId(from), byId(to)];
  if (!before || !after || before.size === 0 || after.size === 0) return undefined;
  const kept = [...before.keys()].filter((id) => after.has(id));
  const order = [...after.keys()];
  if (
    kept.length === 0 ||
    !sameValue(
      kept,
      order.filter((id) => before.has(id)),
    )
  )
    return undefined;
  const gone = [...before.keys()].flatMap((id, index) => (after.has(id) ? [] : [index])).reverse();
  return [
    ...gone.map((index): Edit => ({ kind: 'remove', path: [...path, index] })),
    ...[...after].flatMap(([id, value], at): readonly Edit[] => {
      const old = before.get(id);
      return old === undefined ? [{ kind: 'insert', path, at, value }] : editsTo([...path, at], old, value);
    }),
  ];
}

export function editsTo(path: FieldPath, from: FieldValue, to: FieldValue): readonly Edit[] {
  if (sameValue(from, to)) return [];
  if (isMapping(from) && isMapping(to) && Object.keys(to).length > 0) {
    const set = Object.entries(to).flatMap(([key, value]): readonly Edit[] => {
      const old = childOf(from, key);
      return old === undefined ? [{ kind: 'set', path: [...path, key], value }] : editsTo([...path, key], old, value);
    });
    const gone = Object.keys(from).filter((key) => !Object.hasOwn(to, key));
    return [...set, ...gone.map((key): Edit => ({ kind: 'remove', path: [...path, key] }))];
  }
  return entryEdits(path, from, to) ?? [{ kind: 'set', path, value: to }];
}
