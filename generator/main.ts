import path from 'node:path';
import { parseArgs } from 'node:util';
import { hasErrors } from './diagnostics/diagnostic';
import { formatGithub, formatGithubSummary } from './diagnostics/reporters/github';
import { formatJson } from './diagnostics/reporters/json';
import { formatText } from './diagnostics/reporters/text';
import { BadEnvironment, nodeHost, type Host } from './host';
import { loadSchemas } from './load/schemas';
import type { Checked } from './pipeline';

/** What the process ends with. A bug of ours has a number of its own, so that it never looks like a fault in the data. */
const exitCodes = { good: 0, faults: 1, usage: 2, bug: 70 } as const;

const help = `Usage: npm run <command> [-- options]

  check      validate data/ and say what is wrong where; nothing is written
  generate   check, then write the typed modules to src/generated/
  build      generate, then render the site to dist/
  serve      serve dist/ on this machine           --port <number>   (default 4173)
  dev        serve the site while it is edited     --port <number>   (default 5173)

  --format text|json|github    how faults are reported (default text)
  --quiet                      only faults, no summary
`;

/** Somebody called the generator in a way it does not know. */
class WrongUsage extends Error {}

interface Options {
  readonly format: 'text' | 'json' | 'github';
  readonly port: number | undefined;
  readonly quiet: boolean;
}

const root = path.resolve(import.meta.dirname, '..');

function readOptions(values: { format?: string; port?: string; quiet?: boolean }): Options {
  const { format = 'text', port, quiet = false } = values;
  if (format !== 'text' && format !== 'json' && format !== 'github') {
    throw new WrongUsage(`--format must be text, json or github, not "${format}".`);
  }
  if (port !== undefined && !(/^\d+$/.test(port) && Number(port) <= 65_535)) throw new WrongUsage(`--port must be a port number, not "${port}".`);
  return { format, quiet, port: port === undefined ? undefined : Number(port) };
}

/** Reports the faults in the format asked for, and says what the process is to end with. */
function report(host: Host, { diagnostics, sources }: Checked, { format }: Options): number {
  if (format === 'json') process.stdout.write(`${formatJson(diagnostics, sources)}\n`);
  else if (format === 'github') {
    process.stdout.write(formatGithub(diagnostics, sources));
    const summary = host.environment.GITHUB_STEP_SUMMARY;
    if (summary) host.write(summary, formatGithubSummary(diagnostics, sources));
  } else {
    const colour = process.stderr.isTTY && !host.environment.NO_COLOR;
    process.stderr.write(formatText(diagnostics, sources, { colour }));
  }
  return hasErrors(diagnostics) ? exitCodes.faults : exitCodes.good;
}

function summarise({ quiet, format }: Options, words: string): void {
  if (!quiet && format === 'text') process.stdout.write(`${words}\n`);
}

function untilStopped(): Promise<void> {
  return new Promise((resolve) => {
    process.once('SIGINT', resolve);
    process.once('SIGTERM', resolve);
  });
}

async function run(command: string | undefined, options: Options): Promise<number> {
  const host = nodeHost(root);
  const seconds = (): string => `${((host.stopwatch() - started) / 1000).toFixed(2)} s`;
  const started = host.stopwatch();
  switch (command) {
    case 'check': {
      const { check } = await import('./pipeline');
      const checked = check(host);
      const code = report(host, checked, options);
      if (checked.catalogue) {
        const { stores, pages, posts } = checked.catalogue;
        summarise(options, `The data is good: ${stores.length} stores, ${pages.length} pages, ${posts.length} posts. ${seconds()}`);
      }
      return code;
    }
    case 'generate': {
      const { check, generate, siteOf } = await import('./pipeline');
      const schemas = loadSchemas(host);
      const checked = check(host, schemas);
      if (checked.catalogue) await generate(host, siteOf(host, checked.catalogue), schemas);
      return report(host, checked, options);
    }
    case 'build': {
      const { build } = await import('./pipeline');
      const built = await build(host);
      const code = report(host, built, options);
      if (built.site) summarise(options, `Built ${built.site.pages.length} pages into dist/. ${seconds()}`);
      return code;
    }
    case 'serve': {
      const { serve } = await import('./serve/serve');
      const { check, siteOf } = await import('./pipeline');
      if (!host.exists('dist')) throw new WrongUsage('There is no dist/ yet: run "npm run build" first.');
      const { catalogue } = check(host);
      const site = catalogue && siteOf(host, catalogue);
      const served = await serve(host, {
        folder: 'dist',
        basePath: site?.settings.basePath ?? '',
        redirects: site?.routeTable.redirects ?? [],
        port: options.port ?? 4173,
      });
      summarise(options, `The site is at ${served.url} (Ctrl+C stops it)`);
      await untilStopped();
      await served.close();
      return exitCodes.good;
    }
    case 'dev': {
      const { startDev } = await import('./dev/dev');
      const reporter = {
        report: (checked: Checked) => {
          report(host, checked, options);
        },
        asText: ({ diagnostics, sources }: Checked) => formatText(diagnostics, sources),
      };
      const dev = await startDev(() => nodeHost(root), reporter, options.port ?? 5173);
      summarise(options, `The site is at ${dev.url} and follows every save under data/ (Ctrl+C stops it)`);
      await untilStopped();
      await dev.close();
      return exitCodes.good;
    }
    default:
      throw new WrongUsage(command === undefined ? 'Say what to do.' : `There is no command "${command}".`);
  }
}

async function main(): Promise<number> {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { format: { type: 'string' }, port: { type: 'string' }, quiet: { type: 'boolean' }, help: { type: 'boolean' } },
    });
    if (values.help) {
      process.stdout.write(help);
      return exitCodes.good;
    }
    if (positionals.length > 1) throw new WrongUsage(`One command at a time, not "${positionals.join(' ')}".`);
    const [command] = positionals;
    // React and Vite read it when they are loaded. Whatever it is outside, a build is a build.
    process.env.NODE_ENV = command === 'dev' ? 'development' : 'production';
    return await run(command, readOptions(values));
  } catch (error) {
    const wrongUsage =
      error instanceof WrongUsage ||
      error instanceof BadEnvironment ||
      (error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS'));
    if (wrongUsage) {
      process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n\n${help}`);
      return exitCodes.usage;
    }
    process.stderr.write('This is a bug in the generator, not a fault in your data. Please report it with what follows.\n');
    process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
    return exitCodes.bug;
  }
}

process.exitCode = await main();
