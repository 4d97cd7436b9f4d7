import { describe, expect, it } from 'vitest';
import { firstFailureOf, updateDatesOf, updatesOf } from '../../../../../generator/site/derive/files/updates';
import type { OfferView, StoreSummary } from '../../../../../src/domain/offers/offer-view';
import type { Check, Offer, Post, Store } from '../../../../../src/generated/data-types';
import type { Wording } from '../../../../../generator/site/derive/texts/dates';
import { tinySite } from '../../../../support/tiny-site';
import { offersOfFile } from '../../../../support/offers';

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

/** A wording that writes the ids of messages with their values. */
const wording: Pick<Wording, 'dayOrMonth' | 'message'> = {
  dayOrMonth: (date) => date,
  message: (id, values = {}) => [id, ...Object.values(values)].join(' '),
};

function updates(offer: Partial<Offer>, view: Partial<OfferView> = {}) {
  const data: Offer = { id: 'ten', kind: 'deal', url: store.url, title: both('Ten'), ...(offer as object) };
  const { checks, lastVerified } = data;
  const shown: OfferView = {
    id: 'ten',
    kind: 'code',
    code: 'TEN10',
    title: 'Ten',
    ...(checks && { checks }),
    ...(lastVerified !== undefined && { lastVerified }),
    ...view,
  };
  return updatesOf([{ store: { ...store, offers: offersOfFile([data]) }, summary, offers: [shown] }], [post], {
    language: 'en',
    wording,
    timeZone: 'Asia/Riyadh',
    languages: ['en', 'ar'],
  });
}

const ofOffer = (list: ReturnType<typeof updates>) => list.find(({ key }) => key === 'en/store/shop/ten');

it('updatesOf lists an offer no earlier than its day of publication', () => {
  expect(ofOffer(updates({ publish: '2026-12-01' }))).toMatchObject({ published: '2026-12-01', updated: '2026-12-01' });
  expect(ofOffer(updates({ lastVerified: '2026-10', publish: '2026-12-01' }))?.published).toBe('2026-12-01');
  expect(ofOffer(updates({ lastVerified: '2026-12-05', publish: '2026-12-01' }))?.published).toBe('2026-12-05');
});

it('updatesOf lists an offer since its beginning, or else since its first test', () => {
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

it('updatesOf leaves out an offer without a known date', () => {
  expect(updates({}).map(({ key }) => key)).toEqual(['blog/guide']);
});

it('updatesOf lists a post under its canonical address, in its own language', () => {
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

it('updatesOf lists the newest entries first and each key once', () => {
  for (const list of Object.values(tinySite().updates)) {
    const days = list.map(({ updated }) => updated);
    expect(days).toEqual([...days].sort().reverse());
    expect(new Set(list.map(({ key }) => key)).size).toBe(list.length);
  }
});

describe('an offer that begins to fail', () => {
  const tested = (date: string, result: Check['result'], more: Partial<Check> = {}): Check => ({
    date,
    result,
    ...more,
  });
  const failures = (list: ReturnType<typeof updates>) => list.filter(({ key }) => key.includes('/failed/'));

  it('gets an entry of its own with the day and the place of the failed test', () => {
    const checks = [tested('2025-11-12', 'failed', { country: 'AE', channel: 'app' }), tested('2025-10-05', 'worked')];
    expect(failures(updates({ checks }))).toEqual([
      {
        key: 'en/store/shop/ten/failed/2025-11-12',
        title: 'updates.failed Shop Ten',
        summary: 'TEN10 · trust.failed 2025-11-12 · country-short.AE · trust.channel-app',
        language: 'en',
        path: '/en/store/shop',
        published: '2025-11-12',
        updated: '2025-11-12',
      },
    ]);
    // The entry of the offer itself is not new: it was updated by the test that worked.
    expect(ofOffer(updates({ checks }))).toMatchObject({ published: '2025-10-05', updated: '2025-10-05' });
  });

  it('gets the entry even if no test ever worked', () => {
    expect(firstFailureOf({ checks: [tested('2025-11-12', 'failed')] })?.date).toBe('2025-11-12');
  });

  it('keeps the entry of the first failure if it fails again', () => {
    const checks = [
      tested('2025-11-20', 'failed'),
      tested('2025-11-12', 'failed'),
      tested('2025-10-05', 'worked'),
      tested('2025-09-01', 'failed'),
    ];
    expect(firstFailureOf({ checks })?.date).toBe('2025-11-12');
    expect(firstFailureOf({ checks: checks.toReversed() })?.date).toBe('2025-11-12');
  });

  it.each([
    ['a test works later', { checks: [tested('2025-11-13', 'worked'), tested('2025-11-12', 'failed')] }],
    [
      'it works on the same day elsewhere',
      {
        checks: [tested('2025-11-12', 'failed', { country: 'AE' }), tested('2025-11-12', 'worked', { country: 'SA' })],
      },
    ],
    ['it was verified later', { checks: [tested('2025-11-12', 'failed')], lastVerified: '2025-12' }],
    [
      'only shoppers and networks reported failures',
      {
        checks: [tested('2025-11-12', 'failed', { by: 'shopper' }), tested('2025-11-12', 'failed', { by: 'network' })],
      },
    ],
  ])('gets no entry if %s', (_case, offer) => {
    expect(firstFailureOf(offer)).toBeUndefined();
    expect(failures(updates(offer))).toEqual([]);
  });

  it('keeps the entry if a shopper reports that it works', () => {
    const checks = [tested('2025-11-13', 'worked', { by: 'shopper' }), tested('2025-11-12', 'failed')];
    expect(firstFailureOf({ checks })?.date).toBe('2025-11-12');
  });

  it('has the entry from its publication until its end', () => {
    const endsAt = Date.UTC(2026, 0, 1);
    expect(
      failures(updates({ checks: [tested('2025-11-12', 'failed')], publish: '2025-12-01' }, { endsAt })),
    ).toMatchObject([{ key: 'en/store/shop/ten/failed/2025-11-12', published: '2025-12-01', endsAt }]);
  });

  it('adds its failure to the dates by which a build chooses the stores of the feed', () => {
    const checks = [tested('2025-11-12', 'failed')];
    const offer = { id: 'ten', kind: 'deal', url: store.url, title: both('Ten') } as const;
    const datesOf = (offers: readonly Offer[]) => updateDatesOf({ offers: offersOfFile(offers) }, 'Asia/Riyadh');
    expect(datesOf([{ ...offer, starts: '2025-10-01', checks }])).toEqual([
      ['2025-10-01', 1],
      ['2025-11-12', 1],
    ]);
    expect(
      updates({ checks }, { startsAt: Date.UTC(2025, 8, 30, 21) }).flatMap(({ key, updated }) =>
        key.startsWith('en/store/shop/') ? [updated] : [],
      ),
    ).toEqual(['2025-11-12', '2025-10-01']);
    expect(datesOf([{ ...offer, checks: [tested('2025-11-20', 'failed'), ...checks], expires: '2025-12-31' }])).toEqual(
      [['2025-11-12', 2, Date.UTC(2025, 11, 31, 21)]],
    );
  });
});
