import { describe, expect, test } from 'vitest';
import { check, patched, sampleFiles } from '../../../support/sample-catalogue';

const page = (path: string, text: string): string => `kind: static
path: ${path}
title: { en: A page, ar: صفحة }
description: { en: A page, ar: صفحة }
heading: { en: A page, ar: صفحة }
sections:
  - kind: prose
    body:
      en: ${JSON.stringify(text)}
      ar: نص
`;

function lost(more: Readonly<Record<string, string>>): readonly string[] {
  const { diagnostics } = check({ ...sampleFiles, ...more });
  return diagnostics.map(({ code, file }) => `${code} ${file}`);
}

describe('the rule for reachable pages', () => {
  test('accepts a page that a text of another page links to', () => {
    expect(
      lost({
        'data/pages/gifts.yaml': page('/gifts', 'Words.'),
        ...pick('data/pages/about.yaml', 'See [gifts](/gifts).'),
      }),
    ).toEqual([]);
  });

  test('accepts a page that is reached over two links', () => {
    expect(
      lost({
        'data/pages/gifts.yaml': page('/gifts', 'See [more](/more).'),
        'data/pages/more.yaml': page('/more', 'Words.'),
        ...pick('data/pages/about.yaml', 'See [gifts](/gifts).'),
      }),
    ).toEqual([]);
  });

  function pick(file: string, text: string): Record<string, string> {
    return { [file]: (sampleFiles[file] ?? '').replace('We try **every** code.', text) };
  }
});

describe('the rule for reachable pages, for a page without links to it', () => {
  test('reports the page, but not the pages that only it links to', () => {
    expect(
      lost({
        'data/pages/gifts.yaml': page('/gifts', 'See [more](/more).'),
        'data/pages/more.yaml': page('/more', 'Words.'),
      }),
    ).toEqual(['unreachable-page data/pages/gifts.yaml']);
  });

  test('ignores a link of the page to itself, and reports two pages that only link to each other once', () => {
    expect(lost({ 'data/pages/gifts.yaml': page('/gifts', 'See [this](/gifts).') })).toEqual([
      'unreachable-page data/pages/gifts.yaml',
    ]);
    expect(
      lost({
        'data/pages/gifts.yaml': page('/gifts', 'See [more](/more).'),
        'data/pages/more.yaml': page('/more', 'See [gifts](/gifts).'),
      }),
    ).toEqual(['unreachable-page data/pages/gifts.yaml']);
  });

  test('reports nothing while another file has an error, since its links are unknown', () => {
    expect(
      lost({ 'data/pages/gifts.yaml': page('/gifts', 'Words.'), ...patchedPage('lastUpdated: yesterday\n') }),
    ).toEqual(['unknown-value data/pages/about.yaml']);
  });

  function patchedPage(text: string): Record<string, string> {
    const file = 'data/pages/about.yaml';
    return { [file]: patched(file, text)[file] ?? '' };
  }
});

test('a blog without a link to it is reported once, without its posts', () => {
  const site = (sampleFiles['data/site.yaml'] ?? '').replace(
    / {4}- label:\n {8}en: Blog\n {8}ar: المدونة\n {6}to: \/blog\n/,
    '',
  );
  expect(lost({ 'data/site.yaml': site })).toEqual(['unreachable-page data/pages/blog.yaml']);
});
