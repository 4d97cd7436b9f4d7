import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, inject, it } from 'vitest';
import { directionOf } from '../../src/domain/language/language';
import { comparePath, pageFile } from '../../src/domain/pages/paths';
import { redirectTarget } from '../../src/domain/pages/redirects';
import { filesBelow, readDocumentFile, tagsOf, type ReadDocument } from '../support/documents';
import { siteUnderTest } from '../support/site-under-test';

const dist = inject('siteFolder');
const site = siteUnderTest();
const { origin, basePath } = site.settings;
const files = new Set(filesBelow(dist));
const pages = site.pages.map((page) => ({
  page,
  file: pageFile(page.language, page.path, 'html'),
  document: readDocumentFile(dist, pageFile(page.language, page.path, 'html')),
}));
const documents = new Map(pages.map(({ file, document }) => [file, document]));

/** The file that a static host serves at an address; undefined if there is none. */
function fileAt(address: string): string | undefined {
  const local = decodeURIComponent(address).slice(1);
  const found = [local, `${local}.html`, `${local}index.html`].find((file) => files.has(file));
  return found;
}

/** The error of an internal link; undefined if its address is served without a redirect. */
function faultOf(href: string, from: string): string | undefined {
  const url = new URL(href, `${origin}${basePath}/${from}`);
  if (url.origin !== origin) return undefined;
  const { pathname } = url;
  if (basePath !== '' && !pathname.startsWith(`${basePath}/`)) return `${from}: ${href} leaves the site's folder`;
  const local = pathname.slice(basePath.length);
  const redirect = redirectTarget(site.routeTable.redirects, local);
  if (redirect !== undefined) return `${from}: ${href} is only a redirect to ${redirect}`;
  const file = fileAt(local);
  if (file === undefined) return `${from}: ${href} leads nowhere`;
  if (local.length > 1 && local.endsWith('/') && !file.endsWith('index.html'))
    return `${from}: ${href} has a slash too many`;
  if (url.hash !== '' && file.endsWith('.html')) {
    const id = decodeURIComponent(url.hash.slice(1));
    // The fragment of the comparison has answers. Without script, the chosen stores are in a list.
    const place = local.endsWith(comparePath) ? `stores-${id}` : id;
    const { tags } = documents.get(file) ?? readDocumentFile(dist, file);
    if (!tags.some(({ attributes }) => attributes.id === place)) return `${from}: ${href} has no such place`;
  }
  return undefined;
}

const addressed: Readonly<Record<string, readonly string[]>> = {
  a: ['href'],
  link: ['href'],
  img: ['src'],
  use: ['href'],
  script: ['src', 'data-entry', 'data-texts'],
  source: ['src'],
};

