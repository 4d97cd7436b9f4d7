import { parse as parseHtml, type DefaultTreeAdapterMap } from 'parse5';

type Node = DefaultTreeAdapterMap['node'];

/** A document as parsed by a browser. */
export interface Skeleton {
  /** Each element with the names of its attributes. */
  readonly elements: readonly string[];
  /** The scripts by their type, with their address or their text. */
  readonly scripts: readonly { readonly type: string; readonly src: string | undefined; readonly text: string }[];
  /** The URLs of links, pictures, styles and forms. */
  readonly targets: readonly string[];
}

/** Parses a document like a browser. */
export function skeletonOf(html: string): Skeleton {
  const elements: string[] = [];
  const scripts: { type: string; src: string | undefined; text: string }[] = [];
  const targets: string[] = [];
  const visit = (node: Node): void => {
    if ('tagName' in node) {
      // The site's own isolates around words of the other direction: their number depends on the words.
      if (node.tagName !== 'bdi') elements.push(`${node.tagName} ${node.attrs.map(({ name }) => name).join(' ')}`);
      const attribute = (wanted: string): string | undefined => node.attrs.find(({ name }) => name === wanted)?.value;
      if (node.tagName === 'script')
        scripts.push({
          type: attribute('type') ?? '',
          src: attribute('src'),
          text: node.childNodes.map((child) => ('value' in child ? child.value : '')).join(''),
        });
      for (const { name, value } of node.attrs)
        if (name === 'href' || name === 'src' || name === 'action') targets.push(value);
    }
    if ('childNodes' in node) for (const child of node.childNodes) visit(child);
    if ('content' in node) visit(node.content);
  };
  visit(parseHtml(html));
  return { elements, scripts, targets };
}

/** The allowed link targets of a page: the site itself, and hosts allowed in the data (product rule R70). */
const target = /^(?:https:\/\/|\/|#|mailto:|tel:|$)/;
/** The allowed scripts of a document: the files of the bundler. */
const ownScript = /^\/assets\/[\w.-]+\.js$/;
const foreign = /^(?:iframe|object|embed|applet|base|frame|portal|math|foreignobject|annotation-xml)\b/;

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

type Script = Skeleton['scripts'][number];

/** The error of a script; undefined for one of the site. `own` are the texts of the site's scripts. */
function wrongScript({ type, src, text }: Script, own: ReadonlySet<string>): string | undefined {
  // Browsers do not execute data.
  if (type === 'application/ld+json' || type === 'application/json')
    return isJson(text) ? undefined : `broken data: ${text.slice(0, 200)}`;
  if (src !== undefined && (!ownScript.test(src) || text !== '')) return `a script: ${src} ${text.slice(0, 200)}`;
  return src !== undefined || own.has(text) ? undefined : `a script: ${text.slice(0, 200)}`;
}

/** The parts of a document that only injected data can contain. `own` are the texts of the site's scripts. */
export function intrusionsIn(html: string, own: ReadonlySet<string>): readonly string[] {
  const { elements, scripts, targets } = skeletonOf(html);
  const found: string[] = [];
  for (const element of elements) {
    if (foreign.test(element)) found.push(`an element: ${element}`);
    if (/ (?:on\w+|style|srcdoc|formaction)\b/.test(element.replace(/ data-\S+/g, '')))
      found.push(`an attribute: ${element}`);
  }
  found.push(...scripts.flatMap((script) => wrongScript(script, own) ?? []));
  for (const each of targets) if (!target.test(each)) found.push(`a link: ${each.slice(0, 200)}`);
  return found;
}
