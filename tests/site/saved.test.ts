import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, inject, it } from 'vitest';
import type { Page } from 'playwright-core';
import { violations } from '../support/axe';
import { expectNotice, goInside, unfoldOffers, hasFocus } from '../support/behaviour';
import { qrTextOf } from '../support/qr';
import { browserForTests, windows } from '../support/visit';
import { words } from '../support/words';

const visits = browserForTests();
const ticket = (page: Page) => page.locator('main article[data-offer="ndx143"]').first();
const row = (page: Page) => page.locator('main li article[data-offer="ndx143"]');

async function save(page: Page): Promise<void> {
  await ticket(page)
    .getByRole('button', { name: `${words('en', 'save.save')} NDX143`, exact: true })
    .click();
  await page.locator('[data-saved="saved"]').waitFor();
}

/** Follows the link to the saved codes in the same document, which takes a third of the time of a new one. */
async function openSaved(page: Page): Promise<void> {
  await page.locator('[data-saved] a[href="/en/saved"]').click();
  await page.waitForURL('**/en/saved');
}

describe('saved codes (product rule R99)', () => {
  it('are kept after a press on Save, listed in both languages, and removed in every open tab', async () => {
    const page = await visits.open('/en/store/noon', { viewport: windows.phone });
    await save(page);
    // The pressed button and the words below say so; no notice repeats them.
    const saved = ticket(page).getByRole('button', {
      name: 'Saved NDX143',
      exact: true,
    });
    expect(await saved.getAttribute('aria-pressed')).toBe('true');
    expect(await page.locator('[data-toast]').count()).toBe(0);
    await saved.click();
    await page.locator('[data-saved]').waitFor({ state: 'detached' });
    expect(await page.evaluate(() => localStorage.getItem('saved /'))).toContain('"codes":[]');
    await save(page);
    expect(await page.locator('[data-saved]').innerText()).toContain(words('en', 'save.where'));
    await openSaved(page);
    await row(page).waitFor();
    expect((await row(page).locator('code').textContent())?.trim()).toBe('NDX143');
    await row(page).getByRole('button', { name: 'Copy Code' }).waitFor();
    expect(await violations(page)).toEqual([]);
    // The header leads there with their number: on a phone in its menu.
    const link = page.getByRole('banner').getByRole('link', { name: words('en', 'saved.link', { count: 1 }) });
    expect(await link.count()).toBe(0);
    await page.getByRole('button', { name: words('en', 'shell.menu-open') }).click();
    await link.waitFor();
    await page.setViewportSize(windows.desk);
    expect(await link.getAttribute('href')).toBe('/en/saved');
    await page.locator('header a[hreflang="ar"]').click();
    await page.waitForURL('**/ar/saved');
    await row(page).getByRole('heading').filter({ hasText: 'استرداد نقدي حتى 15% من نون' }).waitFor();
    // Another tab removes the code: this one agrees.
    const second = await page.context().newPage();
    await second.goto(`${visits.siteUrl()}/en/saved`);
    await row(second)
      .getByRole('button', { name: `${words('en', 'save.remove')} NDX143` })
      .click();
    await row(page).waitFor({ state: 'detached' });
    await page.locator('[data-saved-link]').waitFor({ state: 'detached' });
  });

  it('show what has changed, follow a renamed id, and are listed separately once ended', async () => {
    let offer = { id: 'other', formerly: ['ndx143'], code: 'NDX999', expires: undefined as string | undefined };
    const page = await visits.open('/en/store/noon', {
      at: '2026-11-20T09:00:00Z',
      routes: (opened) =>
        opened.route('**/api/v1/offers/noon.json', async (route) => {
          const file = await (await route.fetch()).json();
          await route.fulfill({ json: { ...file, offers: [{ ...file.offers[0], ...offer }] } });
        }),
    });
    await save(page);
    await openSaved(page);
    const changed = page.locator('main li article[data-offer="other"]');
    await changed
      .locator('[data-change]')
      .filter({ hasText: words('en', 'saved.changed', { now: 'NDX999', before: 'NDX143' }) })
      .waitFor();
    offer = { ...offer, expires: '2026-11-20T08:00:00.000Z' };
    await page.reload();
    await page.getByRole('heading', { name: words('en', 'saved.ended'), exact: true }).waitFor();
    expect(await changed.getAttribute('data-state')).toBe('expired');
  });

  it('are all deleted by one press, which leaves the keys of other applications', { tags: ['all'] }, async () => {
    const page = await visits.open('/en/store/noon', { viewport: { ...windows.phone, width: 320 } });
    await save(page);
    await page.evaluate(() => {
      localStorage.setItem('saved-unreadable /', 'x');
      // The keys of other applications on the same host.
      for (const key of ['saved-games', 'saved /other/', 'saved-country /other/']) localStorage.setItem(key, 'x');
    });
    await page.goto(`${visits.siteUrl()}/en/saved`);
    await row(page).waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    await page.getByRole('button', { name: words('en', 'saved.forget') }).click();
    await expectNotice(page, words('en', 'saved.forgotten'));
    await page.getByText(words('en', 'saved.empty-title')).waitFor();
    const { cookies, origins } = await page.context().storageState({ indexedDB: true });
    const names = origins.flatMap(({ localStorage: kept }) => kept.map(({ name }) => name));
    expect([cookies, names.toSorted()]).toEqual([[], ['saved /other/', 'saved-country /other/', 'saved-games']]);
  });

  it('are migrated from the former keys without a base path, unless another application wrote them', {
    tags: ['all'],
  }, async () => {
    const page = await visits.open('/en/store/noon', { viewport: windows.phone });
    await save(page);
    const codes = await page.evaluate(() => {
      const text = localStorage.getItem('saved /') ?? '';
      localStorage.clear();
      for (const [key, value] of Object.entries({ saved: text, 'saved-country': 'sa', 'saved-unreadable': 'x' }))
        localStorage.setItem(key, value);
      return text;
    });
    await page.goto(`${visits.siteUrl()}/en/saved`);
    await row(page).waitFor();
    const kept = await page.evaluate(() => ({ ...localStorage }));
    expect(Object.keys(kept).toSorted()).toEqual(['saved /', 'saved-country /', 'saved-unreadable /']);
    expect(codes).not.toBe('');
    await page.evaluate(() => {
      localStorage.clear();
      localStorage.setItem('saved', 'of another application');
    });
    await page.reload();
    await page.getByText(words('en', 'saved.empty-title')).waitFor();
    expect(await page.evaluate(() => ({ ...localStorage }))).toEqual({ saved: 'of another application' });
  });

  it('are shown full screen at the checkout, on white, with the screen awake (product rule R103)', async () => {
    const page = await visits.open('/en/store/noon', {
      viewport: { ...windows.phone, width: 320 },
      media: { colorScheme: 'dark' },
    });
    await page.evaluate(() => {
      const locks = { held: 0 };
      const request = async () => {
        locks.held += 1;
        return { release: async () => (locks.held -= 1) };
      };
      Object.assign(window, { locks });
      Object.defineProperty(navigator, 'wakeLock', { value: { request } });
    });
    const held = () => page.evaluate(() => Reflect.get(Object(Reflect.get(window, 'locks')), 'held'));
    await save(page);
    await goInside(page, '/en/store/temu');
    const second = page.locator('#codes [data-offer="acs729490"]');
    await second.waitFor({ state: 'attached' });
    await unfoldOffers(page);
    await second.getByRole('button', { name: words('en', 'save.save') }).click();
    await openSaved(page);
    await row(page).getByText(words('en', 'saved.spelling')).waitFor();
    const opener = row(page).getByRole('button', { name: words('en', 'saved.checkout') });
    await opener.click();
    const dialog = page.getByRole('dialog');
    const code = dialog.locator('[data-checkout] code');
    await expect.poll(() => code.textContent()).toBe('NDX143');
    expect(await code.evaluate((element) => parseFloat(getComputedStyle(element).fontSize))).toBeGreaterThanOrEqual(40);
    expect(await dialog.evaluate((element) => getComputedStyle(element).backgroundColor)).toBe('rgb(255, 255, 255)');
    expect(await dialog.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
    await expect.poll(held).toBe(1);
    expect(await violations(page)).toEqual([]);
    await dialog.getByRole('button', { name: words('en', 'saved.previous') }).click();
    await expect.poll(() => code.textContent()).toBe('acs729490');
    expect(await dialog.getByRole('status').first().textContent()).toContain('acs729490');
    await dialog.getByRole('button', { name: words('en', 'saved.next') }).click();
    await expect.poll(() => code.textContent()).toBe('NDX143');
    await dialog.getByRole('button', { name: words('en', 'feedback.no'), exact: true }).click();
    await dialog.getByRole('group', { name: words('en', 'refused.label') }).waitFor();
    expect(await violations(page)).toEqual([]);
    await dialog.getByRole('button', { name: words('en', 'feedback.yes'), exact: true }).click();
    await expectNotice(page, words('en', 'notice.thanks-title'), words('en', 'notice.thanks-text'));
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    expect(await hasFocus(opener)).toBe(true);
    expect(await held()).toBe(0);
  });

  it('set unreadable content aside, and report a browser that refuses to store', { tags: ['all'] }, async () => {
    const page = await visits.open('/en/saved', {
      before: (opened) =>
        opened.addInitScript(() => {
          if (localStorage.length === 0) localStorage.setItem('saved /', '{"version":1,"codes":[{}]}');
        }),
    });
    await page.getByText(words('en', 'saved.unreadable')).waitFor();
    expect(await page.evaluate(() => ({ ...localStorage }))).toEqual({
      'saved-unreadable /': '{"version":1,"codes":[{}]}',
    });
    expect(await page.getByText(words('en', 'saved.empty-title')).count()).toBe(0);
    const refusing = await visits.open('/en/store/noon', {
      before: (opened) =>
        opened.addInitScript(() => {
          Storage.prototype.setItem = () => {
            throw new DOMException('Full.', 'QuotaExceededError');
          };
        }),
    });
    await ticket(refusing)
      .getByRole('button', { name: `${words('en', 'save.save')} NDX143`, exact: true })
      .click();
    await refusing.locator('[data-saved="refused"]').getByText(words('en', 'save.refused')).waitFor();
  });

  it('can be deleted even if the list cannot be shown', { tags: ['all'] }, async () => {
    const page = await visits.open('/en/store/noon', {
      viewport: windows.phone,
      expected: /planted/,
      before: (opened) =>
        opened.addInitScript(() => {
          if (!location.pathname.endsWith('/saved')) return;
          // Stands for any fault of the list: this is how it takes a code apart.
          const { match } = String.prototype;
          Object.assign(String.prototype, {
            match(this: string, pattern: string | RegExp): unknown {
              if (String(this) === 'NDX143') throw new Error('planted');
              return Reflect.apply(match, this, [pattern]);
            },
          });
        }),
    });
    await save(page);
    await page.goto(`${visits.siteUrl()}/en/saved`);
    await page
      .getByRole('alert')
      .filter({ hasText: words('en', 'saved.unshown') })
      .waitFor();
    await page.getByRole('button', { name: words('en', 'saved.forget') }).click();
    await page.getByText(words('en', 'saved.empty-title')).waitFor();
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
  });

  it.each([windows.phone, windows.desk])(
    'appear without a layout shift in a window of $width pixels',
    { tags: ['all'] },
    async (viewport) => {
      const page = await visits.open('/en/store/noon', { viewport, apart: true });
      const shifts = () =>
        page.evaluate(() => Object(Reflect.get(window, 'shifts')).reduce((sum: number, each: number) => sum + each, 0));
      await page.addInitScript(() => {
        const found: number[] = [];
        Object.assign(window, { shifts: found });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) found.push(Number(Reflect.get(entry, 'value')));
        }).observe({ type: 'layout-shift', buffered: true });
      });
      await page.goto(`${visits.siteUrl()}/en/saved`);
      await page.getByText(words('en', 'saved.empty-title')).waitFor();
      expect(await shifts()).toBeLessThan(0.01);
      await page.goto(`${visits.siteUrl()}/en/store/noon`);
      await save(page);
      await page.goto(`${visits.siteUrl()}/en/saved`);
      await row(page).waitFor();
      expect(await shifts()).toBeLessThan(0.01);
    },
  );

  it('can be sent by QR code, copied as text and exported to a calendar (product rule R101)', async () => {
    const title = { en: 'Up to 15%', ar: 'حتى 15% كاسترداد نقدي من نون عند الدفع' };
    const changed = { expires: '2026-11-25T20:59:59.000Z', title };
    const open = (address: string) =>
      visits.open(address, {
        at: '2026-11-20T09:00:00Z',
        viewport: { ...windows.phone, width: 320 },
        routes: (opened) =>
          opened.route('**/api/v1/offers/noon.json', async (route) => {
            const file = await (await route.fetch()).json();
            await route.fulfill({ json: { ...file, offers: [{ ...file.offers[0], ...changed }] } });
          }),
      });
    const page = await open('/en/store/noon');
    await save(page);
    await openSaved(page);
    await page.evaluate(() => {
      if ('share' in navigator) Object.defineProperty(Navigator.prototype, 'share', { value: undefined });
    });
    const button = (name: string) => page.getByRole('button', { name });
    const downloading = page.waitForEvent('download');
    await button(words('en', 'saved.remind')).click();
    const file = await downloading;
    expect(file.suggestedFilename()).toBe('noon-ndx143.ics');
    const calendar = readFileSync(await file.path(), 'utf8');
    expect(calendar.split('\r\n').every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
    expect(calendar.replaceAll('\r\n ', '')).toContain(`DESCRIPTION:${title.en}\r\n`);
    expect(calendar).toContain('TRIGGER:-PT24H');
    await button(words('en', 'saved.share')).click();
    await expectNotice(page, words('en', 'saved.list-copied'));
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/: NDX143\n[\s\S]*\/store\/noon$/);
    await button(words('en', 'saved.to-phone')).click();
    const picture = page.getByRole('img', { name: words('en', 'saved.to-phone-image') });
    const address = await qrTextOf(picture);
    expect(address).toMatch(/\/en\/saved#codes=noon\.ndx143\.NDX143$/);
    expect(await violations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);

    const phone = await open(`/en/saved${new URL(address ?? '').hash},namshi.nope.X%E2%80%AEY,../x.a.b`);
    const question = phone.getByRole('dialog', { name: words('en', 'saved.add-title', { count: 1 }) });
    await question.waitFor();
    expect(await violations(phone)).toEqual([]);
    expect(await phone.evaluate(() => localStorage.length)).toBe(0);
    await question.getByRole('button', { name: words('en', 'saved.add'), exact: true }).click();
    await row(phone).getByRole('heading').filter({ hasText: title.en }).waitFor();
    expect(phone.url()).toBe(`${visits.siteUrl()}/en/saved`);
    await row(phone).locator('img[src*="noon"]').waitFor();
    await phone.goto(`${visits.siteUrl()}/en/saved#codes=noon.ndx143.OTHER`);
    await phone.getByRole('dialog', { name: words('en', 'saved.add-known') }).waitFor();
  });

  it('require JavaScript and are excluded from search engines', async () => {
    const page = await visits.open('/en/saved', { stopped: true, context: { javaScriptEnabled: false } });
    expect(await page.locator('main').innerText()).toContain(words('en', 'saved.needs-script'));
    const dist = inject('siteFolder');
    expect(readFileSync(path.join(dist, 'en/saved.html'), 'utf8')).toMatch(/<meta name="robots" content="[^"]*noindex/);
    expect(readFileSync(path.join(dist, 'sitemap.xml'), 'utf8')).not.toContain('/saved');
  });
});
