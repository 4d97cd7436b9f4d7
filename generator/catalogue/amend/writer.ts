import type { Scalar } from 'yaml';
import type { AmendPath, AmendValue } from './edit';
import { blockText, fitsBlock, lineWidth, type BlockStyle } from './block-text';
import { keyText, onOneLine, type Quotes } from './scalars';
import type { Indentation, Styles } from './styles';
import { isList, isMapping } from '../../../src/domain/editing/edited-value';

/** What follows a colon or dash: the rest of its line, with the space before it, and the indented lines below. */
export interface Written {
  readonly head: string;
  readonly lines: readonly string[];
}

interface WritingPlace {
  readonly path: AmendPath;
  /** The column of the key or dash. */
  readonly column: number;
  /** The number of characters from the column to the value: the key and its colon, or the dash. */
  readonly taken: number;
  readonly isItem: boolean;
}

/** The maximum length of a list of ids that is written in brackets, if nothing shows how lists are written. */
const longestInBrackets = 80;

/** Writes new values in the style of a file. */
export class Writer {
  readonly #styles: Styles;
  /** Whether all texts are double-quoted, which works for any text. */
  readonly #quotesAll: boolean;
  readonly #indentation: Indentation;

  constructor(styles: Styles, indentation: Indentation, quotesAll: boolean) {
    this.#styles = styles;
    this.#indentation = indentation;
    this.#quotesAll = quotesAll;
  }

  /** The first line has no indentation. */
  pair(path: AmendPath, value: AmendValue, column: number): readonly string[] {
    const key = keyText(String(path.at(-1)), { inFlow: false, wanted: 'plain' });
    const { head, lines } = this.value(value, { path, column, taken: key.length + 1, isItem: false });
    return [`${key}:${head}`, ...lines];
  }

  /** The first line has no indentation. */
  item(path: AmendPath, value: AmendValue, column: number): readonly string[] {
    const { head, lines } = this.value(value, { path, column, taken: 1, isItem: true });
    return [`-${' '.repeat(this.#indentation.dash - 1)}${head.trimStart()}`, ...lines];
  }

  value(value: AmendValue, place: WritingPlace): Written {
    if (typeof value === 'string') return this.#text(value, place);
    if (isList(value)) return this.#list(value, place);
    if (isMapping(value)) return this.#mapping(value, place);
    return { head: ` ${plainWord(value)}`, lines: [] };
  }

  flow(path: AmendPath, value: AmendValue): string {
    if (typeof value === 'string') return this.#line(value, path, true);
    if (isList(value)) return `[${value.map((item, index) => this.flow([...path, index], item)).join(', ')}]`;
    if (!isMapping(value)) return plainWord(value);
    const pairs = Object.entries(value).map(([key, each]) => this.flowPair([...path, key], each));
    return pairs.length === 0 ? '{}' : `{ ${pairs.join(', ')} }`;
  }

  flowPair(path: AmendPath, value: AmendValue): string {
    return `${keyText(String(path.at(-1)), { inFlow: true, wanted: 'plain' })}: ${this.flow(path, value)}`;
  }

  /** Uses other quotes than the wanted ones if the text needs them. */
  text(text: string, wanted: Quotes, inFlow = false): string {
    return onOneLine(text, this.#quotesAll ? 'double' : wanted, { inFlow, needed: this.#styles.needed });
  }

  #line(text: string, path: AmendPath, inFlow: boolean): string {
    return this.text(text, this.#styles.of(path).quotes, inFlow);
  }

  #text(text: string, { path, column, taken }: WritingPlace): Written {
    const line = this.#line(text, path, false);
    const isLong = column + taken + 1 + line.length > lineWidth && !this.#styles.of(path).staysLong;
    const style: BlockStyle = text.includes('\n') ? '|' : '>';
    if (this.#quotesAll || !(isLong || style === '|') || !fitsBlock(text, style))
      return { head: ` ${line}`, lines: [] };
    const indent = column + this.#indentation.mapping;
    const { header, lines } = blockText(text, style, { indent, parent: column });
    return { head: ` ${header}`, lines: lines.map((each) => (each === '' ? '' : ' '.repeat(indent) + each)) };
  }

  #list(list: readonly AmendValue[], place: WritingPlace): Written {
    if (list.length === 0) return { head: ' []', lines: [] };
    if (this.#isInBrackets(list, place.path)) return { head: ` ${this.flow(place.path, list)}`, lines: [] };
    return this.#below(place, this.#indentation.list, (column) =>
      list.map((item, index) => this.item([...place.path, index], item, column)),
    );
  }

  #isInBrackets(list: readonly AmendValue[], path: AmendPath): boolean {
    const isPlain = list.every((item) => !isList(item) && !isMapping(item));
    const { inBrackets } = this.#styles.of(path);
    if (inBrackets !== undefined) return inBrackets && isPlain;
    const isIds = list.every((item) => typeof item !== 'string' || /^[\w.-]+$/.test(item));
    return isPlain && isIds && this.flow(path, list).length <= longestInBrackets;
  }

  #mapping(mapping: { readonly [key: string]: AmendValue }, place: WritingPlace): Written {
    const entries = Object.entries(mapping);
    if (entries.length === 0) return { head: ' {}', lines: [] };
    return this.#below(place, this.#indentation.mapping, (column) =>
      entries.map(([key, each]) => this.pair([...place.path, key], each, column)),
    );
  }

  /** Writes entries below a key, or starting on the line of a dash. */
  #below(
    { column, isItem }: WritingPlace,
    step: number,
    entries: (column: number) => readonly (readonly string[])[],
  ): Written {
    const { dash } = this.#indentation;
    const inner = column + (isItem ? dash : step);
    const lines = entries(inner).flatMap(([first = '', ...rest]) => [' '.repeat(inner) + first, ...rest]);
    const [first = '', ...rest] = lines;
    return isItem ? { head: ' '.repeat(dash - 1) + first.trimStart(), lines: rest } : { head: '', lines };
  }
}

export function quotesOf({ type }: Scalar): Quotes {
  if (type === 'QUOTE_SINGLE') return 'single';
  return type === 'QUOTE_DOUBLE' ? 'double' : 'plain';
}

/** Writes a number, `true`, `false` or `null`. */
function plainWord(value: number | boolean | null): string {
  return Object.is(value, -0) ? '-0' : String(value);
}
