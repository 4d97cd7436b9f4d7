import path from 'node:path';
import { parseArgs } from 'node:util';
import { exitCodes, WrongUsage, type Command, type CommandContext, type Options } from './commands/command';
import { hasErrors } from './diagnostics/diagnostic';
import { formatGithub, formatGithubSummary } from './diagnostics/reporters/github';
import { formatJson } from './diagnostics/reporters/json';
import { formatText } from './diagnostics/reporters/text';
import { BadEnvironment, nodeHost } from './host';

/** The commands by name. Each is loaded only when it is called: checking the data does not wait for the bundler. */
const commands: Readonly<Record<string, () => Promise<{ readonly command: Command }>>> = {
  check: () => import('./commands/check'),
  generate: () => import('./commands/generate'),
  build: () => import('./commands/build'),
  serve: () => import('./commands/serve'),
  dev: () => import('./commands/dev'),
};

async function help(): Promise<string> {
  const rows = await Promise.all(
    Object.entries(commands).map(async ([name, load]) => {
      const { command } = await load();
      return `  ${`${name} ${command.usage ?? ''}`.padEnd(28)} ${command.summary}`;
    }),
  );
  return [
    'Usage: npm run <command> [-- options]',
    '',
    ...rows,
    '',
    '  --format text|json|github    how faults are reported (default text)',
    '  --quiet                      only faults, no summary',
    '',
  ].join('\n');
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

function contextOf(options: Options, words: readonly string[]): CommandContext {
  const host = nodeHost(root);
  const started = host.stopwatch();
  return {
    host,
    hostNow: () => nodeHost(root),
    options,
    words,
    elapsed: () => `${((host.stopwatch() - started) / 1000).toFixed(2)} s`,
    say(text) {
      if (!options.quiet && options.format === 'text') process.stdout.write(`${text}\n`);
    },
    report({ diagnostics, sources }) {
      if (options.format === 'json') process.stdout.write(`${formatJson(diagnostics, sources)}\n`);
      else if (options.format === 'github') {
        process.stdout.write(formatGithub(diagnostics, sources));
        const summary = host.environment.GITHUB_STEP_SUMMARY;
        if (summary) host.append(summary, formatGithubSummary(diagnostics, sources));
      } else {
        const colour = process.stderr.isTTY && !host.environment.NO_COLOR;
        process.stderr.write(formatText(diagnostics, sources, { colour }));
      }
      return hasErrors(diagnostics);
    },
  };
}

async function main(): Promise<number> {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { format: { type: 'string' }, port: { type: 'string' }, quiet: { type: 'boolean' }, help: { type: 'boolean' } },
    });
    if (values.help) {
      process.stdout.write(await help());
      return exitCodes.good;
    }
    const [name, ...words] = positionals;
    const load = name === undefined || !Object.hasOwn(commands, name) ? undefined : commands[name];
    if (!load) throw new WrongUsage(name === undefined ? 'Say what to do.' : `There is no command "${name}".`);
    // React and Vite read it when they are loaded. Whatever it is outside, a build is a build.
    process.env.NODE_ENV = name === 'dev' ? 'development' : 'production';
    const { command } = await load();
    if (words.length > 0 && command.usage?.startsWith('<') !== true) throw new WrongUsage(`"${name}" takes no further words, not "${words.join(' ')}".`);
    return await command.run(contextOf(readOptions(values), words));
  } catch (error) {
    const wrongUsage =
      error instanceof WrongUsage ||
      error instanceof BadEnvironment ||
      (error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS'));
    if (wrongUsage) {
      process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n\n${await help()}`);
      return exitCodes.usage;
    }
    process.stderr.write('This is a bug in the generator, not a fault in your data. Please report it with what follows.\n');
    process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
    return exitCodes.bug;
  }
}

process.exitCode = await main();
