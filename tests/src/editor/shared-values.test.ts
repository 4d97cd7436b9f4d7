import { describe, expect, it } from 'vitest';
import { nameItems, shareValue } from '../../../src/editor/fields/shared-values';

const offer = (id: string, title = id): { id: string; title: { en: string } } => ({ id, title: { en: title } });

describe('shareValue', () => {
  it('gives the former value where nothing has changed', () => {
    const before = { slug: 'a', offers: [offer('one'), offer('two')] };
    expect(shareValue(before, structuredClone(before))).toBe(before);
  });

  it('makes only what has changed, and what is around it, anew', () => {
    const before = { name: { en: 'A' }, offers: [offer('one'), offer('two')] };
    const after = shareValue(before, { name: { en: 'A' }, offers: [offer('one'), offer('two', 'Second')] });
    expect(after).toEqual({ name: { en: 'A' }, offers: [offer('one'), offer('two', 'Second')] });
    expect(after.name).toBe(before.name);
    expect(after.offers[0]).toBe(before.offers[0]);
    expect(after.offers[1]).not.toBe(before.offers[1]);
  });

  it('finds items that were moved, put in or taken out', () => {
    const before = [offer('one'), offer('two'), offer('three')];
    const moved = shareValue(before, [offer('two'), offer('one'), offer('three')]);
    expect(moved[0]).toBe(before[1]);
    expect(moved[1]).toBe(before[0]);
    const without = shareValue(before, [offer('one'), offer('three')]);
    expect(without[1]).toBe(before[2]);
  });

  it('keeps the order of keys of the new value, and keys that are gone are gone', () => {
    expect(Object.keys(shareValue({ a: 1, b: 2 }, { b: 2, a: 1 }))).toEqual(['b', 'a']);
    expect(shareValue<object>({ a: 1, b: 2 }, { a: 1 })).toEqual({ a: 1 });
    expect(shareValue<unknown>([1], { a: 1 })).toEqual({ a: 1 });
    expect(shareValue<unknown>(null, 'a')).toBe('a');
  });
});

describe('nameItems', () => {
  const [one, two, three] = [offer('one'), offer('two'), offer('three')];
  const named = nameItems({ items: [], names: [] }, [one, two, three]);

  it('names each item differently', () => {
    expect(named.names).toEqual([0, 1, 2]);
  });

  it('an item keeps its name when it is edited, even its id', () => {
    expect(nameItems(named, [one, offer('second'), three]).names).toEqual([0, 1, 2]);
  });

  it('an item keeps its name when it is moved, or another is taken out or put in', () => {
    expect(nameItems(named, [two, one, three]).names).toEqual([1, 0, 2]);
    expect(nameItems(named, [one, three]).names).toEqual([0, 2]);
    expect(nameItems(named, [one, offer('new'), two, three]).names).toEqual([0, 3, 1, 2]);
  });

  it('two items that are the same object have two names', () => {
    expect(new Set(nameItems(named, [one, one, two]).names).size).toBe(3);
  });

  it('texts are known by their places', () => {
    const texts = nameItems({ items: [], names: [] }, ['a', 'b']);
    expect(nameItems(texts, ['b', 'b']).names).toEqual([0, 1]);
  });
});
