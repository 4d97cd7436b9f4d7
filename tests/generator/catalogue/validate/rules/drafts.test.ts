import { describe, expect, it } from 'vitest';
import { check, codesOn, patched, sampleFiles, type Contents } from '../../../support/sample-catalogue';

const luban = 'data/stores/luban.yaml';

const offer = (id: string, code: string, more = ''): string =>
  `  - id: ${id}\n${more}    kind: code\n    code: "${code}"\n    title: { en: Ten, ar: عشرة }\n`;

const offers = (...more: readonly string[]): string => `offers:\n${more.join('')}`;

const list = (ids: string): string =>
  `sections:\n  - kind: offers\n    heading: { en: A, ar: أ }\n    offers: [${ids}]\n`;

const draft = '    draft: true\n';
const later = '    publish: 2026-04-01\n';

const codes = (files: Contents): readonly string[] => check(files).diagnostics.map(({ code }) => code);

/** The sample with keys added to the top of a file. */
const withTop = (file: string, top: string, files: Contents = sampleFiles): Contents => ({
  ...files,
  [file]: `${top}${String(files[file] ?? '')}`,
});

const article = `kind: article
path: /luban-codes
language: en
store: luban
checked: 2025-10
title: Luban
description: Codes.
heading: Luban
intro: Use LUBAN10 or LATE20.
sections:
  - kind: prose
    body: Words.
`;
const linked = patched(
  'data/pages/about.yaml',
  'sections:\n  - kind: prose\n    body: { en: "[A](/luban-codes)", ar: "[أ](/luban-codes)" }\n',
);

describe('the rule for drafts in a published store', () => {
  it('reports a featured offer that is a draft or is published later', () => {
    expect(codesOn(luban, `featured: ten\n${offers(offer('ten', 'TEN1', draft))}`)).toEqual(['draft-reference']);
    expect(codesOn(luban, `featured: ten\n${offers(offer('ten', 'TEN1', later))}`)).toEqual(['draft-reference']);
    expect(codesOn(luban, `featured: ten\n${offers(offer('ten', 'TEN1', '    publish: 2026-03-15\n'))}`)).toEqual([]);
  });

  it('reports a list of offers only if all of them are drafts', () => {
    const both = offers(offer('one', 'ONE1'), offer('two', 'TWO2', draft));
    expect(codesOn(luban, both + list('two, one'))).toEqual([]);
    expect(codesOn(luban, both + list('two'))).toEqual(['draft-reference']);
  });

  it('reports a quoted code of a draft', () => {
    const both = offers(offer('one', 'ONE1'), offer('two', 'TWO22', draft));
    expect(codesOn(luban, `${both}subtitle: { en: Try the code TWO22, ar: جرّب الكود TWO22 }\n`)).toEqual([
      'code-differs-from-title',
    ]);
  });

  it('accepts a store with only draft offers', () => {
    expect(codesOn(luban, offers(offer('ten', 'TEN1', draft)))).toEqual([]);
  });
});

describe('the rule for drafts in a draft store', () => {
  it('accepts references to drafts of the store, but not to offers that are published after the store', () => {
    const home = patched(
      'data/home.yaml',
      `banner:\n${'  - { store: souk, description: { en: A, ar: أ } }\n'.repeat(7)}`,
    );
    const store = (top: string, more: string): Contents => {
      const { [luban]: text } = patched(luban, `featured: ten\n${offers(offer('ten', 'TEN1', more))}`);
      return withTop(luban, top, { ...home, [luban]: text ?? '' });
    };
    expect(codes(store('draft: true\n', draft))).toEqual([]);
    expect(codes(store('publish: 2026-04-01\n', later))).toEqual([]);
    expect(codes(store('publish: 2026-04-02\n', later))).toEqual([]);
    expect(codes(store('publish: 2026-03-31\n', later))).toEqual(['draft-reference']);
    expect(codes(store('publish: 2026-03-31\n', draft))).toEqual(['draft-reference']);
  });

  it('reports the store on the home page', () => {
    const found = codes(withTop(luban, 'draft: true\n'));
    expect(found).toEqual(Array.from({ length: 7 }, () => 'draft-reference'));
  });
});

