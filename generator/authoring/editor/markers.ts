/** A conflict in a file as Git writes it: two versions of the same lines. */
interface MarkedConflict {
  readonly ours: string;
  readonly theirs: string;
  /** The offsets of its beginning and end in the text. */
  readonly start: number;
  readonly end: number;
}

/** Matches lines up to one of these markers. */
const linesBefore = (marks: string): string => `(?:(?!${marks})[^\\n]*\\n)*?`;
const restOfLine = '(?: [^\\n]*)?\\r?\\n';
const conflict = new RegExp(
  `^<{7}${restOfLine}(${linesBefore('={7}|\\|{7}|<{7}|>{7}')})` +
    `(?:\\|{7}${restOfLine}${linesBefore('={7}')})?` +
    `={7}\\r?\\n(${linesBefore('>{7}|<{7}')})>{7}(?:${restOfLine}|(?: [^\\n]*)?$)`,
  'gm',
);

/** Finds the conflicts in a text, in order. */
export function conflictsIn(text: string): readonly MarkedConflict[] {
  return [...text.matchAll(conflict)].map(({ 0: whole, 1: ours = '', 2: theirs = '', index }) => ({
    ours,
    theirs,
    start: index,
    end: index + whole.length,
  }));
}

/**
 * Replaces each conflict of a text with the chosen version; undefined unless there is exactly one choice for each
 * conflict.
 */
export function resolved(text: string, take: readonly ('ours' | 'theirs')[]): string | undefined {
  const conflicts = conflictsIn(text);
  if (conflicts.length !== take.length) return undefined;
  let result = '';
  let at = 0;
  for (const [index, { start, end, ours, theirs }] of conflicts.entries()) {
    result += text.slice(at, start) + (take[index] === 'ours' ? ours : theirs);
    at = end;
  }
  return result + text.slice(at);
}
