import { expect, test, vi } from 'vitest';
import { check } from '../../generator/catalogue/check/check';
import { loadSchemas } from '../../generator/catalogue/load/schemas';
import { uniqueNames } from '../../generator/catalogue/validate/rules/unique-names/rule';
import { CheckCache } from '../../generator/site/records/check-cache';
import { checkIncrementally } from '../../generator/site/records/incremental-check';
import { cacheFiles } from '../../generator/system/cache/cache-keys';
import { DiskError } from '../../generator/system/files';
import { copied, replaced, sound, type Contents } from '../planted/planted';
import type { System } from '../../generator/system/system';
import { projectSystem } from '../support/catalogue';
import { systemOf, tryChecks } from './checks';
import { isComplete } from '../support/extent';

const sequences = isComplete ? 5 : 1;

const schemas = loadSchemas(projectSystem());

/** Checks a catalogue without errors, remembers the result, and returns it. */
function remembered(system: System) {
  const cache = new CheckCache(system, 'key');
  const { good } = checkIncrementally(system, schemas, cache);
  if (!good) throw new Error('The catalogue has an error.');
  cache.update(good.state, good.newRest);
  cache.write();
  return good;
}

// The long mode is `npm run fuzz -- --checks 500`; this test always makes the same edits.
test('an incremental check reports the same as a full check after random edits', () => {
  const { steps, good, complaints } = tryChecks({ sequences, seed: 2035 });
  expect(complaints).toEqual([]);
  expect(steps).toBe(4 * sequences);
  expect(good).toBeGreaterThan(sequences / 2);
}, 300_000);

test('an interrupted check leaves no cached result that the next check trusts', () => {
  const saved = new Map<string, Uint8Array>();
  const rowsAfter = (contents: Contents): string | undefined => {
    const { state } = remembered(systemOf(contents, Date.UTC(2026, 10, 21), saved));
    return state.stores.get('data/stores/dhgate.yaml')?.hashes.offers;
  };
  const before = rowsAfter(sound);
  const stores = saved.get(cacheFiles.check) ?? new Uint8Array();
  const changed = replaced('feeds/dhgate.csv', '$3 off orders', '$4 off orders')(sound);
  const after = rowsAfter(changed);
  saved.set(cacheFiles.check, stores);
  expect(after).not.toBe(before);
  expect(rowsAfter(changed)).toBe(after);
}, 60_000);

test.each([
  ['changed', 'data/stores/noon.yaml', replaced('stores/noon.yaml', 'kind: faq', 'kind:  faq')],
  ['new', 'data/stores/other.yaml', copied('stores/noon.yaml', 'stores/other.yaml')],
])(
  'a check reports a %s file without read permission at its place, whatever it remembers',
  (_which, refused, change) => {
    const saved = new Map<string, Uint8Array>();
    const now = Date.UTC(2026, 10, 21);
    remembered(systemOf(sound, now, saved));
    const after = systemOf(change(sound), now, saved);
    const system: System = {
      ...after,
      read(file) {
        if (file === refused) throw new DiskError(file, 'read', 'you do not have permission to read it', 'ask for it');
        return after.read(file);
      },
    };
    const { diagnostics, sources } = checkIncrementally(system, schemas, new CheckCache(system, 'key'));
    expect(diagnostics.map(({ code, file }) => [code, file])).toContainEqual(['unreadable-file', refused]);
    expect(sources.get(refused)?.text).toBe('');
  },
);

test('a check never shows the text of a link, which may lead out of the data', () => {
  const system = systemOf(sound, Date.UTC(2026, 10, 21), new Map());
  const link = 'data/stores/odd.yaml';
  const withLink: System = {
    ...system,
    read: (file) => (file === link ? Buffer.from('a secret') : system.read(file)),
    others: (folder) => (link.startsWith(folder) ? [link] : []),
    inventory: (folder) => ({ ...system.inventory(folder), others: [link] }),
  };
  const { diagnostics, sources } = checkIncrementally(withLink, schemas, new CheckCache(withLink, 'key'));
  expect(diagnostics.map(({ code, file }) => [code, file])).toEqual([['unreadable-file', link]]);
  expect(sources.get(link)?.text).toBe('');
});

test('a check that remembers the data judges its dates by the new day, though no file has changed', () => {
  const saved = new Map<string, Uint8Array>();
  const systemIn = (year: number): System => systemOf(sound, Date.UTC(year, 10, 21), saved);
  remembered(systemIn(2026));
  const later = systemIn(2036);
  const { diagnostics } = checkIncrementally(later, schemas, new CheckCache(later, 'key'));
  expect(diagnostics).toEqual(check(later, schemas).diagnostics);
  expect(new Set(diagnostics.map(({ code }) => code))).toEqual(new Set(['date-too-early']));
});

test('a check runs the rules across files again only if what they read of a store has changed', () => {
  const check = vi.spyOn(uniqueNames, 'check');
  const saved = new Map<string, Uint8Array>();
  const now = Date.UTC(2026, 10, 21);
  const cache = new CheckCache(systemOf(sound, now, saved), 'key');
  const runsAfter = (change: (contents: Contents) => Contents): boolean => {
    check.mockClear();
    const { good } = checkIncrementally(systemOf(change(sound), now, saved), schemas, cache);
    if (!good) throw new Error('The catalogue has an error.');
    cache.update(good.state, good.newRest);
    return check.mock.calls.length > 0;
  };
  const edits = [
    (contents: Contents) => contents,
    replaced('stores/noon.yaml', 'heading:\n  en: ', 'heading:\n  en: Edited '),
    replaced('stores/noon.yaml', 'name:\n  en: Noon', 'name:\n  en: Noonday'),
  ];
  expect(edits.map(runsAfter)).toEqual([true, false, true]);
});
