/** @module-tag all */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Locator } from 'playwright-core';
import type { ServedSite } from '../../generator/site/serve/serve';
import { unfoldOffers } from '../support/behaviour';
import { filesBelow, readDocumentFile } from '../support/documents';
import { copyProject, type ProjectCopy } from '../support/project-copy';
import { qrTextOf } from '../support/qr';
import { browserForTests } from '../support/visit';
import { bothLanguages, inTurns, said, someInTurn, words } from '../support/words';

const visits = browserForTests();
const at = '2026-11-20T09:00:00Z';
let copy: ProjectCopy;
let served: ServedSite;

const dist = (): string => path.join(copy.root, 'dist');
const pagesOfDist = (): readonly string[] => filesBelow(dist()).filter((file) => file.endsWith('.html'));
const read = (file: string): string => readFileSync(path.join(dist(), file), 'utf8');

function copyOfProject(): ProjectCopy {
  return copyProject({ SITE_PREVIEWS: 'off', SOURCE_DATE_EPOCH: String(Date.parse(at) / 1000) });
}

function build(copy: ProjectCopy): void {
  const built = copy.run('build', '--quiet');
  if (built.code !== 0) throw new Error(built.err);
}

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

beforeAll(async () => {
  copy = copyOfProject();
  for (const store of ['temu', 'west-elm', 'aliexpress']) {
    const file = path.join(copy.root, `data/stores/${store}.yaml`);
    const text = readFileSync(file, 'utf8');
    writeFileSync(file, text.replace(/^(url: .*\n)/m, '$1from: { network: gulfclicks, programme: "417" }\n'));
  }
  build(copy);
  served = await copy.serve();
});
afterAll(async () => {
  await served.close();
  copy.remove();
});

/** The places of a page that its links name, without a script. */
function placesOf(file: string): readonly string[] {
  const found = readDocumentFile(dist(), file).tags.flatMap(({ name, attributes: { href = '' } }) =>
    name === 'a' ? [...href.matchAll(/&sub1=[a-z0-9-]+\.([a-z])\./g)].map(([, place = '']) => place) : [],
  );
  return [...new Set(found)].sort();
}

describe('the links through a network (product rule R92)', () => {
  it('change nothing else on any page', { tags: ['all'] }, () => {
    const plain = copyOfProject();
    build(plain);
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

describe.each(bothLanguages)('the links through a network in %s', (language) => {
  const itInTurn = inTurns(language);
  const visit = (page: string, more: object = {}) =>
    visits.open(`/${language}${page}`, { site: served.url.replace(/\/$/, ''), at, ...more });
  const href = (found: Locator): Promise<string | null> => found.getAttribute('href');

  it.each(
    someInTurn(
      [
        ['store/temu', 'f'],
        ['store/temu', 'c'],
        ['store/west-elm', 't'],
        ['aliexpress-promo-code-2025', 'c'],
        ['all-coupons', 'c'],
        ['index', 'c'],
      ],
      language,
    ),
  )('name their place on the page without JavaScript: %s, %s', (file, place) => {
    expect(placesOf(`${language}/${file}.html`)).toContain(place);
  });

  itInTurn('name their place with JavaScript, in the first offer and in the list', async () => {
    const page = await visit('/store/temu');
    const first = page.locator('main article').first();
    const getCode = said(language, 'Get Code', 'offer.get-code');
    expect(await href(first.getByRole('link', { name: getCode }))).toBe(link(temu, 'temu', 'f', language));
    const row = page.locator('#codes [data-offer="alc460086"]');
    expect(await href(row.getByRole('link', { name: getCode }))).toBe(link(temu, 'temu', 'c', language));
    const printed = page.locator('main bdi', { hasText: /^https:/ }).and(page.locator('article bdi'));
    expect(await printed.first().textContent()).toBe(link(temu, 'temu', 'p', language));
  });

  itInTurn('name as their place the strip after a copy, the modal and the QR code', { tags: 'all' }, async () => {
    const page = await visit('/store/temu');
    await unfoldOffers(page);
    const first = page.locator('main article').first();
    await first.getByRole('button', { name: `${said(language, 'Copy Code', 'offer.copy-code')} alb121108` }).click();
    expect(await href(page.locator('[data-strip] a'))).toBe(link(temu, 'temu', 'b', language));
    await first.getByRole('link', { name: said(language, 'Get Code', 'offer.get-code') }).click();
    const modal = page.getByRole('dialog').getByRole('link', { name: words(language, 'modal.go-to-store') });
    expect(await href(modal)).toBe(link(temu, 'temu', 'm', language));
    await page.keyboard.press('Escape');
    await first.getByRole('button', { name: words(language, 'qr.show') }).click();
    const dialog = page.getByRole('dialog', {
      name: { en: 'Open Temu in the app', ar: 'افتح تيمو في التطبيق' }[language],
    });
    expect(await qrTextOf(dialog.getByRole('img').locator('..'))).toBe(link(temu, 'temu', 'q', language));
  });

  itInTurn('name as their page the list that contains the offer', { tags: 'all' }, async () => {
    const page = await visit('/all-coupons');
    const row = page.locator('[data-offer="alb121108"]').first();
    expect(await href(row.locator('a[rel^="sponsored"]').first())).toBe(link(temu, 'all-coupons', 'c', language));
  });
});
