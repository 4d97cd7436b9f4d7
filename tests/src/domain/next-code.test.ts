import { describe, expect, it } from 'vitest';
import { nextCode } from '../../../src/domain/next-code';

const now = Date.parse('2025-09-15T09:00:00Z');
const offer = (id: string, ends: number) => ({ id, kind: 'code', title: id, code: id, expiresAt: now + ends }) as const;
const ended = offer('ended', -1);
const first = offer('first', 1);
const second = offer('second', 2);

describe('the next code to try after an offer that did not work', () => {
  const third = offer('third', 3);
  const deal = { id: 'deal', kind: 'deal', title: 'deal' } as const;
  const later = { ...offer('later', 4), startsAt: now + 1 };
  const offers = [first, deal, ended, second, later, third];
  const next = (after: string, ...failed: readonly string[]) =>
    nextCode(offers, { after, failed: [after, ...failed] }, now)?.id;

  it('is the next one in the order of the offers that is valid now, and after the last one the first', () => {
    expect(next('first')).toBe('second');
    expect(next('second')).toBe('third');
    expect(next('third')).toBe('first');
    expect(next('deal')).toBe('second');
  });

  it('is not one that did not work either', () => {
    expect(next('first', 'second')).toBe('third');
    expect(next('first', 'second', 'third')).toBeUndefined();
  });
});
