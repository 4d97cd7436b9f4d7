import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { reasonText } from '../../src/offers/purchase/reason-text';
import { stepText } from '../../src/offers/feedback/refused-text';
import { violations } from '../support/axe';
import { clipboardOf, clocks, expectNotice, plain, sendingsOf, attributesOf } from '../support/behaviour';
import { siteUnderTest } from '../support/site-under-test';
import { browserForTests, windows } from '../support/visit';
import { siteIntl, words } from '../support/words';

const site = siteUnderTest();
const visits = browserForTests();

describe('the help after a code did not work (product rules R49 and R85)', () => {
  const no = { name: 'No', exact: true };
  const thanks = 'Thanks for your feedback!';
  const tryNext = words('en', 'refused.next');
  const first = (page: Page) => page.locator('main article[data-offer]').first();
  const codesOf = (slug: string): readonly string[] =>
    site.pages
      .filter((page) => page.kind === 'store')
      .find((page) => page.language === 'en' && page.store.slug === slug)
      ?.offers.flatMap(({ code }) => (code === undefined ? [] : [code])) ?? [];

  it('offers the next code of the store to copy, and removes it when the answer becomes yes', async () => {
    const [, second = ''] = codesOf('iherb');
    const page = await visits.open('/en/store/iherb');
    await first(page).getByRole('button', no).click();
    await expectNotice(page, thanks, words('en', 'notice.thanks-text'));
    const next = first(page).locator('[data-way-on]').filter({ hasText: tryNext });
    expect(await next.locator('code').innerText()).toBe(second);
    await next.getByRole('button', { name: second }).click();
    await expect.poll(() => clipboardOf(page)).toBe(second);
    await first(page).getByRole('button', { name: 'Yes', exact: true }).click();
    await next.waitFor({ state: 'detached' });
  });

  it('asks one question, explains the reason and what to do, and sends and stores nothing', async () => {
    const page = await visits.open('/en/store/vogacloset', { at: clocks.november2026 });
    await first(page).getByRole('button', no).click();
    await expectNotice(page, thanks, words('en', 'notice.thanks-text'));
    const help = first(page).locator('[data-refused]');
    const question = help.locator('[data-question]');
    await question.waitFor();
    expect(await question.count()).toBe(1);
    const status = help.getByRole('status');
    expect(await status.innerText()).toBe('');
    const sendings = sendingsOf(page);
    await question.getByRole('button', { name: words('en', 'refused.other-country'), exact: true }).press('Enter');
    const shown = help.locator('[data-reason="country"]');
    await shown.waitFor();
    const reason = { kind: 'country', countries: ['SA', 'AE', 'KW', 'QA', 'OM', 'BH'] } as const;
    const intl = siteIntl.en;
    const explanation = plain(`${reasonText(reason, { intl, money: site.money })} ${stepText(reason, intl) ?? ''}`);
    expect(plain(await shown.innerText())).toBe(explanation);
    // The shown answer is announced once.
    expect(plain(await status.innerText())).toBe(explanation);
    expect(await help.locator('[data-way-on] a').count()).toBeGreaterThan(0);
    expect(sendings).toEqual([]);
    expect(await page.context().storageState({ indexedDB: true })).toEqual({ cookies: [], origins: [] });
    // At any scroll position a link may be partly covered by the header.
    await page.evaluate(() => scrollTo(0, 0));
    expect(await violations(page)).toEqual([]);
  });

  it.each([undefined, clocks.september2025])(
    'links to similar stores with active offers if the store has no other code (at %s)',
    { tags: ['all'] },
    async (at) => {
      const page = await visits.open('/en/store/noon', at === undefined ? {} : { at });
      await first(page).getByRole('button', no).click();
      const wayOn = first(page)
        .locator('[data-way-on]')
        .filter({ hasText: words('en', 'refused.no-other', { store: 'Noon' }) });
      await wayOn.waitFor();
      expect(await attributesOf(wayOn.getByRole('link'), 'href')).toEqual(
        ['aliexpress', 'temu', 'ubuy'].map((slug) => `/en/store/${slug}`),
      );
    },
  );

  it.each([windows.phone, windows.desk, { width: 320, height: 568 }])(
    'appears inside the window, uncovered by the notice of the same press (%o)',
    { tags: ['all'] },
    async (viewport) => {
      const page = await visits.open('/en/store/noon', { viewport });
      const button = first(page).getByRole('button', no);
      for (const block of ['start', 'end'] as const) {
        await button.evaluate((element, place) => element.scrollIntoView({ block: place }), block);
        await button.click();
        await expectNotice(page, thanks, words('en', 'notice.thanks-unfinished-text'));
        const notice = await page.locator('[data-toast]').boundingBox();
        const help = await first(page).locator('[data-refused]').boundingBox();
        expect(help?.y).toBeGreaterThanOrEqual((notice?.y ?? 0) + (notice?.height ?? 0));
        expect(help?.y).toBeLessThan(viewport.height - 44);
        await first(page).getByRole('button', { name: 'Yes', exact: true }).click();
      }
    },
  );

  it('offers the next code after a downvote, and keeps the notice for a second vote', { tags: ['all'] }, async () => {
    const codes = codesOf('temu');
    const page = await visits.open('/en/store/temu', { at: clocks.september2025 });
    await first(page).locator('[data-vote="down"]').first().click();
    const shown = await first(page).locator('code').first().innerText();
    const next = first(page).locator('[data-way-on] code');
    expect(await next.innerText()).toBe(codes[(codes.indexOf(shown) + 1) % codes.length]);
    await first(page).locator('[data-vote="down"]').first().click();
    await expectNotice(page, "You've already voted!", words('en', 'notice.already-voted-text'));
  });
});
