import { isAscii, isUtf8 } from '#bytes';
import { joinedBytes } from '../../../system/bytes/common';
import type { Value } from '../../diagnostics/phrases';
import type { TableFault } from './table';

const lineEnd = 0x0a;
const decoder = new TextDecoder();

/** The maximum number of lines in a message. */
const mostNamedLines = 5;

/** Detects whether a file mixes UTF-8 lines with lines in a single-byte encoding. Reads the file in chunks. */
export class EncodingCensus {
  /** The beginning of a line, in the pieces in which it came. */
  #rest: Uint8Array[] = [];
  #line = 0;
  #hasUtf8 = false;
  #foreign = 0;
  readonly #foreignLines: number[] = [];
  #isStart = true;

  push(piece: Uint8Array): void {
    // The byte order mark is not a letter.
    const isMarked = this.#isStart && piece[0] === 0xef && piece[1] === 0xbb && piece[2] === 0xbf;
    this.#isStart = false;
    const bytes = isMarked ? piece.subarray(3) : piece;
    const end = bytes.lastIndexOf(lineEnd) + 1;
    // A line is joined once, when it ends: it can be as long as the file.
    if (end > 0) this.#lines(joinedBytes([...this.#rest.splice(0), bytes.subarray(0, end)]));
    // A copy, because the reader may use the memory of a piece again.
    this.#rest.push(Uint8Array.from(bytes.subarray(end)));
  }

  /** The fault of a file that mixes encodings; undefined for any other file. */
  end(): TableFault | undefined {
    this.#lines(joinedBytes(this.#rest.splice(0)));
    if (!this.#hasUtf8 || this.#foreign === 0) return undefined;
    const known: Value = { list: this.#foreignLines };
    const more = this.#foreign - mostNamedLines;
    const lines: Value = more > 0 ? { id: 'list.more-lines', values: { known, more } } : known;
    return { id: 'table.mixed-encodings', values: { count: this.#foreign, lines } };
  }

  #lines(bytes: Uint8Array): void {
    if (isUtf8(bytes)) {
      if (!isAscii(bytes)) this.#hasUtf8 = true;
      for (let at = bytes.indexOf(lineEnd); at >= 0; at = bytes.indexOf(lineEnd, at + 1)) this.#line += 1;
      return;
    }
    for (let start = 0; start < bytes.length; ) {
      const end = bytes.indexOf(lineEnd, start);
      const line = bytes.subarray(start, end < 0 ? bytes.length : end);
      this.#line += 1;
      this.#classify(line);
      start += line.length + 1;
    }
  }

  #classify(line: Uint8Array): void {
    if (isAscii(line)) return;
    if (isUtf8(line)) {
      this.#hasUtf8 = true;
      return;
    }
    // A line with both UTF-8 letters and invalid bytes is damaged: only its row is lost, not the file.
    if (/[^\u0000-\u007f\ufffd]/.test(decoder.decode(line))) return;
    this.#foreign += 1;
    if (this.#foreignLines.length < mostNamedLines) this.#foreignLines.push(this.#line);
  }
}

/** The fault of a file that mixes encodings; undefined for any other file. */
export function mixedEncodings(bytes: Uint8Array): TableFault | undefined {
  if (isUtf8(bytes)) return undefined;
  const census = new EncodingCensus();
  census.push(bytes);
  return census.end();
}
