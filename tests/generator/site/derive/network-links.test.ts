import { describe, expect, it, test } from 'vitest';
import { networkLink, offerLinks, type LinkNetworks } from '../../../../generator/site/derive/network-links';
import { originOfRows } from '../../../../generator/catalogue/validate/network-addresses';
import type { PageData } from '../../../../src/domain/page-data';
import { addressAt } from '../../../../src/domain/sub-id';

const networks: LinkNetworks = {
  clicks: {
    hosts: ['clicks.example.com'],
    link: 'https://clicks.example.com/c?offer={programme}&url={url}',
    subId: { parameter: 'sub1', value: '{page}.{place}.{language}' },
  },
  tracked: { hosts: ['go.example.net'], subId: { parameter: 'aff_sub', value: 'site-{place}' } },
  paths: {
    hosts: ['track.example.org'],
    link: 'https://track.example.org/click/pubref:{subId}/destination:{url}',
    subId: { value: '{page}_{place}' },
  },
  plain: { hosts: ['plain.example.com'], link: 'https://plain.example.com/{programme}' },
};
const url = 'https://www.luban.example/';
const from = (network: string, programme?: string) => ({ network, ...(programme !== undefined && { programme }) });

describe('an address of a store', () => {
  it.each([
    [
      'leads through its network, with the sub-id',
      from('clicks', '17'),
      'https://www.luban.example/sale?a=1&b=2#top',
      'https://clicks.example.com/c?offer=17&url=https%3A%2F%2Fwww.luban.example%2Fsale%3Fa%3D1%26b%3D2%23top&sub1={page}.{place}.{language}',
    ],
    [
      'has the sub-id in the path where the network has it there',
      from('paths'),
      'https://luban.example/',
      'https://track.example.org/click/pubref:{page}_{place}/destination:https%3A%2F%2Fluban.example%2F',
    ],
    ['may need its programme alone', from('plain', '17'), 'https://ar.luban.example/', 'https://plain.example.com/17'],
    ['stays without a programme where the link names one', from('clicks'), url, url],
    ['stays where the network has no link', from('tracked'), url, url],
    ['stays without a network', undefined, url, url],
    ['stays with an unknown network', from('unknown'), url, url],
    ['stays if it is of another site', from('clicks', '17'), 'https://app.example/x', 'https://app.example/x'],
    [
      'stays if it only ends like the store',
      from('clicks', '17'),
      'https://notluban.example/',
      'https://notluban.example/',
    ],
    ['stays if it opens an app', from('clicks', '17'), 'noon://sale', 'noon://sale'],
  ])('%s', (_what, origin, address, link) => {
    expect(networkLink(address, { from: origin, url }, networks)).toBe(link);
  });
});

describe('an address of the network', () => {
  it.each([
    ['gets the sub-id', 'https://go.example.net/aff_c', 'https://go.example.net/aff_c?aff_sub=site-{place}'],
    ['also below its host', 'https://a.go.example.net/?x=1', 'https://a.go.example.net/?x=1&aff_sub=site-{place}'],
    ['before a fragment', 'https://go.example.net/c?x=1#y?z', 'https://go.example.net/c?x=1&aff_sub=site-{place}#y?z'],
    ['after an open question mark', 'https://go.example.net/c?', 'https://go.example.net/c?aff_sub=site-{place}'],
    ['keeps a sub-id of its own', 'https://go.example.net/c?aff_sub=x', 'https://go.example.net/c?aff_sub=x'],
    ['stays on the host of another network', 'https://clicks.example.com/c', 'https://clicks.example.com/c'],
  ])('%s', (_what, address, link) => {
    expect(networkLink(address, { from: from('tracked'), url }, networks)).toBe(link);
  });

  it('stays where the sub-id is a part of the path', () => {
    const address = 'https://track.example.org/click/destination:x';
    expect(networkLink(address, { from: from('paths'), url }, networks)).toBe(address);
  });
});

describe('an offer', () => {
  const context = { networks, language: 'ar' } as const;
  const owner = { from: from('clicks', '17'), url };

  it('without an address leads to the store through the network if it is a deal', () => {
    expect(offerLinks({ id: 'ten', kind: 'deal' }, owner, context).url).toContain('luban.example');
    expect(offerLinks({ id: 'ten', kind: 'code' }, owner, context)).toEqual({});
  });

  it('says of its deep link that it opens the store, and names the printed code of the language', () => {
    expect(offerLinks({ id: 'ten', kind: 'code', deepLink: url }, owner, context)).toEqual({
      deepLink:
        'https://clicks.example.com/c?offer=17&url=https%3A%2F%2Fwww.luban.example%2F&sub1={page}.{place}.{language}',
      opensStore: true,
      printedCode: 'ten.ar',
    });
  });

  it('has nothing to add without a network', () => {
    expect(offerLinks({ id: 'ten', kind: 'deal', url, deepLink: url }, { url }, context)).toEqual({});
  });
});

test('rows of a feed come from the network of the feed, with the programme of the store there', () => {
  const store = { from: { network: 'clicks', programme: '17', channels: ['website' as const] } };
  expect(originOfRows({}, store)).toBe(store.from);
  expect(originOfRows({ network: 'clicks' }, store)).toBe(store.from);
  expect(originOfRows({ network: 'tracked' }, store)).toEqual({ network: 'tracked' });
  expect(originOfRows({}, {})).toBeUndefined();
});

describe('a sub-id', () => {
  const address = 'https://go.example.net/c?s={page}.{place}.{language}';
  const page = (fields: object): PageData => ({ language: 'ar', ...fields }) as PageData;

  it.each([
    [{ kind: 'store', path: '/luban-coupon', store: { slug: 'luban' } }, 'luban'],
    [{ kind: 'home', path: '/' }, 'home'],
    [{ kind: 'category', path: '/category/fashion' }, 'category-fashion'],
    [{ kind: 'article', path: '/luban-guide', store: { slug: 'luban' } }, 'luban-guide'],
  ])('names the page %#', (fields, name) => {
    expect(addressAt(address, page(fields), 'c')).toBe(`https://go.example.net/c?s=${name}.c.ar`);
  });

  it('is not looked for in addresses without one', () => {
    expect(addressAt('https://www.luban.example/', page({ kind: 'home', path: '/' }), 'c')).toBe(
      'https://www.luban.example/',
    );
  });
});
