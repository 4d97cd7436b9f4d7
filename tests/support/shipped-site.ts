import path from 'node:path';
import type { DerivedSite } from '../../generator/derive/derive';
import { nodeHost } from '../../generator/host';
import { check } from '../../generator/pipeline';

/** The shipped catalogue, derived: what the built site must show. */
export function shippedSite(): DerivedSite {
  const { site } = check(nodeHost(path.resolve(import.meta.dirname, '../..')));
  if (!site) throw new Error('The shipped data has faults.');
  return site;
}
