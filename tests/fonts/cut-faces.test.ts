import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { cutFaces } from './cut-faces';

it('the faces of the site are what `npm run fonts` cuts out of the package that they are from', async () => {
  const faces = await cutFaces();
  expect([...faces.keys()].sort()).toEqual([
    'src/theme/fonts/arabic-name.woff2',
    'src/theme/fonts/latin-accents.woff2',
    'src/theme/fonts/readex-pro-arabic.woff2',
    'src/theme/fonts/readex-pro-latin.woff2',
  ]);
  for (const [file, content] of faces) {
    const kept = readFileSync(path.resolve(import.meta.dirname, '../..', file));
    expect(Buffer.compare(kept, content), file).toBe(0);
  }
});
