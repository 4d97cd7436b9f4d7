import { existsSync, readFileSync, rmSync } from 'node:fs';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { build, type BuildOptions } from '../../../../generator/site/build/pipeline';
import { nodeSystem } from '../../../../generator/system/system';
import { copyProject, type ProjectCopy } from '../../../support/project-copy';

let copy: ProjectCopy;
const store = 'data/stores/temu.yaml';

beforeAll(() => {
  copy = copyProject({}, { ownCache: true });
});
afterAll(() => copy.remove());

async function built(options: BuildOptions = {}) {
  const { diagnostics, pages, leftOut } = await build(nodeSystem(copy.root, { SITE_PREVIEWS: 'off' }), options);
  return { codes: diagnostics.map(({ code, file }) => `${code} in ${file}`), pages, leftOut };
}

test('the build scales pictures, and stops at a damaged one or leaves out what shows it', {
  tags: ['all'],
  timeout: 300_000,
}, async () => {
  const photo = await sharp({
    create: {
      width: 900,
      height: 900,
      channels: 3,
      background: '#777',
      noise: { type: 'gaussian', mean: 120, sigma: 30 },
    },
  })
    .jpeg()
    .toBuffer();
  copy.write(store, copy.read(store).replace(/^logo: .*$/m, 'logo: temu.jpg'));
  copy.write('data/images/temu.jpg', photo);
  rmSync(copy.at('data/images/temu.svg'));
  expect((await built()).pages).toBeGreaterThan(0);
  const published = readFileSync(copy.at('dist/images/temu.jpg'));
  expect(await sharp(published).metadata()).toMatchObject({ width: 240, height: 240 });
  expect(copy.read('dist/en/store/temu.html')).toContain('src="/images/temu.jpg"');
  expect(readFileSync(copy.at('dist/images/noon.svg')).length).toBeLessThan(
    readFileSync(copy.at('data/images/noon.svg')).length,
  );

  copy.write('data/images/temu.jpg', Buffer.concat([photo.subarray(0, 2000), Buffer.from('ffd9', 'hex')]));
  // The inspection accepts a prefix without a namespace, which the renderer does not read.
  const drawing = copy.read('data/images/iherb.svg');
  copy.write('data/images/iherb.svg', drawing.replace('</svg>', '<sodipodi:namedview/></svg>'));
  const pictures = ['damaged-picture in data/images/iherb.svg', 'damaged-picture in data/images/temu.jpg'];
  const damaged = await built();
  expect(damaged.codes).toEqual(expect.arrayContaining(pictures));
  expect(damaged.pages).toBeUndefined();
  expect(Buffer.compare(readFileSync(copy.at('dist/images/temu.jpg')), published)).toBe(0);

  expect(copy.run('check', '--warnings')).toMatchObject({ code: 1, err: expect.stringContaining('damaged-picture') });

  const rest = await built({ quarantine: true });
  expect(rest.codes).toEqual(expect.arrayContaining(pictures));
  expect(rest.leftOut).toEqual(['data/images/iherb.svg', 'data/images/temu.jpg', 'iherb', 'temu']);
  expect(rest.pages).toBeGreaterThan(0);
  expect(existsSync(copy.at('dist/en/store/temu.html'))).toBe(false);
});
