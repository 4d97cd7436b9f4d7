import { postPath, sitePath } from '../../src/domain/paths';
import type { Offer, Post, Store } from '../../src/generated/data-types';
import type { PlannedPage, SiteSource } from './plan';

/**
 * The day that a date of the data stands for: of a month, which says only that something was so at some time in it,
 * the first. So nothing is ever said to be newer than a person vouched for.
 */
export function dayOf(dayOrMonth: string): string {
  return dayOrMonth.length === 7 ? `${dayOrMonth}-01` : dayOrMonth.slice(0, 10);
}

function latest(dates: readonly (string | undefined)[]): string | undefined {
  const days = dates.filter((date) => date !== undefined).map(dayOf);
  return days.sort().at(-1);
}

/** The latest day on which somebody looked at an offer. */
export function lastCheckOf({ lastVerified, checks = [] }: Offer): string | undefined {
  return latest([lastVerified, ...checks.map(({ date }) => date)]);
}

/** The day of the last change in what a store's file says. */
export function storeChangedOn({ updated, checked, offers = [] }: Store): string | undefined {
  return latest([updated, checked, ...offers.map(lastCheckOf)]);
}

function ofPost({ date, updated }: Post): string | undefined {
  return latest([date, updated]);
}

/**
 * The day of the last change in content of every page that has one: from its own edit and check dates and those of the
 * offers it shows, never from the clock of the build. By path without the language, or by address where it is not the same
 * page in all languages.
 */
export function lastModifiedOf(
  { home, posts, pages, stores }: Pick<SiteSource, 'home' | 'posts' | 'pages' | 'stores'>,
  planned: readonly PlannedPage[],
  changedOn: (slug: string) => string | undefined,
): ReadonlyMap<string, string> {
  const days = new Map<string, string>();
  const note = (path: string, day: string | undefined): void => {
    if (day !== undefined) days.set(path, day);
  };
  const everyStore = stores.map(({ slug }) => changedOn(slug));
  note('/', latest([home.updated, home.checked, ...everyStore]));
  for (const { slug, path } of stores) note(path, changedOn(slug));
  for (const post of posts) note(postPath(post.slug), ofPost(post));
  for (const page of pages) {
    if (page.kind === 'not-found') continue;
    const own = [page.updated, page.checked];
    if (page.kind === 'coupons') {
      const parts = planned.filter(({ kind }) => kind === 'coupons');
      const split = parts.some(({ path }) => path !== page.path);
      for (const { language, path, stores: shown } of parts)
        note(split ? sitePath(language, path) : path, latest([...own, ...shown.map(changedOn)]));
    } else if (page.kind === 'article') note(page.path, latest([...own, changedOn(page.store)]));
    else note(page.path, latest(page.kind === 'blog' ? [...own, ...posts.map(ofPost)] : own));
  }
  return days;
}
