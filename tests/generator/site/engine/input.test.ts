import { describe, expect, it, vi } from 'vitest';
import { contentInput, derivedInput, keyOf, valuesOf } from '../../../../generator/site/engine/input';

describe('keyOf', () => {
  it('changes with each plain value, also without a value', () => {
    const values = [{ name: 'Noon' }, { name: 'Temu' }, 'Noon', ['Noon'], null, undefined, 0, '0', false];
    expect(new Set(values.map((value) => keyOf({ value }))).size).toBe(values.length);
    expect(keyOf({ value: { name: 'Noon', code: undefined } })).toBe(keyOf({ value: { name: 'Noon' } }));
  });

  it('an object is hashed once', () => {
    const toJSON = vi.fn(() => 'text');
    const value = { toJSON };
    expect(keyOf({ value })).toBe(keyOf({ value }));
    expect(toJSON).toHaveBeenCalledTimes(1);
  });

  it('joins the keys of inputs, so that no two lists of keys give the same', () => {
    const of = (...keys: readonly string[]): string =>
      keyOf(Object.fromEntries(keys.map((key, index) => [`input${index}`, contentInput(key, () => key)])));
    expect(of('1', '2')).toBe('1\n2\n');
    expect(of('12', '')).not.toBe(of('1', '2'));
  });
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
    const of = (key: string) =>
      derivedInput<{ readonly text: string }, string>({ text: contentInput(key, () => 'a') }, ({ text }) => `${text}!`);
    expect(of('1').read()).toBe('a!');
    expect(of('1').key).toBe(of('1').key);
    expect(of('1').key).not.toBe(of('2').key);
    expect(of('1').key).toMatch(/^\w+$/);
  });
});

it('valuesOf reads each value once, when it is first used', () => {
  const [used, unused] = [vi.fn(() => ['value']), vi.fn(() => 'unused')];
  const values = valuesOf<Readonly<Record<'used' | 'unused' | 'plain', unknown>>>({
    used: contentInput('1', used),
    unused: contentInput('2', unused),
    plain: 3,
  });
  expect(Object.keys(values)).toEqual(['used', 'unused', 'plain']);
  expect(values.used).toBe(values.used);
  expect(values.plain).toBe(3);
  expect(used).toHaveBeenCalledTimes(1);
  expect(unused).not.toHaveBeenCalled();
});
