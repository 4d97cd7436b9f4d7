import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import type { ServedSite } from '../../generator/site/serve/serve';
import { otherLanguage } from '../../src/domain/language/language';
import { violations } from '../support/axe';
import { clearClipboard, clipboardOf, clocks, isMarkedDocument, markDocument, plain } from '../support/behaviour';
import { choice, choose, control } from '../support/country-list';
import { someOf } from '../support/extent';
import { copyProject, type ProjectCopy } from '../support/project-copy';
import { refusalOf } from '../support/refusal';
import { twelfthStore } from '../support/twelfth-store';
import { browserForTests, windows, type Visit } from '../support/visit';
import { bothLanguages, inTurns, someInTurn, words } from '../support/words';

/** An offer with or without countries. */
function offer(id: string, kind: 'code' | 'deal', where?: string): string {
  return `  - id: ${id}
    kind: ${kind}
${kind === 'code' ? `    code: "${id.toUpperCase()}10"\n` : ''}    url: https://www.example.com/bazaar
    title:
      en: "10% off: ${id}"
      ar: "خصم 10%: ${id}"
    benefit:
      kind: percent
      percent: 10
${where === undefined ? '' : `    where: [${where}]\n`}`;
}

const sections = `sections:
  - kind: offers
    heading:
      en: More codes
      ar: أكواد أخرى
  - kind: offers
    layout: table
    heading:
      en: All in one table
      ar: الكل في جدول واحد
`;

/**
 * A store with offers for Saudi Arabia, for Kuwait and the UAE, and one that names no country. The first is featured.
 */
const gulfStore = twelfthStore
  .replace('featured: twelve\n', 'featured: riyadh\n')
  .replace(
    /offers:\n.*$/s,
    `offers:\n${[
      offer('riyadh', 'code', 'SA'),
      offer('jeddah', 'deal', 'SA'),
      offer('anywhere', 'code'),
      offer('kuwait', 'code', 'KW, AE'),
    ].join('')}${sections}`,
  );

const visits = browserForTests();

const open = (address: string, visit: Visit = {}): Promise<Page> =>
  visits.open(address, { at: clocks.september2025, ...visit });

