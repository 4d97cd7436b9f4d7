import path from 'node:path';
import type { DerivedSite } from '../../generator/derive/derive';
import { nodeHost } from '../../generator/system/host';
import { loadSchemas } from '../../generator/load/schemas';
import { check, siteOf } from '../../generator/pipeline';

const root = path.resolve(import.meta.dirname, '../..');

/** The tiny catalogue of the golden tests, derived. It does not change with the shipped data. */
export function tinySite(environment: Readonly<Record<string, string>> = {}): DerivedSite {
  const tiny = nodeHost(path.join(root, 'tests/fixtures/tiny-catalogue'), environment);
  const { catalogue } = check(tiny, loadSchemas(nodeHost(root)));
  if (!catalogue) throw new Error('The tiny catalogue has faults.');
  return siteOf(tiny, catalogue);
}
