import { build } from '../pipeline';
import { timedProgress } from './progress';
import { mostShards, parseShard, shardsFolder } from '../shards/shard';
import { buildSummary } from './build-summary';
import { defineCommand, exitCodes, WrongUsage } from './command';

export const command = defineCommand({
  summary: 'check the data and render the site to dist/',
  options: {
    quarantine: {
      type: 'boolean',
      summary: `leave out stores with errors, publish the rest, exit with ${exitCodes.partial}`,
    },
    shard: {
      type: 'string',
      value: 'N/M',
      summary: `build the N-th of M parts of the pages into ${shardsFolder}/, for merge to join`,
    },
  },
  async run({ system, values, progress, report, say, elapsed, workerCode }) {
    const shard = values.shard === undefined ? undefined : parseShard(values.shard);
    if (values.shard !== undefined && !shard)
      throw new WrongUsage(`--shard must be a part of at most ${mostShards}, such as 3/8, not "${values.shard}".`);
    const timed = timedProgress(progress, () => system.stopwatch());
    const built = await build(system, {
      quarantine: values.quarantine ?? false,
      shard,
      progress: timed.progress,
      workers: workerCode && { code: workerCode },
    });
    if (report(built) || built.pages === undefined || built.folder === undefined) {
      if (values.quarantine) say('Nothing was published: more is broken than stores that the rest can do without.');
      return exitCodes.dataErrors;
    }
    say(`Built ${built.pages} pages into ${built.folder}/. ${elapsed()}`);
    if (built.work) for (const line of buildSummary(built.work, timed.phases())) say(line);
    if (built.leftOut.length === 0) return exitCodes.good;
    say(`Left out, for the faults above: ${built.leftOut.join(', ')}.`);
    return exitCodes.partial;
  },
});
