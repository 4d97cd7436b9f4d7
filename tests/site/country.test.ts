import { describe, expect, it } from 'vitest';
import { goInside, isMarkedDocument, markDocument } from '../support/behaviour';
import { browserForTests, windows } from '../support/visit';

const visits = browserForTests();

const bahrain = { en: 'Bahrain', ar: 'البحرين' };

describe('the country of the address (product rule R56)', () => {
  const home = '/en/';
  const namshi = '/en/namshi-coupon';

  it('is kept between pages, on Back and when the language is switched', async () => {
    const page = await visits.open(`${namshi}?country=bh`, { viewport: windows.desk });
    await page.getByRole('heading', { level: 1, name: bahrain.en }).waitFor();
    await markDocument(page);
    await page.locator('header a[href^="/en/stores"]').first().click();
    await page.waitForURL('**/en/stores?country=bh');
    await page.locator('main a[href*="/store/temu"]').first().click();
    await page.waitForURL('**/en/store/temu?country=bh');
    await page.goBack();
    await page.waitForURL('**/en/stores?country=bh');
    await page.locator('main a[href*="/namshi-coupon"]').first().click();
    await page.waitForURL(`**${namshi}?country=bh`);
    await page.getByRole('heading', { level: 1, name: bahrain.en }).waitFor();
    await page.locator('header a[hreflang="ar"]').click();
    await page.waitForURL('**/ar/namshi-coupon?country=bh');
    await page.getByRole('heading', { level: 1, name: bahrain.ar }).waitFor();
    expect(await isMarkedDocument(page)).toBe(true);
  });

  it('is kept by the search', { tags: ['all'] }, async () => {
    const page = await visits.open(`${home}?country=kw`, { viewport: windows.desk });
    await page.locator('#header-search').fill('temu');
    await page.getByRole('listbox').getByRole('option').first().click();
    await page.waitForURL('**/en/store/temu?country=kw');
  });

  it('is kept by redirects', { tags: ['all'] }, async () => {
    // The page's data is requested before the redirects.
    const page = await visits.open(`${home}?country=sa`, { expected: /404/ });
    await goInside(page, '/en/store/namshi?country=sa');
    await page.waitForURL(`**${namshi}?country=sa`);
    await page.locator('main article').first().waitFor();
  });

  it('adds no history entry on a link to the current page', { tags: ['all'] }, async () => {
    const page = await visits.open('/en/stores?country=ae', { viewport: windows.desk });
    const before = await page.evaluate(() => window.history.length);
    await page.locator('header a[href^="/en/stores"]').first().click();
    expect(await page.evaluate(() => window.history.length)).toBe(before);
    expect(new URL(page.url()).search).toBe('?country=ae');
  });
});
