import { hashOf } from '../../system/cache/hash';
import type { Diagnostic } from '../../catalogue/diagnostics/diagnostic';
import type { Schemas } from '../../catalogue/load/schemas';
import { PreparedPictures } from '../pictures/prepared';
import type { System } from '../../system/system';
import type { Catalogue } from '../../catalogue/validate/catalogue';
import { salvage, withDamaged, type Checked, type CheckOptions, type Salvaged } from '../../catalogue/check/check';
import type { CheckCache } from './check-cache';
import { checkIncrementally, type IncrementalCheck } from './incremental-check';

/** Checks the data like `checkIncrementally`. If it is valid, also decodes changed pictures, to find damaged ones. */
export async function checkWithPictures(
  system: System,
  schemas: Schemas,
  cache: CheckCache,
  options: CheckOptions = {},
): Promise<IncrementalCheck> {
  const checked = checkIncrementally(system, schemas, cache, options);
  if (!checked.good) return checked;
  const damaged = await new PreparedPictures(system, checked.good.site).damaged();
  return damaged.length === 0 ? checked : withDamaged(checked, damaged);
}

/** The pictures of a catalogue that cannot be decoded. Unchanged pictures are not decoded again. */
async function damagedIn(
  system: System,
  { site, stores, posts, images }: Pick<Catalogue, 'site' | 'stores' | 'posts' | 'images'>,
): Promise<readonly Diagnostic[]> {
  return new PreparedPictures(system, {
    site: site.value,
    stores: stores.map(({ value }) => value),
    posts: posts.map(({ value }) => value),
    images: [...images.keys()],
    fileHash: (path) => hashOf(system.read(path) ?? ''),
  }).damaged();
}

/** Decodes the pictures of a valid check, like `checkWithPictures`. */
export async function withPictures(system: System, checked: Checked): Promise<Checked> {
  return checked.catalogue ? withDamaged(checked, await damagedIn(system, checked.catalogue)) : checked;
}

/** Removes broken parts from the catalogue, like `salvage`, and the pictures that cannot be decoded. */
export async function salvageWithPictures(system: System, schemas: Schemas): Promise<Salvaged> {
  const salvaged = salvage(system, schemas);
  if (!salvaged.catalogue) return salvaged;
  const damaged = await damagedIn(system, salvaged.catalogue);
  return damaged.length === 0 ? salvaged : salvage(system, schemas, damaged);
}
