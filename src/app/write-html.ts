import { Fragment, StrictMode, isValidElement, type Context, type ReactElement, type ReactNode } from 'react';
import * as React from 'react';
import { Icon } from '../ui/Icon';

/** Says that a tree has something in it that is left to React. */
class LeftToReact extends Error {}

function leave(what: string): never {
  throw new LeftToReact(what);
}

interface Tag {
  readonly start: string;
  /** Absent where nothing stands in the element. */
  readonly end?: string;
}

// Of these React writes nothing but the tag, the attributes and the children. Fields, forms and what belongs into the head it treats each in its own way.
const containers =
  'a article b bdi blockquote button circle code dd details div dl dt em figcaption figure footer g h1 h2 h3 h4 header i li main nav ol p path ' +
  'rect section small span strong summary sup svg table tbody td th thead time tr ul use';
const tags: ReadonlyMap<string, Tag> = new Map<string, Tag>([
  ...containers.split(' ').map((tag): [string, Tag] => [tag, { start: `<${tag}`, end: `</${tag}>` }]),
  ['br', { start: '<br' }],
  ['img', { start: '<img' }],
]);

const escapes: Readonly<Record<string, string>> = { '"': '&quot;', '&': '&amp;', "'": '&#x27;', '<': '&lt;', '>': '&gt;' };

