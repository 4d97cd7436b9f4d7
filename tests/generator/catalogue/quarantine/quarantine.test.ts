import { describe, expect, test } from 'vitest';
import { loadSchemas } from '../../../../generator/catalogue/load/schemas';
import { check } from '../../../../generator/catalogue/check/check';
import { siteOf } from '../../../support/site-of';
import { filesOf, patched, sampleFiles } from '../../support/sample-catalogue';
import { projectSystem } from '../../../support/catalogue';

const schemas = loadSchemas(projectSystem());
const now = Date.UTC(2026, 2, 15);

const banner = ['luban', 'souk', 'oud', 'oud', 'oud', 'oud', 'luban']
  .map((store) => `  - store: ${store}\n    description:\n      en: Incense\n      ar: بخور\n`)
  .join('');
const featured = ['souk', 'luban', 'oud', 'oud', 'oud', 'oud']
  .map((store) => `    - store: ${store}\n      offer:\n        en: 5% off\n        ar: خصم 5%\n`)
  .join('');

/**
 * The small catalogue with a third store, a home page that names all three, and links to one of them from everywhere.
 */
const files: Readonly<Record<string, string>> = {
  ...sampleFiles,
  'data/stores/oud.yaml': (sampleFiles['data/stores/luban.yaml'] ?? '')
    .replaceAll('luban', 'oud')
    .replaceAll('Luban', 'Oud')
    .replaceAll('لبان', 'عود')
    .replace('oud.svg', 'https://www.example.com/oud.png')
    .replace(/^rating:\n(?: .*\n)+/m, ''),
  ...pick(
    'data/home.yaml',
    `banner:
${banner}featured:
  heading:
    en: Featured
    ar: مختارات
  stores:
${featured}sections:
  - kind: links
    heading:
      en: Luban
      ar: لبان
    links:
      - label:
          en: Luban
          ar: لبان
        to: /store/luban
  - kind: prose
    body:
      en: See [**Luban** and its codes](/store/luban), and [all stores](/stores).
      ar: تصفّح [لبان](/store/luban) و[كل المتاجر](/stores).
`,
  ),
  ...pick(
    'data/redirects.yaml',
    'redirects:\n  - from: /luban\n    to: /en/store/luban\n  - from: /shops\n    to: /en/stores\n  - from: /incense\n    to: /en/incense-codes\n',
  ),
  'data/pages/incense.yaml': `kind: article
path: /incense-codes
language: en
store: luban
checked: 2025-10
title: Incense
description: Codes for incense.
heading: Incense
intro: All of [Luban](/store/luban).
sections:
  - kind: offers
    heading: Codes
`,
  ...pick(
    'data/pages/about.yaml',
    'sections:\n  - kind: prose\n    body:\n      en: An [article](/incense-codes).\n      ar: اقرأ [المقال](/incense-codes).\n',
  ),
  'data/posts/first-order.yaml': `${sampleFiles['data/posts/first-order.yaml']?.replace(/^tags: .*\n/m, '$&stores: [luban, souk]\n')}`,
  'data/posts/one-store.yaml': `${sampleFiles['data/posts/first-order.yaml']?.replace('first-order', 'one-store').replace(/^tags: .*\n/m, '$&stores: [luban]\n')}`,
};

function pick(file: string, text: string): Record<string, string> {
  return { [file]: patched(file, text)[file] ?? '' };
}

function salvaged(broken: Readonly<Record<string, string>>) {
  return check({ ...filesOf({ ...files, ...broken }), now, present: now }, schemas, { withoutBroken: true });
}

const luban = files['data/stores/luban.yaml'] ?? '';
const brokenStores: readonly (readonly [string, string])[] = [
  ['that breaks the schema', luban.replace('icon: leaf', 'icon: leef')],
  ['that is not YAML', luban.replace('slug: luban', 'slug: "luban')],
  ['that breaks a rule', luban.replace('code: "LUBAN10"', 'code: "NONE"')],
];

