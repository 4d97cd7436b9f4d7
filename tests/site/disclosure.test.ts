import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, inject, it } from 'vitest';
import { copiedStrip } from '../support/behaviour';
import { filesBelow } from '../support/documents';
import { someOf } from '../support/extent';
import { siteUnderTest } from '../support/site-under-test';
import { browserForTests, windows } from '../support/visit';
import { bothLanguages, said } from '../support/words';

const site = siteUnderTest();
const visits = browserForTests();

const sponsored = 'rel="sponsored';
const disclosure = 'data-disclosure=""';

/** The pages of the built site that link to a store. */
function pagesWithStoreLinks(): readonly { readonly file: string; readonly html: string }[] {
  return filesBelow(inject('siteFolder'))
    .filter((file) => file.endsWith('.html'))
    .map((file) => ({ file, html: readFileSync(path.join(inject('siteFolder'), file), 'utf8') }))
    .filter(({ html }) => html.includes(sponsored));
}

describe('the disclosure of how the site may earn (product rule R78)', () => {
  it('precedes the first affiliate link, or follows the ticket that contains it, on home the list, on every page', () => {
    const pages = pagesWithStoreLinks();
    // Home, all coupons, the article and eleven stores, in both languages.
    expect(pages.length).toBeGreaterThanOrEqual(28);
    for (const { file, html } of pages) {
      const line = html.indexOf(disclosure);
      expect(line, file).toBeGreaterThan(0);
      const between = html.slice(html.indexOf(sponsored), line);
      expect(between, file).not.toContain(/^\w+\/index\.html$/.test(file) ? '</section>' : 'data-offer=');
      expect(html.split(disclosure), file).toHaveLength(2);
    }
  });

  it.each(someOf(bothLanguages, 2))('is one line that expands to the full text on a press in %s', async (language) => {
    const { disclosureLine, disclosure: text } = site.sites[language];
    for (const address of someOf(['/store/noon', '/', '/all-coupons', '/aliexpress-promo-code-2025'], 4)) {
      const page = await visits.open(`/${language}${address}`, { viewport: windows.phone });
      const line = page.locator('summary').filter({ hasText: disclosureLine });
      expect((await line.boundingBox())?.height, address).toBe(44);
      expect(await page.getByText(text).isVisible(), address).toBe(false);
      await line.click();
      await page.getByText(text).waitFor();
    }
  });

  it.each(someOf(['ar', 'en'] as const, 2))(
    'stands beside the link of the strip after a copy, and not in the notice or the modal, in %s',
    async (language) => {
      const { disclosureLine } = site.sites[language];
      const page = await visits.open(`/${language}/store/noon`, { viewport: windows.phone });
      const ticket = page.locator('main article[data-offer]').first();
      await ticket.getByRole('button', { name: said(language, 'Copy Code', 'offer.copy-code') }).click();
      await copiedStrip(page).getByText(disclosureLine, { exact: true }).waitFor();
      expect(await page.locator('[data-toast]').innerText()).not.toContain(disclosureLine);
      await ticket.getByRole('link', { name: said(language, 'Get Code', 'offer.get-code') }).click();
      expect(await page.getByRole('dialog').innerText()).not.toContain(disclosureLine);
    },
  );

  it.each(bothLanguages)('expands to the full text without JavaScript in %s', { tags: ['all'] }, async (language) => {
    const { disclosureLine, disclosure: text } = site.sites[language];
    const page = await visits.open(`/${language}/store/noon`, {
      context: { javaScriptEnabled: false },
      stopped: true,
    });
    await page.locator('summary').filter({ hasText: disclosureLine }).click();
    await page.getByText(text).waitFor();
  });
});
