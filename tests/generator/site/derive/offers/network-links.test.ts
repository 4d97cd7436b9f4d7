import { describe, expect, it, test } from 'vitest';
import { networkLink, offerLinks, type LinkNetworks } from '../../../../../generator/site/derive/offers/network-links';
import { originOf } from '../../../../../generator/catalogue/offers/offer';
import type { PageData } from '../../../../../src/domain/pages/page-data';
import { addressAt } from '../../../../../src/domain/pages/sub-id';

const networks: LinkNetworks = {
  clicks: {
    name: 'Clicks',
    hosts: ['clicks.example.com'],
    link: 'https://clicks.example.com/c?offer={programme}&url={url}',
    subId: { parameter: 'sub1', value: '{page}.{place}.{language}' },
  },
  tracked: { name: 'Tracked', hosts: ['go.example.net'], subId: { parameter: 'aff_sub', value: 'site-{place}' } },
  paths: {
    name: 'Paths',
    hosts: ['track.example.org'],
    link: 'https://track.example.org/click/pubref:{subId}/destination:{url}',
    subId: { value: '{page}_{place}' },
  },
  plain: { name: 'Plain', hosts: ['plain.example.com'], link: 'https://plain.example.com/{programme}' },
};
const url = 'https://www.luban.example/';
const from = (network: string, programme?: string) => ({ network, ...(programme !== undefined && { programme }) });

describe('networkLink for an address of a store', () => {
  it.each([
    [
      'leads through the network with the sub-id',
      from('clicks', '17'),
      'https://www.luban.example/sale?a=1&b=2#top',
      'https://clicks.example.com/c?offer=17&url=https%3A%2F%2Fwww.luban.example%2Fsale%3Fa%3D1%26b%3D2%23top&sub1={page}.{place}.{language}',
    ],
    [
      'puts the sub-id into the path if the network expects it there',
      from('paths'),
      'https://luban.example/',
      'https://track.example.org/click/pubref:{page}_{place}/destination:https%3A%2F%2Fluban.example%2F',
    ],
    [
      'needs only the programme if the link of the network has nothing else',
      from('plain', '17'),
      'https://ar.luban.example/',
      'https://plain.example.com/17',
    ],
    ['keeps the address without the programme that the link needs', from('clicks'), url, url],
    ['keeps the address if the network has no link', from('tracked'), url, url],
    ['keeps the address without a network', undefined, url, url],
    ['keeps the address with an unknown network', from('unknown'), url, url],
    ['keeps an address of another site', from('clicks', '17'), 'https://app.example/x', 'https://app.example/x'],
    [
      'keeps an address whose host only ends like that of the store',
      from('clicks', '17'),
      'https://notluban.example/',
      'https://notluban.example/',
    ],
    ['keeps an address that opens an app', from('clicks', '17'), 'noon://sale', 'noon://sale'],
  ])('%s', (_what, origin, address, link) => {
    expect(networkLink(address, { from: origin, url }, networks)).toBe(link);
  });
});

describe('networkLink for an address of the network', () => {
  it.each([
    ['adds the sub-id', 'https://go.example.net/aff_c', 'https://go.example.net/aff_c?aff_sub=site-{place}'],
    [
      'adds the sub-id on a subdomain of the network',
      'https://a.go.example.net/?x=1',
      'https://a.go.example.net/?x=1&aff_sub=site-{place}',
    ],
    [
      'adds the sub-id before a fragment',
      'https://go.example.net/c?x=1#y?z',
      'https://go.example.net/c?x=1&aff_sub=site-{place}#y?z',
    ],
    [
      'adds the sub-id after an empty query',
      'https://go.example.net/c?',
      'https://go.example.net/c?aff_sub=site-{place}',
    ],
    [
      'keeps a sub-id that is already there',
      'https://go.example.net/c?aff_sub=x',
      'https://go.example.net/c?aff_sub=x',
    ],
    ['keeps an address on the host of another network', 'https://clicks.example.com/c', 'https://clicks.example.com/c'],
  ])('%s', (_what, address, link) => {
    expect(networkLink(address, { from: from('tracked'), url }, networks)).toBe(link);
  });

  it('keeps the address if the sub-id belongs into the path', () => {
    const address = 'https://track.example.org/click/destination:x';
    expect(networkLink(address, { from: from('paths'), url }, networks)).toBe(address);
  });
});

describe('offerLinks', () => {
  const owner = { from: from('clicks', '17'), url };

  it('leads a deal without an address to the store through the network, but not a code', () => {
    expect(offerLinks({ kind: 'deal' }, owner, networks).url).toContain('luban.example');
    expect(offerLinks({ kind: 'code' }, owner, networks)).toEqual({});
  });

  it('says that a deep link opens the store', () => {
    expect(offerLinks({ kind: 'code', deepLink: url }, owner, networks)).toEqual({
      deepLink:
        'https://clicks.example.com/c?offer=17&url=https%3A%2F%2Fwww.luban.example%2F&sub1={page}.{place}.{language}',
      opensStore: true,
    });
  });

  it('returns the URL of the data without a network', () => {
    expect(offerLinks({ kind: 'deal', url, deepLink: url }, { url }, networks)).toEqual({ url });
    expect(offerLinks({ kind: 'deal' }, { url }, networks)).toEqual({});
  });
});

test('originOf a row is the network of the feed, with the programme of the store there', () => {
  const store = { from: { network: 'clicks', programme: '17', channels: ['website' as const] } };
  const rowOf = (network?: string) => ({ source: { kind: 'feed' as const, network } });
  expect(originOf(rowOf(), store)).toBe(store.from);
  expect(originOf(rowOf('clicks'), store)).toBe(store.from);
  expect(originOf(rowOf('tracked'), store)).toEqual({ network: 'tracked' });
  expect(originOf(rowOf(), {})).toBeUndefined();
});

describe('addressAt', () => {
  const address = 'https://go.example.net/c?s={page}.{place}.{language}';
  const page = (fields: object): PageData => ({ language: 'ar', ...fields }) as PageData;

  it.each([
    [{ kind: 'store', path: '/luban-coupon', store: { slug: 'luban' } }, 'luban'],
    [{ kind: 'home', path: '/' }, 'home'],
    [{ kind: 'category', path: '/category/fashion' }, 'category-fashion'],
    [{ kind: 'article', path: '/luban-guide', store: { slug: 'luban' } }, 'luban-guide'],
  ])('fills in the page %j as %s', (fields, name) => {
    expect(addressAt(address, page(fields), 'c')).toBe(`https://go.example.net/c?s=${name}.c.ar`);
  });

  it('keeps an address without a sub-id', () => {
    expect(addressAt('https://www.luban.example/', page({ kind: 'home', path: '/' }), 'c')).toBe(
      'https://www.luban.example/',
    );
  });
});
