import { describe, expect, it } from 'vitest';
import { editionOf } from '../../../../generator/site/derive/edition';

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
const settings = { origin: '', timeZone: 'Asia/Riyadh', basePath: '' };

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
