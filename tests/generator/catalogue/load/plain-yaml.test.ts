import { inEnglish } from '../../../support/english';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { describe, expect, it } from 'vitest';
import { parse, stringify } from 'yaml';
import { parseFile } from '../../../../generator/catalogue/load/document';
import { readPlain } from '../../../../generator/catalogue/load/plain-yaml';
import { syntheticStore } from '../../../bench/synthetic-catalogue';
import { catalogueRoot } from '../../../support/catalogue';
import { filesBelow } from '../../../support/documents';
import { randomOf } from '../../../support/random';
import { isComplete, someOf } from '../../../support/extent';

/**
 * The difference between the plain reader and the parser; undefined if both agree, or if the plain reader calls the
 * parser.
 */
function difference(text: string): string | undefined {
  const plain = readPlain(text);
  if (plain === undefined) return undefined;
  const { value, continued } = plain;
  const { document, diagnostics } = parseFile({ path: 'data/stores/any.yaml', text });
  if (diagnostics.length > 0) return `${JSON.stringify(text)} is a fault: ${inEnglish(diagnostics)[0]?.message ?? ''}`;
  // The second comparison is of the order of keys.
  const same =
    isDeepStrictEqual(value, document?.value) &&
    JSON.stringify(value) === JSON.stringify(document?.value) &&
    isDeepStrictEqual(continued, document?.continued);
  return same
    ? undefined
    : `${JSON.stringify(text)} is ${JSON.stringify(document?.value)}, not ${JSON.stringify(value)}`;
}

const catalogueTexts = filesBelow(catalogueRoot)
  .filter((file) => file.endsWith('.yaml'))
  .map((file) => readFileSync(path.join(catalogueRoot, file), 'utf8'));

/** Every text of `count` parts. */
function* textsOf(parts: readonly string[], count: number, begun = ''): Generator<string> {
  if (count === 0) yield begun;
  else for (const part of parts) yield* textsOf(parts, count - 1, begun + part);
}

function upTo(most: number, parts: readonly string[], begun = ''): readonly string[] {
  return Array.from({ length: most + 1 }, (_, count) => [...textsOf(parts, count, begun)]).flat();
}

/** The first differences among texts, and the number of texts that the plain reader has read. */
function judge(texts: Iterable<string>): { readonly differences: readonly string[]; readonly read: number } {
  const differences: string[] = [];
  let read = 0;
  for (const text of texts) {
    if (readPlain(text) === undefined) continue;
    read += 1;
    const found = differences.length < 5 ? difference(text) : undefined;
    if (found !== undefined) differences.push(found);
  }
  return { differences, read };
}

/** The length of the texts that are compared exhaustively. */
const longest = isComplete ? 4 : 3;

/** Everything that has a meaning to YAML, and a letter and a digit. */
const signs = ['a', '1', ':', ' ', '-', '\n', '"', "'", '#', '|', '>', '[', ']', ',', '.', '{', '&', '\\'];

const lines = [
  '',
  ' ',
  '# note',
  '  # note',
  'a:',
  'a: b',
  'b: 1',
  'c: "d"',
  "d: 'e'",
  'e: [f, 1]',
  'a: |',
  'b: >-',
  '- a',
  '- a: b',
  '- a:',
  '  a:',
  '  a: b',
  '  b: >',
  '  - a',
  '  - b: c',
  '  - d:',
  '    a: b',
  '    - c',
  '    b:',
  '      a: 1',
  ' a: b',
  '   c: d',
  '---',
  '  ---',
  '...',
  '%YAML 1.2',
  'a : b',
  '"a": b',
  '? a',
  '  text',
  '    text',
  '\ttext',
  'a: b # c',
  'a:  b',
  'a: # c',
  'a: "b" # c',
  'a: "b',
  '  c"',
  "a: 'b",
  "  c'",
  '     # note',
].map((line) => `${line}\n`);