function escapeText(text: string): string {
  return text.replace(/["&'<>]/g, (character) => escapes[character] ?? character);
}

/** Writes an attribute, or nothing. */
type WriteAttribute = (value: unknown) => string;

const writeText =
  (name: string, spoken = false): WriteAttribute =>
  (value) => {
    if (typeof value === 'string') return ` ${name}="${escapeText(value)}"`;
    if (typeof value === 'boolean') return spoken ? ` ${name}="${value}"` : '';
    return typeof value === 'number' ? ` ${name}="${value}"` : leave(`the property ${name}`);
  };
const writePresence =
  (name: string): WriteAttribute =>
  (value) =>
    value ? ` ${name}=""` : '';
const writeAddress =
  (name: string): WriteAttribute =>
  (value) =>
    // React refuses addresses of scripts, and leaves out empty ones in most elements.
    typeof value === 'string' && /^(?:https?:|mailto:|[/#])/.test(value) ? ` ${name}="${escapeText(value)}"` : leave('an address');

/** How many values of an attribute are remembered. Classes and names are few, and those of the first pages are those of all. */
const remembered = 500;

function remembering(write: WriteAttribute): WriteAttribute {
  const known = new Map<unknown, string>();
  return (value) => {
    const before = known.get(value);
    if (before !== undefined) return before;
    const written = write(value);
    if (known.size < remembered) known.set(value, written);
    return written;
  };
}

const nothing: WriteAttribute = () => '';
const writers = new Map<string, WriteAttribute>([
  ['ref', nothing],
  ...Object.entries({ className: 'class', tabIndex: 'tabindex' }).map(([property, name]): [string, WriteAttribute] => [property, remembering(writeText(name))]),
  ...'alt colSpan d dateTime dir height id lang loading name rel role scope target title type viewBox width'.split(' ').map((name): [string, WriteAttribute] => [name, remembering(writeText(name))]),
  ...['disabled', 'hidden', 'open'].map((name): [string, WriteAttribute] => [name, writePresence(name)]),
  ...['href', 'src'].map((name): [string, WriteAttribute] => [name, remembering(writeAddress(name))]),
]);

function writerOf(property: string): WriteAttribute {
  const known = writers.get(property);
  if (known) return known;
  const writer = /^(?:data|aria)-[a-z-]+$/.test(property) ? remembering(writeText(property, true)) : /^on[A-Z]/.test(property) ? nothing : leave(`the property ${property}`);
  writers.set(property, writer);
  return writer;
}

const bits = (number: number): number => 32 - Math.clz32(number);

/** The digits by which React numbers what asks for an id: its way through the tree, as `pushTreeContext` has it. */
function placeOf(way: readonly number[]): string {
  let id = 1;
  let overflow = '';
  for (let at = 0; at < way.length; at += 2) {
    const total = way[at] ?? 0;
    const index = way[at + 1] ?? 0;
    let length = bits(id) - 1;
    id &= ~(1 << length);
    if (bits(total) + length > 30) {
      const full = length - (length % 5);
      overflow = (id & ((1 << full) - 1)).toString(32) + overflow;
      id >>= full;
      length -= full;
    }
    id |= (1 << (bits(total) + length)) | ((index + 1) << length);
  }
  return (id & ~(1 << (bits(id) - 1))).toString(32) + overflow;
}

const contextType = Symbol.for('react.context');

function isContext(type: unknown): type is Context<unknown> {
  return typeof type === 'object' && type !== null && Reflect.get(type, '$$typeof') === contextType;
}

/** Icons by name and class. A page has fifty, of which few differ, and nothing around one changes it. */
const icons = new Map<string, string>();

/** One rendering. */
class Writer {
  private readonly html: string[] = [];
  private readonly preloaded = new Set<string>();
  private readonly values = new Map<Context<unknown>, unknown>();
  /** Of each list on the way to the present element how long it is, and which one leads on. */
  private readonly way: number[] = [];
  private afterText = false;
  private ids = 0;

  /** What React calls when components call hooks. */
  readonly hooks = {
    readContext: (context: Context<unknown>): unknown => this.read(context),
    useContext: (context: Context<unknown>): unknown => this.read(context),
    use: (usable: unknown): unknown => (isContext(usable) ? this.read(usable) : leave('use')),
    useState: (initial: unknown): unknown => [typeof initial === 'function' ? initial() : initial, leave],
    useMemo: (make: () => unknown): unknown => make(),
    useCallback: (callback: unknown): unknown => callback,
    useRef: (current: unknown): unknown => ({ current }),
    useEffect: (): void => undefined,
    useLayoutEffect: (): void => undefined,
    useId: (): string => {
      const local = this.ids === 0 ? '' : `H${this.ids.toString(32)}`;
      this.ids += 1;
      return `_R_${placeOf(this.way)}${local}_`;
    },
    useSyncExternalStore: (_subscribe: unknown, _snapshot: unknown, serverSnapshot: () => unknown): unknown => serverSnapshot(),
  };

  /** What was written, after what React asks for ahead of everything. */
  get written(): string {
    const ahead = [...this.preloaded].map((href) => `<link rel="preload" as="image" href="${escapeText(href)}"/>`);
    return ahead.join('') + this.html.join('');
  }

  private read(context: Context<unknown>): unknown {
    // What a context has where nobody provides it; the type does not tell.
    return this.values.has(context) ? this.values.get(context) : Reflect.get(context, '_currentValue');
  }

  write(node: ReactNode): void {
    if (typeof node === 'string') this.text(node);
    else if (node === null || node === undefined || typeof node === 'boolean') return;
    else if (typeof node === 'number') this.text(String(node));
    else if (isValidElement<Record<string, unknown>>(node)) this.element(node);
    else if (Array.isArray(node)) for (let index = 0; index < node.length; index += 1) this.writeAt(node[index], node.length, index);
    else leave('a child');
  }

  private writeAt(node: ReactNode, total: number, index: number): void {
    this.way.push(total, index);
    this.write(node);
    this.way.pop();
    this.way.pop();
  }

  private text(text: string): void {
    if (text === '') return;
    if (this.afterText) this.html.push('<!-- -->');
    this.html.push(escapeText(text));
    this.afterText = true;
  }

  private element({ type, props }: ReactElement<Record<string, unknown>>): void {
    // Props say of nothing what it is; React writes what it can and refuses the rest, and so does `write`.
    const children = props.children as ReactNode;
    if (typeof type === 'string') this.tag(type, props, children);
    else if (typeof type === 'function') this.component(type, props);
    else if (type === Fragment || type === StrictMode) this.write(children);
    else if (isContext(type)) {
      const before = this.read(type);
      this.values.set(type, props.value);
      this.write(children);
      this.values.set(type, before);
    } else leave('an element');
  }

  private component(type: Exclude<ReactElement['type'], string>, props: object): void {
    if (type === Icon) {
      this.icon(props as Parameters<typeof Icon>[0]);
      return;
    }
    if ('isReactComponent' in ((type.prototype as object | undefined) ?? {})) leave('a class');
    this.ids = 0;
    // No class, as was just seen.
    const made = (type as (props: object) => ReactNode)(props);
    if (this.ids === 0) this.write(made);
    else this.writeAt(made, 1, 0);
  }

  private icon(props: Parameters<typeof Icon>[0]): void {
    const key = `${props.name} ${props.className ?? ''}`;
    const known = icons.get(key);
    if (known === undefined) {
      const from = this.html.length;
      this.write(Icon(props));
      icons.set(key, this.html.slice(from).join(''));
    } else {
      this.html.push(known);
      this.afterText = false;
    }
  }

  private tag(tag: string, props: Record<string, unknown>, children: ReactNode): void {
    const { start, end } = tags.get(tag) ?? leave(`<${tag}>`);
    this.html.push(start);
    for (const property in props) {
      const value = props[property];
      if (property !== 'children' && value !== null && value !== undefined) this.html.push(writerOf(property)(value));
    }
    this.afterText = false;
    if (end === undefined) {
      if (tag === 'img') this.preload(props);
      this.html.push('/>');
      return;
    }
    if (typeof children === 'string') {
      this.html.push('>', escapeText(children), end);
      return;
    }
    this.html.push('>');
    this.write(children);
    this.html.push(end);
    this.afterText = false;
  }

  private preload({ src, loading }: Record<string, unknown>): void {
    if (loading === 'lazy' || src === undefined) return;
    // React puts the first ten before all others.
    if (typeof src !== 'string' || this.preloaded.size === 10) leave('a picture');
    else this.preloaded.add(src);
  }
}

const internals: unknown = Reflect.get(React, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE');

/**
 * Writes a tree as HTML, exactly as React's `renderToString` does, in three quarters of the time: without what a stream, a
 * suspended part or an error's stack would need (decision 0025). Undefined for a tree in which there is anything but
 * function components, contexts and plain elements, which is React's to render.
 */
export function writeHtml(node: ReactNode): string | undefined {
  if (typeof internals !== 'object' || internals === null || !('H' in internals)) return undefined;
  const writer = new Writer();
  const before = internals.H;
  internals.H = writer.hooks;
  try {
    writer.write(node);
    return writer.written;
  } catch (error) {
    if (error instanceof LeftToReact) return undefined;
    throw error;
  } finally {
    internals.H = before;
  }
}
