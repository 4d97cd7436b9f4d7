import { formatText } from '../diagnostics/reporters/text';
import { defineCommand, exitCodes, untilStopped, wholeNumber } from './command';
import { listening } from './listening';

export const command = defineCommand({
  summary: 'serve the site and update it at every save',
  options: { port: { type: 'string', value: 'N', summary: 'the port (default 5173)' } },
  async run({ systemNow, values, report, say }) {
    const port = wholeNumber('port', values.port, { otherwise: 5173, most: 65_535 });
    // The development build of React, whatever the variable is outside. Read when Vite and its plugins are loaded, so these are imported after.
    process.env.NODE_ENV = 'development';
    const { startDev } = await import('../dev/dev');
    const dev = await listening('dev', port, () =>
      startDev(
        systemNow,
        {
          report: (checked) => void report(checked),
          asText: ({ diagnostics, sources }) => formatText(diagnostics, sources),
        },
        port,
      ),
    );
    say(`The site is at ${dev.url} and follows every save under data/ (Ctrl+C stops it)`);
    await untilStopped();
    await dev.close();
    return exitCodes.good;
  },
});
