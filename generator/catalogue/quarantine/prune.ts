import { afterEdit } from '../../../src/domain/editing/edited-value';
import type { FieldValue } from '../../../src/domain/editing/editor-protocol';
import { languages } from '../../../src/domain/language/language';
import { richFields } from '../../../src/domain/language/localized';
import { checksPath, postPath } from '../../../src/domain/pages/paths';
import { testCountOf } from '../../../src/domain/trust/test-log';
import { baseName } from '../load/places';
import type { Catalogue, Entry } from '../validate/catalogue';
import { parseMarkdown } from '../validate/markdown';
import { placeOf, visitMarkdown } from '../validate/markdown-links';
import { removalOf, type Reference } from '../validate/references/removal';
import { usesIn } from '../validate/references/uses';
import type { SchemaName, Schemas } from '../validate/schemas';
import { allOffersOf } from '../offers/store-offers';

/** Whether an internal link leads to a page that is left out. */
type IsLost = (target: string) => boolean;

/** Removes lost links from a Markdown text but keeps their labels. */
function unlink(text: string, isLost: IsLost): string {
  if (!text.includes('](')) return text;
  const cuts: { start: number; end: number; label: string }[] = [];
  visitMarkdown(parseMarkdown(text), (node) => {
    if (node.type !== 'link' || !isLost(node.url)) return undefined;
    const [first, last] = [node.children[0], node.children.at(-1)];
    cuts.push({ ...placeOf(node), label: first && last ? text.slice(placeOf(first).start, placeOf(last).end) : '' });
    return false;
  });
  let result = text;
  for (const { start, end, label } of cuts.reverse()) result = result.slice(0, start) + label + result.slice(end);
  return result;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const removed = Symbol('removed');

/** Removes lost links from a value: buttons, and lists and sections with nothing else. Texts keep their words. */
function relink(value: unknown, field: string, isLost: IsLost): unknown {
  if (typeof value === 'string')
    return (richFields as readonly string[]).includes(field) ? unlink(value, isLost) : value; // widened for any name
  if (Array.isArray(value)) {
    const kept = value.map((item) => relink(item, field, isLost)).filter((item) => item !== removed);
    return kept.length === 0 && value.length > 0 ? removed : kept;
  }
  if (!isRecord(value)) return value;
  if (typeof value.to === 'string' && isLost(value.to)) return removed;
  const entries = Object.entries(value).map(([key, child]): [string, unknown] => [
    key,
    relink(child, key === 'en' || key === 'ar' ? field : key, isLost),
  ]);
  // A section of links without links is removed.
  if (value.kind === 'links' && entries.some(([key, child]) => key === 'links' && child === removed)) return removed;
  return Object.fromEntries(entries.filter(([, child]) => child !== removed));
}

function relinked<T>(entry: Entry<T>, isLost: IsLost): Entry<T> {
  // Only optional keys and list entries are dropped, so the shape stays valid.
  return { ...entry, value: relink(entry.value, '', isLost) as T };
}

/** Removes references to stores that are left out. Undefined if the file needs one of them. */
function aboutOthers<T>(
  file: SchemaName,
  entry: Entry<T>,
  leftOut: ReadonlySet<string>,
  schemas: Schemas,
): Entry<T> | undefined {
  const lost = usesIn(schemas, file, entry.value)
    .filter(({ kind, id, mayLack }) => kind === 'store' && leftOut.has(id) && !mayLack)
    .map((use): Reference => ({ ...use, file, document: entry.document }));
  const paths = lost.map((reference) => removalOf(reference, lost, schemas));
  if (paths.includes('needed')) return undefined;
  const edits = new Map(paths.flatMap((path) => (typeof path === 'string' ? [] : [[JSON.stringify(path), path]])));
  // A removal must not shift the next one. Only optional keys and list entries are removed, so the shape stays valid.
  const value = [...edits.values()].reduceRight<FieldValue>(
    (given, path) => afterEdit(given, { kind: 'remove', path }),
    entry.value as FieldValue,
  );
  return { ...entry, value: value as T };
}

/** The pages that the interface links to. While files are left out, the check does not report missing pages. */
const needed = ['directory', 'coupons', 'blog', 'not-found'] as const;

/** The slugs of the stores among files. */
function storesAmong(files: ReadonlySet<string>): ReadonlySet<string> {
  return new Set([...files].flatMap((file) => (file.startsWith('data/stores/') ? [baseName(file)] : [])));
}

/**
 * Removes references to left-out stores, pages and posts from a catalogue that was checked without some files.
 * Undefined if a part that the site needs would be empty.
 */
export function pruned(catalogue: Catalogue, files: ReadonlySet<string>, schemas: Schemas): Catalogue | undefined {
  if (files.size === 0) return catalogue;
  const leftOut = storesAmong(files);
  const pages = catalogue.pages.flatMap((entry) => aboutOthers('page', entry, leftOut, schemas) ?? []);
  const posts = catalogue.posts.flatMap((entry) => aboutOthers('post', entry, leftOut, schemas) ?? []);
  const known = new Set([
    '/',
    ...pages.map(({ value }) => value.path),
    ...posts.map(({ value }) => postPath(value.slug)),
    ...catalogue.stores.map(({ value }) => value.path),
    ...catalogue.stores.flatMap(({ value }) =>
      testCountOf(allOffersOf(value, catalogue.feeds)) === undefined ? [] : [checksPath(value.path)],
    ),
  ]);
  const isLost: IsLost = (target) => target.startsWith('/') && !known.has(target);
  const withLanguage = new RegExp(`^/(?:${languages.join('|')}|\\{lang\\})(?=/|$)`);
  const { redirects } = catalogue;
  const site = aboutOthers('site', catalogue.site, leftOut, schemas);
  const home = aboutOthers('home', catalogue.home, leftOut, schemas);
  if (!site || !home || catalogue.stores.length === 0) return undefined;
  if (!needed.every((kind) => pages.some(({ value }) => value.kind === kind))) return undefined;
  return {
    ...catalogue,
    site: relinked(site, isLost),
    home: relinked(home, isLost),
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
    posts: posts.map((entry) => relinked(entry, isLost)),
  };
}
