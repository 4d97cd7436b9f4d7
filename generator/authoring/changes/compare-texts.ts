import { diffArrays } from 'diff';
import type { Entry } from './entries';

interface EntryDifference {
  readonly changes: readonly { readonly field: string; readonly before?: string; readonly after?: string }[];
  readonly reordered: boolean;
}

/** Neighbouring removed entries, and the entries added in their place. */
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

function takeFirst(entries: Entry[], wanted: (entry: Entry) => boolean): Entry | undefined {
  const index = entries.findIndex(wanted);
  return index < 0 ? undefined : entries.splice(index, 1)[0];
}

/** Drops the entries that only moved from one hunk to another. Returns their number. */
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
