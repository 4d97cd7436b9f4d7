import { readFileSync } from 'node:fs';
import { deserialize } from 'node:v8';
import { inject } from 'vitest';
import type { PageData } from '../../src/domain/pages/page-data';
import type { PlannedSite } from './site-of';

/** Only the tests of the site have it. */
const file: string | undefined = inject('plannedSite');

const planned: PlannedSite =
  file === undefined ? (await import('./planned-site')).planSite() : deserialize(readFileSync(file));

/**
 * The catalogue under test, as the plan of the units has it: what the built site must show. Tests of the site read a
 * plan that is made once for all of them, because they need nothing else of the generator, which takes seconds to load.
 */
export function siteUnderTest(): PlannedSite {
  return planned;
}
/** The first page of each kind, and two further store pages: of a feed, and with an address of its own. */
export function pageOfEachKind(pages: readonly PageData[]): readonly PageData[] {
  const seen = new Set<string>();
  return pages.filter(({ kind, path }) => {
    const isFirst = !seen.has(kind);
    seen.add(kind);
    return isFirst || path === '/store/dhgate' || path === '/namshi-coupon';
  });
}
