import { withDamaged } from '../../catalogue/check/check';
import type { Schemas } from '../../catalogue/load/schemas';
import type { System } from '../../system/system';
import { PreparedPictures } from '../pictures/prepared';
import type { CheckCache } from './check-cache';
import { checkIncrementally, type IncrementalCheck, type IncrementalOptions } from './incremental-check';

/** Like `checkIncrementally`, but also decodes new pictures if there are no errors, to find damaged ones. */
export async function checkWithPictures(
  system: System,
  schemas: Schemas,
  cache: CheckCache,
  options?: IncrementalOptions,
): Promise<IncrementalCheck> {
  const checked = checkIncrementally(system, schemas, cache, options);
  const damaged = checked.good ? await new PreparedPictures(system, checked.good.site).damaged() : [];
  return damaged.length === 0 ? checked : withDamaged(checked, damaged);
}
