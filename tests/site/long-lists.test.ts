import { readdirSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import type { ServedSite } from '../../generator/serve/serve';
import { syntheticStore } from '../bench/synthetic-catalogue';
import { isMarkedDocument, markDocument } from '../support/behaviour';
import { filesBelow, readDocumentFile, tagsOf } from '../support/documents';
import { copyProject, type ProjectCopy } from '../support/project-copy';
import { browserForTests, windows } from '../support/visit';
import { bothLanguages, words } from '../support/words';

const visits = browserForTests();
const count = 300;
let copy: ProjectCopy;
let served: ServedSite;

const inDist = (...parts: readonly string[]): string => path.join(copy.root, 'dist', ...parts);
const here = (file: string): string => path.join(inject('siteFolder'), file);

beforeAll(async () => {
  copy = copyProject({ SITE_PREVIEWS: 'off' });
  for (let index = 0; index < count; index += 1)
    writeFileSync(
      path.join(copy.root, `data/stores/store-${String(index).padStart(5, '0')}.yaml`),
      syntheticStore(index),
    );
  const built = copy.run('build', '--quiet');
  if (built.code !== 0) throw new Error(built.err);
  served = await copy.serve();
});
afterAll(async () => {
  await served.close();
  copy.remove();
});

describe.each(bothLanguages)('the lists of three hundred stores in %s', (language) => {
  const open = (address: string) => visits.open(`/${language}${address}`, { site: served.url.replace(/\/$/, '') });

  it('are pages of bounded size, in the sitemap, each with a link from the one before', () => {
    const sitemap = filesBelow(inDist()).filter((file) => file.startsWith('sitemap'));
    expect(sitemap).toEqual(['sitemap.xml']);
    for (const list of ['stores', 'all-coupons', 'category/marketplaces']) {
      const further = readdirSync(inDist(language, list)).filter((file) => file.endsWith('.html'));
      expect(further.length).toBeGreaterThan(0);
      for (const file of [`${list}.html`, ...further.map((name) => `${list}/${name}`)])
        expect([file, statSync(inDist(language, file)).size < 500_000]).toEqual([file, true]);
      for (let number = 2; number <= further.length + 1; number += 1) {
        const before = readDocumentFile(inDist(language), number === 2 ? `${list}.html` : `${list}/${number - 1}.html`);
        expect(tagsOf(before, 'a', { rel: 'next', href: `/${language}/${list}/${number}` })).toHaveLength(1);
        const own = readDocumentFile(inDist(language), `${list}/${number}.html`);
        expect(
          tagsOf(own, 'link', { rel: 'canonical', href: `https://www.example.com/${language}/${list}/${number}` }),
        ).toHaveLength(1);
      }
    }
  });

  it('lead from a letter to the page on which it begins, without leaving the document', async () => {
    const page = await open('/stores');
    await markDocument(page);
    const letters = page.getByRole('navigation', { name: words(language, 'directory.letters') });
    const last = letters.getByRole('link').last();
    const letter = (await last.innerText()).trim();
    expect(await last.getAttribute('href')).toMatch(/\/stores\/\d+#letter-/);
    await last.click();
    await page.getByRole('heading', { level: 2, name: letter, exact: true }).waitFor();
    expect(await isMarkedDocument(page)).toBe(true);
    expect(await page.title()).toMatch(/2/);
  });

  it('go on to the next page and back, and say which it is', async () => {
    const page = await visits.open(`/${language}/all-coupons`, {
      site: served.url.replace(/\/$/, ''),
      viewport: windows.phone,
    });
    const pages = page.getByRole('navigation', { name: words(language, 'list.pages') });
    expect(await pages.locator('[aria-current="page"]').innerText()).toBe('1');
    await pages.getByRole('link', { name: words(language, 'list.next') }).click();
    await page.waitForURL(`**/${language}/all-coupons/2`);
    await expect.poll(() => pages.locator('[aria-current="page"]').innerText()).toBe('2');
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
    await pages.getByRole('link', { name: words(language, 'list.previous') }).click();
    await page.waitForURL(`**/${language}/all-coupons`);
  });

  it('are laid out where the reader is, and do not move a moment after a leap', async () => {
    const page = await visits.open(`/${language}/all-coupons`, {
      site: served.url.replace(/\/$/, ''),
      viewport: windows.phone,
      farLater: true,
    });
    const { before, after } = await page.evaluate(async () => {
      const height = async (): Promise<number> => {
        for (let frame = 0; frame < 6; frame += 1) await new Promise(requestAnimationFrame);
        return document.documentElement.scrollHeight;
      };
      window.scrollTo(0, document.documentElement.scrollHeight);
      return { before: await height(), after: await height() };
    });
    expect(after).toBe(before);
    // Between the first screen and the last hardly anything is.
    const rendered = await page
      .locator('main li > article')
      .evaluateAll((tickets) => tickets.map((ticket) => ticket.checkVisibility({ contentVisibilityAuto: true })));
    expect(rendered.at(-1)).toBe(true);
    expect(rendered.filter(Boolean).length).toBeLessThan(rendered.length / 2);
    await page
      .getByRole('navigation', { name: words(language, 'list.pages') })
      .getByRole('link', { name: words(language, 'list.next') })
      .click();
    await page.waitForURL(`**/${language}/all-coupons/2`);
  });

  it('have no page behind the last', async () => {
    const page = await visits.open(`/${language}/stores/99`, { site: served.url.replace(/\/$/, ''), expected: /404/ });
    expect(await page.locator('h1').innerText()).toContain('404');
  });
});

it('cost the first load of a page nothing', () => {
  const scripts = (files: readonly string[]): readonly string[] => files.filter((file) => file.startsWith('assets/'));
  expect(scripts(filesBelow(inDist()))).toEqual(scripts(filesBelow(here('.'))));
});
