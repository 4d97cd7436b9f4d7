import path from 'node:path';
import type { DerivedSite } from '../../generator/derive/derive';
import { nodeSystem } from '../../generator/system/system';
import { check, siteOf } from '../../generator/pipeline';

/** The shipped catalogue, derived: what the built site must show. */
export function shippedSite(): DerivedSite {
  const system = nodeSystem(path.resolve(import.meta.dirname, '../..'));
  const { catalogue } = check(system);
  if (!catalogue) throw new Error('The shipped data has faults.');
  return siteOf(system, catalogue);
}
