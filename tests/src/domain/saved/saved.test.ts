import { describe, expect, it } from 'vitest';
import {
  currentCode,
  maxSaved,
  parseSaved,
  refreshCode,
  savedText,
  swapCodes,
  viewIn,
  withCode,
  withoutCode,
  type SavedCode,
  type SavedView,
} from '../../../../src/domain/saved/saved';

const store: SavedView['store'] = {
  slug: 'luban',
  name: 'Luban',
  path: '/store/luban',
  url: 'https://www.example.com/',
  logo: '/images/luban.svg',
  initials: 'L',
  hue: 3,
  icon: 'gift',
  category: 'Incense',
};

function view(code: string | undefined, title = 'Save 20', id = 'a'): SavedView {
  return { store, offer: { id, kind: code === undefined ? 'deal' : 'code', title, ...(code && { code }) } };
}

function saved(offer: string, code = 'SAVE20'): SavedCode {
  return {
    store: 'luban',
    offer,
    code,
    views: { en: view(code, 'Save 20', offer) },
    saved: '2026-11-01',
    asOf: '2026-11-01',
  };
}

describe('parseSaved', () => {
  it('returns the codes that savedText wrote', () => {
    const codes = [saved('a'), saved('b', 'خصم20')];
    expect(parseSaved(savedText(codes))).toEqual({ codes, isOwn: true, isWhole: true });
    expect(parseSaved(null)).toEqual({ codes: [], isOwn: false, isWhole: true });
  });

  it.each([
    '',
    'null',
    '[]',
    '{"version":1,"codes":[]}',
    '{"version":2,"checksum":0,"codes":[]}',
    savedText([saved('a')]).slice(0, -9),
    savedText([saved('a')]).replace('SAVE20', 'SAVE25'),
  ])('rejects a text that is truncated, changed or from another source: %s', (text) => {
    expect(parseSaved(text)).toEqual({ codes: [], isOwn: false, isWhole: false });
  });

  it.each([
    null,
    {},
    { store: 1 },
    { ...saved('b'), views: {} },
    { ...saved('b'), views: { fr: {} } },
    { ...saved('b'), views: { en: {} } },
    { ...saved('b'), asOf: 'yesterday' },
    { ...saved('b'), saved: '2026-13-01' },
    { ...saved('b'), gone: 'yes' },
  ])('skips a record of another shape: %j', (record) => {
    // The record stands for what another version of the site writes under the same version number.
    const text = savedText([saved('a'), record as SavedCode]);
    expect(parseSaved(text)).toEqual({ codes: [saved('a')], isOwn: true, isWhole: false });
  });

  const whole: SavedCode = {
    ...saved('whole'),
    views: {
      ar: {
        offer: {
          ...view('SAVE20').offer,
          url: 'https://www.example.com/x',
          language: 'fr',
          benefit: { kind: 'amount', amount: 20, from: 10, currency: 'SAR', upTo: true },
          benefits: [{ on: 'sale', benefit: { kind: 'percent', percent: 5 } }],
          minimumSpend: { amount: 100, currency: 'SAR' },
          perItem: { minimum: 10, currency: 'SAR' },
          payment: { only: [{ id: 'mada', name: 'mada' }] },
          applies: { exceptBrands: ['Dyson'], part: true },
          combines: [],
          who: 'members',
          where: ['SA', 'AE'],
          channel: 'both',
          votes: { up: 1, down: 0 },
          startsAt: 0,
          startsOn: '1 January 1970',
          endsAt: Date.UTC(2027, 0, 1),
          endsOn: '31 December 2026',
          verified: true,
          lastVerified: '2025-10',
          checks: [{ date: '2026-11-01', result: 'worked', country: 'SA', channel: 'app', by: 'shopper' }],
          checkEvery: 30,
          listed: {},
          original: { language: 'en', more: ['Only today'] },
        },
        store: {
          ...store,
          rating: { score: 4.5, count: 20, atLeast: true },
          rules: [
            { kind: 'minimum', amount: 50, currency: 'SAR', countries: ['SA'] },
            { kind: 'goods', except: [{ id: 'gold', name: 'Gold' }] },
            { kind: 'sellers' },
          ],
        },
      },
    },
  };

  it('accepts every field that an offer and its store can have', () => {
    expect(parseSaved(savedText([whole]))).toEqual({ codes: [whole], isOwn: true, isWhole: true });
  });

  it('reads the end of an offer under the names by which browsers have stored it', () => {
    const { ar } = whole.views;
    const { endsAt: expiresAt, endsOn: expiresOn, ...offer } = { ...ar?.offer };
    const stored = { ...whole, views: { ar: { ...ar, offer: { ...offer, expiresAt, expiresOn } } } };
    // The record stands for what an earlier version of the site has written.
    expect(parseSaved(savedText([stored as SavedCode]))).toEqual({ codes: [whole], isOwn: true, isWhole: true });
  });

  it.each<Readonly<Record<string, unknown>>>([
    { url: 'javascript:alert(1)' },
    { language: 'de' },
    { benefit: {} },
    { benefit: { kind: 'percent' } },
    { benefit: { kind: 'amount', amount: '20', currency: 'SAR' } },
    { benefit: { kind: 'gift', gift: { en: 'A bag', ar: 'حقيبة' } } },
    { benefits: [{ on: 'sale' }] },
    { minimumSpend: 100 },
    { minimumSpend: [{ amount: 100, currency: 'SAR' }] },
    { minimumSpend: [] },
    { minimumSpend: { amount: 100, currency: '$' } },
    { payment: { only: ['mada'] } },
    { applies: { exceptBrands: 'Dyson' } },
    { who: 'constructor' },
    { where: 'SA' },
    { where: [] },
    { where: ['Saudi Arabia'] },
    { channel: 'both or none' },
    { combines: ['gifts'] },
    { votes: null },
    { votes: { up: 1 } },
    { startsAt: '2026-11-01' },
    { endsAt: 1e300 },
    { endsOn: 31 },
    { verified: 'yes' },
    { lastVerified: 'October 2025' },
    { lastVerified: '2025-13' },
    { checks: {} },
    { checks: [{ date: '2026-11-01', result: 'unknown' }] },
    { listed: { on: 'today' } },
    { original: { language: 'en', more: 'Only today' } },
  ])('skips a record with an invalid offer: %j', (fields) => {
    const { ar } = whole.views;
    const record = { ...whole, views: { ar: { ...ar, offer: { ...ar?.offer, ...fields } } } };
    // The record stands for what another version of the site writes under the same version number.
    const text = savedText([saved('a'), record as SavedCode]);
    expect(parseSaved(text)).toEqual({ codes: [saved('a')], isOwn: true, isWhole: false });
  });

  it.each<Readonly<Record<string, unknown>>>([
    { url: 'javascript:alert(1)' },
    { rating: 4.5 },
    { rules: {} },
    { rules: [{ kind: 'unknown' }] },
    { rules: [{ kind: 'minimum', amount: 50 }] },
    { rules: [{ kind: 'goods' }] },
  ])('skips a record with an invalid store: %j', (fields) => {
    const { ar } = whole.views;
    const record = { ...whole, views: { ar: { ...ar, store: { ...ar?.store, ...fields } } } };
    const text = savedText([record as SavedCode]);
    expect(parseSaved(text)).toEqual({ codes: [], isOwn: true, isWhole: false });
  });

  it('returns at most the number of codes that are kept', () => {
    const { codes, isWhole } = parseSaved(
      savedText(Array.from({ length: maxSaved + 1 }, (_, index) => saved(`o${index}`))),
    );
    expect([codes.length, isWhole]).toEqual([maxSaved, false]);
  });
});