describe.each(bothLanguages)('the country chooser in the header (product rule R56) in %s', (language) => {
  const itInTurn = inTurns(language);
  const temu = `/${language}/store/temu`;
  const label = words(language, 'country.label');
  const kuwait = words(language, 'country-short.KW');
  const uae = words(language, 'country-short.AE');

  itInTurn(
    'keeps page, query, fragment and history length, and returns focus to the button named after the choice',
    async () => {
      const page = await open(`${temu}?tag=x&country=sa#basket=250SAR`);
      await markDocument(page);
      const before = await page.evaluate(() => window.history.length);
      await page.keyboard.press('Tab');
      await control(page).focus();
      await page.keyboard.press('Enter');
      await choice(page, words(language, 'country-short.SA')).waitFor();
      // The chosen country has the focus first.
      expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-current'))).toBe('true');
      for (let place = 0; place < 2; place += 1) await page.keyboard.press('Tab');
      expect(plain((await page.evaluate(() => document.activeElement?.textContent)) ?? '')).toContain(kuwait);
      await page.keyboard.press('Enter');
      await page.waitForURL(`**${temu}?tag=x&country=kw#basket=250SAR`);
      await page.locator('dialog').waitFor({ state: 'detached' });
      // The button has its new name when the focus returns to it, so that it is read once.
      expect(await control(page).getAttribute('aria-label')).toBe(
        words(language, 'country.chosen', { country: kuwait }),
      );
      expect(await control(page).evaluate((button) => button === document.activeElement)).toBe(true);
      // Nothing else is announced.
      expect(await page.locator('#root > div > [role="status"], #root > [role="status"]').allInnerTexts()).toEqual([
        '',
      ]);
      await choose(page, words(language, 'country.all'));
      await page.waitForURL(`**${temu}?tag=x#basket=250SAR`);
      expect(plain(await control(page).innerText())).toBe(label);
      expect(await page.evaluate(() => window.history.length)).toBe(before);
      expect(await isMarkedDocument(page)).toBe(true);
      expect(await page.context().storageState({ indexedDB: true })).toEqual({ cookies: [], origins: [] });
    },
  );

  itInTurn('keeps the country and the fragment when the language is switched', async () => {
    const page = await open(`/${language}/store/noon?country=kw`);
    await page.getByLabel(words(language, 'basket.amount')).fill('250');
    await page.waitForURL('**#basket=250KWD');
    const other = otherLanguage(language);
    await page.locator(`header a[hreflang="${other}"]`).click();
    await page.waitForURL(`**/${other}/store/noon?country=kw#basket=250KWD`);
    await expect.poll(() => page.getByLabel(words(other, 'basket.amount')).inputValue()).toBe('250');
  });

  itInTurn(
    'says whether offers are valid in a country as far as that is known, and only on pages with offers',
    async () => {
      const closet = await open(`/${language}/store/vogacloset`);
      await control(closet).click();
      const egypt = words(language, 'country-short.EG');
      expect(plain(await choice(closet, egypt).innerText())).toBe(`${egypt} ${words(language, 'country.not-valid')}`);
      // Where no country is known at all, that is said once.
      const noon = await open(`/${language}/store/noon`);
      await control(noon).click();
      expect(plain(await choice(noon, kuwait).innerText())).toBe(kuwait);
      expect(await noon.locator('dialog').innerText()).toContain(words(language, 'country.none-recorded'));
      const about = await open(`/${language}/about`);
      await control(about).click();
      expect(plain(await choice(about, kuwait).innerText())).toBe(kuwait);
    },
    { tags: 'all' },
  );

  itInTurn(
    'closes on Escape without a change and returns the focus',
    async () => {
      const page = await open(temu);
      await control(page).click();
      await page.locator('dialog').waitFor();
      expect(await violations(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await page.locator('dialog').waitFor({ state: 'detached' });
      expect(await control(page).evaluate((button) => button === document.activeElement)).toBe(true);
      expect(new URL(page.url()).search).toBe('');
    },
    { tags: 'all' },
  );

  itInTurn(
    'reports that the list cannot be loaded, and loads it on the next press',
    async () => {
      const refusal = refusalOf('**/CountryChoice*');
      const page = await open(temu, { before: refusal.begin, expected: /Failed to load|net::ERR/ });
      await control(page).click();
      await page
        .locator('[data-toast]')
        .filter({ hasText: words(language, 'modal.failed-title') })
        .waitFor();
      await refusal.end();
      await control(page).click();
      await choice(page, kuwait).waitFor();
    },
    { tags: 'all' },
  );

  itInTurn(
    'shares one value with the country links of a store page',
    async () => {
      const page = await open(`${temu}?country=kw`);
      await choose(page, words(language, 'country-short.BH'));
      await expect.poll(() => control(page).innerText()).toContain(words(language, 'country-short.BH'));
      await page.locator('header a[href*="/stores"]').first().click();
      await page.locator('main a[href*="/namshi-coupon"]').first().click();
      await page.waitForURL(`**/${language}/namshi-coupon?country=bh`);
      const chooser = page.locator('main nav').filter({ hasText: words(language, 'country.page-for') });
      const current = (): Promise<string | null> => chooser.locator('[aria-current]').getAttribute('href');
      await expect.poll(current).toContain('country=bh');
      await choose(page, uae);
      await expect.poll(current).toContain('country=ae');
      await page
        .getByRole('heading', {
          level: 1,
          name: { en: 'United Arab Emirates', ar: 'الإمارات العربية المتحدة' }[language],
        })
        .waitFor();
      await page.evaluate(() => window.history.replaceState(window.history.state, '', `${location.href}#guide`));
      await chooser.locator('a[href$="country=sa"]').click();
      await page.waitForURL(`**/${language}/namshi-coupon?country=sa#guide`);
      await expect.poll(() => control(page).innerText()).toContain(words(language, 'country-short.SA'));
    },
    { tags: 'all' },
  );

  it.each(someInTurn(someOf([1440, 1024, 768, 390, 389, 360, 320], 6), language))(
    'appears in the bar or, below 390 px, in the menu (%i px)',
    { tags: ['all'] },
    async (width) => {
      const page = await open(`/${language}/about?country=sa`, { viewport: { width, height: 844 } });
      const menu = page.locator('header button[aria-controls]');
      if (width < 390) {
        expect(await control(page).count()).toBe(0);
        await menu.click();
      }
      expect(await control(page).count()).toBe(1);
      const box = await control(page).boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);
      await control(page).click();
      await page.locator('dialog').waitFor();
      expect(await violations(page)).toEqual([]);
      // Escape closes the list and not the menu as well.
      await page.keyboard.press('Escape');
      await page.locator('dialog').waitFor({ state: 'detached' });
      if (width < 390) expect(await menu.getAttribute('aria-expanded')).toBe('true');
    },
  );

  itInTurn(
    'fits its list into 320 px at double text size, with every country large enough to press',
    async () => {
      const page = await open(`${temu}?country=kw`, { viewport: { width: 320, height: 640 } });
      await page.locator('header button[aria-controls]').click();
      await control(page).click();
      const dialog = page.locator('dialog');
      await dialog.waitFor();
      await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
      expect(await dialog.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBeLessThanOrEqual(0);
      for (const button of await dialog.locator('li button').all()) {
        const box = await button.boundingBox();
        expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
      }
    },
    { tags: 'all' },
  );

  itInTurn(
    'is hidden without JavaScript',
    async () => {
      const page = await open(temu, { context: { javaScriptEnabled: false }, stopped: true });
      expect(await page.locator('header button[aria-haspopup="dialog"]').isVisible()).toBe(false);
    },
    { tags: 'all' },
  );
});

/** Opens the lists of offers that are not valid in the chosen country. */
async function openFolds(page: Page): Promise<void> {
  await page.locator('details[data-fit="invalid"]').first().waitFor();
  await page
    .locator('details[data-fit="invalid"]')
    .evaluateAll((all) => all.map((each) => each.setAttribute('open', '')));
}

/** The layout shift without user input since the document was opened. */
function layoutShift(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          // The standard library has no type of these entries.
          const entries = list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[];
          for (const { value, hadRecentInput } of entries) if (!hadRecentInput) sum += value;
        }).observe({ type: 'layout-shift', buffered: true });
        requestAnimationFrame(() => setTimeout(() => resolve(sum), 100));
      }),
  );
}