function addressesOf({ tags, structuredData }: ReadDocument): readonly string[] {
  const inTags = tags.flatMap(({ name, attributes }) => [
    ...(addressed[name] ?? []).flatMap((key) => (attributes[key] === undefined ? [] : [attributes[key]])),
    ...(name === 'script' ? (attributes['data-modules'] ?? '').split(' ').filter(Boolean) : []),
    ...(name === 'meta' && /^og:(?:url|image)$/.test(attributes.property ?? '') ? [attributes.content ?? ''] : []),
  ]);
  const inData = (JSON.stringify(structuredData).match(/"https:\/\/[^"]+"/g) ?? []).map((text) => text.slice(1, -1));
  return [...inTags, ...inData.filter((address) => !address.includes('#'))].filter(
    (address) => !address.startsWith('data:'),
  );
}

describe('the finished site', () => {
  it('contains only links and references that resolve without a redirect', () => {
    const faults = pages.flatMap(({ file, document }) =>
      [...new Set(addressesOf(document))].map((href) => faultOf(href, file)),
    );
    expect(faults.filter((fault) => fault !== undefined)).toEqual([]);
  });

  it('lists in its sitemap only addresses that resolve, are canonical and may be indexed', () => {
    const text = readFileSync(path.join(dist, 'sitemap.xml'), 'utf8');
    const listed = [...text.matchAll(/(?:<loc>|href=")(https:[^<"]+)/g)].map(([, address = '']) =>
      address.replaceAll('&amp;', '&'),
    );
    expect(listed.length).toBeGreaterThan(40);
    const faults = [...new Set(listed)].map((address) => {
      const fault = faultOf(address, 'sitemap.xml');
      if (fault !== undefined) return fault;
      const file = fileAt(address.slice(origin.length + basePath.length)) ?? '';
      const document = documents.get(file) ?? readDocumentFile(dist, file);
      if (tagsOf(document, 'meta', { name: 'robots' }).length > 0) return `${address} is not to be indexed`;
      const [canonical] = tagsOf(document, 'link', { rel: 'canonical' });
      return canonical?.attributes.href === address ? undefined : `${address} says it is ${canonical?.attributes.href}`;
    });
    expect(faults.filter((fault) => fault !== undefined)).toEqual([]);
  });

  it('redirects to existing pages in one step, and has a fallback page for every redirect', () => {
    const faults = site.redirectPages.flatMap(({ from, to }) => {
      const file = from === '/' ? 'index.html' : `${from.slice(1)}.html`;
      return [
        redirectTarget(site.routeTable.redirects, to) === undefined
          ? undefined
          : `${from} leads to ${to}, which leads on`,
        fileAt(to) === undefined ? `${from} leads to ${to}, which is not there` : undefined,
        files.has(file) ? undefined : `${from} has no page ${file}`,
      ];
    });
    expect(faults.filter((fault) => fault !== undefined)).toEqual([]);
  });

  it('refers only to existing files in its feeds, manifests and public data', () => {
    const texts = [...files].filter((file) => /feed\.xml$|\.webmanifest$|^api\/v1\/(?:index|stores)\.json$/.test(file));
    expect(texts).toHaveLength(6);
    const faults = texts.flatMap((file) => {
      const text = readFileSync(path.join(dist, file), 'utf8');
      const addresses = [...text.matchAll(/(?:href=|"src":|"start_url":|"\w+":)"((?:https:\/)?\/[^"]+)"/g)].map(
        ([, address = '']) => address,
      );
      expect([file, addresses.length > 0]).toEqual([file, true]);
      return addresses.map((address) => faultOf(address, file));
    });
    expect(faults.filter((fault) => fault !== undefined)).toEqual([]);
  });

  it('gives each title and description to one page only, except for content shared by both languages', () => {
    for (const field of ['title', 'description'] as const) {
      const owners = new Map<string, Set<string>>();
      for (const { page } of pages) owners.set(page[field], (owners.get(page[field]) ?? new Set()).add(page.canonical));
      const shared = [...owners]
        .filter(([, canonicals]) => canonicals.size > 1)
        .map(([text, canonicals]) => `${text}: ${[...canonicals].join(', ')}`);
      expect(shared).toEqual([]);
    }
  });

  it('fills every placeholder and leaves no trace of missing values', () => {
    const faults = pages.flatMap(({ file, document: { words, title, tags } }) => {
      const texts = [title, words, ...tags.flatMap(({ attributes }) => Object.values(attributes))];
      return texts
        .flatMap((text) => text.match(/\{\w+\}|\bundefined\b|\[object \w+\]|\bNaN\b/g) ?? [])
        .map((trace) => `${file}: ${trace}`);
    });
    expect(faults).toEqual([]);
  });
});

describe('every page', () => {
  it('has a title and a description of a length that search results show in full, if it is indexed', () => {
    for (const { page, file } of pages.filter(({ page: { indexed } }) => indexed)) {
      expect([...page.title].length, file).toBeGreaterThanOrEqual(25);
      expect([...page.title].length, file).toBeLessThanOrEqual(65);
      expect([...page.description].length, file).toBeGreaterThanOrEqual(70);
      expect([...page.description].length, file).toBeLessThanOrEqual(160);
    }
  });

  it('has one main heading, its language and direction, and the metadata for search engines', () => {
    for (const { page, file, document } of pages) {
      expect(tagsOf(document, 'h1'), file).toHaveLength(1);
      const [html] = tagsOf(document, 'html');
      expect(html?.attributes, file).toMatchObject({ lang: page.language, dir: directionOf(page.language) });
      const descriptions = tagsOf(document, 'meta', { name: 'description' });
      expect(
        descriptions.map(({ attributes }) => attributes.content),
        file,
      ).toEqual([page.description]);
      expect(tagsOf(document, 'link', { rel: 'canonical' }), file).toHaveLength(page.indexed ? 1 : 0);
      expect(tagsOf(document, 'meta', { name: 'robots' }), file).toHaveLength(page.indexed ? 0 : 1);
      expect(document.title, file).toBe(page.title);
    }
  });

  it('gives every combobox the input type text', () => {
    for (const { file, document } of pages) {
      const types = tagsOf(document, 'input', { role: 'combobox' }).map(({ attributes }) => attributes.type);
      expect(new Set(types), file).toEqual(new Set(['text']));
    }
  });

  it('gives table elements no explicit role, and uses no element id twice', () => {
    for (const { file, document } of pages) {
      const withRole = document.tags.filter(
        ({ name, attributes }) => /^(?:table|thead|tbody|tr|th|td)$/.test(name) && attributes.role !== undefined,
      );
      expect(withRole, file).toEqual([]);
      const ids = document.tags.flatMap(({ attributes }) => (attributes.id === undefined ? [] : [attributes.id]));
      expect(
        ids.filter((id, index) => ids.indexOf(id) !== index),
        file,
      ).toEqual([]);
    }
  });
});
