/** @module-tag all */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ServedSite } from '../../generator/site/serve/serve';
import { copyProject, type ProjectCopy } from '../support/project-copy';
import { twelfthStore } from '../support/twelfth-store';
import { browserForTests } from '../support/visit';

const visits = browserForTests();
let copy: ProjectCopy;
let served: ServedSite;

beforeAll(async () => {
  copy = copyProject();
  writeFileSync(path.join(copy.root, 'data/stores/example-bazaar.yaml'), twelfthStore);
  const home = path.join(copy.root, 'data/home.yaml');
  // One featured store whose page is not to be opened yet.
  writeFileSync(
    home,
    readFileSync(home, 'utf8').replace(/^( *)- store: noon\n(?=\1 {2}offer:)/m, '$1- store: noon\n$1  link: "#"\n'),
  );
  const built = copy.run('build');
  expect(built.err).toBe('');
  expect(built.code).toBe(0);
  served = await copy.serve();
});

afterAll(async () => {
  await served?.close();
  copy?.remove();
});

const expected = {
  en: { name: 'Example Bazaar', heading: 'Example Bazaar codes', offer: '12% off at the bazaar' },
  ar: { name: 'بازار المثال', heading: 'أكواد بازار المثال', offer: 'خصم 12% من البازار' },
} as const;

describe.each(['en', 'ar'] as const)('a twelfth store, added as one file, in %s', (language) => {
  const words = expected[language];
  const site = (): string => served.url.replace(/\/$/, '');

  it('has its own page', async () => {
    const page = await visits.open(`/${language}/store/example-bazaar`, { site: site() });
    expect(await page.innerText('h1')).toBe(words.heading);
    expect(await page.innerText('main')).toContain('TWELVE12');
  });

  it('appears in the directory', async () => {
    const page = await visits.open(`/${language}/stores`, { site: site() });
    expect(await page.locator(`a[href="/${language}/store/example-bazaar"]`).first().innerText()).toContain(words.name);
  });

  it('appears among all coupons', async () => {
    const page = await visits.open(`/${language}/all-coupons`, { site: site() });
    expect(await page.innerText('main')).toContain(words.offer);
  });

  it('is found by the search', async () => {
    const page = await visits.open(`/${language}/`, { site: site() });
    await page.locator('header input[role="combobox"]').first().fill(words.name.slice(2, 7));
    await page.getByRole('option', { name: words.name }).click();
    await page.waitForURL(`**/${language}/store/example-bazaar`);
    await page.getByRole('heading', { level: 1, name: words.heading }).waitFor();
  });

  it('appears in the sitemap', async () => {
    const sitemap = readFileSync(path.join(copy.root, 'dist/sitemap.xml'), 'utf8');
    expect(sitemap).toContain(`/${language}/store/example-bazaar<`);
  });

  it('can be featured with a link # that only shows a notice', async () => {
    const page = await visits.open(`/${language}/`, { site: site() });
    await page
      .locator('main [href="#"], main button')
      .filter({ hasText: language === 'en' ? 'Noon' : 'نون' })
      .first()
      .click();
    await page.getByRole('status').filter({ hasText: /\S/ }).first().waitFor({ state: 'attached' });
    expect(new URL(page.url()).pathname).toBe(`/${language}/`);
  });
});
