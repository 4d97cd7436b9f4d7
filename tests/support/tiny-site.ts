import path from 'node:path';
import { nodeSystem } from '../../generator/system/system';
import { loadSchemas } from '../../generator/catalogue/load/schemas';
import { check } from '../../generator/catalogue/check/check';
import { projectSystem } from './catalogue';
import { siteOf, type PlannedSite } from './site-of';

const root = path.resolve(import.meta.dirname, '../..');

/**
 * The tiny catalogue of the golden tests as the plan of the units has it. It does not change with any other catalogue.
 */
export function tinySite(environment: Readonly<Record<string, string>> = {}): PlannedSite {
  const tiny = nodeSystem(path.join(root, 'tests/fixtures/tiny-catalogue'), environment);
  const { catalogue } = check(tiny, loadSchemas(projectSystem()));
  if (!catalogue) throw new Error('The tiny catalogue has faults.');
  return siteOf(tiny, catalogue);
}
