import { merge, Unmergeable } from '../../site/shards/merge';
import { shardsFolder } from '../../site/shards/shard';
import { reportBudget, withinBudget } from './build-summary';
import { defineCommand, exitCodes, Refused, WrongUsage } from './command';

export const command = defineCommand({
  summary: `join the shards in a folder (default ${shardsFolder}/) into dist/`,
  positionals: '[folder]',
  async run({ system, options, print, positionals: [folder = shardsFolder, ...more], say, elapsed }) {
    if (more.length > 0) throw new WrongUsage(`Give one folder with shards, not ${more.length + 1}.`);
    try {
      const { shards, pages, leftOut, budget } = await withinBudget(() =>
        merge(system, folder.replace(/(?<!\/)\/+$/, '')),
      );
      say(`Joined ${shards} ${shards === 1 ? 'shard' : 'shards'}: ${pages} pages in dist/. ${elapsed()}`);
      if (budget) reportBudget(budget, { say, print, options });
      if (leftOut.length === 0) return exitCodes.good;
      say(`Left out because of errors in the builds of the shards: ${leftOut.join(', ')}.`);
      return exitCodes.partial;
    } catch (error) {
      if (error instanceof Unmergeable) throw new Refused(error.message);
      throw error;
    }
  },
});
