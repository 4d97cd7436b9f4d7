import { describe, expect, inject, it } from 'vitest';
import { holdAt } from '../support/refusal';
import type { Page } from 'playwright-core';
import { clocks, newTabOf } from '../support/behaviour';
import { browserForTests, untilReady, windows } from '../support/visit';
import { words } from '../support/words';

const visits = browserForTests();

const entry = '**/assets/client-*.js';

/** Opens a page of the changed site, which was built before any offer ended, with a script that waits. */
async function openWithLateScript(
  path: string,
  viewport = windows.desk,
  at?: string,
): Promise<{ page: Page; letScriptIn: () => void }> {
  const held = holdAt(entry);
  const page = await visits.open(path, {
    viewport,
    ...(at !== undefined && { at }),
    site: inject('changedUrl'),
    // Not to be waited for.
    stopped: true,
    routes: held.begin,
  });
  return { page, letScriptIn: held.release };
}

describe('a page whose script arrives late (product rule R25)', () => {
  it('keeps a press of "Get Code" for at least three seconds, and then opens the modal', async () => {
    const { page, letScriptIn } = await openWithLateScript('/ar/store/noon', windows.desk, clocks.november2026);
    const button = page.locator('main a[aria-haspopup="dialog"]').first();
    await button.click();
    expect(await button.getAttribute('aria-busy')).toBe('true');
    await page.clock.runFor(3000);
    expect(await page.getByRole('dialog').count()).toBe(0);
    expect(page.context().pages()).toHaveLength(1);
    letScriptIn();
    await page.getByRole('dialog').waitFor();
    expect(await page.getByRole('dialog').locator('code').innerText()).toBe('NDX143');
    expect(await button.getAttribute('aria-busy')).toBe(null);
    expect(new URL(page.url()).pathname).toBe('/ar/store/noon');
  });

  it('answers only the last of several presses', { tags: ['all'] }, async () => {
    const { page, letScriptIn } = await openWithLateScript('/ar/store/temu', windows.desk, clocks.november2026);
    await page.locator('main article').first().locator('a[aria-haspopup="dialog"]').click();
    await page.locator('#codes [data-offer="alc460086"] a[aria-haspopup="dialog"]').click();
    letScriptIn();
    await untilReady(page);
    await expect.poll(() => page.getByRole('dialog').innerText()).toContain('alc460086');
    expect(await page.getByRole('dialog').count()).toBe(1);
    expect(await page.locator('[aria-busy]').count()).toBe(0);
  });

  it('opens nothing for a press on an offer that has ended since the build', async () => {
    const { page, letScriptIn } = await openWithLateScript('/ar/store/temu', windows.desk, '2026-12-01T09:00:00Z');
    const ticket = page.locator('#codes [data-offer="alc460086"]');
    expect(await ticket.getAttribute('data-state')).toBe('active');
    await ticket.locator('a[aria-haspopup="dialog"]').click();
    letScriptIn();
    await untilReady(page);
    expect(await ticket.getAttribute('data-state')).toBe('expired');
    expect(await page.getByRole('dialog').count()).toBe(0);
    expect(page.context().pages()).toHaveLength(1);
  });

  it('opens the menu for an earlier press of the menu button', { tags: ['all'] }, async () => {
    const { page, letScriptIn } = await openWithLateScript('/ar/about', windows.phone);
    await page.locator('header button[aria-controls]').click();
    letScriptIn();
    await page.locator('header nav a').first().waitFor();
  });

  it('keeps and searches for text already typed into the search box', async () => {
    const { page, letScriptIn } = await openWithLateScript('/ar/about');
    await page.locator('#header-search').fill('temu');
    letScriptIn();
    await untilReady(page);
    await page.getByRole('option', { name: /^تيمو/ }).waitFor();
    expect(await page.locator('#header-search').inputValue()).toBe('temu');
  });

  it('follows plain links to the server without waiting', { tags: ['all'] }, async () => {
    const { page } = await openWithLateScript('/ar/about');
    await page.locator('header nav a[href="/ar/stores"]').click();
    await page.waitForURL('**/ar/stores');
    expect(await page.locator('main li a').count()).toBeGreaterThanOrEqual(11);
  });
});

