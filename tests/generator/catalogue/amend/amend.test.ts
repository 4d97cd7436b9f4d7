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

describe('a text on one line', () => {
  test.each([
    ['without quotes stays without', 'a: one # why\n', 'two', 'a: two # why\n'],
    ['in single quotes stays in them', "a: 'one' # why\n", "it's", "a: 'it''s' # why\n"],
    ['in double quotes stays in them', 'a: "one"\n', 'a "b" \\c', 'a: "a \\"b\\" \\\\c"\n'],
    ['keeps the spaces before it', 'a:   one\n', 'two', 'a:   two\n'],
    ['gets quotes if a # would begin a comment', 'a: one\n', 'No #1 of shops #2', 'a: "No #1 of shops #2"\n'],
    ['gets quotes if a colon would make it a key', 'a: one\n', 'Note: two', 'a: "Note: two"\n'],
    ['gets quotes if it begins with a brace', 'a: one\n', '{store} codes', 'a: "{store} codes"\n'],
    ['gets quotes if it looks like a number', 'a: one\n', '2025', 'a: "2025"\n'],
    ['gets quotes if it looks like a word for true or false', 'a: one\n', 'yes', 'a: "yes"\n'],
    ['gets quotes if it begins with a space', 'a: one\n', ' two', 'a: " two"\n'],
    ['gets quotes if it ends with a non-breaking space', 'a: one\n', 'two\u00a0', 'a: "two\u00a0"\n'],
    ['gets single quotes where the file uses them', "a: one\nb: 'x y'\n", '{x}', "a: '{x}'\nb: 'x y'\n"],
    ['may be a day or a month', 'a: one\n', '2026-12-31', 'a: 2026-12-31\n'],
    [
      'may have braces, non-breaking spaces and Arabic',
      'a: one\n',
      'كود {code}\u00a0\u200fخصم',
      'a: كود {code}\u00a0\u200fخصم\n',
    ],
    ['may become a number', 'a: one\n', 12.5, 'a: 12.5\n'],
    ['may become true', 'a: "one" # why\n', true, 'a: true # why\n'],
    ['may become a list', 'a: one # why\nb: 1\n', ['x y', 'z'], 'a: # why\n  - x y\n  - z\nb: 1\n'],
    ['may become a mapping', 'a: one\n', { en: 'x', ar: 'z' }, 'a:\n  en: x\n  ar: z\n'],
    ['may become several lines', 'a: one # why\n', 'x\n\ny\n', 'a: | # why\n  x\n\n  y\n'],
    ['may be on the line below its key', 'a:\n  one # why\n', 'two', 'a:\n  two # why\n'],
    ['may be empty before', 'a: # why\nb: 1\n', 'two', 'a: two # why\nb: 1\n'],
    ['may be on two lines before', 'a: one\n  more # why\nb: 1\n', 'two', 'a: two # why\nb: 1\n'],
  ])('%s', (_what, text, value, expected) => {
    expect(result(text, [set(['a'], value)])).toBe(expected);
  });

  test('that becomes long is folded', () => {
    const long = `${'word '.repeat(40)}end`;
    expect(result('a: one\n', [set(['a'], long)])).toBe(
      `a: >-\n  ${'word '.repeat(22)}word\n  ${'word '.repeat(17)}end\n`,
    );
  });

  test('that is as it was changes nothing', () => {
    expect(result("a: 'one'   # why", [set(['a'], 'one')])).toBe("a: 'one'   # why");
  });
});

describe('a folded text', () => {
  const text = 'a: >- # why\n  One two three\n  four five six\n  seven eight nine\nb: 1\n';

  test('keeps the lines whose words are the same', () => {
    expect(result(text, [set(['a'], 'One two three four 5 six seven eight nine')])).toBe(text.replace('five', '5'));
  });

  test('is not broken before a sign of a list', () => {
    const list = 'One two three four five six - seven eight nine and ten';
    expect(result('a: >-\n  One two three\n  four five six\nb: 1\n', [set(['a'], list)])).toBe(
      'a: >-\n  One two three\n  four five six - seven eight nine and ten\nb: 1\n',
    );
  });

  test('may have paragraphs', () => {
    expect(result(text, [set(['a'], 'One two three\nfour\n\nfive')])).toBe(
      'a: >- # why\n  One two three\n\n  four\n\n\n  five\nb: 1\n',
    );
  });

  test('that ends with a line end gets the sign for it', () => {
    expect(result('a: >-\n  One\n', [set(['a'], 'Two\n')])).toBe('a: >\n  Two\n');
  });

  test('that begins with a space is put in quotes', () => {
    expect(result('a: >- # why\n  One\nb: 1\n', [set(['a'], ' Two')])).toBe('a: " Two" # why\nb: 1\n');
  });
});

