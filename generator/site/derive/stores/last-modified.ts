import { dayOf } from '../../../../src/domain/dates/moments';
import { checksPath, postPath, sitePath } from '../../../../src/domain/pages/paths';
import type { OfferTests } from '../../../../src/domain/trust/test-log';
import type { Home, Page, Post } from '../../../../src/generated/data-types';
import type { SiteStore } from '../../../catalogue/offers/store-offers';
import { storePaths, type SitePage, type StoreAddress } from '../pages/addresses';

function latest(dates: readonly (string | undefined)[]): string | undefined {
  const days = dates.filter((date) => date !== undefined).map(dayOf);
  return days.sort().at(-1);
}

export function lastCheckOf({ lastVerified, checks = [] }: OfferTests): string | undefined {
  return latest([lastVerified, ...checks.map(({ date }) => date)]);
}

/** The day of the last change of a store's file or of the tests of its offers. */
export function storeChangedOn({ updated, checked, publish, offers }: SiteStore): string | undefined {
  return latest([updated, checked, publish, ...offers.flatMap((offer) => [offer.publish, lastCheckOf(offer)])]);
}

function ownDates(page: Exclude<Page, { kind: 'not-found' }>): readonly (string | undefined)[] {
  return [page.updated, page.checked, 'publish' in page ? page.publish : undefined];
}

function ofPost({ date, updated, publish }: Post): string | undefined {
  return latest([date, updated, publish]);
}

export interface DatedStore extends StoreAddress {
  readonly slug: string;
  /** The day of the last change in its file's content. */
  readonly changedOn?: string | undefined;
}

interface DatedContent {
  readonly home: Home;
  readonly pages: readonly Page[];
  readonly posts: readonly Post[];
  readonly stores: readonly DatedStore[];
}

function pagesOfStores(stores: readonly DatedStore[]): readonly Pick<DatedStore, 'path' | 'changedOn'>[] {
  return stores.flatMap((store) => {
    const { path, checks, changedOn } = store;
    const paths = [...storePaths(store), ...(checks === undefined ? [] : [checksPath(path)])];
    return paths.map((each) => ({ path: each, changedOn }));
  });
}

/** The fields of a planned page that decide the day of its last change. */
type DatedPage = Pick<SitePage, 'kind' | 'language' | 'path' | 'stores'>;

/** Notes the pages of categories and seasons. The pages of a split list have different stores in each language. */
function noteCollections(
  planned: readonly DatedPage[],
  days: ReadonlyMap<string, string | undefined>,
  note: (path: string, day: string | undefined) => void,
): void {
  const pages = planned.filter(({ kind }) => kind === 'category' || kind === 'season');
  const further = /\/\d+$/;
  const split = new Set(pages.flatMap(({ path }) => (further.test(path) ? [path.replace(further, '')] : [])));
  for (const { language, path, stores: shown = [] } of pages) {
    const isSplit = split.has(path.replace(further, ''));
    note(isSplit ? sitePath(language, path) : path, latest(shown.map((slug) => days.get(slug))));
  }
}

/**
 * The day of the last change in content of each dated page: from the dates of its edits, its tests and its offers, not
 * from the clock of the build. The key is the path without the language, or the address if the page differs between
 * languages.
 */
export function lastModifiedOf(
  { home, posts, pages, stores }: DatedContent,
  planned: readonly DatedPage[],
): ReadonlyMap<string, string> {
  const dated = new Map<string, string>();
  const note = (path: string, day: string | undefined): void => {
    if (day !== undefined) dated.set(path, day);
  };
  const days = new Map(stores.map(({ slug, changedOn }) => [slug, changedOn]));
  note('/', latest([home.updated, home.checked, ...days.values()]));
  for (const { path, changedOn } of pagesOfStores(stores)) note(path, changedOn);
  noteCollections(planned, days, note);
  for (const post of posts) note(postPath(post.slug), ofPost(post));
  for (const page of pages) {
    if (page.kind === 'not-found') continue;
    const own = ownDates(page);
    if (page.kind === 'coupons') {
      const parts = planned.filter((part) => part.kind === 'coupons');
      const split = parts.some(({ path }) => path !== page.path);
      for (const { language, path, stores: shown = [] } of parts)
        note(split ? sitePath(language, path) : path, latest([...own, ...shown.map((slug) => days.get(slug))]));
    } else if (page.kind === 'article') note(page.path, latest([...own, days.get(page.store)]));
    else note(page.path, latest(page.kind === 'blog' ? [...own, ...posts.map(ofPost)] : own));
  }
  return dated;
}