describe('the list of saved codes', () => {
  const [a, b, c] = [saved('a'), saved('b'), saved('c')];

  it('puts a new code first and contains no offer twice', () => {
    expect(withCode([a], b)).toEqual([b, a]);
    const codes = [a, b];
    expect(withCode(codes, saved('b', 'OTHER'))).toBe(codes);
  });

  it('supports swapping and removing codes', () => {
    expect(swapCodes([a, b, c], c, b)).toEqual([a, c, b]);
    expect(withoutCode([a, b, c], { store: 'luban', offer: 'b' })).toEqual([a, c]);
    expect(withoutCode([a], { store: 'other', offer: 'a' })).toEqual([a]);
  });
});

describe('a saved code', () => {
  it('is shown in another language, which is named, until the language of the page is available', () => {
    expect(viewIn(saved('a'), 'ar')?.offer).toMatchObject({ title: 'Save 20', language: 'en' });
    const both = { ...saved('a'), views: { en: view('SAVE20'), ar: view('SAVE20', 'وفر 20') } };
    expect(viewIn(both, 'ar')?.offer).toEqual(view('SAVE20', 'وفر 20').offer);
  });

  it('shows the current code and keeps the saved one', () => {
    const now = refreshCode(saved('a'), () => ({ en: view('SAVE25'), ar: view('SAVE25') }), '2026-11-20');
    expect([now.code, currentCode(now, 'en'), now.saved, now.asOf]).toEqual([
      'SAVE20',
      'SAVE25',
      '2026-11-01',
      '2026-11-20',
    ]);
    const without = refreshCode(saved('a'), () => ({ en: view(undefined), ar: view(undefined) }), '2026-11-20');
    expect(currentCode(without, 'ar')).toBeUndefined();
  });

  it('follows its offer to a new id', () => {
    const now = refreshCode(
      saved('a'),
      () => ({ en: view('SAVE20', 'Save', 'z'), ar: view('SAVE20', 'وفر', 'z') }),
      '2026-11-20',
    );
    expect(now.offer).toBe('z');
  });

  it('stays as it was while the store no longer lists it', () => {
    const gone = refreshCode(saved('a'), () => undefined, '2026-11-20');
    expect(gone).toEqual({ ...saved('a'), gone: true });
    expect(refreshCode(gone, () => ({ en: view('SAVE20'), ar: view('SAVE20') }), '2026-11-21').gone).toBeUndefined();
  });
});
