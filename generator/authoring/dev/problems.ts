import type { Problem, ShownAs, Problems } from '../../../src/domain/editing/problems';
import { parseSitePath } from '../../../src/domain/pages/paths';
import type { SiteData } from '../../site/derive/site-data';
import { registry } from '../../catalogue/diagnostics/codes';
import { sortDiagnostics, textOf, type Diagnostic, type SourceFile } from '../../catalogue/diagnostics/diagnostic';
import { linesOf } from '../../catalogue/diagnostics/lines';
import type { Checked } from '../../catalogue/check/check';
import type { Files } from '../../system/files';
import { pagesOf } from './pages-of-file';
import { toolMessages } from './tool-messages';

function lineOf(source: SourceFile | undefined, { span }: Diagnostic): Problem['line'] {
  if (!source || source.text === '') return undefined;
  const lines = linesOf(source);
  const { line, column } = lines.position(span.start);
  const text = lines.line(line);
  const start = Math.min(column - 1, text.length);
  return { number: line, text, start, end: Math.min(text.length, start + Math.max(1, span.end - span.start)) };
}

/** The kind of a diagnostic as editors see it. */
export function problemKindOf({ code, severity }: Pick<Diagnostic, 'code' | 'severity'>): Problem['kind'] {
  return registry[code].note ? 'note' : severity;
}

export function problemsOf(
  { diagnostics, sources }: Pick<Checked, 'diagnostics' | 'sources'>,
  data: SiteData | undefined,
  shownAs: (file: string) => ShownAs | undefined,
): readonly Problem[] {
  return sortDiagnostics(diagnostics).map((found): Problem => {
    const { file } = found;
    const { message, why, fix } = textOf(found, 'en');
    const source = sources.get(file);
    const line = lineOf(source, found);
    return {
      kind: problemKindOf(found),
      message,
      why,
      fix,
      file,
      line,
      pages: pagesOf(file, source, data),
      shownAs: shownAs(file),
    };
  });
}

/** The path is without the base path. */
export function problemsAt(pathname: string, problems: readonly Problem[]): readonly Problem[] {
  const path = parseSitePath(pathname)?.path ?? '/';
  return problems.filter(({ kind, pages }) => kind !== 'warning' && (pages === undefined || pages.includes(path)));
}

export function problemMessages(data: SiteData | undefined, files: Files): Problems['messages'] {
  return toolMessages('problems', data, () => new TextDecoder().decode(files.read('data/messages/problems.yaml')));
}
