import { describe, expect, it } from 'vitest';
import {
  dismissNotice,
  expectNotice,
  isMarkedDocument,
  markDocument,
  stopClock,
  attributesOf,
  hasFocus,
} from '../support/behaviour';
import { refusalOf } from '../support/refusal';
import { siteUnderTest } from '../support/site-under-test';
import { browserForTests, windows } from '../support/visit';
import { words } from '../support/words';

const { sites } = siteUnderTest();
const visits = browserForTests();

describe('the shell (product rules R20 and R22)', () => {
  const site = sites.en;

  it('has a promotional banner, a header that stays at the top, and a footer, with links to its pages', async () => {
    const page = await visits.open('/en/all-coupons');
    const links = await page
      .locator('header nav a')
      .evaluateAll((anchors) => anchors.map((anchor) => [anchor.textContent, anchor.getAttribute('href')]));
    const labels = ['Home', 'Stores', 'All Coupons', 'Blog'];
    expect(links).toEqual(
      ['/', '/stores', '/all-coupons', '/blog'].map((path, index) => [labels[index], `/en${path}`]),
    );
    expect(await page.locator('header nav [aria-current="page"]').getAttribute('href')).toBe('/en/all-coupons');
    const name = page.locator('header a[hreflang="ar"] [lang="ar"]');
    expect(await name.innerText()).toBe('العربية');

    const footer = page.locator('footer');
    expect(await footer.innerText()).toContain(site.footer.about);
    const headings = await footer.locator('h2').allInnerTexts();
    expect(headings).toEqual([
      words('en', 'footer.about', { name: site.name }),
      'Quick Links',
      'Legal',
      'Stay Connected',
    ]);
    const hrefs = await attributesOf(footer.locator('a'), 'href');
    expect(hrefs).toEqual(
      expect.arrayContaining(
        ['/about', '/contact', '/stores', '/all-coupons', '/blog', '/privacy-policy', '/terms-of-service'].map(
          (path) => `/en${path}`,
        ),
      ),
    );
    // The text is at the side where reading begins.
    const sides = await footer
      .locator('p')
      .first()
      .evaluate((text) => {
        const { direction, textAlign } = getComputedStyle(text);
        return { direction, textAlign };
      });
    expect(sides).toEqual({ direction: 'ltr', textAlign: 'start' });

    const promotion = page.locator('aside').first();
    expect(await promotion.innerText()).toBe('Get up to 80% OFF on your first order');
    const above = await promotion.boundingBox();
    const header = page.locator('header').first();
    expect((above?.y ?? 0) + (above?.height ?? 0)).toBe((await header.boundingBox())?.y);
    await page.evaluate(() => window.scrollTo(0, 600));
    await expect.poll(async () => (await header.boundingBox())?.y).toBe(0);
    expect(await header.getByRole('link', { name: site.name }).isVisible()).toBe(true);
  });

  it('collapses the links on a small screen into a menu that a button toggles and Escape closes', async () => {
    const page = await visits.open('/en/', { viewport: windows.phone });
    const links = page.locator('header nav a');
    const toggle = page.locator('header button[aria-controls]');
    expect(await links.first().isVisible()).toBe(false);
    expect(await page.locator('#header-search').isVisible()).toBe(false);
    expect(await toggle.getAttribute('aria-expanded')).toBe('false');
    await toggle.click();
    await links.first().waitFor();
    expect(await page.locator('#menu-search').isVisible()).toBe(true);
    expect(await toggle.getAttribute('aria-expanded')).toBe('true');
    expect(await toggle.getAttribute('aria-label')).toBe(words('en', 'shell.menu-close'));
    await toggle.click();
    await links.first().waitFor({ state: 'hidden' });
    await toggle.click();
    await links.last().focus();
    await page.keyboard.press('Escape');
    await links.first().waitFor({ state: 'hidden' });
    expect(await hasFocus(toggle)).toBe(true);
  });

  it('closes the menu after a link is chosen, even one to the current page', { tags: ['all'] }, async () => {
    const page = await visits.open('/en/', { viewport: windows.phone });
    const toggle = page.locator('header button[aria-controls]');
    const stores = page.locator('header nav a[href="/en/stores"]');
    for (let time = 0; time < 2; time += 1) {
      await toggle.click();
      await stores.click();
      await page.waitForURL('**/en/stores');
      await stores.waitFor({ state: 'hidden' });
      expect(await toggle.getAttribute('aria-expanded')).toBe('false');
    }
  });

  it('answers the social, how-it-works and country buttons with a "not implemented" notice only', {
    tags: ['all'],
  }, async () => {
    const page = await visits.open('/en/');
    const names = [
      ...(['facebook', 'twitter', 'instagram'] as const).map((network) => words('en', `footer.${network}`)),
      words('en', 'footer.how-it-works'),
      ...['Saudi Arabia', 'UAE', 'Bahrain'],
    ];
    expect(await page.locator('footer button').count()).toBe(names.length);
    for (const name of names) {
      await page.locator('footer').getByRole('button', { name, exact: true }).click();
      await expectNotice(page, 'This feature is not implemented yet.');
      await dismissNotice(page);
    }
    expect(new URL(page.url()).pathname).toBe('/en/');
  });

  it('updates the copyright year on a page left open over the end of the year', { tags: ['all'] }, async () => {
    const page = await visits.open('/en/about', { at: '2027-12-31T20:58:00Z' });
    const copyright = page.locator('footer').getByText('©');
    await expect.poll(() => copyright.innerText()).toContain('2027');
    await stopClock(page);
    await page.clock.runFor(120_000);
    await expect.poll(() => copyright.innerText()).toContain('2028');
  });
});

