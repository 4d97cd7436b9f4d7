import { describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { clocks, plain, stopClock } from '../support/behaviour';
import { someOf } from '../support/extent';
import { feedRows, type PlainRow } from './feed-rows';
import { siteUnderTest } from '../support/site-under-test';
import { browserForTests } from '../support/visit';
import { bothLanguages, inTurn, inTurns, said, words } from '../support/words';

const rows = feedRows();
const site = siteUnderTest();

/** The offers whose saving the feed names; they are listed before the others (product rule R80). */
const known = new Set(
  site.pages
    .filter((page) => page.kind === 'store')
    .flatMap(({ offers }) => offers.flatMap(({ id, benefit }) => (benefit ? [id] : []))),
);
const knownFirst = (all: readonly PlainRow[]): readonly PlainRow[] => [
  ...all.filter(({ id }) => known.has(id)),
  ...all.filter(({ id }) => !known.has(id)),
];
const visits = browserForTests();

/** The rows that have not ended at an instant (product rule R60): those that have begun, then the others. */
function liveAt(instant: string): readonly PlainRow[] {
  const now = Date.parse(instant);
  const live = rows.filter(({ endsAt }) => endsAt >= now);
  const hasBegun = ({ startsAt = 0 }: PlainRow): boolean => startsAt <= now;
  return [...knownFirst(live.filter(hasBegun)), ...knownFirst(live.filter((row) => !hasBegun(row)))];
}

/**
 * The score (product rule R62): the average of positive ratings, divided by 10, times 5, at most 5, one decimal; 4.5
 * (1) if there are none.
 */
function scoreOf(live: readonly PlainRow[]): { score: number; count: number } {
  const ratings = live.flatMap(({ rating }) => (rating === undefined ? [] : [rating]));
  if (ratings.length === 0) return { score: 4.5, count: 1 };
  const average = ratings.reduce((sum, rating) => sum + rating, 0) / ratings.length;
  return { score: Math.round(Math.min(5, (average / 10) * 5) * 10) / 10, count: ratings.length };
}

/** An amount of dollars in Arabic words, after a noun. */
function arabicDollars(amount: number): string {
  const forms = {
    zero: `${amount} دولار`,
    one: 'دولار واحد',
    two: 'دولارين',
    few: `${amount} دولارات`,
    many: `${amount} دولارًا`,
    other: `${amount} دولار`,
  };
  return forms[new Intl.PluralRules('ar').select(amount)];
}

/** The title of a row whose discount and minimum are known, composed in Arabic (product rule R61). */
function arabicTitle({ terms }: PlainRow): string | undefined {
  return terms && `خصم ${arabicDollars(terms.discount)} عند الشراء بقيمة ${arabicDollars(terms.minimum)} أو أكثر`;
}

/** The offers of a part of the page, each once: the first one is above the lists as well. */
const ids = (page: Page, section: string) =>
  page
    .locator(`${section} [data-offer]`)
    .evaluateAll((all) => [...new Set(all.map((offer) => offer.getAttribute('data-offer')))]);

describe('the feed of DHgate', () => {
  it('has at least 60 rows of both kinds that all end in September or early October 2025', () => {
    expect(rows.length).toBeGreaterThanOrEqual(60);
    expect(new Set(rows.map(({ isCode }) => isCode)).size).toBe(2);
    for (const { endsAt } of rows) {
      expect(endsAt).toBeGreaterThan(Date.UTC(2025, 8, 1));
      expect(endsAt).toBeLessThan(Date.UTC(2025, 9, 10));
    }
    const names = rows.map(({ name }) => name).join('\n');
    expect(names).toMatch(/\$5-\$3/);
    expect(names).toMatch(/\$850/);
  });
});

describe.each(bothLanguages)('the DHgate page (product rules R33, R60, R61 and R62) in %s', (language) => {
  const itInTurn = inTurns(language);
  const address = `/${language}/store/dhgate`;
  const shownScore = ({ score, count }: { readonly score: number; readonly count: number }): string =>
    score.toFixed(1) + words(language, 'ui.rating-count', { count });
  const empty = said(language, 'No active coupons found. Check back soon!', 'offers.none');

  const listLinks = 'main a[href="#codes"], main a[href="#deals"]';

  const emptyAt = [
    ['today', undefined],
    ['on 20 November 2026', clocks.november2026],
  ] as const;
  it.each(inTurn(someOf(emptyAt, 2), language))(
    'lists no offers and has no links to lists, says so, and shows the rating 4.5 (1) %s',
    async (_name, at) => {
      const page = await visits.open(address, at === undefined ? {} : { at });
      await page.getByRole('heading', { level: 2, name: empty, exact: true }).waitFor();
      expect(await page.locator('main').getByText(empty).count()).toBe(1);
      expect(await page.locator('main [data-offer]').count()).toBe(0);
      expect(await page.locator(`${listLinks}, #codes, #deals`).count()).toBe(0);
      const hero = await page.locator('main ul[data-glance]').textContent();
      expect(hero).toContain(shownScore({ score: 4.5, count: 1 }));
      expect(hero).toContain(words(language, 'store.no-ratings-yet'));
      expect(hero).toContain(words(language, 'store.active-offers', { count: 0 }));
    },
  );

  itInTurn(
    'shows since when it has no offers, and links to similar stores with offers and to its own shop',
    async () => {
      const page = await visits.open(address);
      const wayOn = page.locator('main [data-way-on]');
      const date = language === 'en' ? '5 October 2025' : '5 أكتوبر 2025';
      expect(plain(await wayOn.innerText())).toContain(words(language, 'offers.none-since', { date }));
      const similar = wayOn.getByRole('link');
      expect(await similar.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual(
        ['aliexpress', 'noon', 'temu'].map((slug) => `/${language}/store/${slug}`),
      );
      expect(plain(await similar.last().innerText())).toContain(words(language, 'store.active-offers', { count: 4 }));
      const shop = page.locator('main a[href="https://www.dhgate.com/"]');
      expect(await shop.count()).toBe(1);
      await similar.first().click();
      await page.waitForURL(`**/${language}/store/aliexpress`);
      await page.locator('main code').first().waitFor();
    },
  );

  itInTurn(
    'lists on 15 September 2025 exactly the offers that have not ended, upcoming ones last, with links and score',
    async () => {
      const page = await visits.open(address, { at: clocks.september2025 });
      const live = liveAt(clocks.september2025);
      await expect.poll(() => ids(page, '#codes')).toEqual(live.filter(({ isCode }) => isCode).map(({ id }) => id));
      expect(await ids(page, '#deals')).toEqual(live.filter(({ isCode }) => !isCode).map(({ id }) => id));
      expect(await page.locator(listLinks).count()).toBe(2);
      expect(await page.locator('main [data-way-on]').count()).toBe(0);
      expect(live.length).toBeGreaterThan(50);
      expect(live.length).toBeLessThan(rows.length);
      const months = { en: ['September', 'October'], ar: ['سبتمبر', 'أكتوبر'] }[language];
      const tickets = await page.locator('main article[data-offer]').evaluateAll((all) =>
        all.map((ticket) => ({
          id: ticket.getAttribute('data-offer'),
          title: ticket.querySelector('h2, h3')?.textContent.trim() ?? '',
          titleLanguage:
            ticket.querySelector('h2 [lang], h3 [lang]')?.getAttribute('lang') ?? document.documentElement.lang,
          code: ticket.querySelector('code')?.textContent ?? '',
          link: ticket.querySelector('a[target]')?.getAttribute('href'),
          text: ticket.textContent,
        })),
      );
      for (const row of live) {
        const ticket = tickets.find(({ id }) => id === row.id);
        const [year, month, day] = row.end;
        const arabic = language === 'ar' ? arabicTitle(row) : undefined;
        expect(ticket).toMatchObject({
          title: arabic ?? row.name,
          titleLanguage: arabic === undefined ? 'en' : 'ar',
          code: row.isCode ? row.code : '',
          link: row.link,
        });
        expect(ticket?.text).toContain(said(language, 'Valid until', 'fact.end'));
        expect(plain(ticket?.text ?? '')).toContain(`${day} ${months[month - 9]} ${year}`);
        expect(ticket?.text).toContain(said(language, "In the network's list", 'trust.listed'));
        expect(ticket?.text).toContain(
          row.isCode ? said(language, 'Get Code', 'offer.get-code') : said(language, 'Get Deal', 'offer.get-deal'),
        );
      }
      const { score, count } = scoreOf(live);
      expect([score, count]).not.toEqual([4.5, 1]);
      const hero = page.locator('main ul[data-glance]');
      await expect.poll(() => hero.textContent()).toContain(shownScore({ score, count }));
      expect(await hero.textContent()).toContain(words(language, 'store.active-offers', { count: live.length }));
      expect(await hero.textContent()).not.toContain(words(language, 'store.no-ratings-yet'));
    },
  );

  itInTurn('drops each offer as it ends while the page is open, and updates the score', { tags: 'all' }, async () => {
    // The middle of September's last day in Riyadh: much ends at its end.
    const page = await visits.open(address, { at: '2025-09-30T12:00:00Z' });
    await expect.poll(async () => (await ids(page, 'main')).length).toBe(liveAt('2025-09-30T12:00:00Z').length);
    await stopClock(page);
    await page.clock.fastForward('10:00:00');
    const later = liveAt('2025-09-30T22:00:00Z');
    await expect.poll(async () => (await ids(page, 'main')).toSorted()).toEqual(later.map(({ id }) => id).toSorted());
    expect(await page.locator('main ul[data-glance]').textContent()).toContain(shownScore(scoreOf(later)));
    expect(await page.locator('main [data-state="expired"]').count()).toBe(0);
  });

  itInTurn(
    'keeps the original names, collapsed and in English, where Arabic titles are composed',
    { tags: 'all' },
    async () => {
      const page = await visits.open(address, { at: clocks.september2025 });
      const live = liveAt(clocks.september2025);
      const composed = language === 'ar' ? live.filter((row) => arabicTitle(row) !== undefined) : [];
      await expect.poll(() => ids(page, '#codes')).toHaveLength(live.filter(({ isCode }) => isCode).length);
      const originals = await page.locator('main [data-offer] details bdi[lang="en"][dir="ltr"]').evaluateAll((all) =>
        all.map((name) => ({
          id: name.closest('[data-offer]')?.getAttribute('data-offer'),
          name: name.textContent,
          folded: !name.closest('details')?.open,
        })),
      );
      for (const { folded } of originals) expect(folded).toBe(true);
      expect(new Map(originals.map(({ id, name }) => [id, name]))).toEqual(
        new Map(composed.map(({ id, name }) => [id, name])),
      );
    },
  );

  itInTurn(
    'puts the first code with saving and minimum order on top on 15 September 2025, and collapses later ones',
    async () => {
      const page = await visits.open(address, { at: clocks.september2025 });
      const codes = liveAt(clocks.september2025).filter(({ isCode }) => isCode);
      const first = page.locator('main article').first();
      await expect.poll(() => first.getAttribute('data-offer')).toBe(codes[0]?.id);
      expect(codes[0]?.terms).toBeDefined();
      const { discount = 0, minimum = 0 } = codes[0]?.terms ?? {};
      const text = plain((await first.textContent()) ?? '');
      expect(text).toContain(`$${discount}`);
      const amount = language === 'en' ? `$${minimum}` : arabicDollars(minimum);
      const facts = plain((await page.locator('[data-facts]').first().textContent()) ?? '');
      expect(facts).toContain(words(language, 'fact.minimum') + amount);
      expect(facts).toContain(words(language, 'offer.all-customers'));
      const tickets = page.locator('#codes [data-offer]:visible');
      const few = await tickets.count();
      expect(few).toBeLessThan(codes.length);
      await page.locator('#codes summary:not([data-offer] *)').click();
      await expect.poll(() => tickets.count()).toBe(codes.length);
      await page.locator('#codes summary:not([data-offer] *)').click();
      await expect.poll(() => tickets.count()).toBe(few);
    },
    { tags: 'all' },
  );
});
