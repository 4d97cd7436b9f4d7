import { SaxesParser } from 'saxes';
import type { Phrase } from '../../diagnostics/phrases';
import { maximumDepth } from './limits';
import { isRowsPath, TreeError, type RowVisitor, type TreeValue } from './tree';

interface OpenElement {
  readonly name: string;
  readonly start: number;
  /** The offset of its content. */
  content: number;
  text: string;
  readonly children: (readonly [name: string, value: TreeValue])[];
}

/** Groups children by name; several with one name become a list. */
function grouped(children: OpenElement['children']): ReadonlyMap<string, TreeValue> {
  const entries = new Map<string, TreeValue>();
  for (const [name, value] of children) {
    const earlier = entries.get(name);
    if (!earlier) entries.set(name, value);
    else entries.set(name, { span: earlier.span, items: [...(earlier.items ?? [earlier]), value] });
  }
  return entries;
}

function treeValue({ start, content, text, children }: OpenElement, contentEnd: number, end: number): TreeValue {
  const own = text.trim();
  const isPlain = children.every(([name]) => name.startsWith('@'));
  return {
    span: isPlain && contentEnd > content ? { start: content, end: contentEnd } : { start, end },
    text: own !== '' && isPlain ? own : undefined,
    entries: children.length > 0 ? grouped(children) : undefined,
  };
}

/** Finds rows in XML with a streaming parser, so that only one row is in memory. */
class XmlWalk {
  readonly #parser = new SaxesParser();
  readonly #path: string[] = [];
  /** For each open element, whether it has child elements. */
  readonly #parents: boolean[] = [];
  /** The open elements of the current row, starting with the row itself. */
  readonly #row: OpenElement[] = [];

  constructor(
    readonly text: string,
    readonly visitor: RowVisitor,
  ) {}

  run(): void {
    const parser = this.#parser;
    parser.on('error', ({ message }) => this.#failAsXml(message));
    parser.on('doctype', () => this.#fail({ id: 'xml.doctype' }, { id: 'xml.doctype.fix' }));
    parser.on('opentagstart', ({ name }) => this.#open(name));
    parser.on('opentag', ({ attributes, isSelfClosing }) => this.#attributes(attributes, isSelfClosing));
    parser.on('text', (text) => this.#text(text));
    parser.on('cdata', (text) => this.#text(text));
    parser.on('closetag', ({ isSelfClosing }) => this.#close(isSelfClosing));
    parser.write(this.text).close();
  }

  #fail(problem: Phrase, fix: Phrase): never {
    const at = Math.min(this.#parser.position, this.text.length);
    throw new TreeError({ start: Math.max(0, at - 1), end: at }, problem, fix);
  }

  #failAsXml(message: string): never {
    if (/undefined entity/.test(message)) this.#fail({ id: 'xml.entity' }, { id: 'xml.entity.fix' });
    if (/unclosed tag|unexpected end|document must contain a root/.test(message))
      this.#fail({ id: 'xml.cut-off' }, { id: 'table.cut-off' });
    if (/<html[\s>]/i.test(this.text.slice(0, 1000))) this.#fail({ id: 'xml.web-page' }, { id: 'table.get-again' });
    this.#fail({ id: 'xml.invalid' }, { id: 'table.correct' });
  }

  #open(name: string): void {
    const start = this.text.lastIndexOf('<', this.#parser.position - 1);
    // An element with children could be a row.
    if (this.#path.length > 1 && this.#parents.at(-1) === false) this.visitor.element(this.#path);
    if (this.#parents.length > 0) this.#parents[this.#parents.length - 1] = true;
    this.#parents.push(false);
    this.#path.push(name);
    if (this.#path.length > maximumDepth)
      this.#fail({ id: 'xml.deep', values: { most: maximumDepth } }, { id: 'table.get-again' });
    const isRow = this.#row.length === 0 && isRowsPath(this.#path, this.visitor.rows);
    // The parent of an empty list of rows still exists.
    if (isRowsPath(this.#path, this.visitor.rows?.slice(0, -1))) this.visitor.place();
    if (isRow || this.#row.length > 0) this.#row.push({ name, start, content: start, text: '', children: [] });
  }

  #attributes(attributes: Readonly<Record<string, string>>, isSelfClosing: boolean): void {
    const element = this.#row.at(-1);
    if (!element) return;
    const end = this.#parser.position;
    element.content = isSelfClosing ? element.start : end;
    for (const [name, text] of Object.entries(attributes))
      element.children.push([`@${name}`, { span: { start: element.start, end }, text }]);
  }

  #text(text: string): void {
    const element = this.#row.at(-1);
    if (element) element.text += text;
  }

  #close(isSelfClosing: boolean): void {
    this.#path.pop();
    this.#parents.pop();
    const element = this.#row.pop();
    if (!element) return;
    const end = this.#parser.position;
    const contentEnd = isSelfClosing ? element.content : this.text.lastIndexOf('<', end - 1);
    const value = treeValue(element, contentEnd, end);
    const around = this.#row.at(-1);
    if (around) around.children.push([element.name, value]);
    else this.visitor.row({ ...value, span: { start: element.start, end } });
  }
}

/**
 * The rows are the elements at a path that starts with the root element. Throws a TreeError for XML that is invalid,
 * nested too deeply or has a document type declaration.
 */
export function walkXml(text: string, visitor: RowVisitor): void {
  new XmlWalk(text, visitor).run();
}
