import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { reasonText } from '../../src/offers/purchase/reason-text';
import { stepText } from '../../src/offers/feedback/refused-text';
import { violations } from '../support/axe';
import { clipboardOf, clocks, expectNotice, plain, sendingsOf } from '../support/behaviour';
import { someOf } from '../support/extent';
import { siteUnderTest } from '../support/site-under-test';
import { browserForTests, windows } from '../support/visit';
import { bothLanguages, inTurn, inTurns, said, siteIntl, someInTurn, words } from '../support/words';

const site = siteUnderTest();
const visits = browserForTests();

describe.each(bothLanguages)('the help after a code did not work (product rules R49 and R85) in %s', (language) => {
  const itInTurn = inTurns(language);
  const no = { name: said(language, 'No', 'feedback.no'), exact: true };
  const thanks = said(language, 'Thanks for your feedback!', 'notice.thanks-title');
  const tryNext = words(language, 'refused.next');
  const first = (page: Page) => page.locator('main article[data-offer]').first();
  const codesOf = (slug: string): readonly string[] =>
    site.pages
      .filter((page) => page.kind === 'store')
      .find((page) => page.language === language && page.store.slug === slug)
      ?.offers.flatMap(({ code }) => (code === undefined ? [] : [code])) ?? [];

  itInTurn('offers the next code of the store to copy, and removes it when the answer becomes yes', async () => {
    const [, second = ''] = codesOf('iherb');
    const page = await visits.open(`/${language}/store/iherb`);
    await first(page).getByRole('button', no).click();
    await expectNotice(page, thanks, words(language, 'notice.thanks-text'));
    const next = first(page).locator('[data-way-on]').filter({ hasText: tryNext });
    expect(await next.locator('code').innerText()).toBe(second);
    await next.getByRole('button', { name: second }).click();
    await expect.poll(() => clipboardOf(page)).toBe(second);
    await first(page)
      .getByRole('button', { name: said(language, 'Yes', 'feedback.yes'), exact: true })
      .click();
    await next.waitFor({ state: 'detached' });
  });

  itInTurn('asks one question, explains the reason and what to do, and sends and stores nothing', async () => {
    const page = await visits.open(`/${language}/store/vogacloset`, { at: clocks.november2026 });
    await first(page).getByRole('button', no).click();
    await expectNotice(page, thanks, words(language, 'notice.thanks-text'));
    const help = first(page).locator('[data-refused]');
    const question = help.locator('[data-question]');
    await question.waitFor();
    expect(await question.count()).toBe(1);
    const status = help.getByRole('status');
    expect(await status.innerText()).toBe('');
    const sendings = sendingsOf(page);
    await question.getByRole('button', { name: words(language, 'refused.other-country'), exact: true }).press('Enter');
    const shown = help.locator('[data-reason="country"]');
    await shown.waitFor();
    const reason = { kind: 'country', countries: ['SA', 'AE', 'KW', 'QA', 'OM', 'BH'] } as const;
    const intl = siteIntl[language];
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

  it.each(inTurn(someOf([undefined, clocks.september2025], 2), language))(
    'links to similar stores with active offers if the store has no other code (at %s)',
    { tags: ['all'] },
    async (at) => {
      const page = await visits.open(`/${language}/store/noon`, at === undefined ? {} : { at });
      await first(page).getByRole('button', no).click();
      const name = { en: 'Noon', ar: 'نون' }[language];
      const wayOn = first(page)
        .locator('[data-way-on]')
        .filter({ hasText: words(language, 'refused.no-other', { store: name }) });
      await wayOn.waitFor();
      expect(await wayOn.getByRole('link').evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual(
        ['aliexpress', 'temu', 'ubuy'].map((slug) => `/${language}/store/${slug}`),
      );
    },
  );

  it.each(someInTurn([windows.phone, windows.desk, { width: 320, height: 568 }], language))(
    'appears inside the window, uncovered by the notice of the same press (%o)',
    { tags: ['all'] },
    async (viewport) => {
      const page = await visits.open(`/${language}/store/noon`, { viewport });
      const button = first(page).getByRole('button', no);
      for (const block of ['start', 'end'] as const) {
        await button.evaluate((element, place) => element.scrollIntoView({ block: place }), block);
        await button.click();
        await expectNotice(page, thanks, words(language, 'notice.thanks-unfinished-text'));
        const notice = await page.locator('[data-toast]').boundingBox();
        const help = await first(page).locator('[data-refused]').boundingBox();
        expect(help?.y).toBeGreaterThanOrEqual((notice?.y ?? 0) + (notice?.height ?? 0));
        expect(help?.y).toBeLessThan(viewport.height - 44);
        await first(page)
          .getByRole('button', { name: said(language, 'Yes', 'feedback.yes'), exact: true })
          .click();
      }
    },
  );

  itInTurn(
    'offers the next code after a downvote, and keeps the notice for a second vote',
    { tags: 'all' },
    async () => {
      const codes = codesOf('temu');
      const page = await visits.open(`/${language}/store/temu`, { at: clocks.september2025 });
      await first(page).locator('[data-vote="down"]').first().click();
      const shown = await first(page).locator('code').first().innerText();
      const next = first(page).locator('[data-way-on] code');
      expect(await next.innerText()).toBe(codes[(codes.indexOf(shown) + 1) % codes.length]);
      await first(page).locator('[data-vote="down"]').first().click();
      await expectNotice(
        page,
        said(language, "You've already voted!", 'notice.already-voted-title'),
        words(language, 'notice.already-voted-text'),
      );
    },
  );
});
