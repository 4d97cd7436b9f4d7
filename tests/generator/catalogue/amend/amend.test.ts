import { diffLines } from 'diff';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import {
  amend,
  type AmendOptions,
  type AmendPath,
  type AmendValue,
  type Edit,
} from '../../../../generator/catalogue/amend/amend';
import { catalogueFiles, projectSystem } from '../../../support/catalogue';
import { someOf } from '../../../support/extent';

/** The text after edits; the reason if they are refused. */
function result(text: string, edits: readonly Edit[], options?: AmendOptions): string {
  const amended = amend(text, edits, options);
  return 'text' in amended ? amended.text : `refused: ${amended.refused.reason}`;
}

const set = (path: AmendPath, value: AmendValue): Edit => ({ kind: 'set', path, value });
const insert = (path: AmendPath, at: number, value: AmendValue): Edit => ({ kind: 'insert', path, at, value });
const remove = (...path: AmendPath): Edit => ({ kind: 'remove', path });
const move = (path: AmendPath, to: number): Edit => ({ kind: 'move', path, to });
const rename = (path: AmendPath, key: string): Edit => ({ kind: 'rename', path, key });

describe('amend, setting a single-line text', () => {
  test.each([
    ['leaves an unquoted text unquoted', 'a: one # why\n', 'two', 'a: two # why\n'],
    ['keeps single quotes', "a: 'one' # why\n", "it's", "a: 'it''s' # why\n"],
    ['keeps double quotes', 'a: "one"\n', 'a "b" \\c', 'a: "a \\"b\\" \\\\c"\n'],
    ['keeps the spaces before the value', 'a:   one\n', 'two', 'a:   two\n'],
    ['adds quotes where a # would begin a comment', 'a: one\n', 'No #1 of shops #2', 'a: "No #1 of shops #2"\n'],
    ['adds quotes where a colon would make a key', 'a: one\n', 'Note: two', 'a: "Note: two"\n'],
    ['adds quotes to a text that begins with a brace', 'a: one\n', '{store} codes', 'a: "{store} codes"\n'],
    ['adds quotes to a text that looks like a number', 'a: one\n', '2025', 'a: "2025"\n'],
    ['adds quotes to a text that looks like a boolean', 'a: one\n', 'yes', 'a: "yes"\n'],
    ['adds quotes to a text that begins with a space', 'a: one\n', ' two', 'a: " two"\n'],
    ['adds quotes to a text that ends with a non-breaking space', 'a: one\n', 'two\u00a0', 'a: "two\u00a0"\n'],
    ['adds single quotes in a file that uses them', "a: one\nb: 'x y'\n", '{x}', "a: '{x}'\nb: 'x y'\n"],
    ['writes a date without quotes', 'a: one\n', '2026-12-31', 'a: 2026-12-31\n'],
    [
      'writes braces, non-breaking spaces and Arabic without quotes',
      'a: one\n',
      'كود {code}\u00a0\u200fخصم',
      'a: كود {code}\u00a0\u200fخصم\n',
    ],
    ['replaces a text by a number', 'a: one\n', 12.5, 'a: 12.5\n'],
    ['replaces a text by a boolean', 'a: "one" # why\n', true, 'a: true # why\n'],
    ['replaces a text by a list', 'a: one # why\nb: 1\n', ['x y', 'z'], 'a: # why\n  - x y\n  - z\nb: 1\n'],
    ['replaces a text by a mapping', 'a: one\n', { en: 'x', ar: 'z' }, 'a:\n  en: x\n  ar: z\n'],
    ['replaces a text by a literal block of several lines', 'a: one # why\n', 'x\n\ny\n', 'a: | # why\n  x\n\n  y\n'],
    ['replaces a text on the line below its key', 'a:\n  one # why\n', 'two', 'a:\n  two # why\n'],
    ['fills an empty value', 'a: # why\nb: 1\n', 'two', 'a: two # why\nb: 1\n'],
    ['replaces a text that spans two lines', 'a: one\n  more # why\nb: 1\n', 'two', 'a: two # why\nb: 1\n'],
  ])('%s', (_what, text, value, expected) => {
    expect(result(text, [set(['a'], value)])).toBe(expected);
  });

  test('folds a text that becomes long', () => {
    const long = `${'word '.repeat(40)}end`;
    expect(result('a: one\n', [set(['a'], long)])).toBe(
      `a: >-\n  ${'word '.repeat(22)}word\n  ${'word '.repeat(17)}end\n`,
    );
  });

  test('changes nothing when the value stays the same', () => {
    expect(result("a: 'one'   # why", [set(['a'], 'one')])).toBe("a: 'one'   # why");
  });
});

