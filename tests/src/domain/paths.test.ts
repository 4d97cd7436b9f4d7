import { describe, expect, it } from 'vitest';
import { blogPath, isPostPath, pageFile, parseSitePath, postPath, sitePath } from '../../../src/domain/paths';

describe('an address', () => {
  it('ends with a slash for home and for nothing else', () => {
    expect(sitePath('ar', '/')).toBe('/ar/');
    expect(sitePath('en', '/store/temu')).toBe('/en/store/temu');
  });

  it('is read with or without a slash at the end', () => {
    expect(parseSitePath('/en')).toEqual({ language: 'en', path: '/' });
    expect(parseSitePath('/en/')).toEqual({ language: 'en', path: '/' });
    expect(parseSitePath('/ar/stores/')).toEqual({ language: 'ar', path: '/stores' });
  });

  it('without a language is none of ours', () => {
    for (const path of ['/', '/stores', '/fr/stores', '/enx', '/__proto__'])
      expect(parseSitePath(path)).toBeUndefined();
  });

  it('of a post is below that of the list of posts', () => {
    expect(postPath('first-order')).toBe(`${blogPath}/first-order`);
    expect(isPostPath(postPath('first-order'))).toBe(true);
    expect(isPostPath(blogPath)).toBe(false);
    expect(isPostPath('/blogs/first-order')).toBe(false);
  });

  it('has one file for its page', () => {
    expect(pageFile('en', '/', 'html')).toBe('en/index.html');
    expect(pageFile('ar', '/store/temu', 'json')).toBe('ar/store/temu.json');
  });
});
