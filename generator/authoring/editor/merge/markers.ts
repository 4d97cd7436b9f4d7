/** Two versions of the same lines, as Git writes them. */
interface MarkedConflict {
  readonly ours: string;
  readonly theirs: string;
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

/** In order. */
export function conflictsIn(text: string): readonly MarkedConflict[] {
  return [...text.matchAll(conflict)].map(({ 0: whole, 1: ours = '', 2: theirs = '', index }) => ({
    ours,
    theirs,
    start: index,
    end: index + whole.length,
  }));
}

/** Replaces each conflict with the chosen version; undefined unless there is one choice per conflict. */
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
