import { check, type Checked } from '../check/check';
import type { Diagnostic } from '../diagnostics/diagnostic';
import type { System } from '../system/system';
import { cacheKeyOf, codeKeyOf } from '../cache/cache-keys';
import { installValidatorCache } from '../check/cached-validators';
import { CheckCache } from '../check/check-cache';
import { checkIncrementally } from '../check/incremental-check';
import { DiskError } from '../load/files';
import { loadSchemas } from '../load/schemas';
import { countReads, type Progress } from './progress';
import { countsOf, freshnessCounts, freshnessOf, soonDays, type FreshnessCounts } from '../report/report';
import { isFresh, summaryOf } from '../report/text';
import { freshnessWarnings } from '../report/warnings';
import { defineCommand, exitCodes } from './command';

/** The result of a check, as it is printed. */
interface CheckSummary extends Pick<Checked, 'diagnostics' | 'sources'> {
  /** What is printed about good data. */
  readonly good?: {
    readonly stores: number;
    readonly pages: number;
    readonly posts: number;
    readonly freshness: FreshnessCounts;
  };
  /** What has expired or aged, as warnings. */
  readonly aged?: readonly Diagnostic[];
}

/** A check does not fail where the cache cannot be written. */
function tryTo(write: () => void): void {
  try {
    write();
  } catch (error) {
    if (!(error instanceof DiskError)) throw error;
  }
}

/** Checks what has changed since the data was last found good, by a check or by a build. */
function checkChanges(world: System, progress: Progress): CheckSummary {
  progress('Checking the data');
  const { system } = countReads(world, 'data/', (read) => progress('Checking the data', read));
  const schemas = loadSchemas(system);
  const codeKey = codeKeyOf(system);
  const writeValidators = installValidatorCache(system, schemas, codeKey);
  const cache = new CheckCache(system, cacheKeyOf(system, codeKey));
  const { diagnostics, sources, good } = checkIncrementally(system, schemas, cache);
  tryTo(writeValidators);
  if (!good) return { diagnostics, sources };
  const { site } = good;
  cache.update(good.state, good.newRest);
  const { stores, pages, posts } = site;
  const dates = stores.map((store) => cache.detailsOf(store, () => site.storeOf(store.slug)).dates);
  tryTo(() => cache.write());
  const freshness = freshnessCounts({ ...site, stores: dates }, { now: system.now, within: soonDays });
  return { diagnostics, sources, good: { stores: stores.length, pages: pages.length, posts: posts.length, freshness } };
}

/** Checks everything, and warns of what has expired or aged. */
function checkWithWarnings(system: System): CheckSummary {
  const { diagnostics, sources, catalogue } = check(system);
  if (!catalogue) return { diagnostics, sources };
  const report = freshnessOf(catalogue, { now: system.now, within: soonDays });
  const { stores, pages, posts } = catalogue;
  return {
    diagnostics,
    sources,
    aged: freshnessWarnings(catalogue, report),
    good: { stores: stores.length, pages: pages.length, posts: posts.length, freshness: countsOf(report) },
  };
}

export const command = defineCommand({
  summary: 'validate data/ and print every error with its place; writes nothing',
  options: {
    strict: { type: 'boolean', summary: 'warnings count as errors, except those that only time causes' },
    warnings: { type: 'boolean', summary: 'also print the warnings that only time causes' },
  },
  async run({ system, values, report, say, elapsed, progress }) {
    const {
      diagnostics,
      sources,
      good,
      aged = [],
    } = values.warnings ? checkWithWarnings(system) : checkChanges(system, progress);
    const judged = values.strict ? diagnostics.map((fault) => ({ ...fault, severity: 'error' as const })) : diagnostics;
    // Never errors: the data was right when it was written, and no edit of today made it worse (decision 0007).
    if (report({ diagnostics: [...judged, ...aged], sources })) {
      if (values.strict && good) say('Without --strict these are warnings.');
      return exitCodes.dataErrors;
    }
    if (good) {
      const { stores, pages, posts, freshness } = good;
      say(`The data is good: ${stores} stores, ${pages} pages, ${posts} posts. ${elapsed()}`);
      say(
        isFresh(freshness)
          ? summaryOf(freshness)
          : `Time goes on: ${summaryOf(freshness)} \`npm run report\` tells more, \`npm run check -- --warnings\` shows where.`,
      );
    }
    return exitCodes.good;
  },
});
