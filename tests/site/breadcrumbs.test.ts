import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, inject, it } from 'vitest';
import { pageFile, sitePath } from '../../src/domain/pages/paths';
import { readDocument } from '../support/documents';
import { siteUnderTest } from '../support/site-under-test';
import { browserForTests } from '../support/visit';
import { thingsOfType } from '../support/vocabulary';
import { words } from '../support/words';

const site = siteUnderTest();
const visits = browserForTests();
const { origin, basePath } = site.settings;
const kinds = ['store', 'category', 'season', 'post', 'checks', 'article'];
const pages = site.pages.filter(({ kind }) => kinds.includes(kind));

/** The links of the breadcrumbs in a document. */
function trailOf(html: string, name: string): readonly { readonly name: string; readonly path: string }[] {
  const [, trail = ''] = html.split(new RegExp(`<nav[^>]* aria-label="${name}"[^>]*>`));
  const links = trail.slice(0, trail.indexOf('</nav>')).matchAll(/<a [^>]*href="([^"]*)"[^>]*>(.*?)<\/a>/gs);
  return [...links].map(([, path = '', text = '']) => ({ name: readDocument(text).words.trim(), path }));
}

describe('breadcrumbs (product rule R88)', () => {
  it.each(pages.map((page) => [sitePath(page.language, page.path), page] as const))(
    'match the structured data of %s, except for the page itself',
    (address, { language, path: own, indexed }) => {
      const html = readFileSync(path.join(inject('siteFolder'), pageFile(language, own, 'html')), 'utf8');
      const links = trailOf(html, words(language, 'page.trail'));
      expect(links.length).toBeGreaterThanOrEqual(2);
      expect(links[0]?.path).toBe(`/${language}/`);
      if (!indexed) return;
      const { structuredData } = readDocument(html);
      const items = thingsOfType(structuredData, 'BreadcrumbList').flatMap(({ itemListElement }) => itemListElement);
      expect(items).toMatchObject([
        ...links.map(({ name, path: to }, index) => ({ position: index + 1, name, item: origin + basePath + to })),
        { position: links.length + 1, item: origin + basePath + address },
      ]);
    },
  );

  it('lead from a store to its category and from there to its group', async () => {
    const page = await visits.open('/en/store/iherb');
    const trail = page.getByRole('navigation', { name: words('en', 'page.trail') });
    expect(await trail.getByRole('link').allInnerTexts()).toEqual(['Home', 'Stores', 'Vitamins and supplements']);
    await trail.getByRole('link', { name: 'Vitamins and supplements' }).click();
    await page.waitForURL('**/en/category/vitamins');
    await expect.poll(() => trail.getByRole('link').allInnerTexts()).toEqual(['Home', 'Stores', 'Health and beauty']);
  });
});
