import { build } from '../pipeline';
import { defineCommand, exitCodes } from './command';

export const command = defineCommand({
  summary: 'generate, then render the site to dist/',
  options: { quarantine: { type: 'boolean', summary: `leave broken stores out, publish the rest, and end with ${exitCodes.partial}` } },
  async run({ host, values, progress, report, say, elapsed }) {
    const built = await build(host, { quarantine: values.quarantine ?? false, progress });
    if (report(built) || built.pages === undefined) {
      if (values.quarantine) say('Nothing was published: more is broken than stores that the rest can do without.');
      return exitCodes.faults;
    }
    say(`Built ${built.pages} pages into dist/. ${elapsed()}`);
    if (built.leftOut.length === 0) return exitCodes.good;
    say(`Left out, for the faults above: ${built.leftOut.join(', ')}.`);
    return exitCodes.partial;
  },
});
