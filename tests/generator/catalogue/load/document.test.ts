import fc from 'fast-check';
import { stringify } from 'yaml';
import { describe, expect, test } from 'vitest';
import { formatText } from '../../../../generator/catalogue/diagnostics/reporters/text';
import { loadDocument, maximumSize, type SourceDocument } from '../../../../generator/catalogue/load/document';

function read(text: string): SourceDocument {
  const { document, diagnostics } = loadDocument({ path: 'data/x.yaml', text });
  expect(diagnostics).toEqual([]);
  if (!document) throw new Error('no document');
  return document;
}

function report(text: string): string {
  const file = { path: 'data/x.yaml', text };
  const { document, diagnostics } = loadDocument(file);
  expect(document).toBeUndefined();
  expect(diagnostics, 'one mistake, one message').toHaveLength(1);
  return formatText(diagnostics, new Map([['data/x.yaml', file]])).replace(/\n\n1 error.*\n$/, '');
}

describe('a loaded document', () => {
  const text =
    'title:\n  en: "Ten % off"\n  ar: خصم\ntags: [a, b]\nlist:\n  - kind: faq\n    q: |-\n      First\n      second\n';
  const document = read(text);
  const at = (...args: Parameters<SourceDocument['span']>): string => {
    const { start, end } = document.span(...args);
    return text.slice(start, end);
  };

  test('returns the span of each value', () => {
    expect(at(['title', 'en'])).toBe('"Ten % off"');
    expect(at(['title', 'ar'])).toBe('خصم');
    expect(at(['tags', 1])).toBe('b');
    expect(at(['list', 0, 'q'])).toBe('First\n      second');
  });

  test('returns the span of each key', () => {
    expect(at(['title', 'en'], 'key')).toBe('en');
    expect(at(['list', 0, 'kind'], 'key')).toBe('kind');
  });

  test('represents a mapping or list by its key, or by the first key in it', () => {
    expect(at(['title'])).toBe('title');
    expect(at(['list', 0])).toBe('kind');
    expect(at(['tags'])).toBe('[a, b]');
  });

  test('represents a missing value by its nearest existing parent', () => {
    expect(at(['title', 'fr'])).toBe('title');
    expect(at(['list', 0, 'missing', 'deeper'])).toBe('kind');
    expect(at(['missing'])).toBe('title');
  });

  test('returns the span of a part of a text', () => {
    const { start, end } = document.spanWithin(['list', 0, 'q'], 6, 12);
    expect(text.slice(start, end)).toBe('second');
  });

  test('returns the source text of a value', () => {
    expect(read('code: 0123').sourceText(['code'])).toBe('0123');
  });

  test('treats keys such as __proto__ as ordinary keys', () => {
    const { value } = read('__proto__: x\nconstructor: y');
    expect(Object.keys(value as object)).toEqual(['__proto__', 'constructor']);
    expect(Object.getPrototypeOf(value)).toBe(Object.prototype);
  });

  test('follows YAML 1.2: yes is a text, and dates are texts', () => {
    expect(read('a: yes\nb: 2025-10-03\nc: 0o17\n<<: d').value).toEqual({
      a: 'yes',
      b: '2025-10-03',
      c: 15,
      '<<': 'd',
    });
  });
});

test.each([
  ['plain', 'v: one two three'],
  ['plain over two lines', 'v: one\n  two three'],
  ['in single quotes', "v: 'it''s one two three'"],
  ['in double quotes with escapes', 'v: "a \\"b\\" \\u0041 one \\\n  two three"'],
  ['a literal block', 'v: |\n  one\n    two three\n'],
  ['a folded block', 'v: >-\n  one\n  two\n\n  three\n'],
  ['with CRLF', 'v: |\r\n  one\r\n  two three\r\n'],
])('spanWithin finds a word inside a text in the style: %s', (_style, text) => {
  const document = read(text);
  const value = (document.value as { v: string }).v;
  for (const word of ['one', 'two', 'three']) {
    const start = value.indexOf(word);
    const span = document.spanWithin(['v'], start, start + word.length);
    expect(text.slice(span.start, span.end)).toBe(word);
  }
});

test.each(['"😀\\😀a \n \taa\\', 'a"\\\n\n\n "a"\\a', '😀  \n\\a\t\t\t\\aa'])(
  'spanWithin finds letters after folded lines and escapes in %j',
  (value) => {
    const text = stringify({ v: value }, { defaultStringType: 'QUOTE_DOUBLE', lineWidth: 20 });
    const { document } = loadDocument({ path: 'data/x.yaml', text });
    expect(document?.value).toEqual({ v: value });
    const last = value.lastIndexOf('a');
    expect(document?.spanWithin(['v'], last, last + 1).start).toBe(text.lastIndexOf('a'));
  },
);

