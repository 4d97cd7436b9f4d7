import { describe, expect, test } from 'vitest';
import { diagnostic } from '../../../../generator/catalogue/diagnostics/diagnostic';
import { inEnglish } from '../../../support/english';
import { strayFile } from '../../../../generator/catalogue/load/stray-files';
import { check, sampleFiles } from '../../support/sample-catalogue';

const singles = ['data/site.yaml', 'data/networks.yaml'];

function fixOf(path: string, text = '', others: readonly string[] = []): string {
  const found = strayFile(path, text, new Set([path, ...others]), singles);
  const [written] = inEnglish([diagnostic('unknown-file', path, { start: 0, end: 0 }, found.text)]);
  return written?.fix ?? '';
}

test.each([
  ['data/evidence/cj-2026-11.yml', 'rename it to `data/evidence/cj-2026-11.yaml`'],
  ['data/network.yaml', 'rename it to `data/networks.yaml`'],
  ['data/evidnce/cj.yaml', 'move it to `data/evidence/cj.yaml`'],
  ['data/feeds/souk.corrections.yml', 'rename it to `data/feeds/souk.corrections.yaml`'],
  ['data/icon/rocket.svg', 'move it to `data/icons/rocket.svg`'],
  ['data/icons/Rocket.png', 'export the drawing as SVG into `data/icons/rocket.svg`, and delete this file'],
])('strayFile suggests the right place for %s', (path, fix) => {
  expect(fixOf(path)).toBe(fix);
});

test('strayFile uses the schema in the first line of a file to suggest its folder', () => {
  const schema = (name: string) => `# yaml-language-server: $schema=../schemas/${name}.schema.json\n`;
  expect(fixOf('data/orders.yaml', schema('evidence'))).toBe('move it to `data/evidence/orders.yaml`');
  expect(fixOf('data/souk.corrections.yaml', schema('feed-corrections'))).toBe(
    'move it to `data/feeds/souk.corrections.yaml`',
  );
});

test('strayFile suggests no move for corrections without a feed', () => {
  expect(fixOf('data/feeds/souk.corrections.yaml')).toBe(
    'begin its name with that of the feed whose rows it corrects, or delete it',
  );
});

test('strayFile never suggests overwriting a file', () => {
  expect(fixOf('data/evidence/cj.yml', '', ['data/evidence/cj.yaml'])).toContain('there is already');
  expect(fixOf('data/icons/rocket.png', '', ['data/icons/rocket.svg'])).toContain('there is already');
});

describe('the check of a file in the folder of another kind', () => {
  test.each([
    ['data/stores/luban.yaml', 'data/pages/luban.yaml'],
    ['data/stores/luban.yaml', 'data/posts/shop.yaml'],
    ['data/stores/luban.yaml', 'data/messages/luban.yaml'],
    ['data/posts/first-order.yaml', 'data/stores/first-order.yaml'],
    ['data/posts/first-order.yaml', 'data/pages/first-order.yaml'],
    ['data/pages/about.yaml', 'data/stores/about.yaml'],
    ['data/pages/about.yaml', 'data/posts/about.yaml'],
    ['data/messages/interface.yaml', 'data/stores/interface.yaml'],
  ])('reports one error with the right place: %s in %s', (place, path) => {
    const { [place]: text = '', ...others } = sampleFiles;
    const { diagnostics } = check({ ...others, [path]: text });
    expect(inEnglish(diagnostics).map(({ code, file, fix }) => [code, file, fix])).toEqual([
      ['unknown-file', path, `move it to \`${place}\``],
    ]);
  });

  test('suggests no move when a file of the same name exists there', () => {
    const { diagnostics } = check({ ...sampleFiles, 'data/pages/luban.yaml': sampleFiles['data/stores/luban.yaml'] });
    expect(inEnglish(diagnostics).map(({ fix }) => fix)).toEqual([
      'there is already `data/stores/luban.yaml`: delete this file, or put its content there',
    ]);
  });
});
