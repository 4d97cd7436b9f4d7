import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { build } from '../../../../generator/site/build/pipeline';
import { OverBudget } from '../../../../generator/site/render/host-budget';
import { nodeSystem } from '../../../../generator/system/system';
import { copyProject, type ProjectCopy } from '../../../support/project-copy';
import { differences, filesOf } from '../../../support/site-files';

const instant = Date.UTC(2026, 10, 21, 9) / 1000;
let copy: ProjectCopy;

const at = (file: string): string => path.join(copy.root, file);
const built = () =>
  build(nodeSystem(copy.root, { SOURCE_DATE_EPOCH: String(instant), SITE_HOST: 'cloudflare', SITE_PREVIEWS: 'off' }));

/** The number of files, as counted by the build and on disk. */
async function counted() {
  const { budget } = await built();
  return [Number(/ (\d+) files of 20,000/.exec(budget?.line ?? '')?.[1]), filesOf(at('dist')).size];
}

beforeAll(() => {
  copy = copyProject({}, { ownCache: 'filled' });
});
afterAll(() => copy.remove());

it('a build for a host counts the files of the whole site, and publishes nothing that the host would refuse', async () => {
  const [first = 0, ...there] = await counted();
  expect(first).toBeGreaterThan(300);
  expect(there).toEqual([first]);
  expect([...filesOf(at('dist')).keys()].filter((file) => /\/noon\./.test(file)).sort()).toEqual([
    'api/v1/offers/noon.json',
    'ar/store/noon.html',
    'ar/store/noon.json',
    'en/store/noon.html',
    'en/store/noon.json',
    'images/noon.svg',
  ]);
  // Four files, two in each language, go.
  const temu = readFileSync(at('data/stores/temu.yaml'), 'utf8');
  writeFileSync(at('data/stores/temu.yaml'), temu.replace(/^subscriptions: true\n/m, ''));
  expect(await counted()).toEqual([first - 4, first - 4]);

  const before = filesOf(at('dist'));
  const redirects = readFileSync(at('data/redirects.yaml'), 'utf8');
  const more = Array.from({ length: 2001 }, (_, index) => `  - from: /old-${index}\n    to: /en/stores\n`).join('');
  writeFileSync(at('data/redirects.yaml'), redirects.replace(/^redirects:\n/m, `redirects:\n${more}`));
  const refused: unknown = await built().catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(OverBudget);
  expect(String(refused)).toContain('Nothing was published. cloudflare (free plan) would refuse the site: 2,0');
  expect(differences(before, filesOf(at('dist')))).toEqual([]);
  expect(readdirSync(copy.root).filter((name) => name.startsWith('.dist'))).toEqual([]);

  writeFileSync(at('data/redirects.yaml'), redirects);
  expect(await counted()).toEqual([first - 4, first - 4]);
});
