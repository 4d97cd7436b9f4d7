import { attributeOf } from './attributes';
import { Fragment, StaticContext, StaticElement, Wrapped, type Component, type Props } from './elements';
import { escapeHtml } from './escape';
import { bits, further, goBelow, goTo, nameHere, root } from './position';

const words = (text: string): ReadonlySet<string> => new Set(text.split(' '));

const empty = words('area br col embed hr img input source track wbr');

/** React moves them, or writes what is in them in another way. */
const unlike = words(
  'base body head html link listing menuitem meta noscript object option picture pre script select style textarea title',
);

const submits = ['name', 'formAction', 'formEncType', 'formMethod', 'formTarget'];
/** What React writes behind all other attributes of an element. */
const behind: ReadonlyMap<string, readonly string[]> = new Map([
  ['button', submits],
  ['form', ['action', 'encType', 'method', 'target']],
  ['input', [...submits, 'checked', 'value']],
]);

/** How elements of a name are written. */
interface Tag {
  readonly begin: string;
  /** Absent where nothing can be inside. */
  readonly end: string | undefined;
  /** The properties that come last, if any. */
  readonly last: readonly string[] | undefined;
}

const tags = new Map<string, Tag>();

function tagOf(name: string): Tag {
  if (unlike.has(name) || name.includes('-'))
    throw new Error(`src/static-react does not write <${name}>, which no page had so far (decision 0025).`);
  const tag: Tag = { begin: `<${name}`, end: empty.has(name) ? undefined : `</${name}>`, last: behind.get(name) };
  tags.set(name, tag);
  return tag;
}

// Pages are written one after the other, each at once: what is being written stands here.
let html = '';
/** Whether the last that was written is a text: the browser's React has to know where the next begins. */
let afterText = false;
/** How many names the component that runs has asked for. */
let names = 0;
/** The pictures that are fetched first. */
let pictures = new Set<string>();

/** A name for an element that others refer to: the one that React gives it in the browser. */
export function useId(): string {
  names += 1;
  return nameHere(names - 1);
}

function writeText(text: string): void {
  if (text === '') return;
  html += afterText ? `<!-- -->${escapeHtml(text)}` : escapeHtml(text);
  afterText = true;
}

function writeList(nodes: readonly unknown[]): void {
  const outerBits = bits;
  const outerFurther = further;
  for (let index = 0; index < nodes.length; index += 1) {
    goBelow(outerBits, outerFurther, nodes.length, index);
    write(nodes[index]);
  }
  goTo(outerBits, outerFurther);
}

function writeComponent(component: Component, props: Props, ref?: unknown): void {
  names = 0;
  const shown = component(props, ref);
  // With names of its own a component is one more way to what it shows, as a list of one would be.
  if (names > 0) writeList([shown]);
  else write(shown);
}

function writeProvided(context: StaticContext, { value, children }: Props): void {
  const outer = context.value;
  context.value = value;
  try {
    write(children);
  } finally {
    context.value = outer;
  }
}

function notePicture({ src, loading, fetchPriority }: Props): void {
  if (loading !== 'lazy' && fetchPriority !== 'low' && typeof src === 'string' && src !== '' && !/^data:/i.test(src))
    pictures.add(src);
}

function writeAttributes(props: Props, last: readonly string[] | undefined): void {
  for (const name in props) if (name !== 'children' && !last?.includes(name)) html += attributeOf(name, props[name]);
  if (last) for (const name of last) html += attributeOf(name, props[name]);
}

function writeTag(name: string, props: Props): void {
  if (name === 'img') notePicture(props);
  const { begin, end, last } = tags.get(name) ?? tagOf(name);
  html += begin;
  writeAttributes(props, last);
  if (end === undefined) {
    html += '/>';
  } else {
    html += '>';
    afterText = false;
    write(props.children);
    html += end;
  }
  afterText = false;
}

function writeElement({ type, props }: StaticElement): void {
  if (typeof type === 'string') writeTag(type, props);
  // In JSX a function is a component.
  else if (typeof type === 'function') writeComponent(type as Component, props);
  else if (type === Fragment) write(props.children);
  else if (type instanceof StaticContext) writeProvided(type, props);
  else if (type instanceof Wrapped) writeComponent(type.component, props, props.ref ?? null);
  else throw new Error(`There are no elements of this type: ${String(type)}.`);
}

function write(node: unknown): void {
  if (typeof node === 'string') writeText(node);
  else if (node instanceof StaticElement) writeElement(node);
  else if (Array.isArray(node)) writeList(node);
  else if (typeof node === 'number') writeText(String(node));
  else if (typeof node === 'object' && node !== null) throw new Error(`This cannot be shown: ${JSON.stringify(node)}.`);
}

/** The HTML of what JSX has made, byte for byte as React's own `renderToString` writes it (`tests/site/rendered-pages.test.ts` compares every page). */
export function renderToString(node: unknown): string {
  html = '';
  afterText = false;
  pictures = new Set();
  goTo(...root);
  write(node);
  let ahead = '';
  for (const picture of pictures) ahead += `<link rel="preload" as="image"${attributeOf('href', picture)}/>`;
  return ahead + html;
}