test('the extended sample catalogue has no diagnostics and leaves nothing out', () => {
  const { diagnostics, leftOut, catalogue } = salvaged({});
  expect([diagnostics, leftOut]).toEqual([[], undefined]);
  expect(catalogue?.stores).toHaveLength(3);
});

describe.each(brokenStores)('a check without broken parts, for a store %s', (_what, text) => {
  const result = salvaged({ 'data/stores/luban.yaml': text });

  test('leaves the store out and turns its errors into warnings', () => {
    expect(result.leftOut).toEqual(['luban']);
    expect(result.diagnostics.length).toBeGreaterThan(0);
    expect(new Set(result.diagnostics.map(({ severity, file }) => `${severity} ${file}`))).toEqual(
      new Set(['warning data/stores/luban.yaml']),
    );
    expect(result.catalogue?.stores.map(({ value }) => value.slug)).toEqual(['oud', 'souk']);
  });

  test('removes the store from the banner, tiles, buttons, texts, redirects, posts and its article', () => {
    const { catalogue } = result;
    expect(catalogue?.home.value.banner.map(({ store }) => store)).toEqual(['souk', 'oud', 'oud', 'oud', 'oud']);
    expect(catalogue?.home.value.featured.stores).toHaveLength(5);
    expect(catalogue?.home.value.sections).toMatchObject([
      {
        kind: 'prose',
        body: {
          en: 'See **Luban** and its codes, and [all stores](/stores).',
          ar: 'تصفّح لبان و[كل المتاجر](/stores).',
        },
      },
    ]);
    expect(catalogue?.redirects.value.redirects).toEqual([{ from: '/shops', to: '/en/stores' }]);
    expect(catalogue?.posts.map(({ value }) => value.stores)).toEqual([['souk'], undefined]);
    expect(catalogue?.pages.map(({ value }) => value.path)).not.toContain('/incense-codes');
    const about = catalogue?.pages.find(({ value }) => value.path === '/about')?.value;
    expect(about).toMatchObject({ sections: [{ body: { en: 'An article.', ar: 'اقرأ المقال.' } }] });
  });
});

test('the salvaged catalogue still makes a site', () => {
  const { catalogue } = salvaged({
    'data/stores/luban.yaml': brokenStores[0]?.[1] ?? '',
    'data/messages/interface.yaml': `${files['data/messages/interface.yaml'] ?? ''}  date.month:\n    en: "{month}/{year}"\n    ar: "{month}/{year}"\n    same: true\n    note: A month.\n  date.long:\n    en: "{day}/{month}/{year}"\n    ar: "{day}/{month}/{year}"\n    same: true\n    note: A day.\n  store.posts:\n    en: Posts\n    ar: مقالات\n    note: A heading.\n`,
  });
  expect(catalogue).toBeDefined();
  if (catalogue) expect(siteOf(projectSystem(), catalogue).pages.map(({ path }) => path)).not.toContain('/store/luban');
});

test('a check without broken parts leaves out the store of an unusable feed', () => {
  const { leftOut, catalogue } = salvaged({
    'data/feeds/souk.yaml': (files['data/feeds/souk.yaml'] ?? '').replace('id: id', 'id: number'),
  });
  expect(leftOut).toEqual(['data/feeds/souk.csv', 'data/feeds/souk.yaml', 'souk']);
  expect([...(catalogue?.feeds.keys() ?? [])]).toEqual([]);
});

