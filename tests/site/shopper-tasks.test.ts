/** @module-tag all */
import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { servedCopy } from '../support/served-copy';
import { addShopperStores } from './shopper-stores';
import { shopperTasks, type Answer } from './shopper-tasks';
import { browserForTests, windows } from '../support/visit';
import { words } from '../support/words';
import type { Language } from '../../src/domain/language/language';
import { isComplete } from '../support/extent';

const visits = browserForTests();
const today = '2026-11-23T09:00:00Z';

const site = servedCopy({ SOURCE_DATE_EPOCH: String(Date.parse(today) / 1000) }, addShopperStores);

/** The note of the results about the query: no such offer, another name, or none. */
function remarkOf(results: string, query: string, language: Language): 'none' | 'near' | undefined {
  if (results.includes(words(language, 'search.did-you-mean'))) return 'near';
  const none = [words(language, 'search.none', { query: query.trim() }), words(language, 'search.none-known')];
  return none.some((each) => results.includes(each)) ? 'none' : undefined;
}

/** Taps the search box of the home page, writes, and taps the first result. */
async function inTwoTaps(page: Page, query: string): Promise<string> {
  await page.locator('#hero-search').click();
  // At once: results of the first letters alone could still be there on a busy machine.
  await page.keyboard.insertText(query);
  const results = page.locator('[data-results][aria-busy="false"]').last();
  await results.waitFor();
  const said = await results.innerText();
  const home = await page.locator('h1').innerText();
  await results.locator('[role="option"], a').first().click();
  // The address changes before the page.
  await expect.poll(() => page.locator('h1').allInnerTexts()).not.toContain(home);
  return said;
}

async function expectActive(page: Page, words: string): Promise<void> {
  await expect
    .poll(async () => (await page.locator('main [data-offer][data-state="active"]').allInnerTexts()).join('\n'))
    .toContain(words);
}

async function answered(page: Page, language: Language, query: string, answer: Answer): Promise<void> {
  const said = await inTwoTaps(page, query);
  if ('reads' in answer) {
    await expect.poll(() => page.locator('h1').innerText()).toContain(answer.reads);
    return;
  }
  const remark = remarkOf(said, query, language);
  if ('thirdTapShows' in answer) {
    expect(remark, said).toBe('none');
    await page
      .locator('p', { hasText: words(language, 'filter.none') })
      .locator('+ ul button')
      .click();
    await expectActive(page, answer.thirdTapShows);
    return;
  }
  const [wanted, expected] =
    'shows' in answer ? [answer.shows] : 'means' in answer ? [answer.means, 'near'] : [answer.nearest, 'none'];
  expect(remark, said).toBe(expected);
  await expectActive(page, wanted);
}

// Each query is tried on one of the catalogues, in turn, so that both languages meet both.
const tasks = shopperTasks.map((task, index) => ({ ...task, isOnFixture: index % 4 < 2 }));

describe.each(tasks)('a shopper who writes "$words" ($language)', (task) => {
  const { language, words: query, onFixture, onFrozen = onFixture, isOnFixture } = task;
  const open = (url: string): Promise<Page> =>
    visits.open(`/${language}/`, { at: today, site: url, viewport: windows.phone });

  it.runIf(isOnFixture || isComplete)('finds such an offer in two taps on a catalogue that has one', async () => {
    await answered(await open(site.url()), language, query, onFixture);
  });

  it.runIf(!isOnFixture || isComplete)('gets an honest answer on the frozen catalogue', async () => {
    await answered(await open(inject('siteUrl')), language, query, onFrozen);
  });
});