describe('amend, setting a folded text', () => {
  const text = 'a: >- # why\n  One two three\n  four five six\n  seven eight nine\nb: 1\n';

  test('keeps the lines whose words are the same', () => {
    expect(result(text, [set(['a'], 'One two three four 5 six seven eight nine')])).toBe(text.replace('five', '5'));
  });

  test('never breaks a line before a dash, which would look like a list item', () => {
    const list = 'One two three four five six - seven eight nine and ten';
    expect(result('a: >-\n  One two three\n  four five six\nb: 1\n', [set(['a'], list)])).toBe(
      'a: >-\n  One two three\n  four five six - seven eight nine and ten\nb: 1\n',
    );
  });

  test('writes paragraphs with blank lines between them', () => {
    expect(result(text, [set(['a'], 'One two three\nfour\n\nfive')])).toBe(
      'a: >- # why\n  One two three\n\n  four\n\n\n  five\nb: 1\n',
    );
  });

  test('keeps the final line break of a text that ends with one', () => {
    expect(result('a: >-\n  One\n', [set(['a'], 'Two\n')])).toBe('a: >\n  Two\n');
  });

  test('puts a text that begins with a space in quotes', () => {
    expect(result('a: >- # why\n  One\nb: 1\n', [set(['a'], ' Two')])).toBe('a: " Two" # why\nb: 1\n');
  });
});

describe('amend, setting a literal block', () => {
  test('keeps the block indicator, the indentation and the unchanged lines', () => {
    expect(result('a: |2-\n    one\n\n  two\n\n\nb: 1\n', [set(['a'], '  one\n\nthree')])).toBe(
      'a: |2-\n    one\n\n  three\n\n\nb: 1\n',
    );
  });

  test('keeps the trailing blank lines of a block with the + indicator', () => {
    expect(result('a: |+\n  one\n\nb: 1\n', [set(['a'], 'two\n\n\n')])).toBe('a: |+\n  two\n\n\nb: 1\n');
  });

  test('writes an indentation indicator when the text begins with spaces', () => {
    expect(result('a: |\n    one\n', [set(['a'], '  two\n')])).toBe('a: |4\n      two\n');
  });

  test('adds no final line break to a file that has none', () => {
    expect(result('a: |-\n  one', [set(['a'], 'two\nthree')])).toBe('a: |-\n  two\n  three');
  });

  test('keeps Windows line endings', () => {
    expect(result('a: |\r\n  one\r\n  two\r\n', [set(['a'], 'one\n2\n')])).toBe('a: |\r\n  one\r\n  2\r\n');
  });
});

const list = `offers:
  # First the best.
  - id: a
    code: "1" # tested
  # Then the second.
  - id: b
    # of b
  - id: c # last
other: 1
`;

