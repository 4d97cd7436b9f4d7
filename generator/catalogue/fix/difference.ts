import { shownLine } from '../amend/file-changes';
import type { FixedFile } from './fixes';

function linesOf(bytes: Uint8Array): readonly string[] {
  return new TextDecoder().decode(bytes).split('\n');
}

/** The changes of a file, line by line. Assumes that the number of lines stays the same, as it does for fixes. */
export function differenceOf({ path, newPath, before, after }: FixedFile): string {
  const corrected = linesOf(after);
  const lines = linesOf(before).flatMap((line, index) => {
    const other = corrected[index] ?? '';
    const number = String(index + 1).padStart(5);
    return line === other ? [] : [`${number} - ${shownLine(line)}`, `${number} + ${shownLine(other)}`];
  });
  return [path === newPath ? path : `${path} → ${newPath}`, ...lines].join('\n');
}
