import path from 'node:path';
import { expect, it } from 'vitest';
import { check } from '../../../../generator/catalogue/check/check';
import type { Unit } from '../../../../generator/site/engine/unit';
import { loadSchemas } from '../../../../generator/catalogue/load/schemas';
import { nodeSystem, type System } from '../../../../generator/system/system';
import { projectRoot, projectSystem } from '../../../support/catalogue';
import { filesOfUnits, unitsOf } from '../../../support/site-of';

function unitsAt(system: System): readonly Unit[] {
  const { catalogue } = check(system, loadSchemas(projectSystem()));
  if (!catalogue) throw new Error('The catalogue has errors.');
  return unitsOf(system, catalogue);
}

const now = Date.UTC(2026, 10, 21);
const frozen = unitsAt({ ...projectSystem({}), now });
const tiny = unitsAt({ ...nodeSystem(path.join(projectRoot, 'tests/fixtures/tiny-catalogue'), {}), now });

it('units of different catalogues have the same make functions and differ only in their inputs', () => {
  const makers = new Set(tiny.map(({ make }) => make));
  expect(makers.size).toBeGreaterThan(10);
  // Parts that the tiny catalogue lacks, except saved codes and the icon with its manifests.
  const others = frozen.filter(({ make }) => !makers.has(make)).map(({ id }) => id);
  expect(others).toEqual(['/saved', 'icons', 'manifest:en', 'manifest:ar']);
});

it('units have unique ids and unique files', async () => {
  expect(new Set(frozen.map(({ id }) => id)).size).toBe(frozen.length);
  const files = (
    await filesOfUnits(
      frozen.filter(({ id }) => id !== 'icons'),
      now,
    )
  ).map((file) => file.path);
  const twice = files.filter((file, index) => files.indexOf(file) !== index);
  expect(twice).toEqual([]);
});
