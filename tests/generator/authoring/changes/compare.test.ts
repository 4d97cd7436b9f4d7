import { describe, expect, test } from 'vitest';
import { changedPages, compareContent } from '../../../../generator/authoring/changes/compare';
import type { ContentChanges, SiteContent } from '../../../../generator/authoring/changes/content';
import { isUnchanged } from '../../../../generator/authoring/changes/markdown';
import { addressOf, contentOf, couponsPage, firstOffer, luban, site, storePage } from './content';

const at = Date.UTC(2026, 10, 22);
const before = contentOf([storePage('en'), storePage('ar'), couponsPage('en')]);
const changesTo = (after: SiteContent): ContentChanges => compareContent({ before, after, at });

test('compareContent reports no changes for the same content', () => {
  expect(isUnchanged(changesTo(before))).toBe(true);
});

test('changedPages names the pages that changes name, and no others', () => {
  const second = { ...firstOffer, id: 'second' };
  const added = storePage('ar', { ...addressOf('ar', '/store/oud'), store: { ...luban, slug: 'oud' }, offers: [] });
  const after = contentOf([
    storePage('en', { offers: [firstOffer, second] }),
    storePage('ar', { offers: [firstOffer, second] }),
    couponsPage('en', { heading: 'All coupons' }),
    couponsPage('ar'),
    added,
  ]);
  const former = contentOf([...before.pages, couponsPage('ar')]);
  const changes = compareContent({ before: former, after, at });
  expect(changedPages(changes, after)).toEqual([
    '/en/store/luban',
    '/ar/store/luban',
    '/en/all-coupons',
    '/ar/store/oud',
  ]);
  expect(changedPages(changesTo(before), before)).toEqual([]);
});

describe('the comparison of offers', () => {
  const onBoth = (offer: typeof firstOffer): SiteContent =>
    contentOf([
      storePage('en', { offers: [offer] }),
      storePage('ar', { offers: [offer] }),
      couponsPage('en', { offers: [{ ...offer, store: 'luban', category: 'perfume' }] }),
    ]);
  const said = (what: string) => ({ en: `en: ${what}`, ar: `ar: ${what}` });
  const sentences = said('10 with FIRST10 until 31 December 2026');
  const reference = { store: 'luban', id: 'first', storeName: 'Luban', title: '10% off', code: 'FIRST10', sentences };

  test('reports a changed code once, as sentences before and after, and not for every list that shows the offer', () => {
    const changes = changesTo(onBoth({ ...firstOffer, code: 'NEXT10' }));
    const now = said('10 with NEXT10 until 31 December 2026');
    expect(changes.offers).toEqual({
      added: [],
      removed: [],
      ended: [],
      changed: [{ ...reference, code: 'NEXT10', sentences: now, former: sentences, values: [] }],
    });
    expect(changes.texts).toEqual([]);
  });

  test('reports a later last day as sentences before and after, without its instants', () => {
    const later = { endsAt: Date.UTC(2027, 1, 1), endsOn: '31 January 2027' };
    expect(changesTo(onBoth({ ...firstOffer, ...later })).offers.changed).toEqual([
      { ...reference, sentences: said('10 with FIRST10 until 31 January 2027'), former: sentences, values: [] },
    ]);
  });

  test('reports texts of the original language that were added', () => {
    const original = { language: 'fr', more: ['Livraison offerte'] } as const;
    expect(changesTo(onBoth({ ...firstOffer, original })).offers.changed[0]?.values).toEqual([
      { field: 'language', after: 'fr' },
      { field: 'more', after: 'Livraison offerte' },
    ]);
  });

  test('reports both instants for an offer that ends at another time of the same day', () => {
    const earlier = { ...firstOffer, endsAt: Date.UTC(2026, 11, 31, 20) };
    expect(changesTo(onBoth(earlier)).offers.changed[0]?.values).toEqual([
      { field: 'expires', before: '2027-01-01T00:00:00.000Z', after: '2026-12-31T20:00:00.000Z' },
    ]);
  });

  test('reports an offer as ended if its new last day has passed', () => {
    const { ended, changed } = changesTo(
      onBoth({ ...firstOffer, endsAt: Date.UTC(2026, 10, 1), endsOn: '31 October 2026' }),
    ).offers;
    expect([ended.map(({ id }) => id), changed]).toEqual([['first'], []]);
  });

  test('reports no change for an offer that had expired before', () => {
    const expired = onBoth({ ...firstOffer, endsAt: Date.UTC(2026, 0, 2) });
    expect(isUnchanged(compareContent({ before: expired, after: expired, at }))).toBe(true);
  });

  test('reports a changed title for each language in which it changed', () => {
    const after = contentOf([
      storePage('en', { offers: [{ ...firstOffer, title: 'A tenth off' }] }),
      storePage('ar'),
      couponsPage('en', { offers: [{ ...firstOffer, title: 'A tenth off', store: 'luban', category: 'perfume' }] }),
    ]);
    expect(changesTo(after).offers.changed[0]?.values).toEqual([
      { field: 'title', language: 'en', before: '10% off', after: 'A tenth off' },
    ]);
  });

  test('reports an added or removed offer as such and as nothing else', () => {
    const second = { ...firstOffer, id: 'second', code: 'SECOND', title: 'Second' };
    const both = [firstOffer, second];
    const after = contentOf([
      storePage('en', { offers: both }),
      storePage('ar', { offers: both }),
      couponsPage('en', { offers: both.map((offer) => ({ ...offer, store: 'luban', category: 'perfume' })) }),
    ]);
    const added = changesTo(after);
    expect(added).toEqual({
      ...changesTo(before),
      offers: {
        added: [
          {
            ...reference,
            id: 'second',
            title: 'Second',
            code: 'SECOND',
            sentences: said('10 with SECOND until 31 December 2026'),
          },
        ],
        removed: [],
        ended: [],
        changed: [],
      },
    });
    const removed = compareContent({ before: after, after: before, at });
    expect(removed.offers.removed).toEqual(added.offers.added);
  });
});

