import { expect, test } from 'vitest';
import { codesOn } from '../../../support/sample-catalogue';

const store = 'data/stores/luban.yaml';
const offer = (id: string, formerly: string): string =>
  `  - id: ${id}\n    formerly: ${formerly}\n    kind: deal\n    url: https://www.example.com\n    title: { en: A ${id}, ar: أ ${id} }\n`;
const codes = (...offers: readonly string[]): readonly string[] => codesOn(store, `offers:\n${offers.join('')}`);

test('a former id of an offer must be unique among the current and former ids of the store', () => {
  expect(codes(offer('gift', '[present, bonus]'), offer('sale', '[discount]'))).toEqual([]);
  expect(codes(offer('gift', '[sale]'), offer('sale', '[discount]'))).toEqual(['duplicate-offer-id']);
  expect(codes(offer('gift', '[gift]'))).toEqual(['duplicate-offer-id']);
  expect(codes(offer('gift', '[bonus]'), offer('sale', '[bonus]'))).toEqual(['duplicate-offer-id']);
});