describe('a page whose script never arrives', () => {
  const open = (path: string, viewport = windows.desk): Promise<Page> =>
    visits.open(path, {
      viewport,
      stopped: true,
      expected: /Failed to load resource/,
      routes: (opened) => opened.route('**/assets/*.js', (route) => route.abort()),
    });

  it('stays readable, leads from "Get Code" to the store, and hides controls that need a script', async () => {
    const page = await open('/ar/store/noon');
    await page.locator('html[data-script="failed"]').waitFor();
    expect(await page.locator('main article code').first().innerText()).toBe('NDX143');
    for (const hidden of ['header button[aria-controls]', '#header-search', 'footer button', 'main article button']) {
      for (const part of await page.locator(hidden).all()) expect(await part.isVisible(), hidden).toBe(false);
    }
    expect(await page.locator('header nav a').first().isVisible()).toBe(true);
    await page.locator('main details[name] summary').first().click();
    await page.locator('main details[name]').first().locator('div').first().waitFor();
    const button = page.locator('main a[aria-haspopup="dialog"]').first();
    expect(await button.innerText()).toContain(words('ar', 'offer.get-code'));
    expect(await newTabOf(page, () => button.click())).toEqual({
      url: 'https://www.noon.com/',
      referrer: undefined,
      hasOpener: false,
    });
  });

  it('follows the link of a press that waited for the script', { tags: ['all'] }, async () => {
    const held = holdAt(entry, (route) => route.abort());
    const page = await visits.open('/ar/store/noon', {
      stopped: true,
      // Following the link leaves the site.
      expected: /Failed to load resource|asked https:\/\/www\.noon\.com\//,
      routes: async (opened) => {
        await held.begin(opened);
        await opened.route('https://www.noon.com/**', (route) =>
          route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Elsewhere</title>' }),
        );
      },
    });
    await page.locator('main a[aria-haspopup="dialog"]').first().click();
    held.release();
    await page.waitForURL('https://www.noon.com/');
  });

  it('shows the links of the menu on a phone', { tags: ['all'] }, async () => {
    const page = await open('/ar/', windows.phone);
    await page.locator('html[data-script="failed"]').waitFor();
    for (const link of await page.locator('header nav a').all()) expect(await link.isVisible()).toBe(true);
    expect(await page.getByRole('link', { name: words('ar', 'home.all-stores') }).isVisible()).toBe(true);
  });
});

describe('a page with scripting disabled (product rule R25)', { tags: ['all'] }, () => {
  const off = { site: inject('changedUrl'), stopped: true, context: { javaScriptEnabled: false } } as const;

  it('shows codes, offers, questions and answers, with working links', async () => {
    const page = await visits.open('/ar/store/temu', off);
    expect(await page.locator('#codes code').allInnerTexts()).toEqual([
      'alb121108',
      'alc460086',
      'ali460086',
      'acs729490',
    ]);
    await page.locator('main details[name] summary').first().click();
    await page.locator('main details[name]').first().locator('div').first().waitFor();
    for (const hidden of ['header button', '#header-search', 'main article button', 'footer button']) {
      for (const part of await page.locator(hidden).all()) expect(await part.isVisible(), hidden).toBe(false);
    }
    await page.locator('header nav a[href="/ar/all-coupons"]').click();
    await page.waitForURL('**/ar/all-coupons');
    expect(await page.locator('main [data-offer]').count()).toBeGreaterThan(20);
  });

  it('shows all entries of the banner', async () => {
    const page = await visits.open('/ar/', off);
    const entries = page.locator('main [role="group"] li');
    for (const entry of await entries.all()) expect(await entry.isVisible()).toBe(true);
    expect(await entries.count()).toBe(7);
  });
});
