import { sortDiagnostics, textOf, type Diagnostic, type DiagnosticCode, type Severity, type Span } from '../diagnostic';
import { rangeOf } from '../code-frame';
import { LineIndex } from '../lines';
import type { Sources } from './text';

/** A place for programs. Lines and columns count from 1, columns in UTF-16 code units. */
interface JsonPlace {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly endLine: number;
  readonly endColumn: number;
}

export interface JsonDiagnostic extends JsonPlace {
  readonly code: DiagnosticCode;
  readonly severity: Severity;
  readonly message: string;
  readonly why?: string;
  readonly fix: string;
  readonly related?: readonly (JsonPlace & { readonly message: string })[];
}

interface JsonReport {
  readonly version: 1;
  readonly errors: number;
  readonly warnings: number;
  readonly diagnostics: readonly JsonDiagnostic[];
}

export function toJson(diagnostics: readonly Diagnostic[], sources: Sources): JsonReport {
  const indexes = new Map<string, LineIndex>();
  function place(file: string, span: Span): JsonPlace {
    let lines = indexes.get(file);
    if (lines === undefined) {
      lines = new LineIndex(sources.get(file)?.text ?? '');
      indexes.set(file, lines);
    }
    const { start, end } = rangeOf(lines, span);
    return { file, line: start.line, column: start.column, endLine: end.line, endColumn: end.column };
  }
  return {
    version: 1,
    errors: diagnostics.filter(({ severity }) => severity === 'error').length,
    warnings: diagnostics.filter(({ severity }) => severity === 'warning').length,
    diagnostics: sortDiagnostics(diagnostics).map((diagnostic) => {
      const { code, severity, file, span } = diagnostic;
      const { message, why, fix, related } = textOf(diagnostic, 'en');
      return {
        code,
        severity,
        message,
        ...place(file, span),
        why,
        fix,
        related: related?.map((other) => ({ message: other.message, ...place(other.file, other.span) })),
      };
    }),
  };
}

export function formatJson(diagnostics: readonly Diagnostic[], sources: Sources): string {
  return `${JSON.stringify(toJson(diagnostics, sources), null, 2)}\n`;
}
