import { encoded } from '../generator/support/encoded';
import { inEnglish } from '../support/english';
import { describe, expect, test } from 'vitest';
import { bases } from './bases';
import { judge } from './judge';

/** The inputs that once broke the generator, found by a fuzzer or a person. */
const { tiny, sample } = bases;
const souk = 'data/stores/souk.yaml';

function codes(files: Parameters<typeof judge>[0], quarantine = false): readonly string[] {
  return judge(files, { quarantine }).diagnostics.map(({ code }) => code);
}

describe('names of built-in object properties', () => {
  test('are treated as ordinary keys in place of a language', () => {
    const kind = 'kind:\n  __proto__: ""\n';
    expect(
      inEnglish(
        judge({ ...tiny, 'data/pages/blog.yaml': (tiny['data/pages/blog.yaml'] ?? '').replace(/^kind: .*\n/m, kind) })
          .diagnostics,
      )
        .map(({ message }) => message)
        .join('\n'),
    ).not.toMatch(/object Object|native code/);
  });

  test.each(['__proto__', 'constructor', 'toString'])('are reported as an unknown folder: data/%s', (name) => {
    expect(codes({ ...tiny, [`data/${name}/x.yaml`]: 'a: 1\n' })).toEqual(['unknown-file']);
  });

  test('are reported as a placeholder that one language lacks', () => {
    const words = 'data/messages/words.yaml';
    const text = (tiny[words] ?? '').replace(
      /( {4}en: )(.*)/,
      (_line, key: string, value: string) => `${key}"{constructor} ${value.replace(/^["']|["']$/g, '')}"`,
    );
    expect(codes({ ...tiny, [words]: text })).toContain('placeholder-mismatch');
  });
});

test('a feed without a table leaves out its store, without a diagnostic about the table', () => {
  const settings = (sample['data/feeds/souk.yaml'] ?? '').replace(/^file: .*\n/m, '');
  expect(new Set(codes({ ...sample, 'data/feeds/souk.yaml': settings }, true))).not.toContain('unknown-file');
});

describe('the escape of control characters', () => {
  test('covers the name of a file', () => {
    expect(codes({ ...tiny, 'data/stores/\u001b[31m\u0000.yaml': tiny[souk] })).toContain('slug-differs-from-file');
  });
  test('covers a file name that a fix repeats', () => {
    const { [souk]: text, ...rest } = tiny;
    expect(
      inEnglish(judge({ ...rest, 'data/stores/\u0000.yml': text }).diagnostics)
        .map(({ fix }) => fix)
        .join(),
    ).toContain('<U+0000>');
  });
  test('covers the header of a feed', () => {
    expect(
      codes({ ...tiny, 'data/feeds/tiny.csv': (tiny['data/feeds/tiny.csv'] ?? '').replace('name;', 'na\u0000me;') }),
    ).toEqual(['feed-column']);
  });
  test('covers a carriage return in the middle of a line', () => {
    expect(
      codes({ ...tiny, [souk]: (tiny[souk] ?? '').replace('slug: souk', 'slug: "so\\ruk"\rx') }).length,
    ).toBeGreaterThan(0);
  });
});

describe('the diagnostic of a file in another encoding', () => {
  const text = tiny[souk] ?? '';
  test.each([
    ['UTF-16', Buffer.from(text, 'utf16le')],
    ['UTF-16 with a byte order mark', Buffer.from(`\ufeff${text}`, 'utf16le')],
    ['UTF-16 in big-endian order', Buffer.from(text, 'utf16le').swap16()],
    ['UTF-16 in big-endian order with a byte order mark', Buffer.from(`\ufeff${text}`, 'utf16le').swap16()],
    ['Windows-1256', encoded('windows-1256', text)],
  ])('is the only one and names the encoding of a file in %s', (name, bytes) => {
    const { diagnostics } = judge({ ...tiny, [souk]: bytes });
    expect(inEnglish(diagnostics).map(({ code, why }) => [code, why])).toEqual([
      ['wrong-encoding', expect.stringContaining(name.split(' ')[0] ?? '')],
    ]);
  });
});

test.each([
  '- '.repeat(5000),
  '? '.repeat(5000),
  '['.repeat(5000),
  '{a: '.repeat(5000),
  Array.from({ length: 1300 }, (_, level) => `${' '.repeat(level)}a:`).join('\n'),
])('nesting that overflows the parser is a single error (case %#)', (text) => {
  expect(codes({ ...tiny, 'data/home.yaml': text })).toEqual(['nested-too-deeply']);
});

describe('Markdown that would block the parser for minutes', () => {
  const about = 'data/pages/about.yaml';
  test.each(['1. '.repeat(5000), '> '.repeat(60_000), '*a_ '.repeat(20_000), '[a]('.repeat(20_000)])(
    'is refused without parsing (case %#)',
    (signs) => {
      const text = (tiny[about] ?? '').replace('Plain words.', `"${signs}x"`);
      expect(codes({ ...tiny, [about]: text })).toContain('unsupported-markdown');
    },
  );
});

test('a key that is repeated 10,000 times causes 10,000 diagnostics', { tags: ['all'] }, () => {
  const { diagnostics } = judge({ ...tiny, [souk]: `${tiny[souk] ?? ''}${'icon: bag\n'.repeat(10_000)}` });
  expect(diagnostics).toHaveLength(10_000);
});

test('the diagnostic of a feed table in UTF-16 suggests the right setting', () => {
  const bytes = Buffer.from(tiny['data/feeds/tiny.csv'] ?? '', 'utf16le');
  expect(inEnglish(judge({ ...tiny, 'data/feeds/tiny.csv': bytes }).diagnostics).map(({ fix }) => fix)).toEqual([
    'write `encoding: utf-16le` in the settings of the feed',
  ]);
});

test.each(['data/stores/link.yaml', 'data/images/link.svg', 'data/feeds/link.csv', 'data/link'])(
  'a symbolic link is reported and not followed: %s',
  (file) => {
    expect(codes({ ...tiny, [file]: undefined })).toEqual(['unreadable-file']);
  },
);

test.each(['.nan', '.inf', '-.inf'])('a special number is reported as a text without quotes: %s', (sign) => {
  const { diagnostics } = judge({ ...tiny, [souk]: (tiny[souk] ?? '').replace(/^slug: .*$/m, `slug: ${sign}`) });
  expect(inEnglish(diagnostics).map(({ code, fix }) => [code, fix])).toContainEqual([
    'unquoted-text',
    `put it in quotes: "${sign}"`,
  ]);
});
