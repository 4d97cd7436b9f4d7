import { describe, expect } from 'vitest';
import { otherLanguage } from '../../src/domain/language/language';
import { goInside, isMarkedDocument, markDocument } from '../support/behaviour';
import { browserForTests, windows } from '../support/visit';
import { bothLanguages, inTurns } from '../support/words';

const visits = browserForTests();

const bahrain = { en: 'Bahrain', ar: 'البحرين' };

describe.each(bothLanguages)('the country of the address (product rule R56) in %s', (language) => {
  const itInTurn = inTurns(language);
  const home = `/${language}/`;
  const namshi = `/${language}/namshi-coupon`;

  itInTurn('is kept between pages, on Back and when the language is switched', async () => {
    const page = await visits.open(`${namshi}?country=bh`, { viewport: windows.desk });
    await page.getByRole('heading', { level: 1, name: bahrain[language] }).waitFor();
    await markDocument(page);
    await page.locator(`header a[href^="/${language}/stores"]`).first().click();
    await page.waitForURL(`**/${language}/stores?country=bh`);
    await page.locator('main a[href*="/store/temu"]').first().click();
    await page.waitForURL(`**/${language}/store/temu?country=bh`);
    await page.goBack();
    await page.waitForURL(`**/${language}/stores?country=bh`);
    await page.locator('main a[href*="/namshi-coupon"]').first().click();
    await page.waitForURL(`**${namshi}?country=bh`);
    await page.getByRole('heading', { level: 1, name: bahrain[language] }).waitFor();
    const other = otherLanguage(language);
    await page.locator(`header a[hreflang="${other}"]`).click();
    await page.waitForURL(`**/${other}/namshi-coupon?country=bh`);
    await page.getByRole('heading', { level: 1, name: bahrain[other] }).waitFor();
    expect(await isMarkedDocument(page)).toBe(true);
  });

  itInTurn('is kept by the search', { tags: 'all' }, async () => {
    const page = await visits.open(`${home}?country=kw`, { viewport: windows.desk });
    await page.locator('#header-search').fill('temu');
    await page.getByRole('listbox').getByRole('option').first().click();
    await page.waitForURL(`**/${language}/store/temu?country=kw`);
  });

  itInTurn(
    'is kept by redirects',
    async () => {
      // The page's data is requested before the redirects.
      const page = await visits.open(`${home}?country=sa`, { expected: /404/ });
      await goInside(page, `/${language}/store/namshi?country=sa`);
      await page.waitForURL(`**${namshi}?country=sa`);
      await page.locator('main article').first().waitFor();
    },
    { tags: 'all' },
  );

  itInTurn(
    'adds no history entry on a link to the current page',
    async () => {
      const page = await visits.open(`/${language}/stores?country=ae`, { viewport: windows.desk });
      const before = await page.evaluate(() => window.history.length);
      await page.locator(`header a[href^="/${language}/stores"]`).first().click();
      expect(await page.evaluate(() => window.history.length)).toBe(before);
      expect(new URL(page.url()).search).toBe('?country=ae');
    },
    { tags: 'all' },
  );

  itInTurn(
    'is left out of links if the address has no known country',
    async () => {
      const page = await visits.open(`${home}?country=xx`, { viewport: windows.desk });
      await page.locator(`header a[href^="/${language}/stores"]`).first().click();
      await page.waitForURL((url) => url.pathname === `/${language}/stores`);
      expect(new URL(page.url()).search).toBe('');
    },
    { tags: 'all' },
  );
});