describe('the search box (product rule R21)', () => {
  const open = async (box: string, viewport: (typeof windows)[keyof typeof windows] = windows.desk) => {
    const page = await visits.open('/en/', { viewport });
    if (box === '#menu-search') await page.locator('header button[aria-controls]').click();
    const input = page.locator(box);
    const around = page.locator('[data-needs-script]').filter({ has: input });
    const options = around.getByRole('option');
    const found = options.locator('> span:not([aria-hidden]) > span:first-child');
    return { page, input, list: around.getByRole('listbox'), options, found };
  };

  it('filters stores by any part of the name, ignoring case, in a scrolling list of about 15rem shown on focus', async () => {
    const { page, input, list, options, found } = await open('#header-search');
    expect(await input.getAttribute('placeholder')).toBe('Search for a store');
    await input.focus();
    expect(await list.count()).toBe(0);
    await input.fill('EM');
    await expect.poll(() => found.allInnerTexts()).toContain('Temu');
    for (const name of await found.allInnerTexts()) expect(name).not.toBe('');
    await input.fill('TEMU');
    await expect.poll(async () => (await found.allInnerTexts())[0]).toBe('Temu');
    // Something else takes the focus: beside the link of the promotion strip.
    await page
      .locator('aside')
      .first()
      .click({ position: { x: 2, y: 2 } });
    await list.waitFor({ state: 'detached' });
    expect(await input.inputValue()).toBe('TEMU');
    await input.focus();
    await list.waitFor();
    await input.fill('');
    await list.waitFor({ state: 'detached' });
    await input.fill('zzz');
    await page.getByText(words('en', 'search.none', { query: 'zzz' })).waitFor();
    expect(await options.count()).toBe(0);
    const others = page.locator('[data-results] a');
    const targets = await attributesOf(others, 'href');
    expect(targets.length).toBeGreaterThan(2);
    expect(targets.at(-1)).toBe('/en/stores');
    // Many matches are in a list of about 15rem that scrolls.
    await input.fill('e');
    await options.nth(6).waitFor();
    const { height, content, rem } = await list.evaluate((element) => ({
      height: element.getBoundingClientRect().height,
      content: element.scrollHeight,
      rem: parseFloat(getComputedStyle(document.documentElement).fontSize),
    }));
    expect(height / rem).toBeGreaterThan(14);
    expect(height / rem).toBeLessThan(16);
    expect(content).toBeGreaterThan(height);
    // The last one can be reached, by the wheel and by the keys, and pressed.
    await page.keyboard.press('ArrowUp');
    await expect.poll(() => options.last().getAttribute('aria-selected')).toBe('true');
    await expect
      .poll(() =>
        options.last().evaluate((option) => {
          const { left, top, width, height: tall } = option.getBoundingClientRect();
          return option.contains(document.elementFromPoint(left + width / 2, top + tall / 2));
        }),
      )
      .toBe(true);
  });

  it('suggests a similar name for a query with one typing error, opens it, and clears itself', async () => {
    const { page, input, list, options, found } = await open('#header-search');
    await markDocument(page);
    await input.fill('temuu');
    await page.getByText(words('en', 'search.did-you-mean')).waitFor();
    expect(await found.allInnerTexts()).toEqual(['Temu']);
    expect(await options.first().getAttribute('aria-selected')).toBe('true');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/en/store/temu');
    await list.waitFor({ state: 'detached' });
    expect(await input.inputValue()).toBe('');
    expect(await isMarkedDocument(page)).toBe(true);
  });

  it('links to categories and all stores if nothing matches, and closes after a choice', {
    tags: ['all'],
  }, async () => {
    const { page, input, list } = await open('#header-search');
    await input.fill('zzz');
    await page.getByText(words('en', 'search.none', { query: 'zzz' })).waitFor();
    await markDocument(page);
    await page.locator('[data-results] a').last().click();
    await page.waitForURL('**/en/stores');
    expect(await isMarkedDocument(page)).toBe(true);
    await list.waitFor({ state: 'detached' });
    expect(await page.locator('[data-results]').count()).toBe(0);
  });

  it('supports the arrow keys, Enter and Escape', { tags: ['all'] }, async () => {
    const { page, input, list, options, found } = await open('#header-search');
    await input.fill('e');
    await options.nth(2).waitFor();
    const active = async (): Promise<number> => {
      const id = await input.getAttribute('aria-activedescendant');
      return options.evaluateAll((all, wanted) => all.findIndex((option) => option.id === wanted), id);
    };
    // Enter opens the first from the start; the first arrow moves onto it, so that it is read out.
    expect(await options.first().getAttribute('aria-selected')).toBe('true');
    expect(await input.getAttribute('aria-activedescendant')).toBeNull();
    await page.keyboard.press('ArrowDown');
    await expect.poll(active).toBe(0);
    await page.keyboard.press('ArrowDown');
    await expect.poll(active).toBe(1);
    await page.keyboard.press('ArrowUp');
    await expect.poll(active).toBe(0);
    await page.keyboard.press('Escape');
    await list.waitFor({ state: 'detached' });
    expect(await input.inputValue()).toBe('e');
    expect(await input.getAttribute('aria-expanded')).toBe('false');
    await page.keyboard.press('ArrowDown');
    await list.waitFor();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expect.poll(() => input.inputValue()).toBe('');
    await input.fill('e');
    await options.nth(2).waitFor();
    await page.keyboard.press('ArrowDown');
    const chosen = await found.first().innerText();
    await markDocument(page);
    await page.keyboard.press('Enter');
    await page.waitForURL((url) => url.pathname !== '/en/');
    await page.locator('main').getByText(chosen, { exact: true }).first().waitFor();
    expect(await isMarkedDocument(page)).toBe(true);
    await expect.poll(() => page.getByRole('listbox').count()).toBe(0);
  });

  it.each([
    ['#header-search', windows.desk],
    ['#menu-search', windows.phone],
    ['#hero-search', windows.phone],
  ] as const)('opens from %s the store that is pressed, and closes', { tags: ['all'] }, async (box, viewport) => {
    const { page, input, list, options } = await open(box, viewport);
    await markDocument(page);
    await input.fill('ashar');
    await options.filter({ hasText: 'BasharaCare' }).click();
    await list.waitFor({ state: 'detached' });
    // The hero stays behind with its page.
    if (box !== '#hero-search') expect(await input.inputValue()).toBe('');
    await page.waitForURL('**/en/store/basharacare');
    expect(await page.locator('header nav a').first().isVisible()).toBe(viewport === windows.desk);
    expect(await isMarkedDocument(page)).toBe(true);
  });

  it('reports that the list of stores cannot be loaded, and retries on the next letter', {
    tags: ['all'],
  }, async () => {
    const refusal = refusalOf('**/search.json');
    const page = await visits.open('/en/about', {
      expected: /Failed to load resource/,
      routes: refusal.begin,
    });
    const input = page.locator('#header-search');
    await input.fill('te');
    await page.getByText(words('en', 'search.failed')).waitFor();
    await refusal.end();
    await input.fill('tem');
    await page.getByRole('option', { name: 'Temu' }).first().waitFor();
  });
});
