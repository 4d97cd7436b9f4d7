/** @module-tag all */
import { expect, it } from 'vitest';
import { tryScripts } from '../robustness/editor-scripts';

it('the editor loses no typed word in twenty scripts of random actions in one or two windows', async () => {
  const { typed, complaints } = await tryScripts({ scripts: 20, seed: 1 });
  expect(complaints).toEqual([]);
  expect(typed).toBeGreaterThan(40);
}, 600_000);
