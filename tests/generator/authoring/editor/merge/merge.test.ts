import { describe, expect, it } from 'vitest';
import type { FieldValue } from '../../../../../src/domain/editing/editor-protocol';
import { amend, reading } from '../../../../../generator/catalogue/amend/amend';
import { editsTo, merge } from '../../../../../generator/authoring/editor/merge/merge';

const versions = (base: FieldValue, mine: FieldValue, theirs: FieldValue) => ({ base, mine, theirs });
const entry = (id: string, title = id): FieldValue => ({ id, title });

describe('merge', () => {
  it('keeps changes in different fields', () => {
    const base = { name: { en: 'Luban', ar: 'لبان' }, url: 'https://a.example' };
    const mine = { name: { en: 'Luban Store', ar: 'لبان' }, url: 'https://a.example' };
    const theirs = { name: { en: 'Luban', ar: 'متجر لبان' }, url: 'https://a.example', brand: '#fff' };
    expect(merge(versions(base, mine, theirs))).toEqual({
      value: { name: { en: 'Luban Store', ar: 'متجر لبان' }, url: 'https://a.example', brand: '#fff' },
      conflicts: [],
    });
  });

  it('applies an identical change once', () => {
    expect(merge(versions({ a: 1 }, { a: 2, b: [1] }, { a: 2, b: [1] }))).toEqual({
      value: { a: 2, b: [1] },
      conflicts: [],
    });
  });

  it('reports a conflict if one version removes what the other changes', () => {
    expect(merge(versions({ a: 1, b: 1 }, { b: 1 }, { a: 2, b: 1 })).conflicts).toEqual([
      { path: ['a'], base: 1, theirs: 2 },
    ]);
    expect(merge(versions({ a: 1, b: 1 }, { a: 2, b: 1 }, { b: 1 })).conflicts).toEqual([
      { path: ['a'], base: 1, mine: 2 },
    ]);
  });

  it('resolves a conflict with the chosen version and ignores a choice for another field', () => {
    const three = versions({ a: 1, b: 1 }, { a: 2, b: 1 }, { a: 3, b: 1 });
    expect(merge(three, [], [{ path: ['a'], take: 'mine' }])).toEqual({ value: { a: 2, b: 1 }, conflicts: [] });
    expect(merge(three, [], [{ path: ['a'], take: 'theirs' }])).toEqual({ value: { a: 3, b: 1 }, conflicts: [] });
    expect(merge(three, [], [{ path: ['b'], take: 'mine' }]).conflicts).toHaveLength(1);
  });

  it('matches the entries of a list by their ids', () => {
    const base = [entry('a'), entry('b'), entry('c')];
    const mine = [entry('new'), entry('a'), entry('b', 'mine'), entry('c')];
    const theirs = [entry('b'), entry('c', 'theirs'), entry('last')];
    expect(merge(versions(base, mine, theirs))).toEqual({
      value: [entry('new'), entry('b', 'mine'), entry('c', 'theirs'), entry('last')],
      conflicts: [],
    });
  });

  it('combines moved entries of one version with changed and added entries of the other', () => {
    const base = [entry('a'), entry('b'), entry('c')];
    const mine = [entry('c'), entry('a'), entry('b')];
    const theirs = [entry('a'), entry('x'), entry('b', 'theirs'), entry('c')];
    const expected = [entry('c'), entry('a'), entry('x'), entry('b', 'theirs')];
    expect(merge(versions(base, mine, theirs)).value).toEqual(expected);
    expect(merge(versions(base, theirs, mine)).value).toEqual(expected);
  });

  it('reports a conflict of the list if both versions move entries', () => {
    const [a, b, c] = [entry('a'), entry('b'), entry('c')];
    expect(merge(versions([a, b, c], [b, a, c], [a, c, b])).conflicts.map(({ path }) => path)).toEqual([[]]);
  });

  it('merges the fields of entries that both versions added with the same id', () => {
    const mine = [{ id: 'a', code: 'X' }];
    const theirs = [{ id: 'a', title: 'T' }, entry('z')];
    expect(merge(versions([], mine, theirs)).value).toEqual([{ id: 'a', code: 'X', title: 'T' }, entry('z')]);
  });

  it('merges lists without ids item by item if they have the same length', () => {
    expect(merge(versions(['a', 'b'], ['A', 'b'], ['a', 'B'])).value).toEqual(['A', 'B']);
    expect(merge(versions(['a', 'b'], ['a', 'b', 'c'], ['A', 'b'])).conflicts.map(({ path }) => path)).toEqual([[]]);
  });

  it('locates a conflict by the index of the entry in this version, or by its id if it has none', () => {
    const base = [entry('a'), entry('b')];
    expect(
      merge(versions(base, [entry('b', 'mine')], [entry('a', 'theirs'), entry('b', 'x')])).conflicts.map(
        ({ path }) => path,
      ),
    ).toEqual([['a'], [0, 'title']]);
  });
});

describe('editsTo', () => {
  const text = `# The offers.
offers:
  # The first one.
  - id: a
    title: A
  # The second one.
  - id: b
    title: B
`;

  it('removes, changes and adds entries and keeps the comments of the others', () => {
    const from = { offers: [entry('a', 'A'), entry('b', 'B')] };
    const to = { offers: [entry('b', 'Bee'), entry('c', 'C')] };
    const amended = amend(text, editsTo([], from, to));
    expect(amended).toEqual({
      text: '# The offers.\noffers:\n  # The second one.\n  - id: b\n    title: Bee\n  - id: c\n    title: C\n',
    });
  });

  it.each([
    [{ a: 1, b: { c: 2 } }, { b: { c: 3, d: 4 } }],
    [{ a: [entry('x'), entry('y')] }, { a: [entry('y'), entry('x')] }],
    [{ a: ['x'] }, { a: ['y', 'z'] }],
    [{ a: { b: 1 } }, { a: 2, c: [] }],
  ])('turns %j into %j', (from, to) => {
    const amended = amend(JSON.stringify(from), editsTo([], from, to));
    expect('text' in amended && reading(amended.text)).toEqual({ value: to });
  });
});
