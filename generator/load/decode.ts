import type { Feed } from '../../src/generated/data-types';
import { diagnostic, type Diagnostic, type SourceFile } from '../diagnostics/diagnostic';
import { LineIndex } from '../diagnostics/lines';

/** How a file may be written. */
export type Encoding = NonNullable<Feed['encoding']>;

/** The encoding that the settings of a feed name, as far as they can be read. */
export function encodingOf(settings: unknown): Encoding {
  const named = typeof settings === 'object' && settings !== null && 'encoding' in settings ? settings.encoding : undefined;
  return encodings.find((encoding) => encoding === named) ?? 'utf-8';
}

const encodings = ['utf-8', 'utf-16le', 'windows-1252', 'windows-1256', 'gb18030'] as const satisfies readonly Encoding[];

/** A decoded file, or why it could not be decoded. */
export interface Decoded {
  readonly source: SourceFile;
  readonly diagnostics: readonly Diagnostic[];
}

/** Turns bytes into text. A byte order mark is dropped: it belongs to the encoding. */
export function decode(path: string, bytes: Uint8Array, encoding: Encoding = 'utf-8'): Decoded {
  const text = new TextDecoder(encoding).decode(bytes);
  const source: SourceFile = { path, text };
  try {
    new TextDecoder(encoding, { fatal: true }).decode(bytes);
    return { source, diagnostics: [] };
  } catch {
    const bad = Math.max(0, text.indexOf('\ufffd'));
    const { line } = new LineIndex(text).position(bad);
    return {
      source,
      diagnostics: [
        diagnostic('wrong-encoding', path, { start: bad, end: bad + 1 }, {
          message: `line ${line} holds bytes that are no ${encoding.toUpperCase()} text`,
          fix:
            encoding === 'utf-8'
              ? 'save the file as UTF-8 (in most editors: Save with encoding); a feed in another encoding says so in `encoding`'
              : 'set `encoding` of the feed to the one the network really writes',
        }),
      ],
    };
  }
}
