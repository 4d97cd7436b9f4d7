import { describe, expect, it } from 'vitest';
import type { Locator, Page } from 'playwright-core';
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
  attributesOf,
  hasFocus,
} from '../support/behaviour';
import { refuseCopying } from '../support/clipboard';
import { someOf } from '../support/extent';
import { siteUnderTest } from '../support/site-under-test';
import { browserForTests } from '../support/visit';
import { words } from '../support/words';

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

/** Arabic words in their order from left to right; the author's name is in Latin letters and keeps its order. */
function fromLeft(line: readonly string[], author: string): readonly string[] {
  const inOrder = line.flatMap((part) => (part === author ? [part] : part.split(' ')));
  return inOrder.toReversed().flatMap((part) => part.split(' '));
}

describe('the blog (product rules R32 and R46)', () => {
  const inProgress = words('ar', 'notice.in-progress-title');
  const dataOf = (slug: string) => {
    const page = site.pages.find((known) => known.language === 'ar' && known.path === `/blog/${slug}`);
    if (page?.kind !== 'post') throw new Error(`There is no post ${slug}.`);
    return page;
  };

  const readTimeOf = (minutes: number): string => words('ar', 'blog.read-time', { minutes });
  const loadedWidth = (picture: Locator): Promise<number> =>
    picture.evaluate((image) => (image instanceof HTMLImageElement ? image.naturalWidth : 0));

  it('lists the three posts as cards, each in its own language, English ones before others', async () => {
    // There is no list of a tag or category yet: the whole list is shown.
    const page = await visits.open('/ar/blog?tag=Temu&category=E-commerce');
    const cards = page.locator('main article');
    expect(await cards.count()).toBe(3);
    for (const { slug, category, contentLanguage } of posts) {
      const { post } = dataOf(slug);
      const card = cards.filter({ has: page.locator(`a[href="/ar/blog/${slug}"]`) });
      const text = await card.innerText();
      const language = words('ar', 'blog.card-language', { language: contentLanguage });
      for (const part of [category, post.title, post.description, post.date, readTimeOf(post.readTime), language])
        expect(text).toContain(part);
      expect(await card.locator('time').getAttribute('datetime')).toBe('2025-10');
      await card.scrollIntoViewIfNeeded();
      await expect.poll(() => loadedWidth(card.locator('img'))).toBeGreaterThan(0);
      expect(await wordsFromLeft(card.locator('p').filter({ has: page.locator('time') }))).toEqual(
        fromLeft([post.date, readTimeOf(post.readTime)], post.author),
      );
    }
    const languages = await page
      .locator('main article h2')
      .evaluateAll((headings) => headings.map((heading) => heading.closest('[lang]')?.getAttribute('lang')));
    expect(languages).toEqual(['en', 'en', 'fr']);
    await cards.first().getByRole('link').first().click();
    await page.waitForURL('**/ar/blog/*');
  });

  it.each(someOf(posts, 3))(
    'shows $slug with its metadata in the order of its language, picture, tags, newsletter and related posts',
    async ({ slug, category, contentLanguage }) => {
      const { post, tags, related } = dataOf(slug);
      const page = await visits.open(`/ar/blog/${slug}`);
      const article = page.locator('main article').first();
      const text = await article.innerText();
      for (const part of [category, post.title, ...tags]) expect(text).toContain(part);
      const heading = page.getByRole('heading', { level: 1 });
      expect(
        await heading.evaluate((element) => [
          element.closest('[lang]')?.getAttribute('lang'),
          element.closest('[dir]')?.getAttribute('dir'),
        ]),
      ).toEqual([contentLanguage, 'ltr']);
      await expect.poll(() => loadedWidth(article.locator(`img[src="${post.image}"]`))).toBeGreaterThan(0);
      const notice = page.getByText(words('ar', 'page.content-language', { language: contentLanguage }));
      expect(await notice.count()).toBe(1);
      expect(await page.getByRole('heading', { name: words('ar', 'newsletter.heading') }).isVisible()).toBe(true);
      const others = page
        .locator('main section')
        .filter({ has: page.getByRole('heading', { name: words('ar', 'blog.related') }) });
      expect(await attributesOf(others.locator('article a'), 'href')).toEqual(
        related.map((other) => `/ar/blog/${other.slug}`),
      );
      expect(related).toHaveLength(2);
      const byline = article.locator('p').filter({ hasText: post.author }).first();
      expect(await wordsFromLeft(byline)).toEqual(
        // The parts follow each other in the direction of the post, the words of each in that of the page.
        [['بقلم', post.author], [post.date], [readTimeOf(post.readTime)]].flatMap((part) =>
          fromLeft(part, post.author),
        ),
      );
    },
  );

  it('shows a "coming soon" notice for tags and the category, which have addresses of the list', async () => {
    const { tags, post } = dataOf(posts[0].slug);
    const page = await visits.open(`/ar/blog/${posts[0].slug}`);
    await markDocument(page);
    for (const [by, value] of [['category', post.category], ...tags.map((tag) => ['tag', tag] as const)] as const) {
      const chip = page.locator(`main article a[href="/ar/blog?${by}=${encodeURIComponent(value)}"]`);
      await chip.click();
      await expectNotice(page, inProgress, words('ar', 'notice.filter-text'));
      await dismissNotice(page);
    }
    expect(new URL(page.url()).pathname).toBe(`/ar/blog/${posts[0].slug}`);
    expect(await isMarkedDocument(page)).toBe(true);
  });

  const share = (page: Page, name: string) =>
    page.locator('main article').first().getByRole('button', { name, exact: true });

  it('copies the address of the post, shows "Link Copied!" and confirms it on the button for 3 seconds', {
    tags: ['all'],
  }, async () => {
    const address = `/ar/blog/${posts[2].slug}`;
    const page = await visits.open(`${address}?from=test#top`, { at: clocks.november2026 });
    await clearClipboard(page);
    await stopClock(page);
    await share(page, words('ar', 'blog.copy-link')).click();
    await share(page, words('ar', 'offer.copied')).waitFor();
    expect(await clipboardOf(page)).toBe(visits.siteUrl() + address);
    // The notice's code is loaded only now, and what is loaded waits for the clock.
    await page.clock.runFor(1000);
    await expectNotice(page, words('ar', 'notice.link-copied-title'), words('ar', 'notice.link-copied-text'));
    await page.clock.runFor(2000);
    await share(page, words('ar', 'blog.copy-link')).waitFor();
  });

  it('reports that the browser refuses to copy the link', { tags: ['all'] }, async () => {
    const page = await visits.open(`/ar/blog/${posts[0].slug}`, { before: refuseCopying });
    await share(page, words('ar', 'blog.copy-link')).click();
    await expectNotice(page, words('ar', 'notice.copy-refused-title'), words('ar', 'notice.link-refused-text'));
    expect(await share(page, words('ar', 'blog.copy-link')).count()).toBe(1);
  });

  it('leaves checking the newsletter address to the browser, and shows a notice without sending it', async () => {
    const page = await visits.open('/ar/blog');
    const field = page.getByLabel(words('ar', 'newsletter.email'));
    const button = page.getByRole('button', { name: words('ar', 'newsletter.subscribe') });
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
      expect(await hasFocus(field)).toBe(true);
      expect(await page.locator('[data-toast]').count()).toBe(0);
    }
    const sent = sendingsOf(page);
    await field.fill('someone@example.com');
    await field.press('Enter');
    await expectNotice(page, inProgress, words('ar', 'notice.newsletter-text'));
    expect(sent).toEqual([]);
    expect(new URL(page.url()).pathname).toBe('/ar/blog');
  });
});
