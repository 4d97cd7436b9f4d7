import path from 'node:path';
import { parse as parseHtml, type DefaultTreeAdapterMap } from 'parse5';
import { beforeAll, describe, expect, test } from 'vitest';
import { parse, stringify } from 'yaml';
import { bundle } from '../../generator/bundle/bundle';
import { emitPage } from '../../generator/emit/page-file';
import { nodeHost } from '../../generator/host';
import type { StaticSite } from '../../src/domain/static-site';
import { bases } from '../robustness/bases';
import { judge } from '../robustness/judge';

type Node = DefaultTreeAdapterMap['node'];

const project = nodeHost(path.resolve(import.meta.dirname, '../..'));

/** Words that a page must show as they are; a space keeps each from being an autolink or HTML of Markdown's. */
const attacks: readonly string[] = [
  '</script ><script >alert(1)</script >',
  '</title ></style ><img src=x onerror=alert(1) >',
  '" onclick="alert(1)" x="',
  "' onfocus='alert(1)' autofocus x='",
  '<!-- <script >',
  ']]> --> &lt;script&gt;',
  '\u2028alert(1)\u2029 end',
];

const keys = new Set(['en', 'ar', 'title', 'author', 'category', 'metaDescription', 'imageAlt']);

/** A tree with words added to every plain text for people. */
function withWords(value: unknown, words: string, rich = false, key = ''): unknown {
  if (Array.isArray(value)) return value.map((entry: unknown) => withWords(entry, words, rich, key));
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([name, child]: [string, unknown]) => [name, withWords(child, words, rich || ['body', 'text', 'answer', 'intro', 'terms', 'description', 'note', 'closing', 'featuredNote'].includes(name), name)]));
  }
  return typeof value === 'string' && keys.has(key) && !rich && !/^[A-Z]{2}$/.test(value) ? `${value} ${words}` : value;
}

/** The elements of a document with the names of their attributes, and the texts of its scripts and the targets of its links. */
function skeletonOf(html: string): { readonly elements: readonly string[]; readonly scripts: readonly string[]; readonly targets: readonly string[] } {
  const elements: string[] = [];
  const scripts: string[] = [];
  const targets: string[] = [];
  const visit = (node: Node): void => {
    if ('tagName' in node) {
      // The site's own, round words of the other direction: how many there are depends on the words.
      if (node.tagName !== 'bdi') elements.push(`${node.tagName} ${node.attrs.map(({ name }) => name).join(' ')}`);
      const type = node.attrs.find(({ name }) => name === 'type')?.value;
      if (node.tagName === 'script') scripts.push(`${type ?? ''}: ${node.childNodes.map((child) => ('value' in child ? child.value : '')).join('')}`);
      for (const { name, value } of node.attrs) if (name === 'href' || name === 'src' || name === 'action') targets.push(value);
    }
    if ('childNodes' in node) for (const child of node.childNodes) visit(child);
  };
  visit(parseHtml(html));
  return { elements, scripts, targets };
}

let staticSite: StaticSite;

/** Every page of the small catalogue, rendered, with words in all its texts. */
function pagesWith(words: string): readonly string[] {
  const files = Object.fromEntries(
    Object.entries(bases.tiny).map(([file, text]) => (/^data\/(?:stores|pages|posts|home)/.test(file) ? [file, stringify(withWords(parse(text), words), { lineWidth: 0 })] : [file, text])),
  );
  const { site, diagnostics } = judge(files);
  if (!site) throw new Error(diagnostics.map(({ file, message }) => `${file}: ${message}`).join('\n'));
  return site.pages.map((page) => staticSite.render(page, emitPage(page).version, project.now));
}

beforeAll(async () => {
  const code = await bundle(project, '');
  staticSite = await code.createStaticSite(code.assets, { icons: false });
});

describe('no text of the data becomes an element, an attribute or a script', () => {
  test.each(attacks)('%j', (words) => {
    const harmless = pagesWith('ordinary words').map(skeletonOf);
    const hostile = pagesWith(words);
    expect(hostile.join('')).toContain(words.includes('alert(1)') ? 'alert(1)' : 'script');
    hostile.map(skeletonOf).forEach(({ elements, scripts, targets }, index) => {
      expect(elements).toEqual(harmless[index]?.elements);
      for (const [at, script] of scripts.entries()) {
        if (script.startsWith('application/')) expect(() => JSON.parse(script.slice(script.indexOf(': ') + 2)) as unknown).not.toThrow();
        else expect(script).toBe(harmless[index]?.scripts[at]);
      }
      for (const target of targets) expect(target).toMatch(/^(?:https:\/\/|\/|#|$)/);
    });
  });
});
