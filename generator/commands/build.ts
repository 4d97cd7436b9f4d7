import { build } from '../pipeline';
import { defineCommand, exitCodes } from './command';

export const command = defineCommand({
  summary: 'generate, then render the site to dist/',
  async run({ host, report, say, elapsed }) {
    const built = await build(host);
    if (report(built) || !built.site) return exitCodes.faults;
    say(`Built ${built.site.pages.length} pages into dist/. ${elapsed()}`);
    return exitCodes.good;
  },
});
