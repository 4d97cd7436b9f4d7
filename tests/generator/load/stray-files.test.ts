import { expect, test } from 'vitest';
import { strayFile } from '../../../generator/load/stray-files';

const singles = ['data/site.yaml', 'data/networks.yaml'];

function fixOf(path: string, text = '', others: readonly string[] = []): string {
  return strayFile(path, text, new Set([path, ...others]), singles).text.fix;
}

test.each([
  ['data/evidence/cj-2026-11.yml', 'rename it to `data/evidence/cj-2026-11.yaml`'],
  ['data/network.yaml', 'rename it to `data/networks.yaml`'],
  ['data/evidnce/cj.yaml', 'move it to `data/evidence/cj.yaml`'],
  ['data/feeds/souk.corrections.yml', 'rename it to `data/feeds/souk.corrections.yaml`'],
  ['data/icon/rocket.svg', 'move it to `data/icons/rocket.svg`'],
  ['data/icons/Rocket.png', 'export the drawing as SVG into `data/icons/rocket.svg`, and delete this file'],
])('%s has its place', (path, fix) => {
  expect(fixOf(path)).toBe(fix);
});

test('the first line of a file says where it belongs', () => {
  const schema = (name: string) => `# yaml-language-server: $schema=../schemas/${name}.schema.json\n`;
  expect(fixOf('data/orders.yaml', schema('evidence'))).toBe('move it to `data/evidence/orders.yaml`');
  expect(fixOf('data/souk.corrections.yaml', schema('feed-corrections'))).toBe(
    'move it to `data/feeds/souk.corrections.yaml`',
  );
});

test('corrections without a feed are not told to move', () => {
  expect(fixOf('data/feeds/souk.corrections.yaml')).toBe(
    'begin its name with that of the feed whose rows it corrects, or delete it',
  );
});

test('no file is overwritten', () => {
  expect(fixOf('data/evidence/cj.yml', '', ['data/evidence/cj.yaml'])).toContain('there is already');
  expect(fixOf('data/icons/rocket.png', '', ['data/icons/rocket.svg'])).toContain('there is already');
});
