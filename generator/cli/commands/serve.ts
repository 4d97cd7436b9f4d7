import { readBuildManifest } from '../../site/render/build-manifest';
import { serve } from '../../site/serve/serve';
import { defineCommand, exitCodes, Refused, untilStopped, wholeNumber } from './command';
import { listening } from './listening';

export const command = defineCommand({
  summary: 'serve dist/ on this machine',
  options: { port: { type: 'string', value: 'N', summary: 'the port (default 4173)' } },
  async run({ system, values, say }) {
    const port = wholeNumber('port', values.port, { otherwise: 4173, most: 65_535 });
    if (!system.exists('dist')) throw new Refused('There is no dist/ yet: run "npm run build" first.');
    if (!readBuildManifest(system, 'dist'))
      throw new Refused('dist/ was built by another version of the generator: run "npm run build" first.');
    const served = await listening('serve', port, () => serve(system, { folder: 'dist', port }));
    say(`The site is at ${served.url} (press Ctrl+C to stop)`);
    await untilStopped();
    await served.close();
    return exitCodes.good;
  },
});
