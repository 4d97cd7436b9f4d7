import { sameBytes } from '#bytes';
import { structuredPatch } from 'diff';
import { encoded } from '../../system/bytes/common';
import { visible } from '../diagnostics/visible';
import type { Disk } from '../../system/disk';

/** `before` is undefined for a new file, `after` for a removed one. A renamed file is two changes. */
export interface FileChange<Content = string> {
  /** Relative to the project folder. */
  readonly path: string;
  readonly before: Content | undefined;
  readonly after: Content | undefined;
}

/** The content of a binary file, such as a picture, is its bytes. */
export type AnyChange = FileChange<string | Uint8Array>;

export function bytesOf(content: string | Uint8Array): Uint8Array {
  return typeof content === 'string' ? encoded(content) : content;
}

export function removedFile(path: string, bytes: Uint8Array): AnyChange {
  return { path, before: utf8Text(bytes) ?? bytes, after: undefined };
}

export function newFile(path: string, text: string): FileChange {
  return { path, before: undefined, after: text };
}

interface WriteRefusal {
  readonly path: string;
  readonly reason: 'changed' | 'exists';
}

/** Includes a byte order mark. Undefined if the bytes are not UTF-8, because writing the text would change them. */
export function utf8Text(bytes: Uint8Array): string | undefined {
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
  return sameBytes(encoded(text), bytes) ? text : undefined;
}

/** A line that is safe to display, with easily overlooked spaces made visible. */
export function shownLine(line: string): string {
  return visible(line.replace(/\r$/, ''))
    .replaceAll('\u00a0', '<U+00A0>')
    .replace(/(?<=\S) {2,}|(?<! ) +$/g, (spaces) => '·'.repeat(spaces.length));
}

/** Whether most lines of `other` are also lines of `one`. */
function isAlike(one: string, other: string): boolean {
  const lines = new Set(one.split('\n'));
  const others = other.split('\n');
  return others.filter((line) => lines.has(line)).length * 2 > others.length;
}

/** The two sides of a displayed difference: one file, or a removed file and the new one with its lines. */
interface Shown {
  readonly from: FileChange;
  readonly to: FileChange;
}

function isText(change: AnyChange): change is FileChange {
  return [change.before, change.after].every((content) => content === undefined || typeof content === 'string');
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

/** The position of a hunk: its first line and number of lines; an empty hunk follows the line before. */
function place(start: number, count: number): string {
  return `${count === 0 ? start - 1 : start},${count}`;
}

/** A unified diff for people, with invisible characters spelled out. `realPath` returns the displayed name of a file. */
export function unifiedDifference(changes: readonly AnyChange[], realPath = (path: string): string => path): string {
  const parts = shownTogether(changes.filter(isText)).map(({ from, to }) => {
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
  const pictures = changes
    .filter((change) => !isText(change))
    .map(({ path, before, after }) =>
      [
        `--- ${before === undefined ? '/dev/null' : realPath(path)}`,
        `+++ ${after === undefined ? '/dev/null' : realPath(path)}`,
        '(no text)',
      ].join('\n'),
    );
  return [...parts, ...pictures].join('\n');
}

function refusalOf(disk: Pick<Disk, 'read' | 'kindOf'>, changes: readonly AnyChange[]): WriteRefusal | undefined {
  for (const { path, before } of changes) {
    const kind = disk.kindOf(path);
    if (before === undefined) {
      if (kind !== undefined) return { path, reason: 'exists' };
      continue;
    }
    // A link would be replaced by a file, and its target would not change.
    const now = kind === 'file' ? disk.read(path) : undefined;
    if (!now || !sameBytes(now, bytesOf(before))) return { path, reason: 'changed' };
  }
  return undefined;
}

/**
 * Writes nothing if a file is no longer as it was read. Each file is replaced atomically, and removals come last, so
 * that a killed process loses no text.
 */
export function writeChanges(
  disk: Pick<Disk, 'read' | 'kindOf' | 'write' | 'remove'>,
  changes: readonly AnyChange[],
): WriteRefusal | undefined {
  const refusal = refusalOf(disk, changes);
  if (refusal) return refusal;
  for (const { path, after } of changes) if (after !== undefined) disk.write(path, after);
  for (const { path, after } of changes) if (after === undefined) disk.remove(path);
  return undefined;
}