describe('a text of lines', () => {
  test('keeps its sign, its indentation and the lines that are the same', () => {
    expect(result('a: |2-\n    one\n\n  two\n\n\nb: 1\n', [set(['a'], '  one\n\nthree')])).toBe(
      'a: |2-\n    one\n\n  three\n\n\nb: 1\n',
    );
  });

  test('with + keeps the blank lines that belong to it', () => {
    expect(result('a: |+\n  one\n\nb: 1\n', [set(['a'], 'two\n\n\n')])).toBe('a: |+\n  two\n\n\nb: 1\n');
  });

  test('gets the number of its indentation if it begins with spaces', () => {
    expect(result('a: |\n    one\n', [set(['a'], '  two\n')])).toBe('a: |4\n      two\n');
  });

  test('at the end of a file that has no line end stays so', () => {
    expect(result('a: |-\n  one', [set(['a'], 'two\nthree')])).toBe('a: |-\n  two\n  three');
  });

  test('keeps the line ends of Windows', () => {
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

describe('an item of a list', () => {
  test('is put between others in their style', () => {
    expect(result(list, [insert(['offers'], 1, { id: 'x', code: 'y' })])).toBe(
      list.replace('    code: "1" # tested\n', '    code: "1" # tested\n  - id: x\n    code: "y"\n'),
    );
  });

  test('is put before the first with its comment, and behind the last', () => {
    expect(result(list, [insert(['offers'], 0, { id: 'x' }), insert(['offers'], 4, { id: 'z' })])).toBe(
      list.replace('offers:\n', 'offers:\n  - id: x\n').replace('# last\n', '# last\n  - id: z\n'),
    );
  });

  test('is taken out with the comment above it and those inside', () => {
    expect(result(list, [remove('offers', 1)])).toBe(list.replace(/ {2}# Then.*# of b\n/s, ''));
  });

  test('is moved with its comments, and back', () => {
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
    ['with blank lines between', 2, 'a:\n  - x\n\n  - y\nb: 1\n', 'a:\n  - x\n\n  - y\n\n  - z\nb: 1\n'],
    ['in brackets', 2, 'a: [x, y]\n', 'a: [x, y, z]\n'],
    ['in brackets with spaces and a last comma', 2, 'a: [ x, y, ]\n', 'a: [ x, y, z, ]\n'],
    ['in brackets on lines', 2, 'a: [\n  x,\n  y\n]\n', 'a: [\n  x,\n  y,\n  z\n]\n'],
    ['without a line end', 1, 'a:\n  - x', 'a:\n  - x\n  - z'],
    ['with line ends of Windows', 1, 'a:\r\n  - x\r\n', 'a:\r\n  - x\r\n  - z\r\n'],
    ['that is empty', 0, 'a: [] # why\n', 'a: [z] # why\n'],
    ['that has no items yet', 0, 'a: # why\nb: 1\n', 'a: [z] # why\nb: 1\n'],
    ['that is missing', 0, 'b: 1\n', 'b: 1\na: [z]\n'],
  ])('is put at the end of a list %s', (_what, at, text, expected) => {
    expect(result(text, [insert(['a'], at, 'z')])).toBe(expected);
  });

  test('in brackets is taken out with its comma', () => {
    expect(result('a: [x, y, z]\n', [remove('a', 0)])).toBe('a: [y, z]\n');
    expect(result('a: [x, y, z]\n', [remove('a', 2)])).toBe('a: [x, y]\n');
  });

  test('in brackets is moved', () => {
    expect(result('a: [x, y,  z]\n', [move(['a', 2], 0)])).toBe('a: [z, x,  y]\n');
  });

  test('that is the last one goes with its key', () => {
    expect(result('a:\n  - x\nb: 1\n', [remove('a', 0)])).toBe('b: 1\n');
    expect(result('b: 1\nc:\n  a: [x]\n', [remove('c', 'a', 0)])).toBe('b: 1\n');
  });

  test('that is the last one of a file leaves an empty list', () => {
    expect(result('a:\n  # why\n  - x\n', [remove('a', 0)])).toBe('a: []\n');
  });
});

describe('a key', () => {
  const keyOrder = (): readonly string[] => ['id', 'kind', 'title', 'url', 'terms'];

  test('is put at its place in the order of the schema', () => {
    const text = 'offers:\n  - id: a\n    # where\n    url: u\n  - id: b\n';
    expect(result(text, [set(['offers', 0, 'kind'], 'code')], { keyOrder })).toBe(
      'offers:\n  - id: a\n    kind: code\n    # where\n    url: u\n  - id: b\n',
    );
    expect(result(text, [set(['offers', 0, 'terms'], { en: 'x' })], { keyOrder })).toBe(
      'offers:\n  - id: a\n    # where\n    url: u\n    terms:\n      en: x\n  - id: b\n',
    );
  });

  test('may be the first behind a dash', () => {
    expect(result('a:\n  - kind: x\n    url: u\n', [set(['a', 0, 'id'], 'i')], { keyOrder })).toBe(
      'a:\n  - id: i\n    kind: x\n    url: u\n',
    );
  });

  test('is put below the comments at the beginning of the file', () => {
    expect(result('# The store.\nurl: u\n', [set(['id'], 'i')], { keyOrder })).toBe('# The store.\nid: i\nurl: u\n');
  });

  test('that is not in the order is put at the end', () => {
    expect(result('url: u\n\n# The end.\n', [set(['x'], 1)], { keyOrder })).toBe('url: u\nx: 1\n\n# The end.\n');
  });

  test('is put into braces', () => {
    expect(result('a: { en: x }\n', [set(['a', 'ar'], 'y, z')])).toBe('a: { en: x, ar: "y, z" }\n');
    expect(result('a: {}\n', [set(['a', 'ar'], 'z')])).toBe('a:\n  ar: z\n');
  });

  test('is taken out with its comment', () => {
    expect(result('a: 1\n# why\nb:\n  - x\n  # more\nc: 1\n', [remove('b')])).toBe('a: 1\nc: 1\n');
    expect(result('a: 1\nb: 2', [remove('b')])).toBe('a: 1');
    expect(result('x:\n  - a: 1\n    # why\n    b: 2\n', [remove('x', 0, 'a')])).toBe('x:\n  - # why\n    b: 2\n');
  });

  test('that is the first of a file leaves the comments of the file', () => {
    expect(result('# File.\na: 1\nb: 2\n', [remove('a')])).toBe('# File.\nb: 2\n');
  });

  test('that is the last of a mapping takes the mapping with it', () => {
    expect(result('a:\n  b:\n    c: 1\nd: 1\n', [remove('a', 'b', 'c')])).toBe('d: 1\n');
    expect(result('a:\n  - c: 1\n  - d: 1\n', [remove('a', 0, 'c')])).toBe('a:\n  - {}\n  - d: 1\n');
  });

  test('gets another name', () => {
    expect(result('a: 1 # why\n"b": 2\n', [rename(['a'], 'c'), rename(['b'], 'd e')])).toBe('c: 1 # why\n"d e": 2\n');
  });
});

describe('a mapping or list in place of another', () => {
  test('changes only what is different', () => {
    const text = 'a:\n  # Both.\n  en: "x" # one\n  ar: y\n  fr: z\nb: [1, 2]\n';
    expect(result(text, [set(['a'], { en: 'x', ar: 'w' }), set(['b'], [1, 3, 2])])).toBe(
      'a:\n  # Both.\n  en: "x" # one\n  ar: w\nb: [1, 3, 2]\n',
    );
  });

  test('by a text takes its lines', () => {
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

describe('one more word in a text in Arabic', () => {
  test('is a difference of at most three lines, in every file of the catalogue', () => {
    const larger = titles.flatMap(({ file, text, path, title }) => {
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

test('a byte order mark stays', () => {
  expect(result('\ufeffa: 1\r\nb: 2', [set(['a'], 3)])).toBe('\ufeffa: 3\r\nb: 2');
});

describe('it refuses', () => {
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
  ])('%j because of %s', (text, reason, line, column) => {
    const amended = amend(text, []);
    expect(amended).toMatchObject({ refused: { reason, ...(line !== undefined && { line, column }) } });
    expect(amended).not.toHaveProperty('refused.edit');
  });

  test.each<[string, Edit, string]>([
    ['a value below one that is not there', set(['x', 'y'], 1), 'no-such-place'],
    ['an item behind the end of a list', insert(['b'], 3, 1), 'no-such-place'],
    ['an item for what is no list', insert(['a'], 0, 1), 'no-such-place'],
    ['a place behind the end of a list', move(['b', 0], 2), 'no-such-place'],
    ['a key that is not there', remove('x'), 'no-such-place'],
    ['a name that another key has', rename(['a'], 'b'), 'key-exists'],
    ['a number that is none', set(['a'], Number.NaN), 'unsupported-value'],
    ['half a character', set(['a'], '\ud800'), 'unsupported-value'],
  ])('%s', (_what, edit, reason) => {
    expect(amend('a: 1\nb: [1, 2]\n', [set(['a'], 2), edit])).toMatchObject({ refused: { reason, edit: 1 } });
  });

  test('to empty a file', () => {
    expect(result('a: 1\n', [remove('a')])).toBe('refused: nothing-left');
  });
});
