import path from 'node:path';
import type { DerivedSite } from '../../generator/derive/derive';
import { nodeHost } from '../../generator/system/host';
import { check, siteOf } from '../../generator/pipeline';

/** The shipped catalogue, derived: what the built site must show. */
export function shippedSite(): DerivedSite {
  const host = nodeHost(path.resolve(import.meta.dirname, '../..'));
  const { catalogue } = check(host);
  if (!catalogue) throw new Error('The shipped data has faults.');
  return siteOf(host, catalogue);
}
