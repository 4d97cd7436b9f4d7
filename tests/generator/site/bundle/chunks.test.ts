import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { sharedChunks } from '../../../../generator/site/bundle/chunks';
import { projectRoot } from '../../../support/catalogue';

it('sharedChunks names only modules that exist, each in one chunk', () => {
  const modules: readonly string[] = Object.values(sharedChunks).flat();
  expect(modules.filter((file) => !existsSync(path.join(projectRoot, 'src', file)))).toEqual([]);
  expect(new Set(modules).size).toBe(modules.length);
});