describe('readPlain', () => {
  it('agrees with the YAML parser on the catalogue, and leaves at most a tenth of the files to it', () => {
    const { differences, read } = judge(catalogueTexts);
    expect(differences).toEqual([]);
    expect(read).toBeGreaterThan(catalogueTexts.length * 0.9);
  });

  // The styles of libraries and formatters.
  const styles = [
    { indent: 4 },
    {},
    { lineWidth: 40 },
    { lineWidth: 0 },
    { defaultStringType: 'QUOTE_DOUBLE', defaultKeyType: 'PLAIN' },
    { indentSeq: false, singleQuote: true },
    { defaultStringType: 'QUOTE_SINGLE', defaultKeyType: 'PLAIN', lineWidth: 60 },
  ] as const;

  it.each(someOf(styles, 4))('agrees with the YAML parser on stores that a library has written with %j', (options) => {
    const texts = catalogueTexts.map((text) => stringify(parse(text), options));
    const { differences, read } = judge(texts);
    expect(differences).toEqual([]);
    expect(read).toBeGreaterThan(texts.length * 0.9);
  });

  it('agrees with the YAML parser on every text of at most four characters', () => {
    // A file of so few characters is an error or a plain text.
    const { differences, read } = judge(upTo(4, signs));
    expect(differences).toEqual([]);
    expect(read).toBeGreaterThan(0);
  });

  it.each([
    'a: ',
    'a: "',
    "a: '",
    'a: [',
    'a: |\n',
    'a: |-\n  b\n',
    'a: >\n  b\n',
    'a: >-\n  b\n',
    'a:\n  - ',
    'a:\n  b',
    'a: b\n',
    'a: b\n  ',
    'a: "b\n  ',
    'a: "b\n\n  ',
    'a: b\n\n  c',
    "a: 'b\n  ",
    'a: "\\',
    'a:\n- b\n  ',
    'a:\n   - b\n     c\n',
    'a:\n - b: c\n     d',
    'a: b # ',
    'a: # ',
    'a:\n    b:\n      - ',
    'a: |\n   b\n',
    'a: >-\n b\n',
    '- ',
  ])('agrees with the YAML parser on every text that begins with %j', (begun) => {
    const { differences, read } = judge(upTo(longest, signs, begun));
    expect(differences).toEqual([]);
    // A file is no list. After some beginnings, a file needs four more characters.
    if (isComplete) expect(read > 0).toBe(begun !== '- ');
  });

  it.each(['a: b', 'a: "b'])(
    'agrees with the YAML parser on a text that begins with %s and has 300,000 empty lines',
    (begun) => {
      const { differences, read } = judge([`${begun}${'\n'.repeat(300_000)}  c${begun.includes('"') ? '"' : ''}\n`]);
      expect(differences).toEqual([]);
      expect(read).toBe(1);
    },
  );

  it('agrees with the YAML parser on every text of a few lines', () => {
    const { differences, read } = judge(upTo(isComplete ? 3 : 2, lines));
    expect(differences).toEqual([]);
    expect(read).toBeGreaterThan(100);
  });

  it('agrees with the YAML parser on every number', () => {
    const { differences, read } = judge(
      upTo(4, ['0', '7', '.', '-', '+', 'e', 'x', 'o', '_']).map((text) => `a: ${text}\n`),
    );
    expect(differences).toEqual([]);
    expect(read).toBeGreaterThan(100);
  });

  it('agrees with the YAML parser on files with random typing mistakes', () => {
    const random = randomOf(7);
    const pick = <T>(list: readonly T[]): T | undefined => list[Math.floor(random() * list.length)];
    const texts = [...catalogueTexts, ...Array.from({ length: 10 }, (_, index) => syntheticStore(index))].filter(
      (text) => text.length < 12_000,
    );
    const slip = (text: string): string => {
      const at = Math.floor(random() * text.length);
      const cut = random() < 0.5 ? 0 : Math.floor(random() * 4);
      return text.slice(0, at) + (random() < 0.2 ? pick(lines) : pick(signs)) + text.slice(at + cut);
    };
    const { differences, read } = judge(
      Array.from({ length: isComplete ? 600 : 200 }, () => slip(slip(pick(texts) ?? ''))),
    );
    expect(differences).toEqual([]);
    expect(read).toBeGreaterThan(30);
  });
});
