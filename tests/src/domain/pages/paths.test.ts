import { describe, expect, it } from 'vitest';
import { blogPath, isPostPath, pageFile, parseSitePath, postPath, sitePath } from '../../../../src/domain/pages/paths';

describe('the address of a page', () => {
  it('ends with a slash only for the home page', () => {
    expect(sitePath('ar', '/')).toBe('/ar/');
    expect(sitePath('en', '/store/temu')).toBe('/en/store/temu');
  });

  it('is parsed with or without a slash at the end', () => {
    expect(parseSitePath('/en')).toEqual({ language: 'en', path: '/' });
    expect(parseSitePath('/en/')).toEqual({ language: 'en', path: '/' });
    expect(parseSitePath('/ar/stores/')).toEqual({ language: 'ar', path: '/stores' });
  });

  it('is undefined when parsed without a language', () => {
    for (const path of ['/', '/stores', '/fr/stores', '/enx', '/__proto__'])
      expect(parseSitePath(path)).toBeUndefined();
  });

  it('is below the list of posts for a post', () => {
    expect(postPath('first-order')).toBe(`${blogPath}/first-order`);
    expect(isPostPath(postPath('first-order'))).toBe(true);
    expect(isPostPath(blogPath)).toBe(false);
    expect(isPostPath('/blogs/first-order')).toBe(false);
  });

  it('has exactly one file for the page', () => {
    expect(pageFile('en', '/', 'html')).toBe('en/index.html');
    expect(pageFile('ar', '/store/temu', 'json')).toBe('ar/store/temu.json');
  });
});