describe('the comparison of pages', () => {
  test('reports an added or removed page once, with its languages', () => {
    const list = contentOf([couponsPage('en', { stores: {}, offers: [] })]);
    const withStore = contentOf([...list.pages, storePage('en'), storePage('ar')]);
    const reference = { path: '/store/luban', languages: ['en', 'ar'], title: 'Luban codes' };
    const added = compareContent({ before: list, after: withStore, at });
    expect(added.pages).toEqual({ added: [reference], removed: [] });
    expect(added.texts).toEqual([]);
    expect(compareContent({ before: withStore, after: list, at }).pages).toEqual({ added: [], removed: [reference] });
  });

  test('reports a changed text with both versions, its language and the pages that show it', () => {
    const after = contentOf([storePage('en', { heading: 'Luban codes' }), storePage('ar'), couponsPage('en')]);
    expect(changesTo(after).texts).toEqual([
      { field: 'heading', language: 'en', before: 'Luban', after: 'Luban codes', pages: ['/en/store/luban'] },
    ]);
  });

  test('reports a text that several pages share once, with all of them', () => {
    const again = (heading: string) =>
      contentOf([storePage('en', { heading }), couponsPage('en', { heading, stores: {}, offers: [] })]);
    const { texts } = compareContent({ before: again('One'), after: again('Two'), at });
    expect(texts).toEqual([
      { field: 'heading', language: 'en', before: 'One', after: 'Two', pages: ['/en/store/luban', '/en/all-coupons'] },
    ]);
  });

  test('reports the texts of a new section as added', () => {
    const after = contentOf([
      storePage('en', {
        sections: [
          { kind: 'faq', heading: 'Questions', questions: [{ question: 'Is it real?', answer: 'Yes.' }] },
          { kind: 'prose', body: 'Burn it slowly.' },
        ],
      }),
      storePage('ar'),
      couponsPage('en'),
    ]);
    const { texts, reordered } = changesTo(after);
    expect(texts.map(({ field, before: former, after: text }) => [field, former, text])).toEqual([
      ['kind', undefined, 'faq'],
      ['heading', undefined, 'Questions'],
      ['question', undefined, 'Is it real?'],
      ['answer', undefined, 'Yes.'],
    ]);
    expect(reordered).toEqual([]);
  });

  test('reports a changed link inside a longer text', () => {
    const bodyWith = (to: string) => ({
      sections: [
        {
          kind: 'prose' as const,
          body: [
            {
              kind: 'paragraph' as const,
              children: ['See ', { kind: 'link' as const, to, children: ['all stores'] }, '.'],
            },
          ],
        },
      ],
    });
    const { texts } = compareContent({
      before: contentOf([storePage('en', bodyWith('/stores'))]),
      after: contentOf([storePage('en', bodyWith('/all-coupons'))]),
      at,
    });
    expect(texts).toMatchObject([
      { field: 'body', before: 'See [all stores](/stores).', after: 'See [all stores](/all-coupons).' },
    ]);
  });

  test('reports pages whose texts are only reordered without the texts', () => {
    const sections = (...bodies: readonly string[]) => ({
      sections: bodies.map((body) => ({ kind: 'prose' as const, body })),
    });
    const changes = compareContent({
      before: contentOf([storePage('en', sections('One.', 'Two.', 'Three.'))]),
      after: contentOf([storePage('en', sections('Three.', 'One.', 'Two.'))]),
      at,
    });
    expect(changes.reordered).toEqual(['/en/store/luban']);
    expect(changes.texts).toEqual([]);
  });

  test('reports a changed store name on its own page, not on every list', () => {
    const renamed = { ...luban, name: 'Luban House' };
    const after = contentOf([
      storePage('en', { store: renamed }),
      storePage('ar'),
      couponsPage('en', { stores: { luban: renamed } }),
    ]);
    expect(changesTo(after).texts).toEqual([
      { field: 'name', language: 'en', before: 'Luban', after: 'Luban House', pages: ['/en/store/luban'] },
    ]);
  });
});

