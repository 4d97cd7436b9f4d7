import { sortDiagnostics } from '../diagnostics/diagnostic';
import type { Schemas } from '../load/schemas';
import { PreparedPictures } from '../pictures/prepared';
import type { System } from '../system/system';
import type { CheckOptions } from './check';
import type { CheckCache } from './check-cache';
import { checkIncrementally, type IncrementalCheck } from './incremental-check';

/** Checks the data as `checkIncrementally` does; if it is good, decodes the pictures that have changed, which shows damage inside of them. */
export async function checkWithPictures(
  system: System,
  schemas: Schemas,
  cache: CheckCache,
  options: CheckOptions = {},
): Promise<IncrementalCheck> {
  const checked = checkIncrementally(system, schemas, cache, options);
  if (!checked.good) return checked;
  const damaged = await new PreparedPictures(system, checked.good.site).damaged();
  if (damaged.length === 0) return checked;
  const sources = new Map(checked.sources);
  for (const { file } of damaged) sources.set(file, { path: file, text: '' });
  return { diagnostics: sortDiagnostics([...checked.diagnostics, ...damaged]), sources };
}
