import type { DerivedSite } from '../../generator/derive/derive';
import { check, siteOf } from '../../generator/pipeline';
import { projectSystem } from './catalogue';

/** The catalogue under test, derived: what the built site must show. */
export function siteUnderTest(): DerivedSite {
  const system = projectSystem();
  const { catalogue } = check(system);
  if (!catalogue) throw new Error('The catalogue under test has errors: run SITE_DATA=tests/catalogue npm run check.');
  return siteOf(system, catalogue);
}
