import { describe, expect, it } from 'vitest';
import type { Locator, Page } from 'playwright-core';
import type { Language } from '../../src/domain/language/language';
import {
  clearClipboard,
  clipboardOf,
  dismissNotice,
  expectNotice,
  stopClock,
  clocks,
  isMarkedDocument,
  markDocument,
  sendingsOf,
} from '../support/behaviour';
import { refuseCopying } from '../support/clipboard';
import { someOf } from '../support/extent';
import { siteUnderTest } from '../support/site-under-test';
import { browserForTests } from '../support/visit';
import { bothLanguages, inTurn, inTurns, said, words } from '../support/words';

const site = siteUnderTest();
const visits = browserForTests();

const posts = [
  { slug: 'is-temu-legit-and-safe', category: 'Shopping Guides', contentLanguage: 'en' },
  { slug: 'what-is-noon-complete-guide', category: 'E-commerce', contentLanguage: 'en' },
  { slug: 'guide-complet-aliexpress', category: 'Achats en Ligne', contentLanguage: 'fr' },
] as const;

/** The words of a line in the order in which they are met from its left to its right edge, line by line. */
function wordsFromLeft(line: Locator): Promise<readonly string[]> {
  return line.evaluate((element) => {
    const found: { word: string; left: number; top: number }[] = [];
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      for (const { 0: word, index } of (node.nodeValue ?? '').matchAll(/\S+/g)) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const { left, top, height } = range.getBoundingClientRect();
        found.push({ word, left, top: Math.round((top + height / 2) / 24) });
      }
    }
    return found.toSorted((one, other) => one.top - other.top || one.left - other.left).map(({ word }) => word);
  });
}

/**
 * A line of the language as its words are ordered from left to right; the author's name is in Latin letters and keeps
 * its order.
 */
function lineOf(language: Language, line: readonly string[], author: string): readonly string[] {
  const inOrder = line.flatMap((part) => (part === author ? [part] : part.split(' ')));
  return (language === 'ar' ? inOrder.toReversed() : inOrder).flatMap((part) => part.split(' '));
}

