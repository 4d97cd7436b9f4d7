import { check, type Checked } from '../check';
import type { Diagnostic } from '../diagnostics/diagnostic';
import type { System } from '../system/system';
import { checkIncrementally } from '../incremental/data/check';
import { DataMemory } from '../incremental/data/data-memory';
import { codeKey, memoryKey, quickenRemembered } from '../incremental/memory';
import { DiskError } from '../load/files';
import { loadSchemas } from '../load/schemas';
import { countReads, type Progress } from './progress';
import { countsOf, freshnessCounts, freshnessOf, soonDays, type FreshnessCounts } from '../report/report';
import { isFresh, summaryOf } from '../report/text';
import { freshnessWarnings } from '../report/warnings';
import { defineCommand, exitCodes } from './command';

/** What a check tells. */
interface Told extends Pick<Checked, 'diagnostics' | 'sources'> {
  /** What is told of good data. */
  readonly good?: {
    readonly stores: number;
    readonly pages: number;
    readonly posts: number;
    readonly freshness: FreshnessCounts;
  };
  /** What time has done, as warnings. */
  readonly aged?: readonly Diagnostic[];
}

/** Whoever may not write in the cache may check all the same. */
function tryTo(write: () => void): void {
  try {
    write();
  } catch (error) {
    if (!(error instanceof DiskError)) throw error;
  }
}

/** Checks what has changed since the data was last found good, by a check or by a build. */
function checkChanges(world: System, progress: Progress): Told {
  progress('Checking the data');
  const { system } = countReads(world, 'data/', (read) => progress('Checking the data', read));
  const schemas = loadSchemas(system);
  const code = codeKey(system);
  const rememberChecks = quickenRemembered(system, schemas, code);
  const data = new DataMemory(system, memoryKey(system, code));
  const { diagnostics, sources, good } = checkIncrementally(system, schemas, data);
  tryTo(rememberChecks);
  if (!good) return { diagnostics, sources };
  const { memory, source } = good;
  data.learn(memory, good.newRest);
  const { stores, pages, posts } = source;
  const dates = [...memory.stores.values()].map(
    (store) => data.detailsOf(store, () => source.storeOf(store.slug)).dates,
  );
  tryTo(() => data.write());
  const freshness = freshnessCounts({ ...source, stores: dates }, { now: system.now, within: soonDays });
  return { diagnostics, sources, good: { stores: stores.length, pages: pages.length, posts: posts.length, freshness } };
}

/** Checks everything, and tells as warnings what time has done. */
function checkWithWarnings(system: System): Told {
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
