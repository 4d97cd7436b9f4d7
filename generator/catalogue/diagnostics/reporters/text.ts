import { createColors } from 'picocolors';
import { sortDiagnostics, textOf, type Diagnostic, type RelatedPlace, type SourceFile } from '../diagnostic';
import { codeFrame } from '../code-frame';
import { linesOf } from '../lines';
import type { Language } from '../../../../src/domain/language/language';
import { render, type Phrase } from '../phrases';
import { visible } from '../visible';

/** The texts of files, by path. Missing files have no entry. */
export type Sources = ReadonlyMap<string, SourceFile>;

interface TextOptions {
  readonly colour?: boolean;
  /** The maximum number of columns for a line of the data. */
  readonly width?: number;
  /** The maximum number of printed diagnostics per code; unlimited by default. */
  readonly mostOfCode?: number | undefined;
  /** English by default. */
  readonly language?: Language | undefined;
}

/** For example: `3 errors, 1 warning in 2 files`. */
export function summaryOf(diagnostics: readonly Diagnostic[], language: Language = 'en'): string {
  const files = new Set(diagnostics.map(({ file }) => file)).size;
  if (files === 0) return render({ id: 'terminal.none' }, language);
  const errors = diagnostics.filter(({ severity }) => severity === 'error').length;
  const warnings = diagnostics.length - errors;
  const found: readonly Phrase[] = [
    ...(errors > 0 ? [{ id: 'terminal.errors', values: { count: errors } } as const] : []),
    ...(warnings > 0 ? [{ id: 'terminal.warnings', values: { count: warnings } } as const] : []),
  ];
  return render({ id: 'terminal.in-files', values: { found: { list: found }, files } }, language);
}

/** Each diagnostic with its code frame, sorted, and a summary line. Empty without diagnostics. */
export function formatText(diagnostics: readonly Diagnostic[], sources: Sources, options: TextOptions = {}): string {
  if (diagnostics.length === 0) return '';
  const { colour = false, width, mostOfCode = Infinity, language = 'en' } = options;
  const colours = createColors(colour);
  const words = (id: Phrase['id']): string => render({ id }, language);

  function place({ file, span }: Pick<RelatedPlace, 'file' | 'span'>, mark: (text: string) => string): string[] {
    const source = sources.get(file);
    if (source === undefined || source.text === '') return [` ${colours.blue('-->')} ${visible(file)}`];
    const frame = codeFrame(source, span, width, language);
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

  // The first diagnostics of each code, and a line for each code with more.
  const counts = new Map<string, number>();
  const shown = sortDiagnostics(diagnostics).filter(({ code }) => {
    const count = (counts.get(code) ?? 0) + 1;
    counts.set(code, count);
    return count <= mostOfCode;
  });
  const hidden = [...counts]
    .filter(([, count]) => count > mostOfCode)
    .map(([code, count]) => render({ id: 'terminal.more', values: { count: count - mostOfCode, code } }, language));

  const blocks = shown.map((diagnostic) => {
    const mark = diagnostic.severity === 'error' ? colours.red : colours.yellow;
    const { message, why, fix, related = [] } = textOf(diagnostic, language);
    const lines = [
      `${colours.bold(mark(`${words(`terminal.${diagnostic.severity}`)}[${diagnostic.code}]`))}${colours.bold(`: ${message}`)}`,
      ...place(diagnostic, mark),
      ...(why === undefined ? [] : [`${colours.cyan(words('terminal.why'))} ${why}`]),
      `${colours.green(words('terminal.fix'))} ${fix}`,
      ...related.flatMap((related) => [
        `${colours.cyan(words('terminal.see'))} ${related.message}`,
        ...place(related, colours.cyan),
      ]),
    ];
    return lines.join('\n');
  });
  return `${[...blocks, ...hidden].join('\n\n')}\n\n${summaryOf(diagnostics, language)}\n`;
}

/** `file:line:column` of a diagnostic, or the file alone if it has no text. */
export function locationOf(diagnostic: Diagnostic, sources: Sources): string {
  const source = sources.get(diagnostic.file);
  if (source === undefined || source.text === '') return visible(diagnostic.file);
  const { line, column } = linesOf(source).position(diagnostic.span.start);
  return `${visible(diagnostic.file)}:${line}:${column}`;
}
