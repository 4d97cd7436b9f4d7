import { readdirSync, rmSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { build } from '../../../../generator/site/build/pipeline';
import { nodeSystem } from '../../../../generator/system/system';
import { copyProject, type ProjectCopy } from '../../../support/project-copy';

let copy: ProjectCopy;
const store = 'data/stores/temu.yaml';
const icon = 'data/icons/rocket.svg';

beforeAll(() => {
  copy = copyProject({}, { ownCache: true });
});
afterAll(() => copy.remove());

async function codes(): Promise<readonly string[]> {
  const { diagnostics } = await build(nodeSystem(copy.root, { SITE_PREVIEWS: 'off' }));
  return diagnostics.map(({ code, file }) => `${code} in ${file}`);
}

function draw(line: string): void {
  copy.write(
    icon,
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" stroke="currentColor"><path d="${line}"/></svg>`,
  );
}

/** The file of icons that a page names, which is the only one of the site. */
function published(page: string): string {
  const [name = '', ...others] = readdirSync(copy.at('dist/assets')).filter((file) => file.startsWith('icons-'));
  expect(others).toEqual([]);
  expect(copy.read(page)).toContain(`/assets/${name}#`);
  return copy.read(`dist/assets/${name}`);
}

test('the build publishes an icon of the data that is added or changed, and drops a removed one', {
  tags: ['all'],
  timeout: 600_000,
}, async () => {
  const text = copy.read(store);
  await codes();
  expect(published('dist/en/store/vogacloset.html')).toContain('<symbol id="dress"');

  draw('M4 4h16');
  copy.write(store, text.replace('icon: tag', 'icon: rocket'));
  expect(await codes()).toEqual([]);
  expect(copy.read('dist/en/store/temu.html')).toContain('#rocket"');
  expect(published('dist/en/store/temu.html')).toContain('<path d="M4 4h16"/>');

  draw('M4 8h16');
  expect(await codes()).toEqual([]);
  expect(published('dist/en/store/temu.html')).toContain('<path d="M4 8h16"/>');

  const before = published('dist/en/store/temu.html');
  rmSync(copy.at(icon));
  expect(await codes()).toEqual([`unknown-icon in ${store}`]);
  expect(published('dist/en/store/temu.html')).toBe(before);

  copy.write(store, text);
  expect(await codes()).toEqual([]);
  expect(published('dist/en/store/temu.html')).not.toContain('rocket');
});
