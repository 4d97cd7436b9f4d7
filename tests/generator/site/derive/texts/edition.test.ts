import { describe, expect, it } from 'vitest';
import { addressOf, editionOf, inOneLanguage } from '../../../../../generator/site/derive/texts/edition';

const source = {
  name: { en: 'Sample', ar: 'عيّنة' },
  messages: new Map(),
  categories: { groups: {}, categories: {} },
  payments: { payments: {} },
  goods: { goods: {} },
  lists: { directory: '/stores', coupons: '/all-coupons', blog: '/blog' },
};
const stores = { label: { en: 'Stores', ar: 'المتاجر' }, to: '/stores' };
const home = { label: { en: 'Home', ar: 'الرئيسية' }, to: '/' };
const settings = { origin: '', timeZone: 'Asia/Riyadh', basePath: '', languages: ['en', 'ar'] } as const;

describe('the pages above a list', () => {
  it('have the labels of the links in the header', () => {
    const { trailOf } = editionOf('ar', { ...source, navigation: [home, stores] }, settings);
    expect(trailOf('directory')).toEqual([
      { name: 'الرئيسية', path: '/' },
      { name: 'المتاجر', path: '/stores' },
    ]);
  });

  it('begin with the name of the site if the header does not link the home page', () => {
    const { trailOf } = editionOf('ar', { ...source, navigation: [stores] }, settings);
    expect(trailOf('directory')).toEqual([
      { name: 'عيّنة', path: '/' },
      { name: 'المتاجر', path: '/stores' },
    ]);
    expect(trailOf()).toEqual([{ name: 'عيّنة', path: '/' }]);
  });
});

describe('with Arabic as the first language, the address of a page', () => {
  const arabicFirst = { language: 'en', languages: ['ar', 'en'] } as const;

  it('names Arabic first and as the default', () => {
    expect(addressOf('/stores', arabicFirst)).toMatchObject({
      canonical: '/en/stores',
      alternates: [
        { hreflang: 'ar', path: '/ar/stores' },
        { hreflang: 'en', path: '/en/stores' },
        { hreflang: 'x-default', path: '/ar/stores' },
      ],
      switchTo: '/ar/stores',
    });
  });

  it('is the Arabic one for content in one language only', () => {
    const { canonical, alternates } = inOneLanguage(addressOf('/blog/a', arabicFirst), 'fr', arabicFirst.languages);
    expect(canonical).toBe('/ar/blog/a');
    expect(alternates).toEqual([
      { hreflang: 'fr', path: '/ar/blog/a' },
      { hreflang: 'x-default', path: '/ar/blog/a' },
    ]);
  });
});
