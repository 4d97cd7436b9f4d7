import { render } from '../../../../generator/catalogue/diagnostics/phrases';
import { describe, expect, test } from 'vitest';
import { remove } from '../../../../generator/authoring/everyday/remove';
import { rename } from '../../../../generator/authoring/everyday/rename';
import { planOf, type Action } from '../../../../generator/authoring/everyday/action';
import { OfferBook } from '../../../../generator/catalogue/validate/stores/offer-book';
import { usesIn } from '../../../../generator/catalogue/validate/references/uses';
import { schemasOf } from '../../../../generator/catalogue/validate/schema/schemas';
import { loadDocument } from '../../../../generator/catalogue/load/document';
import { fieldOf, type SchemaNodes } from '../../../../src/editor/fields/field-model';
import { check, filesOf, sampleFiles, schemas } from '../../support/sample-catalogue';

const store = { $ref: 'common.schema.json#/$defs/storeSlug' };
const offer = { $ref: 'common.schema.json#/$defs/offerReference' };

/** Posts with new fields, which only their schema knows. */
const newFields = {
  sponsor: store,
  partners: { type: 'array', items: store },
  hints: {
    type: 'array',
    items: {
      type: 'object',
      additionalProperties: false,
      required: ['store', 'offer'],
      properties: { store, offer },
    },
  },
  badge: { $ref: 'common.schema.json#/$defs/image', 'x-ref-place': 'avatar' },
  more: { $ref: 'common.schema.json#/$defs/linkTarget' },
};

const post = 'data/posts/first-order.yaml';
const own = new Map(
  [...schemas].map(([name, schema]) => {
    if (name !== 'post.schema.json' || !('properties' in schema)) return [name, schema];
    return [name, { ...schema, properties: { ...Object(schema.properties), ...newFields } }];
  }),
);

const withFields = (text: string): Record<string, string> => ({
  ...sampleFiles,
  // Either store can be removed.
  'data/home.yaml': (sampleFiles['data/home.yaml'] ?? '').replace('store: souk', 'store: luban'),
  [post]: `${sampleFiles[post]}${text}`,
});

const reportOn = (text: string): string => check(withFields(text), undefined, own).report;

/** The lines that a command changes in the post. */
function changed(action: Action, words: string, text: string): readonly string[] | string {
  const contents = withFields(text);
  const { catalogue, report } = check(contents, undefined, own);
  if (!catalogue) throw new Error(report);
  const data = {
    catalogue,
    book: new OfferBook(catalogue),
    now: Date.UTC(2026, 2, 15),
    files: filesOf(contents),
    schemas: schemasOf(own),
  };
  const planned = planOf(action, { words: words.split(' ') }, data);
  if (planned.kind !== 'changes')
    return render(planned.kind === 'refused' ? planned.reason : { id: planned.asked.text }, 'en');
  const lines = (side: unknown): readonly string[] => String(side).split('\n');
  return planned.changes
    .filter(({ path }) => path === post)
    .flatMap(({ before, after }) => [
      ...lines(before).flatMap((line) => (lines(after).includes(line) ? [] : [`-${line}`])),
      ...lines(after).flatMap((line) => (lines(before).includes(line) ? [] : [`+${line}`])),
    ]);
}

const filled = 'sponsor: luban\npartners: [souk, luban]\nhints:\n  - store: luban\n    offer: ten-percent\n';

describe('a new field whose schema says what it refers to', () => {
  test('is checked, with a proposal', () => {
    expect(reportOn(filled)).not.toContain('unknown-reference');
    expect(reportOn('sponsor: lubn\n')).toMatch(/unknown-reference[\s\S]*`lubn`[\s\S]*luban/);
    expect(reportOn('partners: [lubn]\n')).toContain('unknown-reference');
    expect(reportOn('hints:\n  - store: luban\n    offer: ten-percnt\n')).toMatch(
      /unknown-reference[\s\S]*`ten-percnt`/,
    );
  });

  test('has the new name after the thing is renamed', () => {
    expect(changed(rename, 'luban oud', filled)).toEqual([
      '-sponsor: luban',
      '-partners: [souk, luban]',
      '-  - store: luban',
      '+sponsor: oud',
      '+partners: [souk, oud]',
      '+  - store: oud',
    ]);
    expect(changed(rename, 'luban/ten-percent first', filled)).toEqual([
      '-    offer: ten-percent',
      '+    offer: first',
    ]);
  });

  test('is removed with the thing, and so is an entry that needs it', () => {
    const ofSouk =
      'sponsor: souk\npartners: [souk, luban]\nhints:\n  - store: souk\n    offer: "1"\n  - store: luban\n    offer: ten-percent\n';
    expect(changed(remove, 'souk 404', ofSouk)).toEqual([
      '-sponsor: souk',
      '-partners: [souk, luban]',
      '-  - store: souk',
      '-    offer: "1"',
      '+partners: [luban]',
    ]);
    expect(changed(remove, 'luban/ten-percent', filled)).toEqual([
      '-hints:',
      '-  - store: luban',
      '-    offer: ten-percent',
    ]);
  });

  test('is a link whose page is checked and renamed', () => {
    expect(reportOn('more: /abot\n')).toMatch(/unknown-link[\s\S]*`\/abot`/);
    expect(changed(rename, 'about who-we-are', 'more: /about\n')).toEqual(
      expect.arrayContaining(['-more: /about', '+more: /who-we-are']),
    );
  });

  test('is a picture that must exist, and is then used', () => {
    expect(reportOn('badge: bage.svg\n')).toContain('missing-image');
    const unused = { ...withFields(''), 'data/images/badge.svg': sampleFiles['data/images/luban.svg'] ?? '' };
    expect(check(unused, undefined, own).report).toMatch(
      /unused-picture[\s\S]*badge\.svg|badge\.svg[\s\S]*unused-picture/,
    );
    const used = { ...withFields('badge: badge.svg\n'), 'data/images/badge.svg': unused['data/images/badge.svg'] };
    expect(check(used, undefined, own).report).not.toContain('badge.svg');
  });

  test('is a choice in the editor', () => {
    // The schemas of the project are objects with these keywords.
    const nodes = Object.fromEntries(own) as SchemaNodes;
    const { storeSlug = {} } = nodes['common.schema.json']?.$defs ?? {};
    expect(fieldOf(nodes, { file: 'common.schema.json', node: storeSlug })).toEqual({ kind: 'choice', of: 'store' });
  });
});

test('an offer is one of the store that is named beside it, or of the store that the file is about', () => {
  const usesOf = (kind: 'post' | 'store', text: string) => {
    const { document } = loadDocument({ path: post, text });
    return document && usesIn(schemasOf(own), { kind, document });
  };
  expect(usesOf('post', 'hints: [{ store: luban, offer: ten-percent }]\nsponsor: souk\n')).toEqual([
    { kind: 'store', id: 'luban', path: ['hints', 0, 'store'] },
    { kind: 'offer', id: 'ten-percent', path: ['hints', 0, 'offer'], store: 'luban' },
    { kind: 'store', id: 'souk', path: ['sponsor'] },
  ]);
  expect(usesOf('store', 'featured: ten-percent\nslug: luban\n')).toEqual([
    { kind: 'offer', id: 'ten-percent', path: ['featured'], store: 'luban' },
  ]);
});
