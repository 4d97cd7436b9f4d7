import { sameBytes } from '#bytes';
import { structuredPatch } from 'diff';
import { encoded } from '../../system/bytes/common';
import { visible } from '../diagnostics/visible';
import type { Disk } from '../../system/disk';

/** A file that is changed, created (`before` is undefined) or removed (`after` is undefined). A file with another name is both. */
export interface FileChange<Content = string> {
  /** From the project folder. */
  readonly path: string;
  readonly before: Content | undefined;
  readonly after: Content | undefined;
}

/** A file that does not exist yet. */
export function newFile(path: string, text: string): FileChange {
  return { path, before: undefined, after: text };
}

/** Why nothing was written: a file is no longer as it was read, or there is one at a new path. */
interface WriteRefusal {
  readonly path: string;
  readonly reason: 'changed' | 'exists';
}

/** The text of a file with a byte order mark, if it has one; undefined if its bytes are not UTF-8, and a text would change them. */
export function textOf(bytes: Uint8Array): string | undefined {
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
  return sameBytes(encoded(text), bytes) ? text : undefined;
}

/** A line as it can safely be shown; spaces that are easily overlooked have a sign. */
export function shownLine(line: string): string {
  return visible(line.replace(/\r$/, ''))
    .replaceAll('\u00a0', '<U+00A0>')
    .replace(/(?<=\S) {2,}| +$/g, (spaces) => '·'.repeat(spaces.length));
}

/** Whether most lines of a text are lines of another. */
function isAlike(one: string, other: string): boolean {
  const lines = new Set(one.split('\n'));
  const others = other.split('\n');
  return others.filter((line) => lines.has(line)).length * 2 > others.length;
}

/** What is shown together: a file, or one that was removed and the one that has its lines. */
interface Shown {
  readonly from: FileChange;
  readonly to: FileChange;
}

function shownTogether(changes: readonly FileChange[]): readonly Shown[] {
  const removed = new Set(changes.filter(({ after }) => after === undefined));
  const shown = changes.flatMap((to): readonly Shown[] => {
    const { before, after } = to;
    if (after === undefined) return [];
    const from = before === undefined ? [...removed].find((each) => isAlike(each.before ?? '', after)) : undefined;
    if (from) removed.delete(from);
    return [{ from: from ?? to, to }];
  });
  return [...shown, ...[...removed].map((each) => ({ from: each, to: each }))];
}

/** Where the lines of a part begin, and how many there are; no lines are behind the line before. */
function place(start: number, count: number): string {
  return `${count === 0 ? start - 1 : start},${count}`;
}

/**
 * What changes, as a unified diff in which invisible characters are spelt out. It is for people: `realPath` gives the name under which a
 * file is shown.
 */
export function unifiedDifference(changes: readonly FileChange[], realPath = (path: string): string => path): string {
  const parts = shownTogether(changes).map(({ from, to }) => {
    const before = from.before ?? '';
    const after = to.after ?? '';
    const { hunks } = structuredPatch('', '', before, after, '', '', { context: 3 });
    const lines = hunks.flatMap(({ oldStart, oldLines, newStart, newLines, lines: own }) => [
      `@@ -${place(oldStart, oldLines)} +${place(newStart, newLines)} @@`,
      ...own.map((line) => line.slice(0, 1) + shownLine(line.slice(1))),
    ]);
    const names = [
      `--- ${from.before === undefined ? '/dev/null' : realPath(from.path)}`,
      `+++ ${to.after === undefined ? '/dev/null' : realPath(to.path)}`,
    ];
    return [...names, ...lines].join('\n');
  });
  return parts.join('\n');
}

/** What stands against writing changes: the first file that is no longer as it was read. */
function refusalOf(
  disk: Pick<Disk, 'read' | 'kindOf'>,
  changes: readonly FileChange<string | Uint8Array>[],
): WriteRefusal | undefined {
  for (const { path, before } of changes) {
    const kind = disk.kindOf(path);
    if (before === undefined) {
      if (kind !== undefined) return { path, reason: 'exists' };
      continue;
    }
    // A link would be replaced by a file, and what it leads to would stay as it was.
    const now = kind === 'file' ? disk.read(path) : undefined;
    if (!now || !sameBytes(now, typeof before === 'string' ? encoded(before) : before))
      return { path, reason: 'changed' };
  }
  return undefined;
}

/**
 * Writes changes, if all files are as they were read: otherwise nothing is written. Each file is replaced in one step, and those that are
 * removed come last, so that a process that is killed loses no text.
 */
export function writeChanges(
  disk: Pick<Disk, 'read' | 'kindOf' | 'write' | 'remove'>,
  changes: readonly FileChange<string | Uint8Array>[],
): WriteRefusal | undefined {
  const refusal = refusalOf(disk, changes);
  if (refusal) return refusal;
  for (const { path, after } of changes) if (after !== undefined) disk.write(path, after);
  for (const { path, after } of changes) if (after === undefined) disk.remove(path);
  return undefined;
}