describe.each(bothLanguages)('the blog (product rules R32 and R46) in %s', (language) => {
  const itInTurn = inTurns(language);
  const inProgress = said(language, 'Feature In Progress', 'notice.in-progress-title');
  const dataOf = (slug: string) => {
    const page = site.pages.find((known) => known.language === language && known.path === `/blog/${slug}`);
    if (page?.kind !== 'post') throw new Error(`There is no post ${slug}.`);
    return page;
  };

  itInTurn(
    'lists the three posts as cards, each in its own language, that of the page before English and others',
    async () => {
      const page = await visits.open(`/${language}/blog`);
      const cards = page.locator('main article');
      expect(await cards.count()).toBe(3);
      for (const { slug, category, contentLanguage } of posts) {
        const { post } = dataOf(slug);
        const card = cards.filter({ has: page.locator(`a[href="/${language}/blog/${slug}"]`) });
        const text = await card.innerText();
        for (const part of [
          category,
          post.title,
          post.description,
          post.date,
          words(language, 'blog.read-time', { minutes: post.readTime }),
        ])
          expect(text).toContain(part);
        expect(await card.locator('time').getAttribute('datetime')).toBe('2025-10');
        expect(
          await card.getByRole('heading').evaluate((heading) => heading.closest('[lang]')?.getAttribute('lang')),
        ).toBe(contentLanguage);
        await card.scrollIntoViewIfNeeded();
        await expect
          .poll(() => card.locator('img').evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth))
          .toBeGreaterThan(0);
        expect(text.includes(words(language, 'blog.card-language', { language: contentLanguage }))).toBe(
          contentLanguage !== language,
        );
      }
      const languages = await page
        .locator('main article h2')
        .evaluateAll((headings) => headings.map((heading) => heading.closest('[lang]')?.getAttribute('lang')));
      // Those in the language of the page first, then English ones, then others.
      expect(languages).toEqual(['en', 'en', 'fr']);
      await cards.first().getByRole('link').first().click();
      await page.waitForURL(`**/${language}/blog/*`);
    },
  );

  it.each(inTurn(someOf(posts, 3), language))(
    'shows $slug with its metadata in the order of its language, picture, body, tags, newsletter and related posts',
    async ({ slug, category, contentLanguage }) => {
      const { post, tags, related } = dataOf(slug);
      const page = await visits.open(`/${language}/blog/${slug}`);
      const article = page.locator('main article').first();
      const text = await article.innerText();
      for (const part of [
        category,
        post.title,
        words(language, 'blog.by', { author: post.author }),
        post.date,
        words(language, 'blog.read-time', { minutes: post.readTime }),
        ...tags,
      ]) {
        expect(text).toContain(part);
      }
      const heading = page.getByRole('heading', { level: 1 });
      expect(
        await heading.evaluate((element) => [
          element.closest('[lang]')?.getAttribute('lang'),
          element.closest('[dir]')?.getAttribute('dir'),
        ]),
      ).toEqual([contentLanguage, 'ltr']);
      await expect
        .poll(() =>
          article
            .locator(`img[src="${post.image}"]`)
            .evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth),
        )
        .toBeGreaterThan(0);
      expect(await article.locator('h2').count()).toBeGreaterThanOrEqual(3);
      expect(text.length).toBeGreaterThan(2000);
      const notice = page.getByText(words(language, 'page.content-language', { language: contentLanguage }));
      expect(await notice.count()).toBe(contentLanguage === language ? 0 : 1);
      expect(await page.getByRole('heading', { name: words(language, 'newsletter.heading') }).isVisible()).toBe(true);
      const others = page
        .locator('main section')
        .filter({ has: page.getByRole('heading', { name: words(language, 'blog.related') }) });
      expect(
        await others.locator('article a').evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
      ).toEqual(related.map((other) => `/${language}/blog/${other.slug}`));
      expect(related.map((other) => other.slug).toSorted()).toEqual(
        posts
          .map((other) => other.slug)
          .filter((other) => other !== slug)
          .toSorted(),
      );
      const minutes = words(language, 'blog.read-time', { minutes: post.readTime });
      const byline = article.locator('p').filter({ hasText: post.author }).first();
      expect(await wordsFromLeft(byline)).toEqual(
        // The parts follow each other in the direction of the post, the words of each in that of the page.
        [[{ en: 'By', ar: 'بقلم' }[language], post.author], [post.date], [minutes]].flatMap((part) =>
          lineOf(language, part, post.author),
        ),
      );
      await page.goto(`${visits.siteUrl()}/${language}/blog`);
      const card = page.locator('main article').filter({ has: page.locator(`a[href="/${language}/blog/${slug}"]`) });
      expect(await wordsFromLeft(card.locator('p').filter({ has: page.locator('time') }))).toEqual(
        lineOf(language, [post.date, minutes], post.author),
      );
    },
  );

  itInTurn('shows a "coming soon" notice for tags and the category, which have addresses of the list', async () => {
    const { tags, post } = dataOf(posts[0].slug);
    const page = await visits.open(`/${language}/blog/${posts[0].slug}`);
    await markDocument(page);
    for (const [by, value] of [['category', post.category], ...tags.map((tag) => ['tag', tag] as const)] as const) {
      const chip = page.locator(`main article a[href="/${language}/blog?${by}=${encodeURIComponent(value)}"]`);
      await chip.click();
      await expectNotice(page, inProgress, words(language, 'notice.filter-text'));
      await dismissNotice(page);
    }
    expect(new URL(page.url()).pathname).toBe(`/${language}/blog/${posts[0].slug}`);
    expect(await isMarkedDocument(page)).toBe(true);
  });

  itInTurn(
    'shows the whole list at an address with a tag or a category',
    async () => {
      const page = await visits.open(`/${language}/blog?tag=Temu&category=E-commerce`);
      expect(await page.locator('main article').count()).toBe(3);
    },
    { tags: 'all' },
  );

  const share = (page: Page, name: string) =>
    page.locator('main article').first().getByRole('button', { name, exact: true });

  itInTurn(
    'shows a "coming soon" notice for the share buttons of networks',
    async () => {
      const page = await visits.open(`/${language}/blog/${posts[1].slug}`);
      for (const network of [
        words(language, 'blog.share-facebook'),
        words(language, 'blog.share-twitter'),
        words(language, 'blog.share-whatsapp'),
      ]) {
        await share(page, network).click();
        await expectNotice(page, inProgress, words(language, 'notice.share-text', { network }));
        await dismissNotice(page);
      }
      expect(page.context().pages()).toHaveLength(1);
    },
    { tags: 'all' },
  );

  itInTurn(
    'copies the address of the post, shows "Link Copied!" and confirms it on the button for 3 seconds',
    { tags: 'all' },
    async () => {
      const address = `/${language}/blog/${posts[2].slug}`;
      const page = await visits.open(`${address}?from=test#top`, { at: clocks.november2026 });
      await clearClipboard(page);
      await stopClock(page);
      await share(page, words(language, 'blog.copy-link')).click();
      await share(page, said(language, 'Copied', 'offer.copied')).waitFor();
      expect(await clipboardOf(page)).toBe(visits.siteUrl() + address);
      // The notice's code is loaded only now, and what is loaded waits for the clock.
      await page.clock.runFor(1000);
      await expectNotice(
        page,
        said(language, 'Link Copied!', 'notice.link-copied-title'),
        words(language, 'notice.link-copied-text'),
      );
      await page.clock.runFor(2000);
      await share(page, words(language, 'blog.copy-link')).waitFor();
    },
  );

  itInTurn(
    'reports that the browser refuses to copy the link',
    async () => {
      const page = await visits.open(`/${language}/blog/${posts[0].slug}`, { before: refuseCopying });
      await share(page, words(language, 'blog.copy-link')).click();
      await expectNotice(
        page,
        words(language, 'notice.copy-refused-title'),
        words(language, 'notice.link-refused-text'),
      );
      expect(await share(page, words(language, 'blog.copy-link')).count()).toBe(1);
    },
    { tags: 'all' },
  );

  it.each(inTurn(someOf(['/blog', `/blog/${posts[0].slug}`] as const, 2), language))(
    'leaves checking the newsletter address on %s to the browser, and shows a notice without sending it',
    { tags: ['all'] },
    async (path) => {
      const page = await visits.open(`/${language}${path}`);
      const field = page.getByLabel(words(language, 'newsletter.email'));
      const button = page.getByRole('button', { name: words(language, 'newsletter.subscribe') });
      expect(
        await field.evaluate((element) => element instanceof HTMLInputElement && [element.type, element.required]),
      ).toEqual(['email', true]);
      for (const [typed, reason] of [
        ['', 'valueMissing'],
        ['not an address', 'typeMismatch'],
        ['someone@', 'typeMismatch'],
      ] as const) {
        await field.fill(typed);
        await button.click();
        expect(
          await field.evaluate((element, key) => element instanceof HTMLInputElement && element.validity[key], reason),
        ).toBe(true);
        expect(await field.evaluate((element) => element === document.activeElement)).toBe(true);
        expect(await page.locator('[data-toast]').count()).toBe(0);
      }
      const sent = sendingsOf(page);
      await field.fill('someone@example.com');
      await field.press('Enter');
      await expectNotice(
        page,
        inProgress,
        said(language, 'Newsletter subscriptions are not active yet.', 'notice.newsletter-text'),
      );
      expect(sent).toEqual([]);
      expect(new URL(page.url()).pathname).toBe(`/${language}${path}`);
    },
  );
});
