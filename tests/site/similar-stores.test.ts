import { expect, it } from 'vitest';
import { attributesOf, clocks, plain } from '../support/behaviour';
import { browserForTests } from '../support/visit';
import { words } from '../support/words';

const visits = browserForTests();

it('a store page lists similar stores with the number of their active offers (product rule R48)', async () => {
  const page = await visits.open('/en/store/aliexpress', { at: clocks.november2026 });
  const links = page.getByRole('region', { name: 'Similar stores' }).getByRole('link');
  expect(await attributesOf(links, 'href')).toEqual(['noon', 'temu', 'ubuy'].map((slug) => `/en/store/${slug}`));
  for (const [place, count] of [1, 4, 1].entries())
    await expect
      .poll(async () => plain(await links.nth(place).innerText()))
      .toContain(words('en', 'store.active-offers', { count }));
});
