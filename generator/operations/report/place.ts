import type { FilePlace } from '../../../src/domain/trust/freshness';
import { linesOf } from '../../catalogue/diagnostics/lines';
import type { Path, SourceDocument } from '../../catalogue/load/document';

export interface Key {
  readonly document: SourceDocument;
  readonly path: Path;
}

/** The line is computed when it is read, because it needs the text of the file. */
export function withLine<T extends FilePlace>(place: T, { document, path }: Key): T {
  const line = (): number => linesOf(document.file).position(document.span(path, 'key').start).line;
  return Object.defineProperty(place, 'line', { enumerable: true, configurable: true, get: line });
}

/** A placeholder that `withLine` replaces. */
export const noLine = 0;
