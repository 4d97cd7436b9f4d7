import path from 'node:path';
import type { DerivedSite } from '../../generator/derive/derive';
import { nodeSystem } from '../../generator/system/system';
import { loadSchemas } from '../../generator/load/schemas';
import { check, siteOf } from '../../generator/pipeline';
import { projectSystem } from './catalogue';

const root = path.resolve(import.meta.dirname, '../..');

/** The tiny catalogue of the golden tests, derived. It does not change with any other catalogue. */
export function tinySite(environment: Readonly<Record<string, string>> = {}): DerivedSite {
  const tiny = nodeSystem(path.join(root, 'tests/fixtures/tiny-catalogue'), environment);
  const { catalogue } = check(tiny, loadSchemas(projectSystem()));
  if (!catalogue) throw new Error('The tiny catalogue has faults.');
  return siteOf(tiny, catalogue);
}
