import { keptFolder } from '../../system/files';
import { defineCommand, exitCodes, Refused, untilStopped, wholeNumber } from './command';
import { listening } from './listening';

// `npm ci` does not remove this folder.
const lockFile = `${keptFolder}/editor-lock`;

export const command = defineCommand({
  summary: 'edit the data in forms, in a browser, with a preview of the pages',
  options: { port: { type: 'string', value: 'N', summary: 'the port (default 5174)' } },
  async run({ system, systemNow, values, say, print }) {
    const lock = system.acquireLock(lockFile);
    // Two editors would store the same unsaved changes.
    if ('holder' in lock)
      throw new Refused(
        `The editor runs already (process ${lock.holder}). Open the address that it has printed, or stop it. If it is not running, delete ${lockFile}.`,
      );
    const port = wholeNumber('port', values.port, { otherwise: 5174, most: 65_535 });
    // React's production build responds to a key in a fifth of the time. Vite reads this when it is imported.
    process.env.NODE_ENV = 'production';
    const [{ startDev }, { editor }] = await Promise.all([
      import('../../authoring/dev/dev'),
      import('../../authoring/editor/plugin'),
    ]);
    const { systemNow: edited, extension, address } = editor(systemNow);
    // The page shows the diagnostics.
    const quiet = { report: () => undefined, corrected: () => undefined };
    const server = await listening('edit', port, () => startDev(edited, quiet, port, extension));
    print(`${server.url}${address}`);
    say(
      'Open this address in a browser of this computer. Nothing is written into data/ before you save there. Press Ctrl+C to stop.',
    );
    await untilStopped();
    await server.close();
    lock.release();
    return exitCodes.good;
  },
});
