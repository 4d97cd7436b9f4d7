import { describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { sitePath } from '../../src/domain/pages/paths';
import { clocks } from '../support/behaviour';
import { isComplete } from '../support/extent';
import { siteUnderTest } from '../support/site-under-test';
import { browserForTests, windows } from '../support/visit';

const site = siteUnderTest();
const visits = browserForTests();

/**
 * The visible controls that are lower or narrower than 44 px. A link inside running text is exempt (WCAG 2.5.8), as
 * is what only the keyboard shows.
 */
function smallTargets(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    for (const details of document.querySelectorAll('main details')) details.setAttribute('open', '');
    const controls = document.querySelectorAll<HTMLElement>('a[href], button, summary, input, select, [role="option"]');
    const isInText = (control: HTMLElement): boolean =>
      getComputedStyle(control).display === 'inline' &&
      control.closest('p, li, dd, td, th')?.textContent.trim() !== control.textContent.trim();
    return [...controls]
      .filter((control) => control.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: false }))
      .filter((control) => !getComputedStyle(control).clipPath.startsWith('inset(50%') && !isInText(control))
      .flatMap((control) => {
        // The border of a field belongs to the box around it.
        const box = control instanceof HTMLInputElement ? control.parentElement : control;
        const { width, height } = (box ?? control).getBoundingClientRect();
        const size = `${Math.round(width)}x${Math.round(height)}`;
        return height < 43.5 || width < 43.5
          ? [`${control.tagName} ${control.textContent.trim().slice(0, 40)} ${size}`]
          : [];
      });
  });
}

describe('touch targets on a phone', () => {
  const pages = site.pages.filter((page) => page.language === 'ar');
  // The pages with the most different controls.
  const everyday = pages.filter(({ path }) => ['/', '/store/iherb'].includes(path));

  it.each((isComplete ? pages : everyday).map(({ path, kind }) => [sitePath('ar', path), kind] as const))(
    'are at least 44 px high and wide on %s (%s)',
    async (address, kind) => {
      const expected = kind === 'not-found' ? /404/ : undefined;
      const page = await visits.open(address, { viewport: windows.phone, at: clocks.november2026, expected });
      expect(await smallTargets(page)).toEqual([]);
    },
  );

  it('are at least 44 px high and wide on the page of a feed while its offers are active', {
    tags: ['all'],
  }, async () => {
    const page = await visits.open('/ar/store/dhgate', { viewport: windows.phone, at: clocks.september2025 });
    expect(await smallTargets(page)).toEqual([]);
  });

  it('are at least 44 px high and wide in the menu', { tags: ['all'] }, async () => {
    const page = await visits.open('/ar/', { viewport: windows.phone, at: clocks.november2026 });
    await page.locator('header button[aria-controls]').first().click();
    const small = await smallTargets(page);
    expect(small).toEqual([]);
  });
});
