import { expect, test } from 'vitest';
import { loadSchemas } from '../../generator/catalogue/load/schemas';
import { CheckCache } from '../../generator/site/records/check-cache';
import { checkIncrementally } from '../../generator/site/records/incremental-check';
import { cacheFiles } from '../../generator/system/cache/cache-keys';
import { replaced, sound, type Contents } from '../planted/planted';
import { projectSystem } from '../support/catalogue';
import { systemOf, tryChecks } from './checks';
import { isComplete } from '../support/extent';

const sequences = isComplete ? 5 : 2;

// The long mode is `npm run fuzz -- --checks 500`; this one always makes the same edits.
test('an incremental check reports the same as a full check after random edits', () => {
  const { steps, good, complaints } = tryChecks({ sequences, seed: 2026 });
  expect(complaints).toEqual([]);
  expect(steps).toBe(4 * sequences);
  expect(good).toBeGreaterThan(sequences / 2);
}, 300_000);

test('an interrupted check leaves no cached result that the next check trusts', () => {
  const schemas = loadSchemas(projectSystem());
  const saved = new Map<string, Uint8Array>();
  const rowsAfter = (contents: Contents): string | undefined => {
    const system = systemOf(contents, Date.UTC(2026, 10, 21), saved);
    const cache = new CheckCache(system, 'key');
    const { good } = checkIncrementally(system, schemas, cache);
    if (!good) throw new Error('The catalogue has an error.');
    cache.update(good.state, good.newRest);
    cache.write();
    return good.state.stores.get('data/stores/dhgate.yaml')?.feedHash;
  };
  const before = rowsAfter(sound);
  const stores = saved.get(cacheFiles.check) ?? new Uint8Array();
  const changed = replaced('feeds/dhgate.csv', '$3 off orders', '$4 off orders')(sound);
  const after = rowsAfter(changed);
  saved.set(cacheFiles.check, stores);
  expect(after).not.toBe(before);
  expect(rowsAfter(changed)).toBe(after);
}, 60_000);
