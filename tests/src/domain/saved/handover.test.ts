import { describe, expect, it } from 'vitest';
import { handedCodes, handoverFragment, receivedCode } from '../../../../src/domain/saved/handover';

const code = (offer: string, text: string, path = '/store/luban') =>
  receivedCode({ store: 'luban', offer, code: text, path }, 'en', '2026-11-01');

describe('the fragment that transfers codes to another device', () => {
  it('contains store, offer and code, and the path if it is not the default one', () => {
    const codes = [code('a', 'SAVE 2.5,%'), code('b', 'لبان', '/luban-coupon')];
    const { fragment, count } = handoverFragment(codes, 'en', 500);
    expect(fragment).toBe('#codes=luban.a.SAVE%202%2E5%2C%25,luban.b.%D9%84%D8%A8%D8%A7%D9%86./luban-coupon');
    expect(count).toBe(2);
    expect(handedCodes(fragment)).toEqual([
      { store: 'luban', offer: 'a', code: 'SAVE 2.5,%', path: '/store/luban' },
      { store: 'luban', offer: 'b', code: 'لبان', path: '/luban-coupon' },
    ]);
  });

  it('contains only as many codes as fit', () => {
    const codes = [code('a', 'A'), code('b', 'B'), code('c', 'C')];
    expect(handoverFragment(codes, 'en', 28)).toEqual({ fragment: '#codes=luban.a.A,luban.b.B', count: 2 });
    expect(handoverFragment(codes, 'en', 8)).toEqual({ fragment: '', count: 0 });
  });

  it.each([
    ['another fragment', '#a'],
    ['an empty list of codes', '#codes='],
    ['an invalid slug', '#codes=../x.a.B'],
    ['no code', '#codes=luban.a'],
    ['a code with a direction mark', '#codes=luban.a.X%E2%80%AEY'],
    ['a code that begins with a space', '#codes=luban.a.%20X'],
    ['a code that is too long', `#codes=luban.a.${'X'.repeat(65)}`],
    ['broken encoding', '#codes=luban.a.%E2'],
    ['a path to another host', '#codes=luban.a.X.//example'],
    ['too many parts', '#codes=luban.a.X./store/b.c'],
    ['a fragment that is too long', `#codes=${'luban.a.X,'.repeat(1001)}`],
  ])('returns no codes with %s', (_what, hash) => {
    expect(handedCodes(hash)).toEqual([]);
  });

  it('returns each code once, and at most a hundred', () => {
    expect(handedCodes('#codes=luban.a.X,luban.a.Y')).toHaveLength(1);
    expect(handedCodes(`#codes=${Array.from({ length: 120 }, (_, index) => `l.o${index}.X`).join(',')}`)).toHaveLength(
      100,
    );
  });
});
