import { build } from '../../site/build/pipeline';
import { timedProgress } from '../../system/progress';
import { mostShards, parseShard, shardsFolder } from '../../site/shards/shard';
import { buildSummary, reportBudget, withinBudget } from './build-summary';
import { makeWorker } from './make-worker';
import { defineCommand, exitCodes, WrongUsage } from './command';

export const command = defineCommand({
  summary: 'check the data and render the site to dist/',
  options: {
    quarantine: {
      type: 'boolean',
      summary: `leave out stores with errors, publish the rest, end with exit code ${exitCodes.partial}`,
    },
    shard: {
      type: 'string',
      value: 'N/M',
      summary: `build part N of M of the pages into ${shardsFolder}/; merge joins the parts`,
    },
  },
  async run({ system, options, values, progress, report, print, say, elapsed, workerCode, bundlerCode }) {
    const shard = values.shard === undefined ? undefined : parseShard(values.shard);
    if (values.shard !== undefined && !shard)
      throw new WrongUsage(`--shard must be a part of at most ${mostShards}, such as 3/8, not "${values.shard}".`);
    const timed = timedProgress(progress, () => system.stopwatch());
    const built = await withinBudget(() =>
      build(system, {
        quarantine: values.quarantine ?? false,
        shard,
        progress: timed.progress,
        workers: workerCode === undefined ? undefined : { code: workerCode },
        bundler: bundlerCode,
        makeWorker,
      }),
    );
    if (report(built) || built.pages === undefined || built.folder === undefined) {
      if (values.quarantine) say('Nothing was published: leaving out stores does not remove all errors.');
      return exitCodes.dataErrors;
    }
    say(`Built ${built.pages} pages into ${built.folder}/. ${elapsed()}`);
    if (built.budget) reportBudget(built.budget, { say, print, options });
    if (built.work) for (const line of buildSummary(built.work, timed.phases())) say(line);
    if (!built.leftOut) return exitCodes.good;
    say(`Left out because of the errors above: ${built.leftOut.join(', ')}.`);
    return exitCodes.partial;
  },
});
