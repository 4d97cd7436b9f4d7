import { describe, expect, it, inject } from 'vitest';
import { sitePath } from '../../src/domain/paths';
import { plainTextOf } from '../../src/domain/rich-text';
import { siteUnderTest } from '../support/site-under-test';

const site = siteUnderTest();

/** The words of a document as a person would read them: entities and tags gone, white space folded. */
function wordsOf(html: string): string {
  return html
    .replace(/<(script|style)[^>]*>.*?<\/\1>/gs, ' ')
    .replace(/<[^>]+>/g, '')
    .replace(
      /&(amp|lt|gt|quot|#x27);/g,
      (_entity, name: string) => ({ amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" })[name] ?? '',
    )
    .replace(/\s+/g, '');
}

const folded = (text: string): string => text.replace(/\s+/g, '');

describe('a store page without JavaScript', () => {
  it.each(
    site.pages
      .filter((page) => page.kind === 'store')
      .map((page) => [sitePath(page.language, page.path), page] as const),
  )('contains all codes, offers, questions and answers: %s', async (address, page) => {
    const response = await fetch(inject('siteUrl') + address);
    const html = await response.text();
    const words = wordsOf(html);
    if (page.fromFeed) return;
    const missing: string[] = [];
    for (const offer of page.offers) {
      for (const text of [offer.code, offer.title])
        if (text !== undefined && !words.includes(folded(text))) missing.push(text);
    }
    for (const section of page.sections) {
      if (section.kind !== 'faq') continue;
      for (const { question, answer } of section.questions) {
        for (const text of [question, plainTextOf(answer)]) if (!words.includes(folded(text))) missing.push(text);
      }
    }
    expect(missing).toEqual([]);
    expect(html).toMatch(/<a [^>]*rel="sponsored nofollow noopener noreferrer"/);
  });
});
