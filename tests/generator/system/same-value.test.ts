import { expect, test } from 'vitest';
import { sameValue } from '../../../generator/system/same-value';

test('treats a key with the value undefined as a missing key, at every depth', () => {
  expect(sameValue({ a: 1, b: undefined }, { a: 1 })).toBe(true);
  expect(sameValue([{ a: { b: undefined } }], [{ a: {} }])).toBe(true);
});

test('tells a key with the value undefined from one with a value', () => {
  expect(sameValue({ a: 1, b: undefined }, { a: 1, b: null })).toBe(false);
  expect(sameValue({ a: undefined, b: 1 }, { a: 1, b: undefined })).toBe(false);
});