const idsOf = (page: Page, part: string): Promise<readonly (string | null)[]> =>
  page.locator(`main ${part}`).evaluateAll((all) => all.map((each) => each.getAttribute('data-offer')));

describe.each(bothLanguages)('the treatment of offers by country (product rule R56) in %s', (language) => {
  const itInTurn = inTurns(language);

  itInTurn(
    'marks an invalid offer before its code, in the bottom bar and in its window, and keeps it copyable',
    async () => {
      // All offers of VogaCloset are for countries of the Gulf.
      const page = await open(`/${language}/store/vogacloset?country=eg`, { viewport: windows.phone });
      const ticket = page.locator('main article').first().locator('[data-fit="invalid"]:visible');
      const invalid = { en: 'Not valid in Egypt', ar: 'غير صالح في مصر' }[language];
      const gulf = {
        en: 'Saudi Arabia, the UAE, Kuwait, Qatar, Oman and Bahrain',
        ar: 'السعودية والإمارات والكويت وقطر وعُمان والبحرين',
      }[language];
      const facts = '[data-facts] > div:first-child dd';
      // Before the code, and among the facts with the countries in which it is valid.
      await expect.poll(() => ticket.allInnerTexts()).toEqual([invalid, invalid]);
      expect(plain(await page.locator(`main article ${facts}`).first().innerText())).toContain(gulf);
      expect(await page.locator('[data-glance]').innerText()).toContain(
        { en: 'Not valid in Egypt', ar: 'غير صالحة في مصر' }[language],
      );
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
      await expect.poll(() => page.locator('[data-strip] [data-fit="invalid"]').allInnerTexts()).toEqual([invalid]);
      expect(await page.locator('[data-strip] code').innerText()).toBe('WBC');
      const row = page.locator('main article').first();
      expect(
        await row.evaluate((article) => {
          const [note, code] = [article.querySelector('[data-fit="invalid"]'), article.querySelector('code')];
          return note && code && note.getBoundingClientRect().bottom <= code.getBoundingClientRect().top;
        }),
      ).toBe(true);
      await row.getByRole('button', { name: words(language, 'offer.copy-code') }).click();
      await expect.poll(() => clipboardOf(page)).toBe('WBC');
      await row.locator('a[aria-haspopup="dialog"]').click();
      expect(plain(await page.locator('dialog [data-fit="invalid"]').first().innerText())).toBe(invalid);
      expect(plain(await page.locator(`dialog ${facts}`).innerText())).toContain(gulf);
    },
  );

  itInTurn(
    'answers for a code without countries on its ticket, in the search and in its window, and moves nothing',
    { tags: 'all' },
    async () => {
      // By the clock of the build, so that nothing but the country changes.
      const page = await visits.open(`/${language}/store/noon?country=kw`, { viewport: windows.phone });
      const answer = {
        en: "The store doesn't say which countries this code works in",
        ar: 'لا يذكر المتجر في أي دول يعمل هذا الكود',
      }[language];
      const note = page.locator('main article [data-facts] dd').first();
      await expect.poll(() => note.innerText()).toBe(answer);
      // A line that appears moves ten times as much.
      expect(await layoutShift(page)).toBeLessThan(0.002);
      expect(await note.evaluate((line) => line.getClientRects().length)).toBe(1);
      await page.locator('header button[data-replay]').first().click();
      await page.locator('#header-search').fill('NDX143');
      await expect.poll(() => page.locator('[data-hit="code"]').innerText()).toContain(answer);
    },
  );

  itInTurn(
    'marks no offers without a chosen country',
    async () => {
      const page = await open(`/${language}/store/temu`);
      expect(await page.locator('[data-fit]').count()).toBe(0);
      expect(await page.locator('[data-says]:visible').count()).toBe(0);
    },
    { tags: 'all' },
  );
});

