import { describe, expect } from 'vitest';
import type { Page } from 'playwright-core';
import { clocks, newTabOf } from '../support/behaviour';
import { browserForTests, untilReady, windows } from '../support/visit';
import { bothLanguages, inTurns, said, words } from '../support/words';

const visits = browserForTests();

const entry = '**/assets/client-*.js';

/** A way in for the script that opens only after some time, or never. */
async function openWithLateScript(
  path: string,
  viewport = windows.desk,
  at?: string,
): Promise<{ page: Page; letScriptIn: () => void }> {
  let letScriptIn = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    letScriptIn = resolve;
  });
  const page = await visits.open(path, {
    viewport,
    ...(at !== undefined && { at }),
    // Not to be waited for.
    stopped: true,
    routes: (opened) =>
      opened.route(entry, async (route) => {
        await held;
        await route.continue();
      }),
  });
  return { page, letScriptIn };
}

describe.each(bothLanguages)('a page whose script arrives late (product rule R25) in %s', (language) => {
  const itInTurn = inTurns(language);
  itInTurn('keeps a press of "Get Code" for at least three seconds, and then opens the modal', async () => {
    const { page, letScriptIn } = await openWithLateScript(
      `/${language}/store/noon`,
      windows.desk,
      clocks.november2026,
    );
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
    expect(new URL(page.url()).pathname).toBe(`/${language}/store/noon`);
  });

  itInTurn(
    'replays only the last of several presses',
    async () => {
      const { page, letScriptIn } = await openWithLateScript(`/${language}/store/temu`);
      await page.locator('main article').first().locator('a[aria-haspopup="dialog"]').click();
      await page.locator('#codes [data-offer="alc460086"] a[aria-haspopup="dialog"]').click();
      letScriptIn();
      await untilReady(page);
      await expect.poll(() => page.getByRole('dialog').innerText()).toContain('alc460086');
      expect(await page.getByRole('dialog').count()).toBe(1);
      expect(await page.locator('[aria-busy]').count()).toBe(0);
    },
    { tags: 'all' },
  );

  itInTurn('opens nothing for a press on an offer that has ended since the build', async () => {
    const { page, letScriptIn } = await openWithLateScript(
      `/${language}/store/temu`,
      windows.desk,
      '2026-12-01T09:00:00Z',
    );
    const ticket = page.locator('#codes [data-offer="alc460086"]');
    expect(await ticket.getAttribute('data-state')).toBe('active');
    await ticket.locator('a[aria-haspopup="dialog"]').click();
    letScriptIn();
    await untilReady(page);
    expect(await ticket.getAttribute('data-state')).toBe('expired');
    expect(await page.getByRole('dialog').count()).toBe(0);
    expect(page.context().pages()).toHaveLength(1);
  });

  itInTurn(
    'opens the menu for an earlier press of the menu button',
    async () => {
      const { page, letScriptIn } = await openWithLateScript(`/${language}/about`, windows.phone);
      await page.locator('header button[aria-controls]').click();
      letScriptIn();
      await page.locator('header nav a').first().waitFor();
    },
    { tags: 'all' },
  );

  itInTurn('keeps and searches for text already typed into the search box', async () => {
    const { page, letScriptIn } = await openWithLateScript(`/${language}/about`);
    await page.locator('#header-search').fill('temu');
    letScriptIn();
    await untilReady(page);
    await page.getByRole('option', { name: { en: /^Temu/, ar: /^تيمو/ }[language] }).waitFor();
    expect(await page.locator('#header-search').inputValue()).toBe('temu');
  });

  itInTurn(
    'follows plain links to the server without waiting',
    async () => {
      const { page } = await openWithLateScript(`/${language}/about`);
      await page.locator(`header nav a[href="/${language}/stores"]`).click();
      await page.waitForURL(`**/${language}/stores`);
      expect(await page.locator('main li a').count()).toBeGreaterThanOrEqual(11);
    },
    { tags: 'all' },
  );
});

