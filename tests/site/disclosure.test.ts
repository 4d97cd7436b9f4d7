import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, inject, it } from 'vitest';
import { copiedStrip } from '../support/behaviour';
import { filesBelow } from '../support/documents';
import { someOf } from '../support/extent';
import { siteUnderTest } from '../support/site-under-test';
import { browserForTests, windows } from '../support/visit';

const visits = browserForTests();

const sponsored = 'rel="sponsored';
const mark = 'data-disclosure=""';

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
      const line = html.indexOf(mark);
      expect(line, file).toBeGreaterThan(0);
      const between = html.slice(html.indexOf(sponsored), line);
      expect(between, file).not.toContain(/^\w+\/index\.html$/.test(file) ? '</section>' : 'data-offer=');
      expect(html.split(mark), file).toHaveLength(2);
    }
  });

  const { disclosureLine, disclosure: text } = siteUnderTest().sites.en;

  it.each(someOf(['/store/noon', '/', '/all-coupons', '/aliexpress-promo-code-2025'], 4))(
    'is one line on %s that expands to the full text on a press',
    async (address) => {
      const page = await visits.open(`/en${address}`, { viewport: windows.phone });
      const line = page.locator('summary').filter({ hasText: disclosureLine });
      expect((await line.boundingBox())?.height).toBe(44);
      expect(await page.getByText(text).isVisible()).toBe(false);
      await line.click();
      await page.getByText(text).waitFor();
    },
  );

  it('stands beside the link of the strip after a copy, and not in the notice or the modal', async () => {
    const page = await visits.open('/en/store/noon', { viewport: windows.phone });
    const ticket = page.locator('main article[data-offer]').first();
    await ticket.getByRole('button', { name: 'Copy Code' }).click();
    await copiedStrip(page).getByText(disclosureLine, { exact: true }).waitFor();
    expect(await page.locator('[data-toast]').innerText()).not.toContain(disclosureLine);
    await ticket.getByRole('link', { name: 'Get Code' }).click();
    expect(await page.getByRole('dialog').innerText()).not.toContain(disclosureLine);
  });

  it('expands to the full text without JavaScript', { tags: ['all'] }, async () => {
    const page = await visits.open('/en/store/noon', { context: { javaScriptEnabled: false }, stopped: true });
    await page.locator('summary').filter({ hasText: disclosureLine }).click();
    await page.getByText(text).waitFor();
  });
});