test('spanWithin finds every letter of any text in every style', () => {
  const letters = fc.string({
    unit: fc.constantFrom('a', 'b', ' ', '\n', "'", '"', '\\', ':', '#', 'خ', '😀', '\t'),
    minLength: 1,
    maxLength: 40,
  });
  let checkedLetters = 0;
  const checkedStyles = new Set<string>();
  fc.assert(
    fc.property(
      letters,
      fc.constantFrom('PLAIN', 'QUOTE_DOUBLE', 'QUOTE_SINGLE', 'BLOCK_LITERAL', 'BLOCK_FOLDED'),
      (value, type) => {
        const text = stringify({ v: value }, { defaultStringType: type as 'PLAIN', lineWidth: 20 }); // the option takes each of these
        const { document } = loadDocument({ path: 'data/x.yaml', text });
        // Some blanks do not survive being written in some styles.
        if (!document || (document.value as { v: unknown }).v !== value) return;
        for (let index = 0; index < value.length; index += 1) {
          if (!/[ab]/.test(value[index] ?? '')) continue;
          expect(text[document.spanWithin(['v'], index, index + 1).start]).toBe(value[index]);
          checkedLetters += 1;
          checkedStyles.add(type);
        }
      },
    ),
    { numRuns: 300 },
  );
  expect(checkedLetters).toBeGreaterThan(100);
  expect(checkedStyles.size).toBe(5);
});

describe('the report of a YAML syntax mistake', () => {
  test('suggests the nearer level for a line between two levels, within its mapping', () => {
    expect(report('subtitle:\n   en: Codes\n  ar: أكواد\nurl: x\n')).toContain('fix: begin it with 3 spaces');
  });

  test.each([
    ['a tab before a list entry', 'a:\n  - x: 1\n\t- y: 2\n'],
    ['quotes that are closed but never opened', 'title: 20% off: today"\n'],
    ['an apostrophe in single quotes', "a: 'it's fine'\n"],
    ['a line that is indented too far', 'a:\n  b: 1\n   c: 2\n'],
    ['a line that is not indented far enough', 'a:\n    b: 1\n  c: 2\n'],
    ['a key among list entries', 'a:\n  - x\n  y: 1\n'],
    ['a backslash in double quotes', 'a: "C:\\codes"\n'],
    ['a list on the line of its key', 'a: - x\n'],
    ['a list that is not closed', 'a: [1, 2\nb: 3\n'],
    ['an alias without an anchor', 'b: *x\n'],
    ['a placeholder that makes a mapping with an empty key', 'title:\n  en: {code}: x\n  ar: y\n'],
  ])('has one error with a fix for %s', (_name, text) => {
    expect(report(text)).toMatchSnapshot();
  });
});

describe('loadDocument, for a hostile file', () => {
  test.each([
    ['deep brackets', 'a: '.concat('['.repeat(100_000)), 'nested-too-deeply'],
    ['a huge file', `a: ${'x'.repeat(maximumSize)}`, 'file-too-large'],
    ['aliases that multiply exponentially', 'a: &a [x, x]\nb: &b [*a, *a]\nc: &c [*b, *b]\n', 'anchor-or-alias'],
  ])('reports a diagnostic instead of crashing: %s', (_name, text, code) => {
    const { document, diagnostics } = loadDocument({ path: 'data/x.yaml', text });
    expect(document).toBeUndefined();
    expect(new Set(diagnostics.map((fault) => fault.code))).toEqual(new Set([code]));
  });

  test.each([
    [
      'aliases of aliases',
      Array.from({ length: 20 }, (_, at) => `a${at + 1}: &a${at + 1} [${'*a0, '.repeat(9)}*a${at}]\n`).join(''),
    ],
    ['one anchor 100,000 times', `a: &a x\nb:\n${'  - *a\n'.repeat(100_000)}`],
    ['many anchors', Array.from({ length: 20_000 }, (_, at) => `k${at}: &n${at} x\nl${at}: *n${at}\n`).join('')],
  ])('reports a single diagnostic for a file that repeats %s', (_name, text) => {
    const { document, diagnostics } = loadDocument({ path: 'data/x.yaml', text });
    expect(document).toBeUndefined();
    expect(diagnostics.map(({ code, related = [] }) => [code, related.length])).toEqual([['anchor-or-alias', 0]]);
  });

  test('returns a document or diagnostics inside the text for any text', () => {
    const pieces = fc.constantFrom(
      'a',
      ': ',
      '\n',
      '  ',
      '- ',
      '"',
      "'",
      '{',
      '}',
      '[',
      ']',
      '|',
      '>',
      '&x ',
      '*x',
      '!t ',
      '#',
      '\t',
      '---\n',
      '%',
      'ع',
      '\r\n',
      '?',
      ',',
    );
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 30 }), (parts) => {
        const text = parts.join('');
        const { document, diagnostics } = loadDocument({ path: 'data/x.yaml', text });
        expect(document !== undefined).toBe(diagnostics.length === 0);
        for (const { span, fix } of diagnostics) {
          expect(span.start).toBeGreaterThanOrEqual(0);
          expect(span.start).toBeLessThanOrEqual(text.length);
          expect(span.end).toBeGreaterThanOrEqual(span.start);
          expect(fix).toBeTruthy();
        }
      }),
      // A bracket before a line of spaces, which once ended before it began.
      { numRuns: 500, examples: [[['[', ': ', '\r\n', '  ', '\n', ': ']]] },
    );
  });
});
