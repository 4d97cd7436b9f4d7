import { salvage } from '../check';
import { siteOf } from '../pipeline';
import { serve } from '../serve/serve';
import { defineCommand, exitCodes, Refused, untilStopped, wholeNumber } from './command';
import { listening } from './listening';

export const command = defineCommand({
  summary: 'serve dist/ on this machine',
  options: { port: { type: 'string', value: 'N', summary: 'the port (default 4173)' } },
  async run({ system, values, say }) {
    if (!system.exists('dist')) throw new Refused('There is no dist/ yet: run "npm run build" first.');
    // A build may have left a broken store out; its redirects are those of the rest.
    const { catalogue } = salvage(system);
    const site = catalogue && siteOf(system, catalogue);
    const port = wholeNumber('port', values.port, { otherwise: 4173, most: 65_535 });
    const { basePath } = site?.settings ?? { basePath: '' };
    const { redirects } = site?.routeTable ?? { redirects: [] };
    const served = await listening('serve', port, () => serve(system, { folder: 'dist', basePath, redirects, port }));
    say(`The site is at ${served.url} (Ctrl+C stops it)`);
    await untilStopped();
    await served.close();
    return exitCodes.good;
  },
});