describe('offers for single countries (product rule R56)', { tags: ['all'] }, () => {
  let copy: ProjectCopy;
  let served: ServedSite;

  beforeAll(async () => {
    copy = copyProject({ SOURCE_DATE_EPOCH: String(Date.parse(clocks.september2025) / 1000) });
    writeFileSync(path.join(copy.root, 'data/stores/example-bazaar.yaml'), gulfStore);
    expect(copy.run('build')).toMatchObject({ err: '', code: 0 });
    served = await copy.serve();
  });

  afterAll(async () => {
    await served?.close();
    copy?.remove();
  });

  describe.each(bothLanguages)('in %s', (language) => {
    const kuwait = words(language, 'country-short.KW');
    const elsewhere = { en: 'Not valid in Kuwait', ar: 'غير صالح في الكويت' }[language];
    const bazaar = `/${language}/store/example-bazaar`;
    const openBazaar = (address: string, visit: Visit = {}): Promise<Page> =>
      open(address, { site: served.url.replace(/\/$/, ''), ...visit });

    it('says how many active offers are valid in each country', async () => {
      const page = await openBazaar(bazaar);
      await control(page).click();
      const counts = { SA: 2, AE: 1, KW: 1, QA: 0, OM: 0, BH: 0, EG: 0 } as const;
      for (const [code, count] of Object.entries(counts)) {
        const name = words(language, `country-short.${code as keyof typeof counts}`);
        // An offer without countries may be valid there.
        const known =
          count === 0 ? words(language, 'country.not-stated') : words(language, 'country.valid-offers', { count });
        expect(plain(await choice(page, name).innerText())).toBe(`${name} ${known}`);
      }
    });

    it('lists offers valid in the country first, then those of unknown validity, then invalid ones', async () => {
      const page = await openBazaar(`${bazaar}?country=kw`);
      await expect.poll(() => idsOf(page, 'article[data-offer]')).toEqual(['kuwait', 'anywhere', 'riyadh', 'jeddah']);
      expect(await idsOf(page, '[role="row"][data-offer]')).toEqual(['kuwait', 'anywhere', 'riyadh', 'jeddah']);
      await choose(page, words(language, 'country.all'));
      await expect.poll(() => idsOf(page, 'article[data-offer]')).toEqual(['riyadh', 'jeddah', 'anywhere', 'kuwait']);
    });

    it('leaves invalid offers out of the counts of the page, the directory and similar stores', async () => {
      const active = (count: number): string => words(language, 'store.active-offers', { count });
      const page = await openBazaar(`${bazaar}?country=kw`);
      await expect.poll(() => page.locator('[data-glance]').innerText()).toContain(active(2));
      await choose(page, words(language, 'country-short.QA'));
      await expect.poll(() => page.locator('[data-glance]').innerText()).toContain(active(1));
      await page.locator('header a[href*="/stores"]').first().click();
      const card = page.locator('main a[href*="/store/example-bazaar"]').first();
      await expect.poll(() => card.innerText()).toContain(words(language, 'store.active-offers', { count: 1 }));
      await choose(page, words(language, 'country-short.SA'));
      const valid = words(language, 'offers.count-valid-in', {
        count: 2,
        country: words(language, 'country-short.SA'),
      });
      await expect.poll(() => card.innerText()).toContain(valid);
      await page.locator('main a[href*="/store/noon"]').first().click();
      await page.waitForURL(`**/store/noon?country=sa`);
      await expect.poll(() => card.innerText()).toContain(valid);
    });

    it('marks invalid offers before their code in rows, tables and the dialog, and keeps them copyable', async () => {
      const page = await openBazaar(`${bazaar}?country=kw`, { viewport: windows.phone });
      const notes = page.locator('main p[data-says="invalid"]');
      await openFolds(page);
      await expect.poll(() => notes.allInnerTexts()).toEqual(Array.from({ length: 4 }, () => elsewhere));
      for (const part of ['article[data-offer="riyadh"]', '[role="row"][data-offer="riyadh"]'])
        expect(
          await page.locator(`main ${part}`).evaluate((row) => {
            const note = row.querySelector('p[data-says="invalid"]');
            const code = row.querySelector('code');
            return note && code
              ? note.getBoundingClientRect().bottom <= code.getBoundingClientRect().top &&
                  (note.compareDocumentPosition(code) & Node.DOCUMENT_POSITION_FOLLOWING) > 0
              : undefined;
          }),
        ).toBe(true);
      const row = page.locator('main article[data-offer="riyadh"]');
      await clearClipboard(page);
      await row.getByRole('button', { name: words(language, 'offer.copy-code') }).click();
      await expect.poll(() => clipboardOf(page)).toBe('RIYADH10');
      await row.locator('a[aria-haspopup="dialog"]').click();
      const dialog = page.locator('dialog');
      expect(plain(await dialog.locator('[data-fit="invalid"]').first().innerText())).toBe(elsewhere);
      const facts = await dialog.locator('[data-facts] dd').first().innerText();
      expect(plain(facts)).toContain(words(language, 'country-short.SA'));
      await clearClipboard(page);
      await dialog.getByRole('button', { name: words(language, 'modal.copy') }).click();
      await expect.poll(() => clipboardOf(page)).toBe('RIYADH10');
      await page.keyboard.press('Escape');
      expect(await violations(page)).toEqual([]);
    });

    it('shows an offer that may be valid first and in the bottom bar', async () => {
      const page = await openBazaar(`${bazaar}?country=kw`, { viewport: windows.phone });
      await expect.poll(() => page.locator('main article').first().locator('code').innerText()).toBe('KUWAIT10');
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
      const bar = page.locator('[data-strip]');
      expect(await bar.locator('code').innerText()).toBe('KUWAIT10');
      expect(await bar.locator('[data-fit="invalid"]').count()).toBe(0);
    });

    it('marks and sorts offers in the list of all offers, which begins with what is valid', async () => {
      const page = await openBazaar(`/${language}/all-coupons?country=kw`);
      const row = page.locator('main article[data-offer="riyadh"]');
      await openFolds(page);
      await expect.poll(() => row.locator('[data-says="invalid"]').allInnerTexts()).toEqual([elsewhere]);
      expect(await page.locator('main [data-offer="kuwait"] [data-says="invalid"]').count()).toBe(0);
      const codes = await idsOf(page, 'article[data-kind="code"]');
      expect(codes.indexOf('kuwait')).toBeLessThan(codes.indexOf('anywhere'));
      expect(codes.indexOf('anywhere')).toBeLessThan(codes.indexOf('riyadh'));
      const valid = words(language, 'offers.valid-in', { country: kuwait });
      expect(plain(await page.locator('main h2').first().innerText())).toBe(`${valid} 3`);
      expect(plain(await page.locator('main h2').nth(1).innerText())).toMatch(
        words(language, 'offers.country-unknown'),
      );
      expect(await violations(page)).toEqual([]);
      await choose(page, words(language, 'country-short.SA'));
      await expect.poll(() => row.locator('[data-says="invalid"]').count()).toBe(0);
    });
  });
});
