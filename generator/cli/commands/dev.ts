import { defineCommand, exitCodes, untilStopped, wholeNumber } from './command';
import { listening } from './listening';

export const command = defineCommand({
  summary: 'serve the site and update it when a file is saved',
  options: { port: { type: 'string', value: 'N', summary: 'the port (default 5173)' } },
  async run({ systemNow, values, report, say }) {
    const port = wholeNumber('port', values.port, { otherwise: 5173, most: 65_535 });
    // Selects the development build of React. Vite and its plugins read it when they are imported below.
    process.env.NODE_ENV = 'development';
    const { startDev } = await import('../../authoring/dev/dev');
    const dev = await listening('dev', port, () =>
      startDev(
        systemNow,
        {
          report: (checked) => void report(checked),
          corrected: () => say('The data is good again.'),
        },
        port,
      ),
    );
    say(
      `The site is at ${dev.url} and updates when you save a file in data/. All errors: ${dev.url}__problems. Press Ctrl+C to stop.`,
    );
    await untilStopped();
    await dev.close();
    return exitCodes.good;
  },
});
