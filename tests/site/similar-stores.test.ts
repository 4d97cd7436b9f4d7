import { describe, expect, it } from 'vitest';
import { sitePath } from '../../src/domain/pages/paths';
import { clocks, plain } from '../support/behaviour';
import { someOf } from '../support/extent';
import { siteUnderTest } from '../support/site-under-test';
import { browserForTests } from '../support/visit';
import { bothLanguages, inTurn, said, words } from '../support/words';

const site = siteUnderTest();
const visits = browserForTests();

/** The stores that are similar to others, by category and then by group. */
const similarTo: Readonly<Record<string, readonly string[]>> = {
  aliexpress: ['noon', 'temu', 'ubuy'],
  namshi: ['vogacloset'],
  vogacloset: ['namshi'],
  'west-elm': ['pottery-barn'],
  iherb: ['basharacare'],
  temu: ['aliexpress', 'ubuy', 'noon'],
};

describe.each(bothLanguages)('the list of similar stores (product rule R48) in %s', (language) => {
  const stores = site.pages.filter((page) => page.kind === 'store').filter((page) => page.language === language);
  const activeAt = (slug: string, now: number): number =>
    stores.find(({ store }) => store.slug === slug)?.offers.filter(({ endsAt }) => endsAt === undefined || endsAt > now)
      .length ?? 0;

  it.each(
    inTurn(
      someOf(
        Object.entries(similarTo).flatMap(([slug, similar]) =>
          [clocks.september2025, clocks.november2026].map((at) => [slug, at, similar] as const),
        ),
        6,
      ),
      language,
    ),
  )('appears on the page of %s at %s, with the number of active offers of each store', async (slug, at, similar) => {
    const own = stores.find(({ store }) => store.slug === slug);
    const page = await visits.open(sitePath(language, own?.path ?? ''), { at });
    const part = page.getByRole('region', { name: said(language, 'Similar stores', 'store.similar') });
    const links = part.getByRole('link');
    const paths = similar.map((each) => stores.find(({ store }) => store.slug === each)?.path ?? '');
    expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual(
      paths.map((path) => sitePath(language, path)),
    );
    for (const [place, each] of similar.entries()) {
      const count = activeAt(each, Date.parse(at));
      expect(count).toBeGreaterThan(0);
      await expect
        .poll(async () => plain(await links.nth(place).innerText()))
        .toContain(words(language, 'store.active-offers', { count }));
    }
  });
});
