import { visible } from '../diagnostics/visible';
import type { FixedFile } from './fixes';

/** A line in which each space that is easily overlooked has a sign. */
function shown(line: string): string {
  return visible(line.replace(/\r$/, ''))
    .replaceAll('\u00a0', '<U+00A0>')
    .replace(/(?<=\S) {2,}| +$/g, (spaces) => '·'.repeat(spaces.length));
}

function linesOf(bytes: Uint8Array): readonly string[] {
  return new TextDecoder().decode(bytes).split('\n');
}

/** What changes in a file, line by line. No fix adds a line or removes one. */
export function differenceOf({ path, newPath, before, after }: FixedFile): string {
  const corrected = linesOf(after);
  const lines = linesOf(before).flatMap((line, index) => {
    const other = corrected[index] ?? '';
    const number = String(index + 1).padStart(5);
    return line === other ? [] : [`${number} - ${shown(line)}`, `${number} + ${shown(other)}`];
  });
  return [path === newPath ? path : `${path} → ${newPath}`, ...lines].join('\n');
}
