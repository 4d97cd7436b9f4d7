import type { Phrase, Value } from '../../diagnostics/phrases';
import { quote } from '../../diagnostics/visible';
import { maximumDepth } from './limits';
import { isRowsPath, TreeError, type RowVisitor, type TreeValue } from './tree';

const space = /[ \t\n\r]*/y;
const plainCharacters = /[^"\\\u0000-\u001f]*/y;
const escapedCharacter = /\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y;
const scalarLiteral = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y;

/** The end of the match of a sticky expression at a position; undefined if it does not match there. */
function endOf(expression: RegExp, text: string, at: number): number | undefined {
  expression.lastIndex = at;
  return expression.test(text) ? expression.lastIndex : undefined;
}

/**
 * Undefined if no string begins at the position. A single expression for the whole string would exceed the stack of V8
 * after millions of escaped characters.
 */
function endOfString(text: string, start: number): number | undefined {
  let at: number | undefined = text[start] === '"' ? start + 1 : undefined;
  while (at !== undefined) {
    at = endOf(plainCharacters, text, at) ?? at;
    if (text[at] === '"') return at + 1;
    at = endOf(escapedCharacter, text, at);
  }
  return undefined;
}

/** Walks JSON text with only one row in memory. Numbers keep their spelling, so that long ids stay exact. */
class JsonWalk {
  #at = 0;

  constructor(
    readonly text: string,
    readonly visitor: RowVisitor,
  ) {}

  run(): void {
    this.#space();
    if (this.text[this.#at] === '<') this.#fail({ id: 'json.web-page' }, { id: 'table.get-again' });
    this.#walk([], 0);
    this.#space();
    if (this.#at < this.text.length) this.#fail({ id: 'json.goes-on' }, { id: 'json.goes-on.fix' });
  }

  #space(): void {
    space.lastIndex = this.#at;
    space.test(this.text);
    this.#at = space.lastIndex;
  }

  #fail(problem: Phrase, fix: Phrase): never {
    throw new TreeError({ start: this.#at, end: Math.min(this.#at + 1, this.text.length) }, problem, fix);
  }

  #expected(what: Value): never {
    const isOpenText = this.text[this.#at] === '"' && !/^"[^"]*"/.test(this.text.slice(this.#at, this.#at + 100_000));
    if (this.#at >= this.text.length || isOpenText) this.#fail({ id: 'json.cut-off' }, { id: 'table.cut-off' });
    const found = quote(this.text[this.#at] ?? '');
    this.#fail({ id: 'json.expected', values: { found, what } }, { id: 'table.correct' });
  }

  #literal(end: number | undefined): string | undefined {
    if (end === undefined) return undefined;
    const found = this.text.slice(this.#at, end);
    this.#at = end;
    return found;
  }

  /** Calls `take` for each entry of an object or list that ends with `close`. */
  #each(close: string, depth: number, take: () => void): void {
    if (depth > maximumDepth)
      this.#fail({ id: 'json.deep', values: { most: maximumDepth } }, { id: 'table.get-again' });
    this.#at += 1;
    this.#space();
    if (this.text[this.#at] === close) {
      this.#at += 1;
      return;
    }
    for (;;) {
      take();
      this.#space();
      const character = this.text[this.#at];
      if (character !== close && character !== ',') this.#expected({ or: [quote(','), quote(close)] });
      this.#at += 1;
      if (character === close) return;
      this.#space();
    }
  }

  #key(): string {
    const literal = this.#literal(endOfString(this.text, this.#at)) ?? this.#expected({ id: 'json.name' });
    this.#space();
    if (this.text[this.#at] !== ':') this.#expected(quote(':'));
    this.#at += 1;
    this.#space();
    return String(JSON.parse(literal));
  }

  /** Walks a value outside of rows and finds the rows in it. */
  #walk(path: readonly string[], depth: number): void {
    const character = this.text[this.#at];
    const isRows = isRowsPath(path, this.visitor.rows);
    if (isRows) this.visitor.place();
    if (character === '{' && isRows) this.visitor.row(this.#value(depth));
    else if (character === '{') this.#each('}', depth, () => this.#walk([...path, this.#key()], depth + 1));
    else if (character === '[') {
      this.#each(']', depth, () => {
        if (this.text[this.#at] === '{') this.visitor.element(path);
        this.#walk(path, depth + 1);
      });
    } else this.#value(depth);
  }

  #value(depth: number): TreeValue {
    const start = this.#at;
    const character = this.text[start];
    if (character === '{') {
      const entries = new Map<string, TreeValue>();
      this.#each('}', depth, () => {
        const key = this.#key();
        entries.set(key, this.#value(depth + 1));
      });
      return { span: { start, end: this.#at }, entries };
    }
    if (character === '[') {
      const items: TreeValue[] = [];
      this.#each(']', depth, () => items.push(this.#value(depth + 1)));
      return { span: { start, end: this.#at }, items };
    }
    const end = character === '"' ? endOfString(this.text, start) : endOf(scalarLiteral, this.text, start);
    const literal = this.#literal(end) ?? this.#expected({ id: 'json.value' });
    const span = { start, end: this.#at };
    if (literal === 'null') return { span };
    return { span, text: character === '"' ? String(JSON.parse(literal)) : literal };
  }
}

/** Finds the rows in JSON. Throws a TreeError at the first position that is not JSON. */
export function walkJson(text: string, visitor: RowVisitor): void {
  new JsonWalk(text, visitor).run();
}