describe('amend, changing the items of a list', () => {
  test('inserts an item between others in their style', () => {
    expect(result(list, [insert(['offers'], 1, { id: 'x', code: 'y' })])).toBe(
      list.replace('    code: "1" # tested\n', '    code: "1" # tested\n  - id: x\n    code: "y"\n'),
    );
  });

  test('inserts items before the first, above its comment, and after the last', () => {
    expect(result(list, [insert(['offers'], 0, { id: 'x' }), insert(['offers'], 4, { id: 'z' })])).toBe(
      list.replace('offers:\n', 'offers:\n  - id: x\n').replace('# last\n', '# last\n  - id: z\n'),
    );
  });

  test('removes an item with the comments above and inside it', () => {
    expect(result(list, [remove('offers', 1)])).toBe(list.replace(/ {2}# Then.*# of b\n/s, ''));
  });

  test('moves an item with its comments, and back', () => {
    const moved = result(list, [move(['offers', 2], 0)]);
    expect(moved).toBe(`offers:
  - id: c # last
  # First the best.
  - id: a
    code: "1" # tested
  # Then the second.
  - id: b
    # of b
other: 1
`);
    expect(result(moved, [move(['offers', 0], 2)])).toBe(list);
  });

  test.each([
    ['with dashes below their key', 2, 'a:\n- x\n- y\n', 'a:\n- x\n- y\n- z\n'],
    ['with wide dashes', 1, 'a:\n  -   x\n', 'a:\n  -   x\n  -   z\n'],
    ['with blank lines between items', 2, 'a:\n  - x\n\n  - y\nb: 1\n', 'a:\n  - x\n\n  - y\n\n  - z\nb: 1\n'],
    ['in brackets', 2, 'a: [x, y]\n', 'a: [x, y, z]\n'],
    ['in brackets with spaces and a trailing comma', 2, 'a: [ x, y, ]\n', 'a: [ x, y, z, ]\n'],
    ['in brackets with one item per line', 2, 'a: [\n  x,\n  y\n]\n', 'a: [\n  x,\n  y,\n  z\n]\n'],
    ['at the end of a file without a final line break', 1, 'a:\n  - x', 'a:\n  - x\n  - z'],
    ['with Windows line endings', 1, 'a:\r\n  - x\r\n', 'a:\r\n  - x\r\n  - z\r\n'],
    ['that is empty', 0, 'a: [] # why\n', 'a: [z] # why\n'],
    ['that has no items yet', 0, 'a: # why\nb: 1\n', 'a: [z] # why\nb: 1\n'],
    ['that is missing', 0, 'b: 1\n', 'b: 1\na: [z]\n'],
  ])('appends an item to a list %s', (_what, at, text, expected) => {
    expect(result(text, [insert(['a'], at, 'z')])).toBe(expected);
  });

  test('removes an item in brackets with its comma', () => {
    expect(result('a: [x, y, z]\n', [remove('a', 0)])).toBe('a: [y, z]\n');
    expect(result('a: [x, y, z]\n', [remove('a', 2)])).toBe('a: [x, y]\n');
  });

  test('moves an item in brackets', () => {
    expect(result('a: [x, y,  z]\n', [move(['a', 2], 0)])).toBe('a: [z, x,  y]\n');
  });

  test('removes the key of a list together with its last item', () => {
    expect(result('a:\n  - x\nb: 1\n', [remove('a', 0)])).toBe('b: 1\n');
    expect(result('b: 1\nc:\n  a: [x]\n', [remove('c', 'a', 0)])).toBe('b: 1\n');
  });

  test('leaves an empty list when the last item of the only key of a file is removed', () => {
    expect(result('a:\n  # why\n  - x\n', [remove('a', 0)])).toBe('a: []\n');
  });
});

describe('amend, changing the keys of a mapping', () => {
  const keyOrder = (): readonly string[] => ['id', 'kind', 'title', 'url', 'terms'];

  test('inserts a key at its place in the order of the schema', () => {
    const text = 'offers:\n  - id: a\n    # where\n    url: u\n  - id: b\n';
    expect(result(text, [set(['offers', 0, 'kind'], 'code')], { keyOrder })).toBe(
      'offers:\n  - id: a\n    kind: code\n    # where\n    url: u\n  - id: b\n',
    );
    expect(result(text, [set(['offers', 0, 'terms'], { en: 'x' })], { keyOrder })).toBe(
      'offers:\n  - id: a\n    # where\n    url: u\n    terms:\n      en: x\n  - id: b\n',
    );
  });

  test('inserts a key as the first after the dash of an item', () => {
    expect(result('a:\n  - kind: x\n    url: u\n', [set(['a', 0, 'id'], 'i')], { keyOrder })).toBe(
      'a:\n  - id: i\n    kind: x\n    url: u\n',
    );
  });

  test('inserts a key below the comments at the beginning of the file', () => {
    expect(result('# The store.\nurl: u\n', [set(['id'], 'i')], { keyOrder })).toBe('# The store.\nid: i\nurl: u\n');
  });

  test('inserts a key that the order does not list at the end', () => {
    expect(result('url: u\n\n# The end.\n', [set(['x'], 1)], { keyOrder })).toBe('url: u\nx: 1\n\n# The end.\n');
  });

  test('inserts a key into braces', () => {
    expect(result('a: { en: x }\n', [set(['a', 'ar'], 'y, z')])).toBe('a: { en: x, ar: "y, z" }\n');
    expect(result('a: {}\n', [set(['a', 'ar'], 'z')])).toBe('a:\n  ar: z\n');
  });

  test('removes a key with its comment', () => {
    expect(result('a: 1\n# why\nb:\n  - x\n  # more\nc: 1\n', [remove('b')])).toBe('a: 1\nc: 1\n');
    expect(result('a: 1\nb: 2', [remove('b')])).toBe('a: 1');
    expect(result('x:\n  - a: 1\n    # why\n    b: 2\n', [remove('x', 0, 'a')])).toBe('x:\n  - # why\n    b: 2\n');
  });

  test('keeps the comments at the top of the file when it removes the first key', () => {
    expect(result('# File.\na: 1\nb: 2\n', [remove('a')])).toBe('# File.\nb: 2\n');
  });

  test('removes a mapping together with its last key', () => {
    expect(result('a:\n  b:\n    c: 1\nd: 1\n', [remove('a', 'b', 'c')])).toBe('d: 1\n');
    expect(result('a:\n  - c: 1\n  - d: 1\n', [remove('a', 0, 'c')])).toBe('a:\n  - {}\n  - d: 1\n');
  });

  test('renames a key', () => {
    expect(result('a: 1 # why\n"b": 2\n', [rename(['a'], 'c'), rename(['b'], 'd e')])).toBe('c: 1 # why\n"d e": 2\n');
  });
});

describe('amend, replacing a mapping or a list', () => {
  test('changes only the values that differ', () => {
    const text = 'a:\n  # Both.\n  en: "x" # one\n  ar: y\n  fr: z\nb: [1, 2]\n';
    expect(result(text, [set(['a'], { en: 'x', ar: 'w' }), set(['b'], [1, 3, 2])])).toBe(
      'a:\n  # Both.\n  en: "x" # one\n  ar: w\nb: [1, 3, 2]\n',
    );
  });

  test('replaces all lines of the mapping or list by a text', () => {
    expect(result('a: # why\n  - x\n  - y\nb: 1\n', [set(['a'], 'z')])).toBe('a: z # why\nb: 1\n');
    expect(result('a:\n  - x: 1\n    y: 2\n  - z\n', [set(['a', 0], 'w')])).toBe('a:\n  - w\n  - z\n');
  });
});

/** The paths of the texts in Arabic. */
function arabicTexts(value: unknown, path: AmendPath = []): readonly AmendPath[] {
  if (typeof value === 'string') return path.at(-1) === 'ar' ? [path] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) =>
    arabicTexts(each, [...path, Array.isArray(value) ? Number(key) : key]),
  );
}

