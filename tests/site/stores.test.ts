import { describe, expect, it } from 'vitest';
import { clocks, goInside } from '../support/behaviour';
import { someOf } from '../support/extent';
import { siteUnderTest } from '../support/site-under-test';
import { browserForTests, windows } from '../support/visit';
import { bothLanguages, inTurn, inTurns, said, words } from '../support/words';

const site = siteUnderTest();
const visits = browserForTests();

const arabicAlphabet = 'ابتثجحخدذرزسشصضطظعغفقكلمنهوي';

/** The letter of the directory that a name belongs to, reckoned without the site's code. */
function letterOf(name: string): string {
  const first = name.charAt(0);
  return 'آأإ'.includes(first) ? 'ا' : first.toUpperCase();
}

describe.each(bothLanguages)('the directory of stores (product rule R41) in %s', (language) => {
  const itInTurn = inTurns(language);
  const directory = site.pages.find((page) => page.language === language && page.kind === 'directory');
  if (directory?.kind !== 'directory') throw new Error('There is no directory.');
  const stores = directory.groups.flatMap(({ items }) => items);

  itInTurn(
    'groups all stores by first letter, in the order of the alphabet, each with its rating or "No ratings yet"',
    async () => {
      const page = await visits.open(`/${language}/stores`);
      const groups = await page.locator('#letters section').evaluateAll((sections) =>
        sections.map((section) => ({
          letter: section.querySelector('h2')?.textContent ?? '',
          names: [...section.querySelectorAll('li')].map(
            (item) => item.querySelector('a > span:nth-child(2) > span:first-child')?.textContent ?? '',
          ),
        })),
      );
      expect(groups.flatMap(({ names }) => names).toSorted()).toEqual(stores.map(({ name }) => name).toSorted());
      for (const { letter, names } of groups) for (const name of names) expect(letterOf(name)).toBe(letter);
      const alphabet = language === 'en' ? 'ABCDEFGHIJKLMNOPQRSTUVWXYZ' : arabicAlphabet;
      const places = groups.map(({ letter }) => alphabet.indexOf(letter));
      expect(places).toEqual(places.toSorted((a, b) => a - b));
      expect(Math.min(...places)).toBeGreaterThanOrEqual(0);

      for (const [path, score, count, shown] of [
        ['/store/ubuy', 4.5, 1200, '1,200+'],
        ['/store/pottery-barn', 4.9, 2500, '2,500+'],
      ] as const) {
        const card = page.locator(`#letters li a[href="/${language}${path}"]`);
        const text = await card.innerText();
        expect(text).toContain(String(score));
        expect(text).toContain(shown);
        const said = await card.textContent();
        expect(said).toContain(words(language, 'ui.rating-name', { score: String(score) }));
        expect(said).toContain(words(language, 'ui.rating-count-at-least', { count }));
      }
      const rated = await page
        .locator('#letters li a')
        .filter({ has: page.locator('[data-fill]') })
        .count();
      expect(rated).toBe(stores.filter(({ rating }) => rating).length);
      const unrated = said(language, 'No ratings yet', 'store.no-ratings');
      expect(await page.locator('#letters li a').filter({ hasText: unrated }).count()).toBe(stores.length - rated);
    },
  );

  itInTurn('scrolls to the stores of a letter when it is pressed', async () => {
    const page = await visits.open(`/${language}/stores`, { viewport: windows.phone });
    const last = directory.groups.at(-1)?.letter ?? '';
    await page
      .getByRole('navigation', { name: words(language, 'directory.letters') })
      .getByText(last, { exact: true })
      .click();
    await expect
      .poll(() =>
        page.getByRole('heading', { level: 2, name: last, exact: true }).evaluate((heading) => {
          const { top, bottom } = heading.getBoundingClientRect();
          const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
          return top >= header && bottom <= window.innerHeight;
        }),
      )
      .toBe(true);
  });

  itInTurn('shows each store with its logo and name, linked to its page', { tags: 'all' }, async () => {
    const page = await visits.open(`/${language}/stores`);
    for (const { name, path, logo } of stores) {
      const card = page.locator(`#letters li a[href="/${language}${path}"]`);
      expect(await card.innerText()).toContain(name);
      const picture = card.locator('img');
      expect(await picture.getAttribute('src')).toBe(logo);
      await picture.scrollIntoViewIfNeeded();
      await expect
        .poll(() => picture.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth))
        .toBeGreaterThan(0);
    }
    await page.locator(`#letters li a[href="/${language}/namshi-coupon"]`).click();
    await page.waitForURL(`**/${language}/namshi-coupon`);
  });

  it.each(inTurn(someOf([clocks.september2025, clocks.november2026], 2), language))(
    "shows the number of active offers of each store by a visitor's clock of %s",
    async (at) => {
      const page = await visits.open(`/${language}/stores`, { at });
      for (const known of site.pages) {
        if (known.kind !== 'store' || known.language !== language) continue;
        const count = known.offers.filter(({ endsAt = Infinity }) => endsAt > Date.parse(at)).length;
        await expect
          .poll(() => page.locator(`#letters li a[href="/${language}${known.path}"]`).innerText(), {
            message: known.path,
          })
          .toContain(words(language, 'store.active-offers', { count }));
      }
      expect(await page.locator(`#letters li a[href="/${language}/store/noon"]`).innerText()).toContain(
        { en: 'Up to 15% cashback', ar: 'استرداد نقدي حتى 15%' }[language],
      );
    },
  );

  itInTurn(
    'shows every letter without horizontal scrolling, and the note about ratings below the stores',
    { tags: 'all' },
    async () => {
      for (const width of [320, 390, 1440]) {
        const page = await visits.open(`/${language}/stores`, { viewport: { width, height: 844 } });
        const letters = page.getByRole('navigation', { name: words(language, 'directory.letters') }).getByRole('link');
        for (const { left, right, height, wide } of await letters.evaluateAll((links) =>
          links.map((link) => {
            const box = link.getBoundingClientRect();
            return { left: box.left, right: box.right, height: box.height, wide: box.width };
          }),
        )) {
          // Letters are in the middle of their boxes. The first box reaches beyond the edge of the text.
          expect(left).toBeGreaterThanOrEqual(0);
          expect(right).toBeLessThanOrEqual(width);
          expect(Math.min(height, wide)).toBeGreaterThanOrEqual(44);
        }
        const note = page
          .locator('main')
          .getByRole('link', { name: { en: /How we check/, ar: /كيف نتحقق/ }[language] });
        const lastStore = await page.locator('main section').last().boundingBox();
        expect((await note.boundingBox())?.y).toBeGreaterThan((lastStore?.y ?? 0) + (lastStore?.height ?? 0));
      }
    },
  );

  itInTurn('shows in a wide window one row of 64 px for each store, with the end of its next offer', async () => {
    const page = await visits.open(`/${language}/stores`, {
      at: clocks.november2026,
      viewport: { width: 1440, height: 900 },
    });
    const rows = page.locator('#letters section li > a');
    const heights = await rows.evaluateAll((all) => all.map((row) => Math.round(row.getBoundingClientRect().height)));
    expect(heights).toEqual(heights.map(() => 64));
    const ends = stores.filter(({ offers }) =>
      offers.some(({ endsAt = 0 }) => endsAt > Date.parse(clocks.november2026)),
    );
    const saysEnd = rows.filter({ hasText: { en: /Ends/, ar: /ينتهي/ }[language] });
    await expect.poll(() => saysEnd.count()).toBe(ends.length);
    expect(ends.length).toBeGreaterThan(0);
  });

  itInTurn(
    'says once that most stores have no rating, and that countries are not stated only if one is chosen',
    async () => {
      const page = await visits.open(`/${language}/stores`);
      const [ratings, countries] = (['directory.unrated', 'directory.countries'] as const).map((id) =>
        page.getByText(words(language, id)),
      );
      expect(await ratings?.isVisible()).toBe(true);
      expect(await countries?.isVisible()).toBe(false);
      await page.goto(`${page.url()}?country=kw`);
      await expect.poll(() => countries?.isVisible()).toBe(true);
    },
  );

  itInTurn('keeps the letter of the visible stores below the header on a phone', { tags: 'all' }, async () => {
    const page = await visits.open(`/${language}/stores`, { viewport: windows.phone });
    const group = page
      .locator('#letters section')
      .filter({ has: page.locator('li:nth-child(2)') })
      .first();
    const header = (await page.locator('header').first().boundingBox())?.height ?? 0;
    // The second store is just below the letter, the first behind it.
    await group
      .locator('li')
      .last()
      .evaluate((item, top) => window.scrollBy(0, item.getBoundingClientRect().top - top), header + 50);
    const letter = await group.locator('h2').boundingBox();
    expect(Math.abs((letter?.y ?? 0) - header)).toBeLessThanOrEqual(1);
  });

  itInTurn('shows a message if there are no stores', { tags: 'all' }, async () => {
    const page = await visits.open(`/${language}/about`, {
      routes: (opened) =>
        opened.route(`**/${language}/stores.json`, async (route) => {
          const json = await (await route.fetch()).json();
          await route.fulfill({ json: { ...json, groups: [] } });
        }),
    });
    await goInside(page, `/${language}/stores`);
    await page.getByText(said(language, 'No stores found. Check back soon!', 'directory.empty')).waitFor();
    expect(await page.locator('#letters section').count()).toBe(0);
  });

  itInTurn(
    'replaces a logo that cannot be loaded by a tile with initials of the same size',
    { tags: 'all' },
    async () => {
      const path = '/store/temu';
      const sizes: unknown[] = [];
      for (const broken of [false, true]) {
        const page = await visits.open(`/${language}/stores`, {
          expected: /Failed to load resource/,
          routes: async (opened) => {
            if (broken) await opened.route('**/images/temu.svg', (route) => route.abort());
          },
        });
        const card = page.locator(`#letters li a[href="/${language}${path}"]`);
        await card.scrollIntoViewIfNeeded();
        if (broken) await card.locator('img').waitFor({ state: 'detached' });
        const { width, height } = (await card.boundingBox()) ?? {};
        sizes.push({ width, height });
        if (broken) expect(await card.locator('[aria-hidden] > span').first().innerText()).not.toBe('');
      }
      expect(sizes[1]).toEqual(sizes[0]);
    },
  );
});
