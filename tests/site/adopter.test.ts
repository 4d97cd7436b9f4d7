import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ServedSite } from '../../generator/site/serve/serve';
import { loadDocument } from '../../generator/catalogue/load/document';
import { fieldOf } from '../../generator/catalogue/load/fields';
import { catalogueRoot } from '../support/catalogue';
import { copyProject, type ProjectCopy } from '../support/project-copy';
import { browserForTests } from '../support/visit';

const visits = browserForTests();
let copy: ProjectCopy;
let served: ServedSite;

/** The names of the site and of the stores that the project ships, in both languages. */
const shippedNames: readonly string[] = [
  'site.yaml',
  ...readdirSync(path.join(catalogueRoot, 'stores')).map((name) => `stores/${name}`),
].flatMap((file) => {
  const text = readFileSync(path.join(catalogueRoot, file), 'utf8');
  const name = fieldOf(loadDocument({ path: file, text }).document?.value, 'name');
  return ['en', 'ar'].map((language) => String(fieldOf(name, language)));
});

/**
 * The shipped Arabic name is also the word for a coupon, which every site has in its list of words that people search
 * for.
 */
const searchedWord = '"قسيمة"';

/**
 * The app schemes that links to stores may have are a list of the program; the schemas of the API contain it.
 */
const appSchemes = /\(?temu(?:, |\|)noon(?:, |\|)namshi(?:, |\|)aliexpress(?:, |\|)iherb(?:, |\|)dhgate\)?/g;

/** The files of the built site with a name that the project ships. */
function filesWithNames(): readonly string[] {
  const dist = path.join(copy.root, 'dist');
  const names = new RegExp(
    String.raw`(?<![\p{L}\p{M}\p{N}])(?:${shippedNames.join('|')}|قسيمة)(?![\p{L}\p{M}\p{N}])|qaseema`,
    'giu',
  );
  return readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(?:html|js|json|css|svg|xml|txt|webmanifest|ics)$|^_/.test(entry.name))
    .flatMap((entry) => {
      const file = path.join(entry.parentPath, entry.name);
      const words = readFileSync(file, 'utf8');
      const isSearch = file.endsWith(path.join('search', 'words.json'));
      const text = isSearch ? words.replace(searchedWord, '') : words.replaceAll(appSchemes, '');
      return [...new Set([...text.matchAll(names)].map(([name]) => `${path.relative(dist, file)}: ${name}`))];
    });
}

beforeAll(async () => {
  copy = copyProject({ SITE_PREVIEWS: 'off' });
  const site = ['site', 'Tawfeer Plus', 'التوفير', 'https://deals.example.org/coupons', 'ar', '#7a2f8f'];
  const asked = copy.run('new', ...site);
  expect(asked.err).toContain('Nothing was changed, because the question cannot be answered here.');
  expect(readdirSync(path.join(copy.root, 'data/posts'))).not.toEqual([]);
  expect(copy.run('new', ...site, '--yes')).toMatchObject({ code: 0, err: '' });
  const store = ['--name', 'Silk House', '--name-ar', 'بيت الحرير', '--url', 'https://www.silk-house.test/'];
  const offer = ['--category', 'fashion', '--code', 'HELLO10', '--percent', '10'];
  expect(copy.run('new', 'store', ...store, ...offer).code).toBe(0);
  expect(copy.run('build')).toMatchObject({ code: 0, err: '' });
  served = await copy.serve();
});

afterAll(async () => {
  await served?.close();
  copy?.remove();
});

describe('a site of one’s own, with another name, address, colour and first language', () => {
  it('is ready for a launch except for what only its owner knows', () => {
    const { code, out } = copy.run('check', '--live', '--format', 'json');
    const { diagnostics } = JSON.parse(out) as {
      readonly diagnostics: readonly { readonly code: string; readonly file: string }[];
    };
    expect([code, diagnostics.map(({ code: found, file }) => `${found} ${file}`)]).toEqual([
      1,
      ['example-address data/pages/contact.yaml'],
    ]);
  });

  it('names neither the shipped site nor a shipped store in any of its files', () => {
    expect(filesWithNames()).toEqual([]);
  });

  it('opens in both languages below its folder, the first language at its root', async () => {
    const site = served.url.replace(/\/$/, '').replace(/\/coupons$/, '');
    const page = await visits.open('/coupons/', { site });
    expect(new URL(page.url()).pathname).toBe('/coupons/ar/');
    expect(await page.title()).toContain('التوفير: أكواد خصم وعروض');
    expect(await page.locator('html').getAttribute('dir')).toBe('rtl');
    expect(await page.innerText('header')).toContain('التوفير');
    await page.goto(`${site}/coupons/ar/stores`);
    for (const name of ['بيت الحرير', 'متجر المثال']) expect(await page.innerText('main')).toContain(name);
    for (const address of ['', 'all-coupons', 'about', 'contact', 'privacy-policy', 'how-we-check']) {
      const answer = await fetch(`${site}/coupons/en/${address}`);
      expect([address, answer.status, (await answer.text()).includes('Tawfeer Plus')]).toEqual([address, 200, true]);
    }
    await page.goto(`${site}/coupons/en/store/silk-house`);
    expect(await page.innerText('footer')).toContain('Tawfeer Plus');
    expect(await page.innerText('main')).toContain('HELLO10');
    const link = page.locator('main a[href^="/coupons/en/"]').first();
    await expect.poll(() => link.count()).toBeGreaterThan(0);
  });
});
