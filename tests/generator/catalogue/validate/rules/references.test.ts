import { expect, test } from 'vitest';
import { codesOn } from '../../../support/sample-catalogue';

test('a section may name only existing offers of the feed', () => {
  const section = (id: string): string =>
    `sections:\n  - kind: offers\n    heading: { en: A, ar: أ }\n    offers: ["${id}"]\n`;
  expect(codesOn('data/stores/souk.yaml', section('1'))).toEqual([]);
  expect(codesOn('data/stores/souk.yaml', section('9'))).toEqual(['unknown-reference']);
});

test('the promotion of the site must name an existing store', () => {
  const promo = (slug: string): string => `promo:\n  en: Up to 80% off\n  ar: خصم حتى 80%\n  store: ${slug}\n`;
  expect(codesOn('data/site.yaml', promo('luban'))).toEqual([]);
  expect(codesOn('data/site.yaml', promo('lubn'))).toEqual(['unknown-reference']);
});
