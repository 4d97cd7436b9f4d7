import { expect, it } from 'vitest';
import { asSentence } from '../../../src/domain/sentence';

it.each([
  ['Once for each customer', 'Once for each customer.'],
  ['مرة واحدة لكل عميل', 'مرة واحدة لكل عميل.'],
  ['على كل ما يُباع بخصم ٢٠٪', 'على كل ما يُباع بخصم ٢٠٪.'],
  ['Up to 20%', 'Up to 20%.'],
  ['For new customers (by email)', 'For new customers (by email).'],
  ['Once for each customer.', 'Once for each customer.'],
  ['Is it for you? Ask!', 'Is it for you? Ask!'],
  ['هل هو لك؟', 'هل هو لك؟'],
  ['And more…', 'And more…'],
])('%j, when another sentence follows, is %j', (text, sentence) => {
  expect(asSentence(text)).toBe(sentence);
});