describe.each(bothLanguages)('a page whose script never arrives in %s', (language) => {
  const itInTurn = inTurns(language);
  const open = (path: string, viewport = windows.desk): Promise<Page> =>
    visits.open(path, {
      viewport,
      stopped: true,
      expected: /Failed to load resource/,
      routes: (opened) => opened.route('**/assets/*.js', (route) => route.abort()),
    });

  itInTurn('stays readable, leads from "Get Code" to the store, and hides controls that need a script', async () => {
    const page = await open(`/${language}/store/noon`);
    await page.locator('html[data-script="failed"]').waitFor();
    expect(await page.locator('main article code').first().innerText()).toBe('NDX143');
    for (const hidden of ['header button[aria-controls]', '#header-search', 'footer button', 'main article button']) {
      for (const part of await page.locator(hidden).all()) expect(await part.isVisible(), hidden).toBe(false);
    }
    expect(await page.locator('header nav a').first().isVisible()).toBe(true);
    await page.locator('main details[name] summary').first().click();
    await page.locator('main details[name]').first().locator('div').first().waitFor();
    const button = page.locator('main a[aria-haspopup="dialog"]').first();
    expect(await button.innerText()).toContain(said(language, 'Get Code', 'offer.get-code'));
    expect(await newTabOf(page, () => button.click())).toEqual({
      url: 'https://www.noon.com/',
      referrer: undefined,
      hasOpener: false,
    });
  });

  itInTurn('follows the link of a press that waited for the script', { tags: 'all' }, async () => {
    let rejectScript = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      rejectScript = resolve;
    });
    const page = await visits.open(`/${language}/store/noon`, {
      stopped: true,
      // Following the link leaves the site.
      expected: /Failed to load resource|asked https:\/\/www\.noon\.com\//,
      routes: async (opened) => {
        await opened.route(entry, async (route) => {
          await held;
          await route.abort();
        });
        await opened.route('https://www.noon.com/**', (route) =>
          route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Elsewhere</title>' }),
        );
      },
    });
    await page.locator('main a[aria-haspopup="dialog"]').first().click();
    rejectScript();
    await page.waitForURL('https://www.noon.com/');
  });

  itInTurn(
    'shows the links of the menu on a phone',
    async () => {
      const page = await open(`/${language}/`, windows.phone);
      await page.locator('html[data-script="failed"]').waitFor();
      for (const link of await page.locator('header nav a').all()) expect(await link.isVisible()).toBe(true);
      expect(await page.getByRole('link', { name: words(language, 'home.all-stores') }).isVisible()).toBe(true);
    },
    { tags: 'all' },
  );
});

describe.each(bothLanguages)(
  'a page with scripting disabled (product rule R25) in %s',
  { tags: ['all'] },
  (language) => {
    const itInTurn = inTurns(language);
    const off = { stopped: true, context: { javaScriptEnabled: false } } as const;

    itInTurn('shows codes, offers, questions and answers, with working links', async () => {
      const page = await visits.open(`/${language}/store/temu`, off);
      expect(await page.locator('#codes code').allInnerTexts()).toEqual([
        'alb121108',
        'alc460086',
        'ali460086',
        'acs729490',
      ]);
      await page.locator('main details[name] summary').first().click();
      await page.locator('main details[name]').first().locator('div').first().waitFor();
      for (const hidden of ['#header-search', 'main article button', 'footer button']) {
        for (const part of await page.locator(hidden).all()) expect(await part.isVisible(), hidden).toBe(false);
      }
      await page.locator(`header nav a[href="/${language}/all-coupons"]`).click();
      await page.waitForURL(`**/${language}/all-coupons`);
      expect(await page.locator('main [data-offer]').count()).toBeGreaterThan(20);
    });

    itInTurn('shows all entries of the banner', async () => {
      const page = await visits.open(`/${language}/`, off);
      const entries = page.locator('main [role="group"] li');
      for (const entry of await entries.all()) expect(await entry.isVisible()).toBe(true);
      expect(await entries.count()).toBe(7);
    });
  },
);
