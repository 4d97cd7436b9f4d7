import { expect, it } from 'vitest';
import { updatesOf } from '../../../generator/derive/updates';
import type { OfferView, StoreSummary } from '../../../src/domain/page-data';
import type { Offer, Post, Store } from '../../../src/generated/data-types';
import { tinySite } from '../../support/tiny-site';

const both = (text: string) => ({ en: text, ar: text });
const post: Post = {
  slug: 'guide',
  language: 'fr',
  title: 'Guide',
  metaDescription: 'Un guide.',
  author: 'A',
  date: '2025-10',
  category: 'C',
  tags: ['t'],
  image: 'a.svg',
  imageAlt: 'a',
  body: 'b',
};
const store: Store = {
  slug: 'shop',
  path: '/store/shop',
  name: both('Shop'),
  url: 'https://www.example.com/',
  logo: 'a.svg',
  brand: '#112233',
  icon: 'bag',
  category: 'c',
  checked: '2025-10',
  title: both('T'),
  description: both('D'),
  heading: both('H'),
  subtitle: both('S'),
  sections: [{ kind: 'prose', body: both('B') }],
};
const summary: StoreSummary = {
  slug: 'shop',
  name: 'Shop',
  path: '/store/shop',
  url: store.url,
  logo: '/images/a.svg',
  initials: 'SH',
  hue: 1,
  icon: 'bag',
  category: 'C',
};

function updates(offer: Partial<Offer>, view: Partial<OfferView> = {}) {
  const data: Offer = { id: 'ten', kind: 'deal', url: store.url, title: both('Ten'), ...(offer as object) };
  const shown: OfferView = { id: 'ten', kind: 'code', code: 'TEN10', title: 'Ten', ...view };
  return updatesOf([{ store: { ...store, offers: [data] }, summary, offers: [shown] }], [post], {
    language: 'en',
    timeZone: 'Asia/Riyadh',
  });
}

const ofOffer = (list: ReturnType<typeof updates>) => list.find(({ key }) => key === 'en/store/shop/ten');

it('tells of what has a day of publication since that day, if it is known since an earlier one', () => {
  expect(ofOffer(updates({ publish: '2026-12-01' }))).toMatchObject({ published: '2026-12-01', updated: '2026-12-01' });
  expect(ofOffer(updates({ lastVerified: '2026-10', publish: '2026-12-01' }))?.published).toBe('2026-12-01');
  expect(ofOffer(updates({ lastVerified: '2026-12-05', publish: '2026-12-01' }))?.published).toBe('2026-12-05');
});

it('tells of an offer since its beginning, else since it was first tried', () => {
  // The evening of 30 September in UTC is 1 October in Riyadh.
  expect(ofOffer(updates({}, { startsAt: Date.UTC(2025, 8, 30, 22) }))).toMatchObject({
    key: 'en/store/shop/ten',
    published: '2025-10-01',
    path: '/en/store/shop',
  });
  const checks = [
    { date: '2025-10-20', result: 'worked' as const },
    { date: '2025-10-05', result: 'worked' as const },
  ];
  expect(ofOffer(updates({ checks }))).toMatchObject({ published: '2025-10-05', updated: '2025-10-20' });
  expect(ofOffer(updates({ lastVerified: '2025-11' }))).toMatchObject({
    published: '2025-11-01',
    summary: 'TEN10 · Ten',
  });
});

it('tells nothing of an offer of which no date is known', () => {
  expect(updates({}).map(({ key }) => key)).toEqual(['blog/guide']);
});

it('tells of a post under its canonical address, in its own language', () => {
  expect(updates({})).toEqual([
    {
      key: 'blog/guide',
      title: 'Guide',
      summary: 'Un guide.',
      language: 'fr',
      path: '/en/blog/guide',
      published: '2025-10-01',
      updated: '2025-10-01',
    },
  ]);
});

it('is newest first, whatever the order of the files', () => {
  for (const list of Object.values(tinySite().updates)) {
    const days = list.map(({ updated }) => updated);
    expect(days).toEqual([...days].sort().reverse());
    expect(new Set(list.map(({ key }) => key)).size).toBe(list.length);
  }
});
