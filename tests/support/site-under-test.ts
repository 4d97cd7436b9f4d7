import { check } from '../../generator/catalogue/check/check';
import { publishedAt } from '../../generator/site/records/checked-data';
import { projectSystem } from './catalogue';
import type { PageData } from '../../src/domain/page-data';
import { siteOf, type PlannedSite } from './site-of';

let planned: PlannedSite | undefined;

/**
 * The catalogue under test, as the plan of the units has it: what the built site must show. It is planned once for all test files of a
 * worker, because that takes seconds.
 */
export function siteUnderTest(): PlannedSite {
  planned ??= plan();
  return planned;
}

function plan(): PlannedSite {
  const system = projectSystem();
  const { catalogue } = check(system);
  if (!catalogue) throw new Error('The catalogue under test has errors: run SITE_DATA=tests/catalogue npm run check.');
  return siteOf(system, publishedAt(catalogue, system.now));
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
