import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, inject, it } from 'vitest';
import type { Page } from 'playwright-core';
import { violations } from '../support/axe';
import { attributesOf, expectNotice, hasFocus, newTabOf, savesData } from '../support/behaviour';
import { changedAt } from '../support/changed-site';
import { filesBelow } from '../support/documents';
import { refusalOf } from '../support/refusal';
import { browserForTests, windows, type Visit } from '../support/visit';
import { words } from '../support/words';

const visits = browserForTests();

it('a site without a report channel in its settings contains no code for reports (product rule R79)', () => {
  const dist = inject('siteFolder');
  const files = filesBelow(dist);
  expect(files.filter((file) => /\/Report-[\w-]+\.js$/.test(file))).toEqual([]);
  const code = files.filter((file) => /\.(?:html|js|json)$/.test(file) && !file.startsWith('messages/'));
  expect(code.length).toBeGreaterThan(100);
  const found = code.filter((file) => /data-have-code|report\.yml/.test(readFileSync(path.join(dist, file), 'utf8')));
  expect(found).toEqual([]);
});

describe('the dialog "I have a code" (product rule R79)', () => {
  const open = (visit: Visit = {}, query = ''): Promise<Page> =>
    visits.open(`/en/store/temu${query}`, { at: changedAt, site: inject('changedUrl'), ...visit });
  const entryOf = (page: Page) => page.locator('a[data-have-code]');
  const windowOf = (page: Page) => page.getByRole('dialog');
  const openWindow = async (page: Page): Promise<void> => {
    await entryOf(page).click();
    await windowOf(page).waitFor();
  };
  const codeField = (page: Page) => windowOf(page).getByLabel(words('en', 'report.code-label'), { exact: true });
  const hrefs = (page: Page): Promise<readonly string[]> => attributesOf(windowOf(page).locator('a'), 'href');

  const line = 'QSM1:temu/+SAVE20:new:SA:-:-:-:2025-09-15:U';
  const sentence = 'I have the code SAVE20 for Temu (Saudi Arabia).';
  const subject = 'Report about a code for Temu';
  const expected = [
    `https://wa.me/12025550123?text=${encodeURIComponent(`${sentence}\n\n${line}`)}`,
    `mailto:codes@example.com?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(`${sentence}\r\n\r\n${line}`)}`,
    `https://github.com/example/coupons/issues/new?template=report.yml&message=${encodeURIComponent(sentence)}&line=${encodeURIComponent(line)}`,
  ];

  it('previews the message, and puts exactly this message into the link of each channel', async () => {
    const page = await open({}, '?country=sa');
    await openWindow(page);
    expect(await windowOf(page).locator('[data-report]').count()).toBe(0);
    await codeField(page).fill('  SAVE20 ');
    const report = windowOf(page).locator('[data-report="new"]');
    await report.getByText(words('en', 'report.preview')).waitFor();
    await report.getByText(sentence, { exact: true }).waitFor();
    await report.getByText(line, { exact: true }).waitFor();
    expect(await violations(page)).toEqual([]);
    expect(await hrefs(page)).toEqual(expected);
    await windowOf(page).getByLabel(words('en', 'report.country-label')).selectOption('');
    await report.getByText(':new:-:-:-:-:2025-09-15:').waitFor();
  });

  it('opens, requests and stores nothing until the visitor presses a link', async () => {
    // Without the pages of visible links, which any page prefetches.
    const page = await open({ before: savesData });
    await openWindow(page);
    // Pictures that the scrolling has brought near.
    await page.waitForLoadState('networkidle');
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await codeField(page).fill('SAVE20');
    await codeField(page).press('Enter');
    await windowOf(page).locator('[data-report]').waitFor();
    expect(requests).toEqual([]);
    expect(page.context().pages()).toHaveLength(1);
    expect(await windowOf(page).locator('form').count()).toBe(0);
    expect(await page.context().storageState({ indexedDB: true })).toEqual({ cookies: [], origins: [] });
    expect(new URL(page.url()).search + new URL(page.url()).hash).toBe('');
    const tab = await newTabOf(page, () =>
      windowOf(page)
        .getByRole('link', { name: words('en', 'report.whatsapp') })
        .click(),
    );
    expect(tab).toMatchObject({ hasOpener: false });
    expect(tab.url).toMatch(/^https:\/\/wa\.me\/12025550123\?text=/);
  });

  it('works with the keyboard alone and returns the focus', { tags: ['all'] }, async () => {
    const page = await open();
    await entryOf(page).focus();
    await page.keyboard.press('Enter');
    await windowOf(page).waitFor();
    await page.keyboard.type('SAVE20');
    expect(await codeField(page).inputValue()).toBe('SAVE20');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('href'))).toContain('https://wa.me/');
    await page.keyboard.press('Escape');
    await windowOf(page).waitFor({ state: 'detached' });
    expect(await hasFocus(entryOf(page))).toBe(true);
  });

  it('fits into 320 px and has no axe violations', { tags: ['all'] }, async () => {
    const page = await visits.open('/ar/store/temu', {
      at: changedAt,
      site: inject('changedUrl'),
      viewport: { width: 320, height: 640 },
    });
    await openWindow(page);
    await windowOf(page)
      .getByLabel(words('ar', 'report.code-label'), { exact: true })
      .fill('EARLYBIRD-EARLYBIRD-EARLYBIRD-EARLYBIRD-EARLYBIRD');
    await windowOf(page).locator('[data-report]').waitFor();
    expect(await violations(page)).toEqual([]);
    expect(
      await windowOf(page).evaluate((dialog) => [dialog.scrollWidth - dialog.clientWidth, dialog.clientWidth <= 320]),
    ).toEqual([0, true]);
    // The line keeps its order.
    expect(
      await windowOf(page)
        .getByText(/^QSM1:/)
        .evaluate((element) => getComputedStyle(element).direction),
    ).toBe('ltr');
  });

  it('links to the first channel without JavaScript', { tags: ['all'] }, async () => {
    const page = await visits.open('/en/store/temu', {
      site: inject('changedUrl'),
      context: { javaScriptEnabled: false },
      stopped: true,
    });
    expect(
      await entryOf(page).evaluate((link) => [link.textContent, link.getAttribute('href'), link.getAttribute('rel')]),
    ).toEqual([words('en', 'report.have-code'), 'https://wa.me/12025550123', 'noopener noreferrer']);
  });

  it('reports that the dialog cannot be loaded, and opens it on the next press', { tags: ['all'] }, async () => {
    const refusal = refusalOf('**/Report-*.js');
    const page = await open({ before: refusal.begin, expected: /ERR_FAILED|Failed to fetch/, viewport: windows.phone });
    await entryOf(page).click();
    await expectNotice(page, words('en', 'modal.failed-title'), words('en', 'load-failure.text'));
    await refusal.end();
    await openWindow(page);
  });

  it('offers the share sheet if the device has one, and reports that it does not open', { tags: ['all'] }, async () => {
    const page = await open({
      before: (opened) =>
        opened.addInitScript(() => {
          const refusals = ['AbortError', 'NotAllowedError'];
          const shared: unknown[] = [];
          Reflect.set(window, 'shared', shared);
          navigator.share = (data) => {
            shared.push(data);
            return Promise.reject(new DOMException('Refused.', refusals.shift()));
          };
        }),
    });
    await openWindow(page);
    await codeField(page).fill('SAVE20');
    const share = windowOf(page).getByRole('button', { name: words('en', 'report.share') });
    await share.click();
    const text = `${sentence.replace(/ \(.*\)/, '')}\n\nQSM1:temu/+SAVE20:new:-:-:-:-:2025-09-15:`;
    expect(await page.evaluate(() => Reflect.get(window, 'shared'))).toEqual([
      { text: expect.stringContaining(text) as string },
    ]);
    await share.click();
    await expectNotice(page, words('en', 'report.share-failed-title'), words('en', 'report.share-failed-text'));
  });
});

describe('the report of a code that the search does not know (product rule R79)', () => {
  it('names the store of its pattern, or none', { tags: ['all'] }, async () => {
    const page = await visits.open('/en/about?country=sa', { at: changedAt, site: inject('changedUrl') });
    const results = page.locator('[data-results][aria-busy="false"]');
    for (const [code, line] of [
      ['AFS99', /^QSM1:aliexpress\/\+AFS99:new:SA:-:-:-:2025-09-15:\w$/],
      ['VIDEO20', /^QSM1:-\/\+VIDEO20:new:SA:-:-:-:2025-09-15:\w$/],
    ] as const) {
      await page.locator('#header-search').fill(code);
      await results.getByRole('button', { name: words('en', 'search.code-report') }).click();
      const report = results.locator('[data-report="new"]');
      await report.getByText(line).waitFor();
      expect(await report.locator('a[href^="mailto:"]').count()).toBe(1);
      expect(await violations(page)).toEqual([]);
    }
  });
});
