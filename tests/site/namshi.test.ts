import { describe, expect, inject, it } from 'vitest';
import type { Locator, Page } from 'playwright-core';
import { readDocumentFile, tagsOf } from '../support/documents';
import { isMarkedDocument, markDocument } from '../support/behaviour';
import { ask } from '../support/http';
import { browserForTests, windows } from '../support/visit';
import { words } from '../support/words';

const visits = browserForTests();

/** The names on the buttons of the choice, and in title and heading. */
const countries = [
  ['sa', 'Saudi Arabia', 'Saudi Arabia'],
  ['ae', 'UAE', 'United Arab Emirates'],
  ['bh', 'Bahrain', 'Bahrain'],
] as const;

describe('the page of the fashion retailer (product rule R56)', () => {
  const address = '/en/namshi-coupon';
  const titleWith = (country: string): string => `Namshi coupon ${country}: code NM175 (October 2025)`;
  const choiceOf = (page: Page): Locator => page.getByRole('navigation', { name: words('en', 'country.page-for') });

  it('names the UAE in English and Saudi Arabia in Arabic in title and heading without a country', () => {
    for (const [language, title, country] of [
      ['en', titleWith('UAE'), 'ae'],
      ['ar', 'كود خصم نمشي السعودية: NM175 (أكتوبر 2025)', 'sa'],
    ] as const) {
      const document = readDocumentFile(inject('siteFolder'), `${language}/namshi-coupon.html`);
      expect(document.title).toBe(title);
      const [current] = tagsOf(document, 'a', { 'aria-current': 'true' });
      expect(current?.attributes.href).toBe(`/${language}/namshi-coupon?country=${country}`);
    }
  });

  it('names no country in the heading for a country outside of the choice, and keeps the title', async () => {
    const page = await visits.open(`${address}?country=kw`);
    await page.getByRole('heading', { level: 1, name: 'Namshi coupon code: NM175', exact: true }).waitFor();
    expect(await page.title()).toBe(titleWith('UAE'));
    expect(await choiceOf(page).locator('[aria-current]').count()).toBe(0);
    expect(await page.locator('main article').first().innerText()).toContain(
      words('en', 'offer.countries-unknown', { kind: 'code' }),
    );
  });

  it('says on the ticket that the page is for the chosen country, and the store states none', async () => {
    const page = await visits.open(`${address}?country=bh`);
    const said = "This page is for Bahrain; the store doesn't say where the code works";
    await page.locator('main article').first().getByText(said).waitFor();
  });

  it('changes title, heading and address on a choice of country, without a reload or scrolling', async () => {
    const page = await visits.open(address, { viewport: windows.phone });
    await markDocument(page);
    const choice = choiceOf(page);
    expect(await choice.getByRole('link').allInnerTexts()).toEqual(countries.map(([, name]) => name));
    await choice.scrollIntoViewIfNeeded();
    await page.evaluate(() => window.scrollBy(0, 40));
    const place = await page.evaluate(() => window.scrollY);
    for (const [value, short, name] of countries) {
      await choice.locator(`a[href$="country=${value}"]`).click();
      await page.waitForURL(`**${address}?country=${value}`);
      await page.waitForFunction((title) => document.title === title, titleWith(name));
      expect(await page.innerText('h1')).toContain(name);
      expect(await choice.locator('[aria-current="true"]').innerText()).toBe(short);
    }
    expect(await page.evaluate(() => window.scrollY)).toBe(place);
    expect(await isMarkedDocument(page)).toBe(true);
  });

  it('puts the country choice above the code, in one row with links large enough to press', {
    tags: ['all'],
  }, async () => {
    for (const width of [320, 390, 1280]) {
      const page = await visits.open(address, { viewport: { width, height: 844 } });
      const boxes = await choiceOf(page)
        .getByRole('link')
        .evaluateAll((links) =>
          links.map((link) => {
            const { top, height, width: wide } = link.getBoundingClientRect();
            return { top, height, wide };
          }),
        );
      expect(new Set(boxes.map(({ top }) => top)).size, `rows at ${width} px`).toBe(1);
      for (const { height, wide } of boxes) expect(Math.min(height, wide)).toBeGreaterThanOrEqual(44);
      const code = await page.locator('main article code').first().boundingBox();
      if (width < 1024) expect((boxes[0]?.top ?? 0) + 44).toBeLessThanOrEqual(code?.y ?? 0);
    }
  });

  it('never puts the country into the addresses for search engines', { tags: ['all'] }, async () => {
    const page = await visits.open(`${address}?country=bh`);
    await page.getByRole('heading', { level: 1, name: 'Bahrain' }).waitFor();
    const addresses = (): Promise<readonly (string | null)[]> =>
      page
        .locator('link[rel="canonical"], link[rel="alternate"][hreflang], meta[property="og:url"]')
        .evaluateAll((all) => all.map((each) => each.getAttribute('href') ?? each.getAttribute('content')));
    expect(await addresses()).toHaveLength(5);
    expect((await addresses()).filter((each) => each?.includes('?'))).toEqual([]);
    await page.locator('header a[href*="/en/stores"]').first().click();
    await page.waitForURL('**/en/stores?country=bh');
    await expect.poll(() => page.locator('link[rel="canonical"]').getAttribute('href')).toMatch(/\/stores$/);
    expect((await addresses()).filter((each) => each?.includes('?'))).toEqual([]);
    for (const file of ['sitemap.xml', 'en/feed.xml'])
      expect((await ask(inject('siteUrl'), `/${file}`)).body).not.toContain('country=');
  });
});
