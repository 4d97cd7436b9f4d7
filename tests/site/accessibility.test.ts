import { describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { sitePath } from '../../src/domain/pages/paths';
import { contrastOnly, violations } from '../support/axe';
import { clocks, dismissNotice, plain, overflowOf, hasFocus } from '../support/behaviour';
import { isComplete, someOf } from '../support/extent';
import { pageOfEachKind, siteUnderTest } from '../support/site-under-test';
import { browserForTests, windows } from '../support/visit';
import { bothLanguages, words } from '../support/words';

const site = siteUnderTest();
const visits = browserForTests();
/** Headings that skip a level, with the one before them. */
function headingLeaps(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const headings = [...document.querySelectorAll<HTMLElement>('h1, h2, h3, h4, h5, h6')].filter(
      (heading) => heading.checkVisibility() || heading.closest('details') !== null,
    );
    return headings.flatMap((heading, index) => {
      const before = headings[index - 1];
      const level = Number(heading.tagName.slice(1));
      const leaps = before ? level > Number(before.tagName.slice(1)) + 1 : level !== 1;
      return leaps ? [`${before?.outerHTML.slice(0, 60) ?? 'the start'} > ${heading.outerHTML.slice(0, 60)}`] : [];
    });
  });
}

/** Everything that would still move for a reader who asked for less motion. */
function motions(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const longest = (durations: string): number =>
      Math.max(
        ...durations
          .split(',')
          .map((duration) => Number.parseFloat(duration) * (duration.trim().endsWith('ms') ? 1 : 1000)),
      );
    const moves = (element: Element, part?: string): boolean => {
      const { transitionDuration, animationDuration } = getComputedStyle(element, part);
      return Math.max(longest(transitionDuration), longest(animationDuration)) > 1;
    };
    const restless = [...document.querySelectorAll('*')].filter(
      (element) => moves(element) || (element instanceof HTMLDialogElement && moves(element, '::backdrop')),
    );
    const running = document.getAnimations().filter((animation) => animation.playState === 'running');
    return [...restless.map((element) => element.outerHTML.slice(0, 100)), ...running.map(() => 'a running animation')];
  });
}

/** Opens what a template keeps folded, so that it is judged with the rest. */
async function unfold(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.querySelector('details')?.setAttribute('open', '');
  });
}

/** Two further store pages, which have the parts of the first. */
const furtherStores: readonly string[] = ['/store/dhgate', '/namshi-coupon'];

/** A page of each kind in each language; `npm test` opens each kind in one of them. */
const templates = bothLanguages.flatMap((language, place) =>
  pageOfEachKind(site.pages.filter((page) => page.language === language)).filter(
    ({ path }, index) => isComplete || (index % 2 === place && !furtherStores.includes(path)),
  ),
);

describe('the page templates', () => {
  it.each(templates.map((page) => [sitePath(page.language, page.path), page] as const))(
    'fit on a phone and have no accessibility violations on %s, in both modes',
    async (address, { kind, path, ...data }) => {
      const page = await visits.open(address, {
        viewport: windows.phone,
        ...(path === '/store/dhgate' && { at: clocks.september2025 }),
        expected: kind === 'not-found' ? /404/ : undefined,
      });
      expect(await page.title()).toBe(data.title);
      expect(plain(await page.locator('h1').innerText())).toBe(plain(data.heading));
      expect(await overflowOf(page)).toBe(0);
      await unfold(page);
      expect(await violations(page)).toEqual([]);
      expect(await headingLeaps(page)).toEqual([]);
      expect(await motions(page)).toEqual([]);
      // The parts of the other templates have the same colours.
      if (!isComplete && kind !== 'store' && kind !== 'home') return;
      await page.emulateMedia({ colorScheme: 'dark' });
      expect(await violations(page, contrastOnly)).toEqual([]);
    },
  );
});

const firstStore = '/store/temu';

/** The focused element: its role and name, and whether its focus is visible. */
interface Focus {
  readonly what: string;
  readonly hidden: boolean;
  readonly ring: number;
}