/** The first texts in Arabic of each file of the catalogue. */
const titles = catalogueFiles
  .filter((file) => file.endsWith('.yaml'))
  .flatMap((file) => {
    const text = new TextDecoder().decode(projectSystem().read(file));
    const value: unknown = parse(text);
    return arabicTexts(value)
      .slice(0, 10)
      .map((path) => ({
        file,
        text,
        path,
        title: String(path.reduce((node, step) => Reflect.get(Object(node), step), value)),
      }));
  });

describe('amend, adding a word to an Arabic text', () => {
  test('changes at most three lines, in every file of the catalogue', () => {
    const larger = someOf(titles, 4).flatMap(({ file, text, path, title }) => {
      const amended = amend(text, [set(path, title.replace(/(?<=\p{L}) (?=\p{L})|(?=\n?$)/u, ' جديد '))]);
      if ('refused' in amended) return [`${file} ${path.join('.')} ${amended.refused.reason}`];
      const changes = diffLines(text, amended.text).filter(({ added, removed }) => added || removed);
      const count = changes.reduce((sum, change) => sum + change.count, 0);
      return count > 0 && count <= 3 ? [] : [`${file} ${path.join('.')} ${count}`];
    });
    expect(titles.length).toBeGreaterThan(200);
    expect(larger).toEqual([]);
  });
});

