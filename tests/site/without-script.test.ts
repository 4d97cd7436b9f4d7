import { describe, expect, it, inject } from 'vitest';
import type { StorePage } from '../../src/domain/pages/page-data';
import { sitePath } from '../../src/domain/pages/paths';
import { plainTextOf, type RichText } from '../../src/domain/language/rich-text';
import { readDocument } from '../support/documents';
import { siteUnderTest } from '../support/site-under-test';
import { words as wordsIn } from '../support/words';

const site = siteUnderTest();

const folded = (text: string): string => text.replace(/\s+/g, '');

const storePages = site.pages.filter((page) => page.kind === 'store');

/** The store pages whose offers are, or are not, the rows of a feed, with their addresses. */
const pagesWith = (isOfFeed: boolean): readonly (readonly [string, StorePage])[] =>
  storePages
    .filter(({ fromFeed = false }) => fromFeed === isOfFeed)
    .map((page) => [sitePath(page.language, page.path), page]);

const offerTexts = ({ offers }: StorePage): readonly string[] =>
  offers.flatMap(({ code, title }) => (code === undefined ? [title] : [code, title]));

/** The properties of sections that are no texts for people. */
const noTexts = new Set([
  'kind',
  'id',
  'layout',
  'detail',
  'show',
  'offers',
  'icon',
  'tone',
  'to',
  'url',
  'path',
  'style',
]);

const isRichText = (value: readonly unknown[]): boolean =>
  value.some((each) => typeof each === 'object' && each !== null && 'kind' in each && 'children' in each);

/** The texts of the data in the sections of a page. */
function sectionTexts(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  // The sections are those of a page, so their blocks are rich text.
  if (Array.isArray(value)) return isRichText(value) ? [plainTextOf(value as RichText)] : value.flatMap(sectionTexts);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) => (noTexts.has(key) ? [] : sectionTexts(child)));
}

async function documentAt(address: string): Promise<{ readonly html: string; readonly words: string }> {
  const response = await fetch(inject('siteUrl') + address);
  const html = await response.text();
  return { html, words: folded(readDocument(html).words) };
}

describe('a store page without JavaScript', () => {
  it.each(pagesWith(false))('contains all codes, offers and texts of its sections: %s', async (address, page) => {
    const { html, words } = await documentAt(address);
    const texts = [...offerTexts(page), ...sectionTexts(page.sections)];
    expect(texts.length).toBeGreaterThan(2);
    expect(texts.filter((text) => !words.includes(folded(text)))).toEqual([]);
    expect(html).toMatch(/<a [^>]*rel="sponsored nofollow noopener noreferrer"/);
  });

  it.each(pagesWith(true))(
    'contains all texts of its other sections, but no ended offer of a feed, and says that there is none: %s',
    async (address, page) => {
      const { words } = await documentAt(address);
      expect(page.offers.length).toBeGreaterThan(50);
      const texts = sectionTexts(page.sections.filter(({ kind }) => kind !== 'offers'));
      expect(texts.filter((text) => !words.includes(folded(text)))).toEqual([]);
      expect(offerTexts(page).filter((text) => words.includes(folded(text)))).toEqual([]);
      expect(words).toContain(folded(wordsIn(page.language, 'offers.none')));
    },
  );
});
