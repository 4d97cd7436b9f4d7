/** @module-tag all */
import { expect, it } from 'vitest';
import { sitePath } from '../../src/domain/pages/paths';
import { plain, overflowOf } from '../support/behaviour';
import { siteUnderTest } from '../support/site-under-test';
import { browserForTests, windows } from '../support/visit';

const visits = browserForTests();

// The tests of accessibility open a page of each kind, those of the finished site read what is in the HTML.
it.each(siteUnderTest().pages.map((page) => [sitePath(page.language, page.path), page] as const))(
  'the page %s opens on a phone with its heading, without overflow or console output',
  async (address, { kind, heading }) => {
    const page = await visits.open(address, {
      viewport: windows.phone,
      expected: kind === 'not-found' ? /404/ : undefined,
    });
    expect((await page.locator('h1').allInnerTexts()).map(plain)).toEqual([plain(heading)]);
    expect(await overflowOf(page)).toBe(0);
  },
);