test('amend keeps a byte order mark', () => {
  expect(result('\ufeffa: 1\r\nb: 2', [set(['a'], 3)])).toBe('\ufeffa: 3\r\nb: 2');
});

describe('amend, refusing an edit', () => {
  test.each([
    ['a: &x 1\n', 'anchor-or-alias', 1, 4],
    ['a: !x 1\n', 'tag', 1, 4],
    ['a: 1\na: 2\n', 'duplicate-key', 2, 1],
    ['a: 1\n---\nb: 1\n', 'several-documents', 2, 1],
    ['a: 1\nb:\t2\n', 'tab', 2, 3],
    ['a:\n\t- 2\n', 'tab', 2, 1],
    ['a: [1\n', 'not-yaml', undefined, undefined],
    ['just a text\n', 'not-yaml', 1, 1],
    ['# nothing\n', 'not-yaml', 1, 1],
  ])('refuses %j because of %s', (text, reason, line, column) => {
    const amended = amend(text, []);
    expect(amended).toMatchObject({
      refused: { reason, edit: undefined, ...(line !== undefined && { line, column }) },
    });
  });

  test.each<[string, Edit, string]>([
    ['to set a value below a missing one', set(['x', 'y'], 1), 'no-such-place'],
    ['to insert an item beyond the end of a list', insert(['b'], 3, 1), 'no-such-place'],
    ['to insert an item into a value that is not a list', insert(['a'], 0, 1), 'no-such-place'],
    ['to move an item beyond the end of a list', move(['b', 0], 2), 'no-such-place'],
    ['to remove a missing key', remove('x'), 'no-such-place'],
    ['to rename a key to the name of another', rename(['a'], 'b'), 'key-exists'],
    ['to set NaN', set(['a'], Number.NaN), 'unsupported-value'],
    ['to set half a surrogate pair', set(['a'], '\ud800'), 'unsupported-value'],
  ])('refuses %s', (_what, edit, reason) => {
    expect(amend('a: 1\nb: [1, 2]\n', [set(['a'], 2), edit])).toMatchObject({ refused: { reason, edit: 1 } });
  });

  test('leaves out keys whose value is undefined', () => {
    // The type forbids it; an optional field of a value may have it all the same.
    const value = { b: 2, c: undefined, d: [{ e: undefined, f: 3 }] } as unknown as AmendValue;
    expect(result('a: 1\n', [set(['x'], value)])).toBe('a: 1\nx:\n  b: 2\n  d:\n    - f: 3\n');
  });

  test('refuses to remove the last key of a file', () => {
    expect(result('a: 1\n', [remove('a')])).toBe('refused: nothing-left');
  });
});
