import { salvage, withDamaged, type Salvaged } from '../../catalogue/check/check';
import type { Schemas } from '../../catalogue/load/schemas';
import type { System } from '../../system/system';
import { PreparedPictures } from '../pictures/prepared';
import type { CheckCache } from './check-cache';
import { checkedDataOf, type CheckedData } from './checked-data';
import { checkIncrementally, type IncrementalCheck, type IncrementalOptions } from './incremental-check';

/**
 * Checks the data like `checkIncrementally`. If it is valid, also decodes its pictures, to find damaged ones. Unchanged
 * pictures are not decoded again.
 */
export async function checkWithPictures(
  system: System,
  schemas: Schemas,
  cache: CheckCache,
  options: IncrementalOptions = {},
): Promise<IncrementalCheck> {
  const checked = checkIncrementally(system, schemas, cache, options);
  if (!checked.good) return checked;
  const damaged = await new PreparedPictures(system, checked.good.site).damaged();
  return damaged.length === 0 ? checked : withDamaged(checked, damaged);
}

/** Removes broken parts from the data, like `salvage`, and the pictures that cannot be decoded. */
export async function salvageWithPictures(
  system: System,
  schemas: Schemas,
): Promise<Salvaged & { readonly good?: CheckedData }> {
  const salvaged = salvage(system, schemas);
  if (!salvaged.catalogue) return salvaged;
  const good = checkedDataOf(system, salvaged.catalogue);
  const damaged = await new PreparedPictures(system, good.site).damaged();
  if (damaged.length === 0) return { ...salvaged, good };
  const others = salvage(system, schemas, damaged);
  return { ...others, good: others.catalogue && checkedDataOf(system, others.catalogue) };
}
