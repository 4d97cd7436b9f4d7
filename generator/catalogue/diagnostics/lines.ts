import type { SourceFile } from './diagnostic';

/** A position as in editors and language servers: both counted from 1, columns in UTF-16 code units. */
export interface Position {
  readonly line: number;
  readonly column: number;
}

const indexes = new WeakMap<SourceFile, LineIndex>();

export function linesOf(file: SourceFile): LineIndex {
  let index = indexes.get(file);
  if (!index) {
    index = new LineIndex(file.text);
    indexes.set(file, index);
  }
  return index;
}

/** Finds lines and columns in a text. Lines end with LF or CRLF. */
export class LineIndex {
  readonly #starts: number[] = [0];
  readonly #text: string;

  constructor(text: string) {
    this.#text = text;
    for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) this.#starts.push(at + 1);
  }

  get count(): number {
    return this.#starts.length;
  }

  /** The offset is clamped to the text. */
  position(offset: number): Position {
    const target = Math.max(0, Math.min(offset, this.#text.length));
    let low = 0;
    let high = this.#starts.length - 1;
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if ((this.#starts[middle] ?? 0) <= target) low = middle;
      else high = middle - 1;
    }
    return { line: low + 1, column: target - (this.#starts[low] ?? 0) + 1 };
  }

  start(line: number): number {
    return this.#starts[line - 1] ?? this.#text.length;
  }

  /** Without the line break. */
  line(line: number): string {
    const next = this.#starts[line];
    return this.#text.slice(this.start(line), next === undefined ? undefined : next - 1).replace(/\r$/, '');
  }
}
