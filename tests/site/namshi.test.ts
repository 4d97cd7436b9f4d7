import { describe, expect, inject, it } from 'vitest';
import { isMarkedDocument, markDocument } from '../support/behaviour';
import { ask } from '../support/http';
import { browserForTests, windows } from '../support/visit';
import { bothLanguages, inTurn, inTurns, someInTurn, words } from '../support/words';

const visits = browserForTests();

const countries = {
  sa: { en: 'Saudi Arabia', ar: 'المملكة العربية السعودية' },
  ae: { en: 'United Arab Emirates', ar: 'الإمارات العربية المتحدة' },
  bh: { en: 'Bahrain', ar: 'البحرين' },
} as const;

/** The names on the buttons of the choice. */
const shortNames = {
  sa: { en: 'Saudi Arabia', ar: 'السعودية' },
  ae: { en: 'UAE', ar: 'الإمارات' },
  bh: { en: 'Bahrain', ar: 'البحرين' },
} as const;

/** The texts while no country is chosen (product rule R56). */
const unchosen = { en: 'UAE', ar: 'السعودية' };

describe.each(bothLanguages)('the page of the fashion retailer (product rule R56) in %s', (language) => {
  const itInTurn = inTurns(language);
  const address = `/${language}/namshi-coupon`;
  const titleWith = (country: string): string =>
    ({ en: `Namshi coupon ${country}: code NM175 (October 2025)`, ar: `كود خصم نمشي ${country}: NM175 (أكتوبر 2025)` })[
      language
    ];

  it.each(inTurn(Object.entries(countries), language))(
    'names the country of ?country=%s in title and heading',
    { tags: ['all'] },
    async (value, names) => {
      const short = shortNames[value as keyof typeof shortNames][language];
      const page = await visits.open(`${address}?country=${value}`);
      await page.waitForFunction((title) => document.title === title, titleWith(names[language]));
      expect(await page.innerText('h1')).toContain(names[language]);
      expect(await page.locator('main nav [aria-current="true"]').innerText()).toBe(short);
    },
  );

  itInTurn('names the UAE in English and Saudi Arabia in Arabic in title and heading without a country', async () => {
    const page = await visits.open(address);
    expect(await page.title()).toBe(titleWith(unchosen[language]));
    expect(await page.innerText('h1')).toContain(unchosen[language]);
    expect(await page.locator('main nav [aria-current="true"]').getAttribute('href')).toBe(
      `${address}?country=${{ en: 'ae', ar: 'sa' }[language]}`,
    );
  });

  itInTurn('names no country in the heading for a country outside of the choice, and keeps the title', async () => {
    const page = await visits.open(`${address}?country=kw`);
    const heading = { en: 'Namshi coupon code: NM175', ar: 'كود خصم نمشي: NM175' }[language];
    await page.getByRole('heading', { level: 1, name: heading, exact: true }).waitFor();
    expect(await page.title()).toBe(titleWith(unchosen[language]));
    const choice = page.getByRole('navigation', { name: words(language, 'country.page-for') });
    expect(await choice.locator('[aria-current]').count()).toBe(0);
    expect(await page.locator('main article').first().innerText()).toContain(
      words(language, 'offer.countries-unknown', { kind: 'code' }),
    );
  });

  itInTurn('says on the ticket that the page is for the chosen country, and the store states none', async () => {
    const page = await visits.open(`${address}?country=bh`);
    const said = {
      en: "This page is for Bahrain; the store doesn't say where the code works",
      ar: 'هذه الصفحة تخصّ البحرين، ولا يذكر المتجر أين يعمل هذا الكود',
    }[language];
    await page.locator('main article').first().getByText(said).waitFor();
  });

  it.each(someInTurn(['xx', '%E0%A4%A', 'sa&country=ae'] as const, language))(
    'ignores an unknown country and uses the first of two (?country=%s)',
    { tags: ['all'] },
    async (value) => {
      const page = await visits.open(`${address}?country=${value}`);
      const expected = value.startsWith('sa&') ? countries.sa[language] : unchosen[language];
      await page.waitForFunction((title) => document.title === title, titleWith(expected));
      expect(await page.innerText('h1')).toContain(expected);
    },
  );

  itInTurn('changes title, heading and address on a choice of country, without a reload or scrolling', async () => {
    const page = await visits.open(address, { viewport: windows.phone });
    await markDocument(page);
    const choice = page.locator('main nav').filter({ hasText: words(language, 'country.page-for') });
    expect(await choice.getByRole('link').allInnerTexts()).toEqual(
      Object.values(shortNames).map((names) => names[language]),
    );
    await choice.scrollIntoViewIfNeeded();
    await page.evaluate(() => window.scrollBy(0, 40));
    const place = await page.evaluate(() => window.scrollY);
    for (const [value, names] of Object.entries(countries)) {
      await choice.locator(`a[href$="country=${value}"]`).click();
      await page.waitForURL(`**${address}?country=${value}`);
      await page.waitForFunction((title) => document.title === title, titleWith(names[language]));
      expect(await page.innerText('h1')).toContain(names[language]);
    }
    expect(await page.evaluate(() => window.scrollY)).toBe(place);
    expect(await isMarkedDocument(page)).toBe(true);
  });

  itInTurn(
    'puts the country choice above the code, in one row with links large enough to press',
    { tags: 'all' },
    async () => {
      for (const width of [320, 390, 1280]) {
        const page = await visits.open(address, { viewport: { width, height: 844 } });
        const choice = page.locator('main nav').filter({ hasText: words(language, 'country.page-for') });
        const boxes = await choice.getByRole('link').evaluateAll((links) =>
          links.map((link) => {
            const { top, height, width: wide } = link.getBoundingClientRect();
            return { top, height, wide };
          }),
        );
        expect(new Set(boxes.map(({ top }) => top)).size, `rows at ${width} px`).toBe(1);
        for (const { height, wide } of boxes) expect(Math.min(height, wide)).toBeGreaterThanOrEqual(44);
        const code = await page.locator('main article code').first().boundingBox();
        if (width < 1024) expect((boxes[0]?.top ?? 0) + 44).toBeLessThanOrEqual(code?.y ?? 0);
      }
    },
  );

  itInTurn('never puts the country into the addresses for search engines', { tags: 'all' }, async () => {
    const page = await visits.open(`${address}?country=bh`);
    await page.getByRole('heading', { level: 1, name: countries.bh[language] }).waitFor();
    const addresses = (): Promise<readonly (string | null)[]> =>
      page
        .locator('link[rel="canonical"], link[rel="alternate"][hreflang], meta[property="og:url"]')
        .evaluateAll((all) => all.map((each) => each.getAttribute('href') ?? each.getAttribute('content')));
    expect(await addresses()).toHaveLength(5);
    expect((await addresses()).filter((each) => each?.includes('?'))).toEqual([]);
    await page.locator(`header a[href*="/${language}/stores"]`).first().click();
    await page.waitForURL(`**/${language}/stores?country=bh`);
    await expect.poll(() => page.locator('link[rel="canonical"]').getAttribute('href')).toMatch(/\/stores$/);
    expect((await addresses()).filter((each) => each?.includes('?'))).toEqual([]);
    for (const file of ['sitemap.xml', `${language}/feed.xml`])
      expect((await ask(inject('siteUrl'), `/${file}`)).body).not.toContain('country=');
  });

  it.each(inTurn(Object.entries(windows), language))(
    'scrolls to the guide below the header on a press of its button (%s)',
    { tags: ['all'] },
    async (_name, viewport) => {
      const page = await visits.open(address, { viewport });
      await page
        .getByRole('link', { name: { en: 'How to use the code', ar: 'طريقة استخدام الكود' }[language], exact: true })
        .click();
      const heading = page.locator('#guide h2').first();
      await expect
        .poll(() =>
          heading.evaluate((element) => {
            const { top, bottom } = element.getBoundingClientRect();
            return (
              top >= (document.querySelector('header')?.getBoundingClientRect().bottom ?? 0) &&
              bottom <= window.innerHeight / 2
            );
          }),
        )
        .toBe(true);
    },
  );
});
