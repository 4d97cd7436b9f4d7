import { build } from '../pipeline';
import { timedProgress } from '../progress';
import { defineCommand, exitCodes } from './command';

export const command = defineCommand({
  summary: 'generate, then render the site to dist/',
  options: { quarantine: { type: 'boolean', summary: `leave broken stores out, publish the rest, and end with ${exitCodes.partial}` } },
  async run({ host, values, progress, report, say, elapsed }) {
    const timed = timedProgress(progress, () => host.stopwatch());
    const built = await build(host, { quarantine: values.quarantine ?? false, progress: timed.progress });
    if (report(built) || built.pages === undefined) {
      if (values.quarantine) say('Nothing was published: more is broken than stores that the rest can do without.');
      return exitCodes.faults;
    }
    say(`Built ${built.pages} pages into dist/. ${elapsed()}`);
    say(`  ${timed.phases().map(({ phase, took }) => `${phase.toLowerCase()} ${(took / 1000).toFixed(2)} s`).join(', ')}`);
    if (built.leftOut.length === 0) return exitCodes.good;
    say(`Left out, for the faults above: ${built.leftOut.join(', ')}.`);
    return exitCodes.partial;
  },
});