function focusOf(page: Page): Promise<Focus> {
  return page.evaluate(async () => {
    // Scroll containers, such as the row of letters, follow the focus a frame later.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const element = document.activeElement;
    if (!element || element === document.body) return { what: 'nothing', hidden: false, ring: 3 };
    const rings = [element, element.parentElement].map((ringed) => (ringed ? getComputedStyle(ringed) : undefined));
    // A search box shows the ring on its frame.
    const ring = Math.max(
      ...rings.map((style) => (style && style.outlineStyle !== 'none' ? Number.parseFloat(style.outlineWidth) : 0)),
    );
    const seen = [...element.getClientRects()].some(({ left, top, width, height }) => {
      // Where its ring begins at the top is what a sticky bar would cover first.
      const points = [
        [left + width / 2, top + height / 2],
        [left + width / 2, top + 2],
      ] as const;
      return points.every(([x, y]) => {
        const hit = document.elementFromPoint(x, y);
        return hit !== null && (element.contains(hit) || hit.contains(element));
      });
    });
    return { what: element.outerHTML.slice(0, 120), hidden: !seen, ring };
  });
}

describe('keyboard operation', () => {
  it.each([firstStore, '/stores'])(
    'reaches the same controls of %s in both directions, each visible and with a focus ring',
    { tags: ['all'] },
    async (address) => {
      // With a basket in the fragment, its fields are there from the start.
      const page = await visits.open(`${sitePath('ar', address)}#basket=`, {
        viewport: windows.phone,
        at: clocks.november2026,
      });
      if ((await page.locator('#basket').count()) > 0)
        await page.locator('[data-basket-answer]').waitFor({ state: 'attached' });
      const walk = async (key: string, most: number): Promise<readonly Focus[]> => {
        const stops: Focus[] = [];
        while (stops.length < most) {
          await page.keyboard.press(key);
          const stop = await focusOf(page);
          if (stop.what === 'nothing') break;
          stops.push(stop);
        }
        return stops;
      };
      const forwards = await walk('Tab', 200);
      expect(forwards.length).toBeGreaterThan(20);
      expect(forwards.length).toBeLessThan(200);
      expect(forwards.filter(({ hidden, ring }) => hidden || ring < 2)).toEqual([]);
      // From the end of the page upwards, because a sticky header hides elements in that direction.
      const back = await walk('Shift+Tab', forwards.length);
      expect(back.map(({ what }) => what)).toEqual(forwards.map(({ what }) => what).reverse());
      expect(back.filter(({ hidden, ring }) => hidden || ring < 2)).toEqual([]);
    },
  );

  it('skips to the content, opens and leaves the menu, and searches', async () => {
    const page = await visits.open(sitePath('ar', '/stores'), { viewport: windows.phone });
    await page.keyboard.press('Tab');
    expect(await page.locator(':focus').innerText()).toBe(words('ar', 'shell.skip'));
    expect(await focusOf(page)).toMatchObject({ hidden: false });
    await page.keyboard.press('Enter');
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('content');

    const toggle = page.locator('header button[aria-expanded]');
    await toggle.focus();
    await page.keyboard.press('Enter');
    expect(await toggle.getAttribute('aria-expanded')).toBe('true');
    expect(await violations(page)).toEqual([]);

    const search = page.locator('header [role="combobox"]:visible');
    await search.focus();
    await page.keyboard.type('تي');
    await page.locator('[role="option"]').first().waitFor();
    await page.keyboard.press('ArrowDown');
    await expect
      .poll(() =>
        search.evaluate((box) => {
          const active = document.getElementById(box.getAttribute('aria-activedescendant') ?? '');
          return active?.getAttribute('aria-selected');
        }),
      )
      .toBe('true');
    expect(await violations(page)).toEqual([]);
    // The list, then the words, then the menu.
    for (let press = 0; press < 3; press += 1) await page.keyboard.press('Escape');
    expect(await toggle.getAttribute('aria-expanded')).toBe('false');
    expect(await hasFocus(toggle)).toBe(true);
  });

  it('copies a code from a ticket, opens its modal, stays inside and returns the focus', async () => {
    const page = await visits.open(sitePath('ar', firstStore), {
      viewport: windows.phone,
      at: clocks.november2026,
    });
    const ticket = page.locator('main article[data-kind="code"]').first();
    await ticket.locator('button[data-replay]').first().focus();
    await page.keyboard.press('Enter');
    // The pointer keeps the notice open.
    await page.locator('[data-toast]').hover();
    expect(await violations(page)).toEqual([]);
    await dismissNotice(page);

    const getCode = ticket.locator('a[aria-haspopup="dialog"]');
    await getCode.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog');
    await dialog.waitFor();
    expect(await violations(page)).toEqual([]);
    expect(await motions(page)).toEqual([]);
    for (let stop = 0; stop < 6; stop += 1) {
      await page.keyboard.press('Tab');
      // The browser's own bar is one of the stops of a modal dialog.
      expect(
        await page.evaluate(
          () => document.activeElement === document.body || document.activeElement?.closest('dialog') !== null,
        ),
      ).toBe(true);
    }
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    expect(await hasFocus(getCode)).toBe(true);
  });

  it('has visible borders and focus rings in forced-colors mode', { tags: ['all'] }, async () => {
    const page = await visits.open(sitePath('ar', firstStore), {
      viewport: windows.phone,
      at: clocks.november2026,
      media: { forcedColors: 'active' },
    });
    // The first ticket, and the list of the others.
    const tickets = await page
      .locator('main article[data-offer]:not(li *), main ul:has(> li > article)')
      .evaluateAll((found) =>
        found.map((ticket) => {
          const { borderBlockStartStyle, borderBlockStartWidth, filter } = getComputedStyle(ticket);
          return {
            solid: borderBlockStartStyle === 'solid' && Number.parseFloat(borderBlockStartWidth) >= 1,
            filter,
          };
        }),
      );
    expect(tickets.length).toBeGreaterThan(1);
    expect(tickets.filter(({ solid, filter }) => !solid || filter !== 'none')).toEqual([]);
    const action = page.locator('main article[data-offer] a[aria-haspopup="dialog"]').first();
    expect(
      await action.evaluate(
        (element) => getComputedStyle(element).borderBlockStartColor !== getComputedStyle(element).backgroundColor,
      ),
    ).toBe(true);
    await page.keyboard.press('Tab');
    await action.focus();
    expect(await action.evaluate((element) => getComputedStyle(element).outlineStyle)).toBe('solid');
    await action.click();
    await page.getByRole('dialog').waitFor();
    expect(await page.getByRole('dialog').evaluate((element) => getComputedStyle(element).borderBlockStartStyle)).toBe(
      'solid',
    );
  });
});

