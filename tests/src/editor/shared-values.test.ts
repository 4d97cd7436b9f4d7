import { describe, expect, it } from 'vitest';
import { nameItems, shareValue } from '../../../src/editor/fields/shared-values';

const offer = (id: string, title = id): { id: string; title: { en: string } } => ({ id, title: { en: title } });

describe('shareValue', () => {
  it('returns the former value when nothing has changed', () => {
    const before = { slug: 'a', offers: [offer('one'), offer('two')] };
    expect(shareValue(before, structuredClone(before))).toBe(before);
  });

  it('copies only the changed values and their parents', () => {
    const before = { name: { en: 'A' }, offers: [offer('one'), offer('two')] };
    const after = shareValue(before, { name: { en: 'A' }, offers: [offer('one'), offer('two', 'Second')] });
    expect(after).toEqual({ name: { en: 'A' }, offers: [offer('one'), offer('two', 'Second')] });
    expect(after.name).toBe(before.name);
    expect(after.offers[0]).toBe(before.offers[0]);
    expect(after.offers[1]).not.toBe(before.offers[1]);
  });

  it('reuses items that were moved, and those next to a removed one', () => {
    const before = [offer('one'), offer('two'), offer('three')];
    const moved = shareValue(before, [offer('two'), offer('one'), offer('three')]);
    expect(moved[0]).toBe(before[1]);
    expect(moved[1]).toBe(before[0]);
    const without = shareValue(before, [offer('one'), offer('three')]);
    expect(without[1]).toBe(before[2]);
  });

  it('keeps the key order of the new value and omits removed keys', () => {
    expect(Object.keys(shareValue({ a: 1, b: 2 }, { b: 2, a: 1 }))).toEqual(['b', 'a']);
    expect(shareValue<object>({ a: 1, b: 2 }, { a: 1 })).toEqual({ a: 1 });
    expect(shareValue<unknown>([1], { a: 1 })).toEqual({ a: 1 });
    expect(shareValue<unknown>(null, 'a')).toBe('a');
  });
});

describe('nameItems', () => {
  const [one, two, three] = [offer('one'), offer('two'), offer('three')];
  const named = nameItems({ items: [], names: [] }, [one, two, three]);

  it('gives each item a different name', () => {
    expect(named.names).toEqual([0, 1, 2]);
  });

  it('keeps the name of an item when it is edited, even when its id changes', () => {
    expect(nameItems(named, [one, offer('second'), three]).names).toEqual([0, 1, 2]);
  });

  it('keeps the name of an item when it is moved or others are inserted or removed', () => {
    expect(nameItems(named, [two, one, three]).names).toEqual([1, 0, 2]);
    expect(nameItems(named, [one, three]).names).toEqual([0, 2]);
    expect(nameItems(named, [one, offer('new'), two, three]).names).toEqual([0, 3, 1, 2]);
  });

  it('gives two names to an object that occurs twice', () => {
    expect(new Set(nameItems(named, [one, one, two]).names).size).toBe(3);
  });

  it('names texts by their positions', () => {
    const texts = nameItems({ items: [], names: [] }, ['a', 'b']);
    expect(nameItems(texts, ['b', 'b']).names).toEqual([0, 1]);
  });
});