it('an advertised offer of the home page must not be a draft', () => {
  const home = (id: string): string =>
    `banner:\n${`  - store: luban\n    description: { en: A, ar: أ }\n    advertises: { offer: ${id}, afterwards: { en: B, ar: ب } }\n`.repeat(7)}`;
  const { [luban]: store } = patched(luban, offers(offer('one', 'ONE1'), offer('two', 'TWO2', draft)));
  const found = (id: string): readonly string[] =>
    codes({ ...patched('data/home.yaml', home(id)), [luban]: store ?? '' });
  expect(found('one')).toEqual([]);
  expect(found('two')).toEqual(Array.from({ length: 7 }, () => 'draft-reference'));
});

describe('the rule for links to the test log of a store', () => {
  const tested = (more: string): string => `${more}    checks: [{ date: 2026-03-01, result: worked }]\n`;
  const files = (...list: readonly string[]) => ({
    ...patched('data/posts/first-order.yaml', 'body: Read [our tests](/store/luban/checks).\n'),
    [luban]: patched(luban, offers(...list))[luban] ?? '',
  });

  it('requires a test of a published offer', () => {
    expect(codes(files(offer('one', 'ONE1', tested(''))))).toEqual([]);
    expect(codes(files(offer('one', 'ONE1'), offer('two', 'TWO2', tested(draft))))).toEqual(['draft-reference']);
    expect(codes(files(offer('one', 'ONE1', tested('')), offer('two', 'TWO2', tested(draft))))).toEqual([]);
    expect(codes(files(offer('one', 'ONE1'), offer('two', 'TWO2', tested(later))))).toEqual(['draft-reference']);
  });

  it('accepts a link from a draft to any test log', () => {
    const linking = files(offer('one', 'ONE1'), offer('two', 'TWO2', tested(draft)));
    expect(codes(withTop('data/posts/first-order.yaml', 'draft: true\n', linking))).toEqual([]);
  });
});

describe('the rule for draft pages', () => {
  const post = patched('data/posts/first-order.yaml', 'body: Read [about us](/about).\n');

  it('reports a link from a published page to a draft', () => {
    const files = withTop('data/pages/about.yaml', 'draft: true\n', post);
    // The footer and the post.
    expect(codes(files)).toEqual(['draft-reference', 'draft-reference']);
    expect(codes(withTop('data/posts/first-order.yaml', 'draft: true\n', files))).toEqual(['draft-reference']);
  });

  it('requires no link to a draft, and ignores links from drafts to a published page', () => {
    const lonely = { ...sampleFiles, 'data/pages/luban-codes.yaml': article.replace('or LATE20', '') };
    expect(codes(lonely)).toEqual(['unreachable-page']);
    expect(codes(withTop('data/pages/luban-codes.yaml', 'draft: true\n', lonely))).toEqual([]);
    expect(codes(withTop('data/pages/luban-codes.yaml', 'publish: 2026-03-01\n', lonely))).toEqual([]);
    const fromDraft = patched('data/posts/first-order.yaml', 'draft: true\nbody: Read [this](/luban-codes).\n');
    expect(codes({ ...lonely, ...fromDraft, 'data/pages/luban-codes.yaml': article.replace('or LATE20', '') })).toEqual(
      ['unreachable-page'],
    );
  });

  it('reports a redirect to a draft', () => {
    const files = patched('data/redirects.yaml', 'redirects:\n  - from: /old\n    to: /en/blog/first-order\n');
    expect(codes(files)).toEqual([]);
    expect(codes(withTop('data/posts/first-order.yaml', 'draft: true\n', files))).toEqual(['draft-reference']);
  });

  it('reports a quoted code of a draft offer in a page about the store', () => {
    const { [luban]: store } = patched(luban, offers(offer('one', 'LUBAN10'), offer('two', 'LATE20', draft)));
    const files = { ...linked, [luban]: store ?? '', 'data/pages/luban-codes.yaml': article };
    const { diagnostics, report } = check(files);
    expect(diagnostics.map(({ code }) => code)).toEqual(['code-differs-from-title']);
    expect(report).toContain('data/pages/luban-codes.yaml:9:23');
    expect(report).toContain('remove `draft: true` there, or make this a draft as well');
  });
});

it('a post may be dated on the day of its publication', () => {
  const post = (more: string): readonly string[] => codesOn('data/posts/first-order.yaml', `${more}date: 2026-04-01\n`);
  expect(post('')).toEqual(['future-date']);
  expect(post('publish: 2026-04-01\n')).toEqual([]);
  expect(post('publish: 2026-03-31\n')).toEqual(['future-date']);
});

it('a draft is validated like published content', () => {
  expect(codesOn(luban, offers(offer('ten', 'TEN1', draft).replace('title', 'titel')))).not.toEqual([]);
});
