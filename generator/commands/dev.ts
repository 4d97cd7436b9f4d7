import { startDev } from '../dev/dev';
import { formatText } from '../diagnostics/reporters/text';
import { exitCodes, untilStopped, type Command } from './command';

export const command: Command = {
  summary: 'serve the site while it is edited',
  usage: '[--port 5173]',
  async run({ hostNow, options, report, say }) {
    const dev = await startDev(
      hostNow,
      { report: (checked) => void report(checked), asText: ({ diagnostics, sources }) => formatText(diagnostics, sources) },
      options.port ?? 5173,
    );
    say(`The site is at ${dev.url} and follows every save under data/ (Ctrl+C stops it)`);
    await untilStopped();
    await dev.close();
    return exitCodes.good;
  },
};
