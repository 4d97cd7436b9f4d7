import { expect, test } from 'vitest';
import { codesOn } from '../../../support/sample-catalogue';

test('offers of a feed can be named in a section', () => {
  const section = (id: string): string =>
    `sections:\n  - kind: offers\n    heading: { en: A, ar: أ }\n    offers: ["${id}"]\n`;
  expect(codesOn('data/stores/souk.yaml', section('1'))).toEqual([]);
  expect(codesOn('data/stores/souk.yaml', section('9'))).toEqual(['unknown-reference']);
});

test('the promotion leads to a store that exists', () => {
  const promo = (slug: string): string => `promo:\n  en: Up to 80% off\n  ar: خصم حتى 80%\n  store: ${slug}\n`;
  expect(codesOn('data/site.yaml', promo('luban'))).toEqual([]);
  expect(codesOn('data/site.yaml', promo('lubn'))).toEqual(['unknown-reference']);
});