describe('a check without broken parts, for posts, pages and list entries', () => {
  const edited = (file: string, from: string | RegExp, to: string): Record<string, string> => {
    const text = (files[file] ?? '').replace(from, to);
    expect(text).not.toBe(files[file]);
    return { [file]: text };
  };

  test('leaves out a post with an error', () => {
    const { leftOut, catalogue, diagnostics } = salvaged(edited('data/posts/one-store.yaml', /^title: .*\n/m, ''));
    expect(leftOut).toEqual(['data/posts/one-store.yaml']);
    expect(catalogue?.posts.map(({ value }) => value.slug)).toEqual(['first-order']);
    expect(new Set(diagnostics.map(({ severity, file }) => `${severity} ${file}`))).toEqual(
      new Set(['warning data/posts/one-store.yaml']),
    );
  });

  test('leaves out a page with an error, and everything that leads to it', () => {
    const { leftOut, catalogue } = salvaged(edited('data/pages/incense.yaml', 'checked: 2025-10', 'checked: soon'));
    expect(leftOut).toEqual(['data/pages/incense.yaml']);
    expect(catalogue?.redirects.value.redirects.map(({ from }) => from)).toEqual(['/luban', '/shops']);
    const about = catalogue?.pages.find(({ value }) => value.path === '/about')?.value;
    expect(about).toMatchObject({ sections: [{ body: { en: 'An article.', ar: 'اقرأ المقال.' } }] });
  });

  test('leaves out a wrong list entry and keeps its neighbours', () => {
    const { leftOut, catalogue } = salvaged(edited('data/redirects.yaml', 'from: /shops', 'from: shops'));
    expect(leftOut).toEqual(['a part of data/redirects.yaml']);
    expect(catalogue?.redirects.value.redirects.map(({ from }) => from)).toEqual(['/luban', '/incense']);
  });

  test('leaves out a tile of the home page that names no existing store', () => {
    const { leftOut, catalogue } = salvaged(edited('data/home.yaml', /(featured:[\s\S]*?- store: )souk/, '$1souck'));
    expect(leftOut).toEqual(['souck']);
    expect(catalogue?.home.value.featured.stores.map(({ store }) => store)).not.toContain('souck');
    expect(catalogue?.home.value.featured.stores).toHaveLength(5);
  });

  test('leaves out a store whose category was left out', () => {
    const { leftOut, catalogue } = salvaged(
      edited('data/categories.yaml', /^ {2}marketplace:\n {4}name:\n/m, '  marketplace:\n    nam:\n'),
    );
    expect(leftOut).toEqual(['a part of data/categories.yaml', 'souk']);
    expect(catalogue?.stores.map(({ value }) => value.slug)).toEqual(['luban', 'oud']);
  });

  test('returns no catalogue when a page that the site requires has an error', () => {
    const { leftOut, catalogue } = salvaged(edited('data/pages/blog.yaml', /^heading:/m, 'headin:'));
    expect([leftOut, catalogue]).toEqual([undefined, undefined]);
  });
});

describe('a check without broken parts, when the site cannot be made', () => {
  test('returns no catalogue when the site settings are also wrong', () => {
    const { leftOut, catalogue, diagnostics } = salvaged({
      'data/stores/luban.yaml': brokenStores[0]?.[1] ?? '',
      ...pick('data/site.yaml', 'timeZone: Riyadh\n'),
    });
    expect([leftOut, catalogue]).toEqual([undefined, undefined]);
    expect(diagnostics.every(({ severity }) => severity === 'error')).toBe(true);
  });

  test('returns no catalogue when the home page would have no banner or no tile left', () => {
    const onlyLuban = pick('data/home.yaml', `banner:\n${banner.replaceAll(/store: \w+/g, 'store: luban')}`);
    const { leftOut, catalogue } = salvaged({ ...onlyLuban, 'data/stores/luban.yaml': brokenStores[0]?.[1] ?? '' });
    expect([leftOut, catalogue]).toEqual([undefined, undefined]);
  });

  test('returns no catalogue when a required page is missing', () => {
    const rest = Object.entries({ ...files, 'data/stores/luban.yaml': brokenStores[0]?.[1] ?? '' }).filter(
      ([file]) => file !== 'data/pages/blog.yaml',
    );
    expect(
      check({ ...filesOf(Object.fromEntries(rest)), now, present: now }, schemas, { withoutBroken: true }).catalogue,
    ).toBeUndefined();
  });
});
