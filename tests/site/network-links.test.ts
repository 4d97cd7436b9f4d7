/** @module-tag all */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Locator } from 'playwright-core';
import { unfoldOffers } from '../support/behaviour';
import { filesBelow } from '../support/documents';
import { copyProject } from '../support/project-copy';
import { servedCopy } from '../support/served-copy';
import { qrTextOf } from '../support/qr';
import { browserForTests } from '../support/visit';
import { words } from '../support/words';

const visits = browserForTests();
const at = '2026-11-20T09:00:00Z';

const environment = { SITE_PREVIEWS: 'off', SOURCE_DATE_EPOCH: String(Date.parse(at) / 1000) };
const site = servedCopy(environment, (copy) => {
  for (const store of ['temu', 'west-elm', 'aliexpress']) {
    copy.replace(`data/stores/${store}.yaml`, /^(url: .*\n)/m, '$1from: { network: gulfclicks, programme: "417" }\n');
  }
});

const dist = (): string => site.path('dist');
const pagesOfDist = (): readonly string[] => filesBelow(dist()).filter((file) => file.endsWith('.html'));
const read = (file: string): string => readFileSync(path.join(dist(), file), 'utf8');

/** The link through the network to the site of a store. */
function link(store: string, page: string, place: string, language: string): string {
  return `https://clicks.example.com/c?offer=417&url=${encodeURIComponent(store)}&sub1=${page}.${place}.${language}`;
}
const temu = 'https://www.temu.com/';

/** A text of the site with the addresses as they are in the data. */
function withoutNetwork(text: string): string {
  return text.replace(
    /https:\/\/clicks\.example\.com\/c\?offer=417(?:&amp;|&)url=([^&]*)(?:&amp;|&)sub1=[a-z0-9-]+\.[a-z]\.(?:en|ar)/g,
    (_link, address: string) => decodeURIComponent(address),
  );
}

describe('the links through a network (product rule R92)', () => {
  it('change nothing else on any page', { tags: ['all'] }, () => {
    const plain = copyProject(environment);
    expect(plain.run('build', '--quiet').code).toBe(0);
    const htmlBefore = (file: string): string => readFileSync(path.join(plain.root, 'dist', file), 'utf8');
    const changed = pagesOfDist().filter((file) => read(file) !== htmlBefore(file));
    expect(changed.length).toBeGreaterThan(5);
    for (const file of changed) {
      // The version of the data names its content.
      const unversioned = (html: string): string =>
        withoutNetwork(html).replace(/[?&](?:amp;)?v=[\w-]+|data-version="[^"]*"/g, '');
      expect([file, unversioned(read(file))]).toEqual([file, unversioned(htmlBefore(file))]);
    }
    plain.remove();
  });

  it('leave no placeholder in a page and no network settings in the site', () => {
    for (const file of pagesOfDist())
      expect([file, /\{(?:page|place|language)\}/.test(read(file))]).toEqual([file, false]);
    for (const file of filesBelow(dist()).filter((name) => /\.(?:html|json|xml|js)$/.test(name))) {
      // "How we check" says through which network a link leads.
      const settings = file.includes('how-we-check') ? /written consent|Payout/i : /gulfclicks|written consent|Payout/i;
      expect([file, settings.test(read(file))]).toEqual([file, false]);
    }
  });

  it('leave the public copy of the catalogue unchanged', () => {
    expect(read('api/v1/offers/temu.json')).toContain(`"url":"${temu}"`);
    expect(read('api/v1/offers/temu.json')).not.toContain('clicks.example.com');
  });
});

describe('the links through a network', () => {
  const visit = (page: string, more: object = {}) => visits.open(`/en${page}`, { site: site.url(), at, ...more });
  const href = (found: Locator): Promise<string | null> => found.getAttribute('href');

  it.each([
    ['store/temu', 'temu', 'f'],
    ['store/temu', 'temu', 'c'],
    ['store/west-elm', 'west-elm', 't'],
    ['aliexpress-promo-code-2025', 'aliexpress-promo-code-2025', 'c'],
    ['all-coupons', 'all-coupons', 'c'],
    ['index', 'home', 'c'],
  ])('name the page and the place without JavaScript: %s, %s.%s', (file, page, place) => {
    expect(read(`en/${file}.html`)).toContain(`sub1=${page}.${place}.en`);
  });

  it('name their place with JavaScript, in the first offer and in the list', async () => {
    const page = await visit('/store/temu');
    const first = page.locator('main article').first();
    const getCode = 'Get Code';
    expect(await href(first.getByRole('link', { name: getCode }))).toBe(link(temu, 'temu', 'f', 'en'));
    const row = page.locator('#codes [data-offer="alc460086"]');
    expect(await href(row.getByRole('link', { name: getCode }))).toBe(link(temu, 'temu', 'c', 'en'));
    const printed = page.locator('main bdi', { hasText: /^https:/ }).and(page.locator('article bdi'));
    expect(await printed.first().textContent()).toBe(link(temu, 'temu', 'p', 'en'));
  });

  it('name as their place the strip after a copy, the modal and the QR code', { tags: ['all'] }, async () => {
    const page = await visit('/store/temu');
    await unfoldOffers(page);
    const first = page.locator('main article').first();
    await first.getByRole('button', { name: 'Copy Code alb121108' }).click();
    expect(await href(page.locator('[data-strip] a'))).toBe(link(temu, 'temu', 'b', 'en'));
    await first.getByRole('link', { name: 'Get Code' }).click();
    const modal = page.getByRole('dialog').getByRole('link', { name: words('en', 'modal.go-to-store') });
    expect(await href(modal)).toBe(link(temu, 'temu', 'm', 'en'));
    await page.keyboard.press('Escape');
    await first.getByRole('button', { name: words('en', 'qr.show') }).click();
    const dialog = page.getByRole('dialog', {
      name: 'Open Temu in the app',
    });
    expect(await qrTextOf(dialog.getByRole('img').locator('..'))).toBe(link(temu, 'temu', 'q', 'en'));
  });
});
