/** The two versions of a part of a file that two people have changed, as Git writes them into the file. */
interface MarkedConflict {
  readonly ours: string;
  readonly theirs: string;
  /** Where it begins and ends in the text. */
  readonly start: number;
  readonly end: number;
}

/** Lines up to one of these marks. */
const linesBefore = (marks: string): string => `(?:(?!${marks})[^\\n]*\\n)*?`;
const restOfLine = '(?: [^\\n]*)?\\r?\\n';
const conflict = new RegExp(
  `^<{7}${restOfLine}(${linesBefore('={7}|\\|{7}|<{7}|>{7}')})` +
    `(?:\\|{7}${restOfLine}${linesBefore('={7}')})?` +
    `={7}\\r?\\n(${linesBefore('>{7}|<{7}')})>{7}(?:${restOfLine}|(?: [^\\n]*)?$)`,
  'gm',
);

/** The conflicts in a text, in their order. */
export function conflictsIn(text: string): readonly MarkedConflict[] {
  return [...text.matchAll(conflict)].map(({ 0: whole, 1: ours = '', 2: theirs = '', index }) => ({
    ours,
    theirs,
    start: index,
    end: index + whole.length,
  }));
}

/** A text with one version in place of each conflict; undefined if there is not one choice for each. */
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
