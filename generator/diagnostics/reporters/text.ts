import { createColors } from 'picocolors';
import { sortDiagnostics, type Diagnostic, type RelatedPlace, type SourceFile } from '../diagnostic';
import { codeFrame } from '../code-frame';
import { linesOf } from '../lines';
import { counted, visible } from '../visible';

/** The texts of the files of diagnostics, by path. A file that does not exist has none. */
export type Sources = ReadonlyMap<string, SourceFile>;

/** How the report for people is written. */
export interface TextOptions {
  readonly colour?: boolean;
  /** How many columns a line of the data may take. */
  readonly width?: number;
}

function countOf(diagnostics: readonly Diagnostic[]): string {
  const errors = diagnostics.filter(({ severity }) => severity === 'error').length;
  const warnings = diagnostics.length - errors;
  const parts = [
    ...(errors > 0 ? [counted(errors, 'error')] : []),
    ...(warnings > 0 ? [counted(warnings, 'warning')] : []),
  ];
  return parts.length === 0 ? 'no errors or warnings' : parts.join(', ');
}

/** `3 errors, 1 warning in 2 files`. */
export function summaryOf(diagnostics: readonly Diagnostic[]): string {
  const files = new Set(diagnostics.map(({ file }) => file)).size;
  return files === 0 ? countOf(diagnostics) : `${countOf(diagnostics)} in ${counted(files, 'file')}`;
}

/** The limit of diagnostics for one file. After the first corrections the others can be shown by another check. */
const mostOfFile = 200;

/** The report for people: each diagnostic with its code frame, sorted, and a last line that counts them. Empty without diagnostics. */
export function formatText(diagnostics: readonly Diagnostic[], sources: Sources, options: TextOptions = {}): string {
  if (diagnostics.length === 0) return '';
  const colours = createColors(options.colour ?? false);

  function place({ file, span }: Diagnostic | RelatedPlace, mark: (text: string) => string): string[] {
    const source = sources.get(file);
    if (source === undefined || source.text === '') return [` ${colours.blue('-->')} ${visible(file)}`];
    const frame = codeFrame(source, span, options.width);
    const gutter = ' '.repeat(frame.number.length);
    const bar = colours.blue('|');
    const carets = `${frame.indent}${mark(frame.carets)}${frame.note === '' ? '' : ` ${mark(frame.note)}`}`;
    return [
      `${gutter}${colours.blue('-->')} ${visible(file)}:${frame.position.line}:${frame.position.column}`,
      `${gutter} ${bar}`,
      `${colours.blue(frame.number)} ${bar} ${frame.line}`.trimEnd(),
      `${gutter} ${bar} ${carets}`,
    ];
  }

  const sorted = sortDiagnostics(diagnostics);
  const counts = new Map<string, number>();
  const shown = sorted.filter(({ file }) => {
    const count = (counts.get(file) ?? 0) + 1;
    counts.set(file, count);
    return count <= mostOfFile;
  });
  const hidden = [...counts]
    .filter(([, count]) => count > mostOfFile)
    .map(
      ([file, count]) =>
        `and ${counted(count - mostOfFile, 'more error or warning', 'more errors or warnings')} in ${visible(file)}`,
    );

  const blocks = shown.map((diagnostic) => {
    const mark = diagnostic.severity === 'error' ? colours.red : colours.yellow;
    const lines = [
      `${colours.bold(mark(`${diagnostic.severity}[${diagnostic.code}]`))}${colours.bold(`: ${diagnostic.message}`)}`,
      ...place(diagnostic, mark),
      ...(diagnostic.why === undefined ? [] : [`${colours.cyan('why:')} ${diagnostic.why}`]),
      ...(diagnostic.fix === undefined ? [] : [`${colours.green('fix:')} ${diagnostic.fix}`]),
      ...(diagnostic.related ?? []).flatMap((related) => [
        `${colours.cyan('see:')} ${related.message}`,
        ...place(related, colours.cyan),
      ]),
    ];
    return lines.join('\n');
  });
  return `${[...blocks, ...hidden].join('\n\n')}\n\n${summaryOf(diagnostics)}\n`;
}

/** `file:line:column` of a diagnostic, or the file alone if it has no text. */
export function locationOf(diagnostic: Diagnostic, sources: Sources): string {
  const source = sources.get(diagnostic.file);
  if (source === undefined || source.text === '') return visible(diagnostic.file);
  const { line, column } = linesOf(source).position(diagnostic.span.start);
  return `${visible(diagnostic.file)}:${line}:${column}`;
}
