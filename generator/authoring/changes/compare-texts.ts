import { diffArrays } from 'diff';
import type { Entry } from './entries';

/** The difference between two lists of entries. */
interface EntryDifference {
  readonly changes: readonly { readonly field: string; readonly before?: string; readonly after?: string }[];
  /** Whether entries have moved to another position. */
  readonly reordered: boolean;
}

/** Neighbouring entries that were removed, and the entries that were added in their place. */
interface Hunk {
  readonly removed: Entry[];
  readonly added: Entry[];
}

const sameEntry = (one: Entry, other: Entry): boolean => one.field === other.field && one.text === other.text;

function hunksOf(before: readonly Entry[], after: readonly Entry[]): readonly Hunk[] {
  const hunks: Hunk[] = [];
  let current: Hunk | undefined;
  for (const { removed, added, value } of diffArrays([...before], [...after], { comparator: sameEntry })) {
    if (!removed && !added) {
      current = undefined;
      continue;
    }
    if (!current) {
      current = { removed: [], added: [] };
      hunks.push(current);
    }
    current[removed ? 'removed' : 'added'].push(...value);
  }
  return hunks;
}

/** Removes the first entry that satisfies a condition from a list, and returns it. */
function takeFirst(entries: Entry[], wanted: (entry: Entry) => boolean): Entry | undefined {
  const index = entries.findIndex(wanted);
  return index < 0 ? undefined : entries.splice(index, 1)[0];
}

/** Drops the entries that one hunk removed and another added, because they only moved. Returns their number. */
function takeMoved(hunks: readonly Hunk[]): number {
  let moved = 0;
  for (const { removed } of hunks) {
    for (const entry of [...removed]) {
      if (!hunks.some(({ added }) => takeFirst(added, (other) => sameEntry(entry, other)) !== undefined)) continue;
      takeFirst(removed, (other) => sameEntry(entry, other));
      moved += 1;
    }
  }
  return moved;
}

/** Compares two lists of entries. The order of the entries matters. */
export function compareEntries(before: readonly Entry[], after: readonly Entry[]): EntryDifference {
  const hunks = hunksOf(before, after);
  const reordered = takeMoved(hunks) > 0;
  const changes = hunks.flatMap(({ removed, added }) => [
    ...removed.map(({ field, text }) => {
      const successor = takeFirst(added, (other) => other.field === field);
      return { field, before: text, after: successor?.text };
    }),
    ...added.map(({ field, text }) => ({ field, after: text })),
  ]);
  return { changes, reordered };
}
