import { describe, expect, it, vi } from 'vitest';
import {
  contentInput,
  derivedInput,
  keyOfInputs,
  inputOf,
  listInput,
  structInput,
  structKind,
  valueInput,
  valuesOf,
} from '../../../../generator/site/engine/input';

describe('valueInput', () => {
  it('has the key of its JSON, also without a value', () => {
    expect(valueInput({ name: 'Noon' }).key).toBe(valueInput({ name: 'Noon' }).key);
    expect(valueInput({ name: 'Noon' }).key).not.toBe(valueInput({ name: 'Temu' }).key);
    expect(valueInput({ name: 'Noon', code: undefined }).key).toBe(valueInput({ name: 'Noon' }).key);
    expect(valueInput(undefined).key).toBe(valueInput(undefined).key);
    expect(valueInput(undefined).key).not.toBe(valueInput(null).key);
  });

  it('computes its key once, when it is first read', () => {
    const toJSON = vi.fn(() => 'text');
    const value = { toJSON };
    const input = valueInput(value);
    expect(toJSON).not.toHaveBeenCalled();
    expect([input.key, input.read()]).toEqual([input.key, value]);
    expect(toJSON).toHaveBeenCalledTimes(1);
  });
});

it('contentInput has the given key, and reads its value on demand', () => {
  const read = vi.fn(() => 'content');
  const input = contentInput('hash', read);
  expect(input.key).toBe('hash');
  expect(read).not.toHaveBeenCalled();
  expect(input.read()).toBe('content');
});

it('listInput has a key of the keys of its items in their order, and reads each item', () => {
  const listOf = (items: readonly string[]) =>
    listInput(items, { key: (item) => `key of ${item}`, read: (item) => item.toUpperCase() });
  expect(listOf(['a', 'b']).read()).toEqual(['A', 'B']);
  expect(listOf(['a', 'b']).key).toBe(listOf(['a', 'b']).key);
  expect(listOf(['a', 'b']).key).not.toBe(listOf(['b', 'a']).key);
  expect(listOf(['a', 'b']).key).not.toBe(listOf(['a']).key);
});

it('structInput has the values of its inputs by name, and another key if one of them changes', () => {
  const struct = structInput({ name: contentInput('1', () => 'Noon'), count: contentInput('2', () => 3) });
  expect({ ...struct.read() }).toEqual({ name: 'Noon', count: 3 });
  const other = structInput({ name: contentInput('1', () => 'Noon'), count: contentInput('3', () => 3) });
  expect(struct.key).not.toBe(other.key);
  expect(struct.key).toMatch(/^\w+$/);
});

it('structKind has the values of its kinds by name, and another key if one of them changes', () => {
  const kind = structKind({
    name: { key: (slug: string) => `1 ${slug}`, read: (slug: string) => slug.toUpperCase() },
    count: { key: (slug: string) => `2 ${slug.length}`, read: (slug: string) => slug.length },
  });
  expect(inputOf(kind, 'noon').read()).toEqual({ name: 'NOON', count: 4 });
  const keys = ['noon', 'moon', 'noons'].map((slug) => inputOf(kind, slug).key);
  expect(new Set(keys).size).toBe(3);
});

describe('derivedInput', () => {
  it('calls its function once, even if that returns nothing', () => {
    const derive = vi.fn(() => undefined);
    const input = derivedInput({}, derive);
    expect(derive).not.toHaveBeenCalled();
    expect([input.read(), input.read()]).toEqual([undefined, undefined]);
    expect(derive).toHaveBeenCalledTimes(1);
  });

  it('has a key of the keys of its inputs', () => {
    const of = (key: string) => derivedInput({ text: contentInput(key, () => 'a') }, ({ text }) => `${text}!`);
    expect(of('1').read()).toBe('a!');
    expect(of('1').key).toBe(of('1').key);
    expect(of('1').key).not.toBe(of('2').key);
    expect(of('1').key).toMatch(/^\w+$/);
  });
});

it('keyOfInputs joins the keys of inputs, so that no two lists of keys give the same', () => {
  const of = (...keys: readonly string[]): string =>
    keyOfInputs(Object.fromEntries(keys.map((key, index) => [`input${index}`, contentInput(key, () => key)])));
  expect(of('1', '2')).toBe('1\n2\n');
  expect(of('12', '')).not.toBe(of('1', '2'));
});

it('valuesOf reads each value once, when it is first used', () => {
  const [used, unused] = [vi.fn(() => ['value']), vi.fn(() => 'unused')];
  const values = valuesOf({ used: contentInput('1', used), unused: contentInput('2', unused) });
  expect(Object.keys(values)).toEqual(['used', 'unused']);
  expect(values.used).toBe(values.used);
  expect(used).toHaveBeenCalledTimes(1);
  expect(unused).not.toHaveBeenCalled();
});