const stores = site.pages.filter((page) => page.kind === 'store' && (page.featured !== undefined || page.fromFeed));

it.each(someOf(stores, stores.length).map((page) => [sitePath(page.language, page.path), page] as const))(
  'the first phone screen of %s shows the best offer with code and button, and the disclosure right below the ticket',
  async (address, { language, path }) => {
    const page = await visits.open(address, {
      viewport: windows.phone,
      at: path === '/store/dhgate' ? clocks.september2025 : clocks.november2026,
    });
    const parts = await page
      .locator('main article[data-offer]')
      .first()
      .evaluate((ticket) => {
        const edge = (selector: string): number | undefined =>
          ticket.querySelector(selector)?.getBoundingClientRect().bottom;
        return {
          bottom: ticket.getBoundingClientRect().bottom,
          code: edge('code'),
          button: edge('a[href^="https:"]'),
        };
      });
    const line = await page.getByText(site.sites[language].disclosureLine, { exact: true }).boundingBox();
    expect(line && line.y - parts.bottom).toBeGreaterThanOrEqual(0);
    expect(line && line.y - parts.bottom).toBeLessThan(44);
    if (parts.code !== undefined) expect(parts.code).toBeLessThanOrEqual(844);
    expect(parts.button).toBeLessThanOrEqual(844);
  },
);
