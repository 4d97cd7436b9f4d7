import { describe, expect, it } from 'vitest';
import { otherLanguage } from '../../src/domain/language';
import { sitePath } from '../../src/domain/paths';
import { isComplete } from '../support/extent';
import { pageOfEachKind, siteUnderTest } from '../support/site-under-test';
import { browserForTests, windows } from '../support/visit';
import { bothLanguages, someInTurn } from '../support/words';

const site = siteUnderTest();
const visits = browserForTests();

/** `npm test` opens a page of every third kind in one language; the tests of accessibility open it in the other. */
const shown = isComplete
  ? site.pages
  : bothLanguages.flatMap((language) =>
      someInTurn(pageOfEachKind(site.pages.filter((page) => page.language === language)), otherLanguage(language)),
    );

describe.each(shown.map((page) => ({ page, address: sitePath(page.language, page.path) })))(
  'the page $address',
  ({ page, address }) => {
    it('opens on a phone with its title, language, direction and heading, without overflow or console output', async () => {
      const opened = await visits.open(address, {
        viewport: windows.phone,
        expected: page.kind === 'not-found' ? /404/ : undefined,
      });
      expect(await opened.title()).toBe(page.title);
      expect(await opened.getAttribute('html', 'lang')).toBe(page.language);
      expect(await opened.getAttribute('html', 'dir')).toBe(page.language === 'ar' ? 'rtl' : 'ltr');
      expect((await opened.locator('h1').allInnerTexts()).map(plain)).toEqual([plain(page.heading)]);
      expect(
        await opened.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
      ).toBe(0);
    });
  },
);

function plain(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
