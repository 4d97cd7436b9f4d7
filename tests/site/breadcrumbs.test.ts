import { describe, expect, inject, it } from 'vitest';
import { pageFile, sitePath } from '../../src/domain/pages/paths';
import { readDocumentFile } from '../support/documents';
import { isComplete } from '../support/extent';
import { siteUnderTest } from '../support/site-under-test';
import { browserForTests } from '../support/visit';
import { thingsOfType } from '../support/vocabulary';
import { bothLanguages, someInTurn, words } from '../support/words';

const site = siteUnderTest();
const visits = browserForTests();
const { origin, basePath } = site.settings;
const kinds = ['store', 'category', 'season', 'post', 'checks', 'article'];
/** Of every third kind, `npm test` opens the first page in one of the languages. */
const shown = bothLanguages.flatMap((of) => {
  const pages = site.pages.filter(({ kind, language }) => language === of && kinds.includes(kind));
  const firstOf = (wanted: string) => pages.filter(({ kind }) => kind === wanted).slice(0, 1);
  return isComplete ? pages : someInTurn(kinds, of).flatMap(firstOf);
});

describe('breadcrumbs (product rule R88)', () => {
  it.each(shown.map((page) => [sitePath(page.language, page.path), page] as const))(
    'match the structured data of %s, except for the page itself',
    async (address, page) => {
      const visit = await visits.open(address, { context: { javaScriptEnabled: false }, stopped: true });
      const trail = visit.getByRole('navigation', { name: words(page.language, 'page.trail') });
      const links = await trail.getByRole('link').evaluateAll((all) =>
        all.map((link) => ({
          name: link.textContent.trim(),
          path: new URL((link as HTMLAnchorElement).href).pathname,
        })),
      );
      expect(links.length).toBeGreaterThanOrEqual(2);
      expect(links[0]?.path).toBe(`/${page.language}/`);
      if (!page.indexed) return;
      const { structuredData } = readDocumentFile(inject('siteFolder'), pageFile(page.language, page.path, 'html'));
      const items = thingsOfType(structuredData, 'BreadcrumbList').flatMap(({ itemListElement }) => itemListElement);
      expect(items).toMatchObject([
        ...links.map(({ name, path }, index) => ({ position: index + 1, name, item: origin + basePath + path })),
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
