import { afterEdit } from '../../../src/domain/editing/edited-value';
import type { FieldValue } from '../../../src/domain/editing/editor-protocol';
import { languages } from '../../../src/domain/language/language';
import { checksPath, postPath } from '../../../src/domain/pages/paths';
import { testCountOf } from '../../../src/domain/trust/test-log';
import { moveRemovalsLast, removeReferences } from '../amend/reference-edits';
import { baseName } from '../load/places';
import type { Catalogue, Entry, ReadDocument } from '../validate/catalogue';
import type { Reference } from '../validate/references/removal';
import { usesIn, type Use } from '../validate/references/uses';
import type { Schemas } from '../validate/schema/schemas';
import { allOffersOf } from '../offers/store-offers';

/** Removes references from a file. Undefined if the file needs one of them. */
function without<T>(
  file: ReadDocument['kind'],
  { value, document }: Entry<T>,
  isLost: (use: Use) => boolean,
  schemas: Schemas,
): Entry<T> | undefined {
  const lost = usesIn(schemas, { kind: file, document })
    .filter(isLost)
    .map((use): Reference => ({ ...use, file, document }));
  const { edits, needed } = removeReferences(lost, schemas);
  if (needed.length > 0) return undefined;
  const changed = moveRemovalsLast(edits)
    .flatMap((each) => each.edits)
    .reduce<FieldValue>(afterEdit, value as FieldValue);
  // Only texts change, and optional keys and list entries are removed, so the shape stays valid.
  return { document, value: changed as T };
}

/** The pages that the interface links to. While files are left out, the check does not report missing pages. */
const needed = ['directory', 'coupons', 'blog', 'not-found'] as const;

/** Removes references to left-out stores, pages and posts. Undefined if a part that the site needs would be empty. */
export function pruned(catalogue: Catalogue, files: ReadonlySet<string>, schemas: Schemas): Catalogue | undefined {
  if (files.size === 0) return catalogue;
  const leftOut = new Set([...files].flatMap((file) => (file.startsWith('data/stores/') ? [baseName(file)] : [])));
  const isLeftOut = ({ kind, id, mayLack }: Use): boolean => kind === 'store' && leftOut.has(id) && !mayLack;
  const pages = catalogue.pages.filter((entry) => without('page', entry, isLeftOut, schemas));
  const posts = catalogue.posts.filter((entry) => without('post', entry, isLeftOut, schemas));
  const known = new Set([
    '/',
    ...pages.map(({ value }) => value.path),
    ...posts.map(({ value }) => postPath(value.slug)),
    ...catalogue.stores.map(({ value }) => value.path),
    ...catalogue.stores.flatMap(({ value }) =>
      testCountOf(allOffersOf(value, catalogue.feeds)) === undefined ? [] : [checksPath(value.path)],
    ),
  ]);
  const isLost = (use: Use): boolean =>
    isLeftOut(use) || (use.kind === 'page' && use.id.startsWith('/') && !known.has(use.id));
  const linked = <T>(file: ReadDocument['kind'], entry: Entry<T>): Entry<T> | undefined =>
    without(file, entry, isLost, schemas);
  const withLanguage = new RegExp(`^/(?:${languages.join('|')}|\\{lang\\})(?=/|$)`);
  const { redirects } = catalogue;
  const site = linked('site', catalogue.site);
  const home = linked('home', catalogue.home);
  if (!site || !home || catalogue.stores.length === 0) return undefined;
  if (!needed.every((kind) => pages.some(({ value }) => value.kind === kind))) return undefined;
  return {
    ...catalogue,
    site,
    home,
    redirects: {
      ...redirects,
      value: {
        redirects: redirects.value.redirects.filter(
          ({ to }) => to.endsWith('*') || known.has(to.replace(withLanguage, '').replace(/^\/?$/, '/')),
        ),
      },
    },
    // A link that its file needs stays.
    stores: catalogue.stores.map((entry) => linked('store', entry) ?? entry),
    pages: pages.map((entry) => linked('page', entry) ?? entry),
    posts: posts.map((entry) => linked('post', entry) ?? entry),
  };
}
