import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import type { ServedSite } from '../../generator/serve/serve';
import { copyProject, type ProjectCopy } from '../support/project-copy';
import { addShopperStores } from '../support/shopper-stores';
import { shopperTasks, type Answer, type ShopperTask } from '../support/shopper-tasks';
import { browserForTests, windows } from '../support/visit';
import { bothLanguages, words } from '../support/words';
import type { Language } from '../../src/domain/language';

const visits = browserForTests();
const today = '2026-11-23T09:00:00Z';

let copy: ProjectCopy;
let served: ServedSite;

beforeAll(async () => {
  copy = copyProject({ SOURCE_DATE_EPOCH: String(Date.parse(today) / 1000) });
  addShopperStores(copy);
  expect(copy.run('build')).toMatchObject({ err: '', code: 0 });
  served = await copy.serve();
});

afterAll(async () => {
  await served?.close();
  copy?.remove();
});

/** What the results say of the query: that there is no such offer, that another name may be meant, or neither. */
function remarkOf(results: string, query: string, language: Language): 'none' | 'near' | undefined {
  if (results.includes(words(language, 'search.did-you-mean'))) return 'near';
  const none = [words(language, 'search.none', { query: query.trim() }), words(language, 'search.none-known')];
  return none.some((each) => results.includes(each)) ? 'none' : undefined;
}

/** Taps the search box of the home page, writes, and taps the first result. */
async function inTwoTaps(page: Page, query: string): Promise<string> {
  await page.locator('#hero-search').click();
  await page.keyboard.type(query);
  const results = page.locator('[data-results][aria-busy="false"]').last();
  await results.waitFor();
  const said = await results.innerText();
  await results.locator('[role="option"], a').first().click();
  // The address changes before the page.
  await page.locator('#hero-search').waitFor({ state: 'detached' });
  return said;
}

async function answered(page: Page, language: Language, query: string, answer: Answer): Promise<void> {
  const said = await inTwoTaps(page, query);
  if ('reads' in answer) {
    await expect.poll(() => page.locator('h1').innerText(), { message: query }).toContain(answer.reads);
    return;
  }
  const [wanted, remark] =
    'shows' in answer ? [answer.shows] : 'means' in answer ? [answer.means, 'near'] : [answer.nearest, 'none'];
  expect(remarkOf(said, query, language), `${query}: ${said}`).toBe(remark);
  await expect
    .poll(async () => (await page.locator('main [data-offer][data-state="active"]').allInnerTexts()).join('\n'), {
      message: query,
    })
    .toContain(wanted);
}

describe.each(bothLanguages)('a shopper who writes in %s', (language) => {
  const tasks = shopperTasks.filter((task) => task.language === language);

  /** One visit for all queries: each begins on the home page, to which the shopper goes back. */
  async function allAnswered(site: string, answerOf: (task: ShopperTask) => Answer): Promise<void> {
    const page = await visits.open(`/${language}/`, { at: today, site, viewport: windows.phone });
    for (const task of tasks) {
      await answered(page, language, task.words, answerOf(task));
      await page.goBack();
      await page.locator('#hero-search').waitFor();
    }
  }

  it('is answered in two taps where there is such an offer', async () => {
    await allAnswered(served.url.replace(/\/$/, ''), ({ onFixture }) => onFixture);
  });

  it('is answered honestly on the frozen catalogue', async () => {
    await allAnswered(inject('siteUrl'), ({ onFixture, onFrozen = onFixture }) => onFrozen);
  });
});
