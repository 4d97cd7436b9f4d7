import { mkdtempSync, cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { check } from '../../../../../generator/catalogue/check/check';
import { hostsIn, ownerNameOf, paidHosts } from '../../../../../generator/site/derive/stores/store-links';
import { loadSchemas } from '../../../../../generator/catalogue/load/schemas';
import { nodeSystem } from '../../../../../generator/system/system';
import { projectRoot, projectSystem } from '../../../../support/catalogue';
import { siteOf } from '../../../../support/site-of';

it('ownerNameOf returns the registered name in a host', () => {
  expect(
    ['noon.com', 'ar.noon.com', 'hm.com.sa', 's.click.aliexpress.com', 'potterybarn.co.uk', 'luban.example'].map(
      ownerNameOf,
    ),
  ).toEqual(['noon', 'noon', 'hm', 'aliexpress', 'potterybarn', 'luban']);
});

it('paidHosts returns only the hosts of stores, in all countries, and of networks', () => {
  const paid = paidHosts(['https://www.potterybarn.ae/'], {
    networks: { clicks: { name: 'Clicks', hosts: ['www.clicks.example'] } },
  });
  const hosts = ['potterybarn.com.kw', 'go.clicks.example', 'support.dcmnetwork.com', 'example.org'];
  expect(paid(hosts)).toEqual(['potterybarn.com.kw', 'go.clicks.example']);
});

it('hostsIn finds hosts in texts of any form', () => {
  const texts = { body: 'See [a](https://www.a.example/x), <https://b.example> and http://c.example.' };
  expect(hostsIn(texts)).toEqual(['a.example', 'b.example']);
  expect(hostsIn(undefined)).toEqual([]);
});

/** After which words of the tiny catalogue the links are written. */
const placesOfTexts = {
  'posts/first-post.yaml': /Un paragraphe avec \[un lien\]\(\/souk-coupon\)\. ?/,
  'pages/about.yaml': /en: Plain words\. ?/,
  'pages/souk-codes-2025.yaml': /intro: All of `FIRST10`\. ?/,
  'stores/souk.yaml': /look\*\* at the total\. ?/,
  'seasons.yaml': /en: The last \*\*Friday\*\* of November\. ?/,
};

it('links to stores are sponsored on every page with texts, and links to others are not', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'links-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  cpSync(path.join(projectRoot, 'tests/fixtures/tiny-catalogue'), folder, { recursive: true });
  const links = ' Go to [the store](https://shop.example.com/sale) or [elsewhere](https://www.other.net/).';
  for (const [file, place] of Object.entries(placesOfTexts)) {
    const target = path.join(folder, 'data', file);
    const text = readFileSync(target, 'utf8');
    expect(text).toMatch(place);
    writeFileSync(
      target,
      text.replace(place, (found) => found + links),
    );
  }
  const system = nodeSystem(folder, {});
  const { catalogue } = check(system, loadSchemas(projectSystem()));
  if (!catalogue) throw new Error('The catalogue has faults.');
  const found = siteOf(system, catalogue).pages.flatMap((page) =>
    [...JSON.stringify(page).matchAll(/\{"kind":"link","to":"(https:[^"]*)"[^{}]*\}/g)].map(
      ([link, to]) => `${page.path} ${to} ${link.includes('"sponsored":true') ? 'sponsored' : 'free'}`,
    ),
  );
  const pages = ['/about', '/blog/first-post', '/season/white-friday', '/souk-codes-2025', '/souk-coupon'];
  expect([...new Set(found)].sort()).toEqual(
    pages.flatMap((page) => [`${page} https://shop.example.com/sale sponsored`, `${page} https://www.other.net/ free`]),
  );
});
