import { describe, expect, it } from 'vitest';
import { sitePath } from '../../src/domain/pages/paths';
import { attributesOf, clocks, dismissNotice, expectNotice, sendingsOf, unfoldOffers } from '../support/behaviour';
import { someOf } from '../support/extent';
import { siteUnderTest } from '../support/site-under-test';
import { browserForTests, windows } from '../support/visit';

const site = siteUnderTest();
const visits = browserForTests();

describe('the store pages (product rules R44 and R54)', () => {
  const stores = site.pages.filter((page) => page.kind === 'store').filter((page) => page.language === 'en');

  it.each(someOf(stores, 6).map((page) => [sitePath('en', page.path), page] as const))(
    'ask on %s "Did it work?" about each offer, and do not send the answer',
    async (address, { path, store, feedback }) => {
      const page = await visits.open(address, {
        at: path === '/store/dhgate' ? clocks.september2025 : clocks.november2026,
      });
      const top = page.locator('main div[data-hue]').first();
      expect(await top.innerText()).toContain(store.name);
      const shown = await top.locator('article[data-offer]').innerText();
      for (const action of ['Get Code', 'Copy Code']) expect(shown).toContain(action);
      await unfoldOffers(page);
      const groups = page.locator('main').getByRole('group', { name: 'Did it work?' });
      // A row without details repeats an offer.
      const active = page.locator('main [data-offer][data-state="active"]:is(:has(details), :has([data-facts]))');
      await expect.poll(async () => (await groups.count()) - (await active.count())).toBe(0);
      expect(await groups.count()).toBeGreaterThan(0);
      // Temu has votes in its place, and a test of its own.
      if (feedback === 'votes') return;
      const text =
        path === '/store/noon'
          ? 'This feature is not fully implemented yet.'
          : 'Your input helps us keep our coupons fresh and effective.';
      const sent = sendingsOf(page);
      for (const answer of ['Yes', 'No']) {
        const button = groups.last().getByRole('button', { name: answer, exact: true });
        await button.click();
        await expectNotice(page, 'Thanks for your feedback!', text);
        expect(await button.getAttribute('aria-pressed')).toBe('true');
        await dismissNotice(page);
      }
      expect(sent).toEqual([]);
    },
  );

  it('show codes and deals in a table', async () => {
    const page = await visits.open('/en/store/iherb', { at: clocks.november2026 });
    const table = page.locator('#active-codes').getByRole('table');
    expect((await table.getByRole('columnheader').allInnerTexts()).slice(0, 3)).toEqual(['Offer', 'Code', 'Savings']);
    const rows = table.locator('[data-offer]');
    expect(await attributesOf(rows, 'data-offer')).toEqual(['lwn6505', '25hnm20', 'weekly-brands', 'korean-beauty']);
    expect(await rows.locator('code').allInnerTexts()).toEqual(['LWN6505', '25HNM20']);
    expect(await rows.first().innerText()).toContain('20%');
  });

  it('keep each table row inside the window of a phone, with actions 44 px high', { tags: ['all'] }, async () => {
    const page = await visits.open(sitePath('en', '/store/iherb'), {
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

  it.each([windows.phone, windows.desk])(
    'put offer, action and the question whether it worked in this order in table rows at $width px',
    { tags: ['all'] },
    async (viewport) => {
      const page = await visits.open(sitePath('en', '/store/west-elm'), { at: clocks.november2026, viewport });
      // The other row repeats the ticket, without its details.
      expect(await page.locator('#offers [role="row"][data-offer]').count()).toBe(2);
      const rows = await page.locator('#offers [data-offer]:has([data-facts])').all();
      expect(rows).toHaveLength(1);
      await unfoldOffers(page);
      for (const row of rows) {
        // What a screen reader says ahead of each cell.
        expect(await row.getByRole('rowheader').getByRole('button').count()).toBe(0);
        const action = await row.locator('a').last().boundingBox();
        const question = await row.getByRole('group', { name: 'Did it work?' }).boundingBox();
        expect(question?.y).toBeGreaterThanOrEqual((action?.y ?? Infinity) + (action?.height ?? 0));
      }
    },
  );
});
