import { textField } from '../../catalogue/load/fields';
import { valueOfFile } from '../../catalogue/load/value-of-file';
import { untilLive } from '../../operations/live/live';
import { deploymentOf } from '../../site/render/deployment';
import { commitNamed, contains, GitError } from '../../system/git';
import { machineNetwork, type Network } from '../../system/network';
import { defineCommand, exitCodes, Refused, WrongUsage, wholeNumber, type Command, type OptionSpecs } from './command';

const options = {
  timeout: { type: 'string', value: 'SECONDS', summary: 'how long to wait (default 600; 0 asks once)' },
} as const satisfies OptionSpecs;

const siteFile = 'data/site.yaml';

/** The id of a commit in this repository; the name itself without Git or the commit. */
async function wantedCommit(root: string, name: string): Promise<string> {
  try {
    const commit = await commitNamed(root, name);
    if (commit !== undefined) return commit;
  } catch (error) {
    if (!(error instanceof GitError)) throw error;
  }
  if (/^[0-9a-f]{7,64}$/.test(name)) return name;
  throw new Refused(`There is no commit "${name}" in this repository.`);
}

const short = (commit: string): string => commit.slice(0, 10);

/** Tests pass their own network. */
export function liveCommand(network: Network): Command<typeof options> {
  return {
    summary: 'wait until the published site has a commit, or a later one that contains it',
    positionals: '<commit>',
    options,
    async run({ system, values, positionals: [name, ...more], options: { format }, print }) {
      if (name === undefined || more.length > 0) throw new WrongUsage('Name one commit.');
      const seconds = wholeNumber('timeout', values.timeout, { otherwise: 600, most: 86_400 });
      // Reads no other data, so that errors elsewhere do not matter.
      const value = valueOfFile(system, siteFile);
      const { origin = textField(value, 'origin'), basePath = textField(value, 'basePath') ?? '' } =
        deploymentOf(system);
      if (origin === undefined) throw new Refused(`${siteFile} has no \`origin\`, the address of the published site.`);
      const site = origin + basePath;
      const wanted = await wantedCommit(system.root, name);
      const isIn = async (commit: string): Promise<boolean> =>
        commit.startsWith(wanted) || (await contains(system.root, commit, wanted));
      const { isLive, published } = await untilLive(
        { network, stopwatch: () => system.stopwatch() },
        { site, isIn, timeout: seconds * 1000 },
      );
      if (format === 'json') print(JSON.stringify({ version: 1, site, wanted, isLive, ...published }, undefined, 2));
      else if (!isLive) {
        const answer = 'commit' in published ? `It has commit ${short(published.commit)}` : published.problem;
        print(`${site} does not have commit ${short(wanted)} after ${seconds} s. ${answer}.`);
      } else if ('commit' in published && !published.commit.startsWith(wanted))
        print(`${site} has commit ${short(published.commit)}, which contains ${short(wanted)}.`);
      else print(`${site} has commit ${short(wanted)}.`);
      return isLive ? exitCodes.good : exitCodes.dataErrors;
    },
  };
}

export const command = defineCommand(liveCommand(machineNetwork));
