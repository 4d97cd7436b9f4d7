import { check, siteOf } from '../pipeline';
import { serve } from '../serve/serve';
import { exitCodes, untilStopped, WrongUsage, type Command } from './command';

export const command: Command = {
  summary: 'serve dist/ on this machine',
  usage: '[--port 4173]',
  async run({ host, options, say }) {
    if (!host.exists('dist')) throw new WrongUsage('There is no dist/ yet: run "npm run build" first.');
    const { catalogue } = check(host);
    const site = catalogue && siteOf(host, catalogue);
    const served = await serve(host, {
      folder: 'dist',
      basePath: site?.settings.basePath ?? '',
      redirects: site?.routeTable.redirects ?? [],
      port: options.port ?? 4173,
    });
    say(`The site is at ${served.url} (Ctrl+C stops it)`);
    await untilStopped();
    await served.close();
    return exitCodes.good;
  },
};
