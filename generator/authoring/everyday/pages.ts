import { postPath } from '../../../src/domain/pages/paths';
import { isPublished } from '../../../src/domain/pages/publication';
import { choice } from '../../catalogue/diagnostics/suggest';
import { quote } from '../../catalogue/diagnostics/visible';
import type { SourceDocument } from '../../catalogue/load/document';
import { publicationOf } from '../../catalogue/load/fields';
import { baseName } from '../../catalogue/load/places';
import { Unclear, type EverydayData } from './action';
import { dayAgo, findOffer, findStore, type FoundOffer } from './words';

export interface PageFile {
  readonly kind: 'home' | 'store' | 'page' | 'post';
  readonly document: SourceDocument;
  /** Without a language. */
  readonly path: string;
  /** The name in other files: the slug of a store or post, else the name of its file. */
  readonly name: string;
  readonly isDraft: boolean;
}

function pageFiles(data: EverydayData): readonly PageFile[] {
  const { home, stores, pages, posts } = data.catalogue;
  const day = dayAgo(0, data);
  const fileOf = (kind: PageFile['kind'], document: SourceDocument, path: string, name: string): PageFile => ({
    kind,
    document,
    path,
    name,
    isDraft: !isPublished(publicationOf(document.value), day),
  });
  return [
    fileOf('home', home.document, '/', 'home'),
    ...stores.map(({ document, value }) => fileOf('store', document, value.path, value.slug)),
    ...pages.map(({ document, value }) => fileOf('page', document, value.path, baseName(document.file.path))),
    ...posts.map(({ document, value }) => fileOf('post', document, postPath(value.slug), value.slug)),
  ];
}

/** Finds the page by its address, with or without a language, its slug, its file, or the name of a store. */
export function findPage(word: string, data: EverydayData): PageFile | undefined {
  const files = pageFiles(data);
  const address = word.replace(/^https?:\/\/[^/]+/, '').replace(/^\/(?:en|ar)(?=\/|$)/, '') || '/';
  const path = address.length > 1 ? address.replace(/\/$/, '') : address;
  const named =
    word.startsWith('/') || word.includes('://')
      ? files.filter((file) => file.path === path)
      : files.filter(({ name, document }) => name === word || document.file.path === word);
  if (named.length > 1)
    throw new Unclear('everyday.ambiguous-page', {
      word: quote(word),
      files: { or: named.map((file) => file.document.file.path) },
    });
  if (named[0]) return named[0];
  const slug = findStore(word, data)?.entry.value.slug;
  return slug === undefined ? undefined : files.find(({ kind, name }) => kind === 'store' && name === slug);
}

/** Throws `Unclear` if there is no such page. */
export function requirePage(word: string, data: EverydayData): PageFile {
  const page = findPage(word, data);
  if (page) return page;
  const files = pageFiles(data);
  const names = word.startsWith('/') ? files.map(({ path }) => path) : files.map(({ name }) => name);
  throw new Unclear('everyday.no-page', { word: quote(word), choice: choice(word, { id: 'label.pages' }, names) });
}

/** Throws `Unclear` if there is none. */
export function pageOrOffer(word: string, data: EverydayData): PageFile | FoundOffer {
  return findPage(word, data) ?? findOffer(word, data) ?? requirePage(word, data);
}
