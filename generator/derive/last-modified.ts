import type { Offer, Page, Post, Store } from '../../src/generated/data-types';
import type { Catalogue } from '../validate/catalogue';

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

function ofStore({ updated, checked, offers = [] }: Store): string | undefined {
  return latest([updated, checked, ...offers.map(lastCheckOf)]);
}

function ofPost({ date, updated }: Post): string | undefined {
  return latest([date, updated]);
}

/**
 * The day of the last change in content of every page that has one, by its path without the language: from its own
 * edit and check dates and those of the offers it shows, never from the clock of the build.
 */
export function lastModifiedOf({ home, stores, pages, posts }: Catalogue): ReadonlyMap<string, string> {
  const days = new Map<string, string>();
  const note = (path: string, day: string | undefined): void => {
    if (day !== undefined) days.set(path, day);
  };
  const everyStore = stores.map(({ value }) => ofStore(value));
  const byStore = new Map(stores.map(({ value }) => [value.slug, ofStore(value)]));
  const shownOn = (page: Page): readonly (string | undefined)[] => {
    switch (page.kind) {
      case 'coupons':
        return everyStore;
      case 'article':
        return [byStore.get(page.store)];
      case 'blog':
        return posts.map(({ value }) => ofPost(value));
      default:
        return [];
    }
  };
  note('/', latest([home.value.updated, home.value.checked, ...everyStore]));
  for (const { value } of stores) note(value.path, ofStore(value));
  for (const { value } of posts) note(`/blog/${value.slug}`, ofPost(value));
  for (const { value } of pages) {
    if (value.kind !== 'not-found') note(value.path, latest([value.updated, value.checked, ...shownOn(value)]));
  }
  return days;
}
