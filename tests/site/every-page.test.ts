/** @module-tag all */
import { describe, expect, it } from 'vitest';
import { sitePath } from '../../src/domain/pages/paths';
import { plain } from '../support/behaviour';
import { siteUnderTest } from '../support/site-under-test';
import { browserForTests, windows } from '../support/visit';

const visits = browserForTests();

// The tests of accessibility open a page of each kind.
describe.each(siteUnderTest().pages.map((page) => ({ page, address: sitePath(page.language, page.path) })))(
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
