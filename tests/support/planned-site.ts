import { check } from '../../generator/catalogue/check/check';
import { publishedAt } from '../../generator/site/records/checked-data';
import { projectSystem } from './catalogue';
import { siteOf, type PlannedSite } from './site-of';

/**
 * Plans the site of the catalogue under test. It loads the generator, which takes seconds: tests use `siteUnderTest`.
 */
export function planSite(): PlannedSite {
  const system = projectSystem();
  const { catalogue } = check(system);
  if (!catalogue) throw new Error('The catalogue under test has errors: run SITE_DATA=tests/catalogue npm run check.');
  return siteOf(system, publishedAt(catalogue, system.now));
}
