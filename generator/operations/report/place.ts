import type { FilePlace } from '../../../src/domain/trust/freshness';
import { linesOf } from '../../catalogue/diagnostics/lines';
import type { Path, SourceDocument } from '../../catalogue/load/document';

/** A key in a data file. */
export interface Key {
  readonly document: SourceDocument;
  readonly path: Path;
}

/** Adds the line number, which is computed lazily because it needs the text of the file. */
export function withLine<T extends FilePlace>(place: T, { document, path }: Key): T {
  const line = (): number => linesOf(document.file).position(document.span(path, 'key').start).line;
  return Object.defineProperty(place, 'line', { enumerable: true, configurable: true, get: line });
}

/** A placeholder that `withLine` replaces. */
export const noLine = 0;