describe('the comparison of content outside the pages', () => {
  test('reports a changed text of the footer for its language', () => {
    const changed = { ...site, footer: { ...site.footer, about: 'About the team' } };
    expect(changesTo({ ...before, sites: { en: changed, ar: site } }).layout).toEqual([
      { field: 'about', language: 'en', before: 'About us', after: 'About the team' },
    ]);
  });

  test('reports reordered links', () => {
    const changed = { ...site, navigation: [...(site.navigation ?? [])].reverse() };
    expect(changesTo({ ...before, sites: { en: site, ar: changed } }).layout).toEqual([
      { field: 'order', language: 'ar' },
    ]);
  });

  test('reports a changed text of the interface by its id', () => {
    const messages = new Map([['offer.copy', { en: 'Copy the code', ar: 'انسخ الكود' }]]);
    expect(changesTo({ ...before, messages }).messages).toEqual([
      { field: 'offer.copy', language: 'en', before: 'Copy Code', after: 'Copy the code' },
    ]);
  });

  test('reports added and removed redirects', () => {
    const redirects = [{ from: '/old', to: '/en/blog' }];
    expect(changesTo({ ...before, redirects }).redirects).toEqual({
      added: redirects,
      removed: before.redirects,
      reordered: [],
    });
  });

  test('reports reordered redirects, since the first match counts', () => {
    const [one, other] = [
      { from: '/old/*', to: '/en/stores' },
      { from: '/old/luban', to: '/en/store/luban' },
    ];
    const changes = compareContent({
      before: { ...before, redirects: [one, other] },
      after: { ...before, redirects: [other, one] },
      at,
    });
    expect(changes.redirects).toEqual({ added: [], removed: [], reordered: [other, one] });
  });

  test('reports changed search aliases, but not a changed order of them', () => {
    const named = (...names: readonly string[]): SiteContent => ({
      ...before,
      aliases: new Map([['store luban', names]]),
    });
    expect(changesTo(named('Frankincense', 'Incense')).aliases).toEqual([
      { field: 'store luban', before: 'Frankincense', after: 'Frankincense, Incense' },
    ]);
    expect(compareContent({ before: named('Incense', 'Oud'), after: named('Oud', 'Incense'), at }).aliases).toEqual([]);
  });

  test('reports a setting by its path, and reordered countries as a changed order', () => {
    const withMoney = (money: Partial<SiteContent['settings']['money']>): SiteContent => ({
      ...before,
      settings: { ...before.settings, money: { ...before.settings.money, ...money } },
    });
    expect(changesTo(withMoney({ minorUnits: { SAR: 3 } })).settings).toEqual([
      { field: 'money.minorUnits.SAR', before: '2', after: '3' },
    ]);
    const [one, other] = [
      withMoney({ currencyOf: { SA: 'SAR', AE: 'AED' } }),
      withMoney({ currencyOf: { AE: 'AED', SA: 'SAR' } }),
    ];
    expect(compareContent({ before: one, after: other, at }).settings).toEqual([{ field: 'order' }]);
  });

  test('compares pictures by their hashes', () => {
    const images = new Map([
      ['luban.svg', 'b'],
      ['new.svg', 'c'],
    ]);
    expect(changesTo({ ...before, images }).images).toEqual({
      added: ['new.svg'],
      removed: [],
      changed: ['luban.svg'],
    });
  });
});
