import { languages } from '../../src/domain/language';
import { richFields } from '../../src/domain/localized';
import { postPath } from '../../src/domain/paths';
import type { Catalogue, Entry } from '../validate/catalogue';
import { parseMarkdown } from '../validate/markdown';
import { placeOf, visitMarkdown } from '../validate/markdown-links';

/** Whether a link inside the site leads to a page that is not there now. */
type IsLost = (target: string) => boolean;

/** Takes lost links out of a Markdown text and leaves their words. */
function unlink(text: string, isLost: IsLost): string {
  if (!text.includes('](')) return text;
  const cuts: { start: number; end: number; words: string }[] = [];
  visitMarkdown(parseMarkdown(text), (node) => {
    if (node.type !== 'link' || !isLost(node.url)) return undefined;
    const [first, last] = [node.children[0], node.children.at(-1)];
    cuts.push({ ...placeOf(node), words: first && last ? text.slice(placeOf(first).start, placeOf(last).end) : '' });
    return false;
  });
  let result = text;
  for (const { start, end, words } of cuts.reverse()) result = result.slice(0, start) + words + result.slice(end);
  return result;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const gone = Symbol('gone');

/** A value without its lost links: buttons go, and lists and sections that hold nothing else; words of texts stay. */
function relink(value: unknown, field: string, isLost: IsLost): unknown {
  if (typeof value === 'string')
    return (richFields as readonly string[]).includes(field) ? unlink(value, isLost) : value; // widened, so that any name may be asked for
  if (Array.isArray(value)) {
    const kept = value.map((item) => relink(item, field, isLost)).filter((item) => item !== gone);
    return kept.length === 0 && value.length > 0 ? gone : kept;
  }
  if (!isRecord(value)) return value;
  if (typeof value.to === 'string' && isLost(value.to)) return gone;
  const entries = Object.entries(value).map(([key, child]): [string, unknown] => [
    key,
    relink(child, key === 'en' || key === 'ar' ? field : key, isLost),
  ]);
  // A section of links without a link says nothing.
  if (value.kind === 'links' && entries.some(([key, child]) => key === 'links' && child === gone)) return gone;
  return Object.fromEntries(entries.filter(([, child]) => child !== gone));
}

function relinked<T>(entry: Entry<T>, isLost: IsLost): Entry<T> {
  // Only optional keys and entries of lists are dropped, so the shape stays what it was.
  return { ...entry, value: relink(entry.value, '', isLost) as T };
}

/** The pages that every link of the interface counts on. Whether they are there is not told while files are left out. */
const needed = ['directory', 'coupons', 'blog', 'not-found'] as const;

/**
 * A catalogue that was checked without some stores, made whole: nothing names them any more. Undefined if too little
 * would be left of the site.
 */
export function pruned(catalogue: Catalogue, leftOut: ReadonlySet<string>): Catalogue | undefined {
  const pages = catalogue.pages.filter(({ value }) => value.kind !== 'article' || !leftOut.has(value.store));
  const known = new Set([
    '/',
    ...pages.map(({ value }) => value.path),
    ...catalogue.posts.map(({ value }) => postPath(value.slug)),
    ...catalogue.stores.map(({ value }) => value.path),
  ]);
  const isLost: IsLost = (target) => target.startsWith('/') && !known.has(target);
  const withLanguage = new RegExp(`^/(?:${languages.join('|')}|\\{lang\\})(?=/|$)`);
  const { home, redirects } = catalogue;
  const banner = home.value.banner.filter(({ store }) => !leftOut.has(store));
  const featured = home.value.featured.stores.filter(({ store }) => !leftOut.has(store));
  if (banner.length === 0 || featured.length === 0 || catalogue.stores.length === 0) return undefined;
  if (!needed.every((kind) => pages.some(({ value }) => value.kind === kind))) return undefined;
  return {
    ...catalogue,
    site: relinked(catalogue.site, isLost),
    home: relinked(
      { ...home, value: { ...home.value, banner, featured: { ...home.value.featured, stores: featured } } },
      isLost,
    ),
    redirects: {
      ...redirects,
      value: {
        redirects: redirects.value.redirects.filter(
          ({ to }) => to.endsWith('*') || known.has(to.replace(withLanguage, '').replace(/^\/?$/, '/')),
        ),
      },
    },
    stores: catalogue.stores.map((entry) => relinked(entry, isLost)),
    pages: pages.map((entry) => relinked(entry, isLost)),
    posts: catalogue.posts.map((entry) => relinked(entry, isLost)),
  };
}
