import { describe, expect, it } from 'vitest';
import {
  currentCode,
  parseSaved,
  refreshed,
  savedText,
  swapped,
  viewIn,
  withCode,
  withoutCode,
  type SavedCode,
  type SavedView,
} from '../../../src/domain/saved';

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

describe('the content of the storage', () => {
  it('is read as it was written', () => {
    const codes = [saved('a'), saved('b', 'خصم20')];
    expect(parseSaved(savedText(codes))).toEqual(codes);
    expect(parseSaved(null)).toEqual([]);
  });

  it.each([
    '',
    'null',
    '[]',
    '{"version":1,"codes":[]}',
    '{"version":2,"checksum":0,"codes":[]}',
    savedText([saved('a')]).slice(0, -9),
    savedText([saved('a')]).replace('SAVE20', 'SAVE25'),
  ])('is not read where something else has written or cut it: %s', (text) => {
    expect(parseSaved(text)).toBeUndefined();
  });
});

describe('the list of saved codes', () => {
  const [a, b, c] = [saved('a'), saved('b'), saved('c')];

  it('has a new code in front, and no offer twice', () => {
    expect(withCode([a], b)).toEqual([b, a]);
    const codes = [a, b];
    expect(withCode(codes, saved('b', 'OTHER'))).toBe(codes);
  });

  it('can be put into another order, and codes can be taken out', () => {
    expect(swapped([a, b, c], c, b)).toEqual([a, c, b]);
    expect(withoutCode([a, b, c], { store: 'luban', offer: 'b' })).toEqual([a, c]);
    expect(withoutCode([a], { store: 'other', offer: 'a' })).toEqual([a]);
  });
});

describe('a saved code', () => {
  it('is shown in another language, which is named, until it is known in that of the page', () => {
    expect(viewIn(saved('a'), 'ar')?.offer).toMatchObject({ title: 'Save 20', language: 'en' });
    const both = { ...saved('a'), views: { en: view('SAVE20'), ar: view('SAVE20', 'وفر 20') } };
    expect(viewIn(both, 'ar')?.offer).toEqual(view('SAVE20', 'وفر 20').offer);
  });

  it('has the present code and keeps the one that was saved', () => {
    const now = refreshed(saved('a'), () => ({ en: view('SAVE25'), ar: view('SAVE25') }), '2026-11-20');
    expect([now.code, currentCode(now, 'en'), now.saved, now.asOf]).toEqual([
      'SAVE20',
      'SAVE25',
      '2026-11-01',
      '2026-11-20',
    ]);
    const without = refreshed(saved('a'), () => ({ en: view(undefined), ar: view(undefined) }), '2026-11-20');
    expect(currentCode(without, 'ar')).toBeUndefined();
  });

  it('follows its offer to a new id', () => {
    const now = refreshed(
      saved('a'),
      () => ({ en: view('SAVE20', 'Save', 'z'), ar: view('SAVE20', 'وفر', 'z') }),
      '2026-11-20',
    );
    expect(now.offer).toBe('z');
  });

  it('stays as it was known when the store no longer lists it, until the store lists it again', () => {
    const gone = refreshed(saved('a'), () => undefined, '2026-11-20');
    expect(gone).toEqual({ ...saved('a'), gone: true });
    expect(refreshed(gone, () => ({ en: view('SAVE20'), ar: view('SAVE20') }), '2026-11-21').gone).toBeUndefined();
  });
});
