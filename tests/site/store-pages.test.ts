import { describe, expect, inject, it } from 'vitest';
import type { Page } from 'playwright-core';
import { sitePath } from '../../src/domain/pages/paths';
import { clocks, dismissNotice, expectNotice, sendingsOf, unfoldOffers } from '../support/behaviour';
import { someOf } from '../support/extent';
import { ask, headOfHtml } from '../support/http';
import { siteUnderTest } from '../support/site-under-test';
import { browserForTests, windows } from '../support/visit';
import { bothLanguages, inTurn, inTurns, said, words } from '../support/words';

const site = siteUnderTest();
const visits = browserForTests();

const clockFor = (path: string): string => (path === '/store/dhgate' ? clocks.september2025 : clocks.november2026);

describe.each(bothLanguages)('the store pages (product rules R44 and R54) in %s', (language) => {
  const itInTurn = inTurns(language);
  const stores = site.pages.filter((page) => page.kind === 'store').filter((page) => page.language === language);
  const thanks = said(language, 'Thanks for your feedback!', 'notice.thanks-title');

  itInTurn('are eleven in number', () => {
    expect(stores).toHaveLength(11);
  });

  it.each(inTurn(someOf(stores, 6), language).map((page) => [sitePath(language, page.path), page] as const))(
    'show %s with all required parts, and ask "Did it work?" about each offer without sending the answer',
    async (address, { path, heading, subtitle, sections, store, offers, feedback }) => {
      const head = headOfHtml((await ask(inject('siteUrl'), address)).body);
      expect(head.title.length).toBeGreaterThan(10);
      expect(head.description?.length).toBeGreaterThan(40);
      const page = await visits.open(address, { at: clockFor(path) });
      expect(await page.innerText('h1')).toBe(heading);
      const top = page.locator('main div[data-hue]').first();
      expect(await top.innerText()).toContain(subtitle);
      expect(await top.innerText()).toContain(store.name);
      const featured = top.locator('article[data-offer]');
      await featured.locator('code').waitFor();
      const shown = await featured.innerText();
      expect(shown).toContain(said(language, 'Get Code', 'offer.get-code'));
      expect(shown).toContain(said(language, 'Copy Code', 'offer.copy-code'));
      // Nothing is claimed that is not known: the offers of a feed come from its list, all others were tested a year
      // ago.
      expect(shown).toContain(
        path === '/store/dhgate'
          ? said(language, "In the network's list", 'trust.listed')
          : { en: 'Last verified October 2025, 13 months ago', ar: 'آخر تحقق: أكتوبر 2025، قبل 13 شهرًا' }[language],
      );
      const kinds = sections.map(({ kind }) => kind);
      expect(kinds).toEqual(
        expect.arrayContaining([...(offers.length > 1 ? ['offers'] : []), 'steps', 'points', 'faq', 'prose']),
      );
      expect(await page.locator('#guide ol > li').count()).toBeGreaterThanOrEqual(3);
      expect(await page.locator('main details[name]').count()).toBeGreaterThanOrEqual(4);
      // The last words of the page are running text.
      expect(kinds.at(-1)).toBe('prose');
      const first = page.locator('main details[name]').first();
      expect(await first.evaluate((item) => item instanceof HTMLDetailsElement && item.open)).toBe(false);
      await first.locator('summary').click();
      await first.locator('div').first().waitFor();

      // "Did it work?", with each offer that holds.
      await unfoldOffers(page);
      const question = said(language, 'Did it work?', 'feedback.question');
      const groups = page.locator('main').getByRole('group', { name: question });
      // A row without details repeats an offer.
      const active = page.locator('main [data-offer][data-state="active"]:is(:has(details), :has([data-facts]))');
      await expect.poll(async () => (await groups.count()) - (await active.count())).toBe(0);
      expect(await groups.count()).toBeGreaterThan(0);
      // Temu has votes in its place, and a test of its own.
      if (feedback === 'votes') return;
      const text =
        feedback === 'unfinished'
          ? said(language, 'This feature is not fully implemented yet.', 'notice.thanks-unfinished-text')
          : said(language, 'Your input helps us keep our coupons fresh and effective.', 'notice.thanks-text');
      expect(feedback).toBe(path === '/store/noon' ? 'unfinished' : 'thanks');
      const sent = sendingsOf(page);
      for (const answer of [words(language, 'feedback.yes'), words(language, 'feedback.no')]) {
        const button = groups.last().getByRole('button', { name: answer, exact: true });
        await button.click();
        await expectNotice(page, thanks, text);
        expect(await button.getAttribute('aria-pressed')).toBe('true');
        await dismissNotice(page);
      }
      expect(sent).toEqual([]);
    },
  );

  const open = (path: string, at = clocks.november2026): Promise<Page> => visits.open(sitePath(language, path), { at });
  const outside = async (page: Page, where: string): Promise<unknown[]> =>
    page
      .locator(`${where} a[target="_blank"]`)
      .evaluateAll((all) => all.map((link) => [link.getAttribute('href'), link.getAttribute('rel')]));
  const store = 'sponsored nofollow noopener noreferrer';
  /** Opens the part by its heading. */
  const opens = async (page: Page, part: string): Promise<void> => {
    const content = page.locator(part);
    expect(await content.isVisible()).toBe(false);
    await page.locator(`main details:has(> ${part}) > summary`).click();
    await content.waitFor();
  };

  itInTurn('show one cashback code, a note that explains it and a long FAQ for Noon', async () => {
    const page = await open('/store/noon');
    expect(new Set(await page.locator('main code').allTextContents())).toEqual(new Set(['NDX143']));
    expect(await page.locator('#note').innerText()).toMatch(language === 'en' ? /cashback/i : /استرداد|كاش باك/);
    expect(await page.locator('main details[name]').count()).toBeGreaterThanOrEqual(10);
  });

  itInTurn('show terms, rating, conditions and the seven countries for Ubuy', { tags: 'all' }, async () => {
    const page = await open('/store/ubuy');
    expect(await page.locator('#terms li').count()).toBeGreaterThanOrEqual(5);
    expect(await page.locator('#countries li').count()).toBe(7);
    expect(await page.locator('main ul[data-glance]').textContent()).toContain(
      words(language, 'ui.rating-count-at-least', { count: 1200 }),
    );
    const facts = await page.locator('main article').first().innerText();
    expect(facts).toContain(words(language, 'offer.all-customers'));
    expect(facts).toContain(words(language, 'offer.site-and-app'));
  });

  itInTurn('show deals, sales, a table of codes, payment, shipping, returns and app links for iHerb', async () => {
    const page = await open('/store/iherb');
    expect(await page.locator('#more-deals article[data-offer]').count()).toBe(3);
    expect(await page.locator('#seasonal-sales li').count()).toBeGreaterThanOrEqual(2);
    const table = page.locator('#active-codes').getByRole('table');
    expect((await table.getByRole('columnheader').allInnerTexts()).slice(0, 3)).toEqual([
      said(language, 'Offer', 'offers.column-offer'),
      said(language, 'Code', 'offers.column-code'),
      said(language, 'Savings', 'offers.column-savings'),
    ]);
    expect(
      await table
        .locator('[data-offer]')
        .evaluateAll((rows) =>
          rows.map((row) => [row.getAttribute('data-offer'), row.querySelector('code')?.textContent ?? null]),
        ),
    ).toEqual([
      ['lwn6505', 'LWN6505'],
      ['25hnm20', '25HNM20'],
      ['weekly-brands', null],
      ['korean-beauty', null],
    ]);
    expect(await table.locator('[data-offer="lwn6505"]').innerText()).toContain('20%');
    for (const list of ['#payment', '#shipping'])
      expect(await page.locator(`${list} li`).count()).toBeGreaterThanOrEqual(3);
    expect(await page.locator('#returns').textContent()).toContain('60');
    const apps = await outside(page, '#apps');
    expect(apps).toEqual([
      [expect.stringMatching(/^https:\/\/apps\.apple\.com\//), 'noopener noreferrer'],
      [expect.stringMatching(/^https:\/\/play\.google\.com\//), 'noopener noreferrer'],
    ]);
  });

  itInTurn('contain terms and description in the row of every offer in a list', { tags: 'all' }, async () => {
    const withLists = stores.filter(({ sections }) => sections.some(({ kind }) => kind === 'offers'));
    for (const { path, offers } of someOf(withLists, 5)) {
      const page = await visits.open(sitePath(language, path), { at: clockFor(path) });
      await unfoldOffers(page);
      // Rows without details repeat an offer.
      const rows = page.locator('main section [data-offer][data-state="active"]:has([data-facts])');
      const shown = new Map(
        await rows.evaluateAll((all) => all.map((row) => [row.getAttribute('data-offer'), row.textContent] as const)),
      );
      for (const { id, terms, description } of offers.filter((offer) => shown.has(offer.id)))
        for (const text of [terms, description])
          if (text !== undefined) expect(shown.get(id), `${path} ${id}`).toContain(text);
    }
  });

  itInTurn(
    'show a link to the Saudi shop, a table with terms, categories, shipping and payment for West Elm',
    { tags: 'all' },
    async () => {
      const page = await open('/store/west-elm');
      expect(await outside(page, 'main')).toEqual(expect.arrayContaining([['https://www.westelm.com.sa/', store]]));
      const table = page.locator('#offers').getByRole('table');
      expect((await table.getByRole('columnheader').allInnerTexts())[2]).toBe(
        said(language, 'Terms', 'offers.column-terms'),
      );
      expect(await table.locator('[data-offer]').count()).toBe(2);
      expect(await page.locator('#categories li').count()).toBeGreaterThanOrEqual(4);
      for (const part of ['#shipping', '#payment']) await opens(page, part);
    },
  );

  itInTurn(
    'show one code, about, categories, advantages and links to three shops for Pottery Barn',
    { tags: 'all' },
    async () => {
      const page = await open('/store/pottery-barn');
      expect(await page.locator('main article[data-offer]').count()).toBe(1);
      for (const part of ['#about', '#categories', '#advantages']) await opens(page, part);
      expect(await outside(page, '#shops')).toEqual([
        ['https://www.potterybarn.ae/', store],
        ['https://www.potterybarn.com.sa/', store],
        ['https://www.potterybarn.com.kw/', store],
      ]);
    },
  );

  itInTurn('show a code, a deal, about, shipping, payment and returns for BasharaCare', { tags: 'all' }, async () => {
    const page = await open('/store/basharacare');
    const offers = page.locator('#offers article[data-offer]');
    expect(await offers.count()).toBe(2);
    expect(await offers.nth(0).innerText()).toContain(said(language, 'Get Code', 'offer.get-code'));
    expect(await offers.nth(1).innerText()).toContain(said(language, 'Get Deal', 'offer.get-deal'));
    for (const part of ['#about', '#shipping', '#payment', '#returns']) await opens(page, part);
  });

  itInTurn('show the code, the features and the six Gulf countries for VogaCloset', { tags: 'all' }, async () => {
    const page = await open('/store/vogacloset');
    expect(await page.locator('#regions li').count()).toBe(6);
    expect(await page.locator('#features li').count()).toBeGreaterThanOrEqual(3);
    expect(await page.locator('main code').first().innerText()).toBe('WBC');
  });

  itInTurn('keep each table row inside the window of a phone, with actions 44 px high', { tags: 'all' }, async () => {
    const page = await visits.open(sitePath(language, '/store/iherb'), {
      at: clocks.november2026,
      viewport: windows.phone,
    });
    const cut = await page.locator('#active-codes [data-offer]').evaluateAll(
      (rows) =>
        rows.filter((row) => {
          const { left, right } = row.getBoundingClientRect();
          return left < 0 || right > window.innerWidth;
        }).length,
    );
    expect(cut).toBe(0);
    for (const row of await page.locator('#active-codes [data-offer]').all()) {
      const isCode = (await row.getAttribute('data-kind')) === 'code';
      const actions = row.locator('a[target="_blank"]:visible, button[data-replay]:visible');
      expect(await actions.count()).toBe(isCode ? 2 : 1);
      for (const action of await actions.all()) expect((await action.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    }
  });

  it.each(inTurn([windows.phone, windows.desk], language))(
    'put offer, action and the question whether it worked in this order in table rows at $width px',
    { tags: ['all'] },
    async (viewport) => {
      const page = await visits.open(sitePath(language, '/store/west-elm'), { at: clocks.november2026, viewport });
      // The other row repeats the ticket, without its details.
      expect(await page.locator('#offers [role="row"][data-offer]').count()).toBe(2);
      const rows = await page.locator('#offers [data-offer]:has([data-facts])').all();
      expect(rows).toHaveLength(1);
      await unfoldOffers(page);
      for (const row of rows) {
        // What a screen reader says ahead of each cell.
        expect(await row.getByRole('rowheader').getByRole('button').count()).toBe(0);
        const action = await row.locator('a').last().boundingBox();
        const question = await row
          .getByRole('group', { name: said(language, 'Did it work?', 'feedback.question') })
          .boundingBox();
        expect(question?.y).toBeGreaterThanOrEqual((action?.y ?? Infinity) + (action?.height ?? 0));
      }
    },
  );
});
