import { parseArgs } from 'node:util';
import {
  exitCodes,
  outputFormats,
  Refused,
  WrongUsage,
  type Command,
  type CommandContext,
  type Options,
  type OptionSpecs,
} from './commands/command';
import { optionsFromNpm } from './commands/npm-options';
import { hasErrors } from './diagnostics/diagnostic';
import { relocate } from './diagnostics/relocate';
import { formatGithub, formatGithubSummary } from './diagnostics/reporters/github';
import { formatJson } from './diagnostics/reporters/json';
import { formatText } from './diagnostics/reporters/text';
import { codeOf, diskErrorOf } from './system/disk-errors';
import { BadEnvironment } from './system/environment';
import { nodeSystem, type System } from './system/system';
import type { HelperCode } from './incremental/threads/crew';
import type { Builder } from './incremental/threads/help';
import type { Orders } from './incremental/threads/orders';
import { packageMissing } from './launcher/prerequisites.js';
import { withSourcePlaces } from './launcher/source-places.js';
import { RuleError } from './validate/rule-error';
import { progressLine, silentProgress } from './commands/progress';

/** The commands by name. Each is loaded only when it is called: checking the data does not wait for the bundler. */
const commands: Readonly<Record<string, () => Promise<{ readonly command: Command }>>> = {
  check: () => import('./commands/check'),
  explain: () => import('./commands/explain'),
  new: () => import('./commands/new'),
  report: () => import('./commands/report'),
  feed: () => import('./commands/feed'),
  changes: () => import('./commands/changes'),
  generate: () => import('./commands/generate'),
  build: () => import('./commands/build'),
  merge: () => import('./commands/merge'),
  serve: () => import('./commands/serve'),
  hosts: () => import('./commands/hosts'),
  dev: () => import('./commands/dev'),
};

/** What the launcher knows of the code that it has loaded. */
export interface Launched {
  /** As in `System`. */
  readonly code?: string;
  /** The code of threads that may help. */
  readonly helper?: HelperCode;
}

const commonOptions = {
  format: { type: 'string', value: outputFormats.join('|'), summary: 'how faults are reported (default text)' },
  quiet: { type: 'boolean', summary: 'only faults, no summary' },
  help: { type: 'boolean', summary: 'show this' },
} as const satisfies OptionSpecs;

const column = 34;

function optionRows(options: OptionSpecs): readonly string[] {
  return Object.entries(options).map(
    ([name, { value, summary }]) => `    ${`--${name} ${value ?? ''}`.padEnd(column - 2)} ${summary}`,
  );
}

/** What can be called: everything, or one command where it is known which was meant. */
async function help(only?: string): Promise<string> {
  const sections = await Promise.all(
    Object.entries(commands)
      .filter(([name]) => only === undefined || !Object.hasOwn(commands, only) || name === only)
      .map(async ([name, load]) => {
        const { command } = await load();
        return [
          `  ${`${name} ${command.words ?? ''}`.padEnd(column)} ${command.summary}`,
          ...optionRows(command.options ?? {}),
        ];
      }),
  );
  return [
    'Usage: npm run <command> -- [options]',
    '',
    ...sections.flat(),
    '',
    '  every command',
    ...optionRows(commonOptions),
    '',
  ].join('\n');
}

function readOptions(values: { readonly format?: string; readonly quiet?: boolean }): Options {
  const { format: wanted = 'text', quiet = false } = values;
  const format = outputFormats.find((name) => name === wanted);
  if (!format) throw new WrongUsage(`--format must be text, json or github, not "${wanted}".`);
  return { format, quiet };
}

function contextOf(
  root: string,
  command: string,
  { code, helper }: Launched,
  options: Options,
  values: CommandContext['values'],
  words: readonly string[],
): CommandContext {
  const systemNow = (): System => nodeSystem(root, process.env, { code, command });
  const system = systemNow();
  const colours = (stream: { readonly isTTY: boolean }) => stream.isTTY && !system.environment.NO_COLOR;
  const watched = process.stderr.isTTY && !options.quiet && options.format === 'text';
  const { progress, clear } = progressLine(
    (text) => process.stderr.write(text),
    () => system.stopwatch(),
  );
  return {
    system,
    systemNow,
    options,
    values,
    words,
    helper,
    elapsed: () => `${(system.stopwatch() / 1000).toFixed(2)} s`,
    progress: watched ? progress : silentProgress,
    say(text) {
      clear();
      if (!options.quiet && options.format !== 'json') process.stdout.write(`${text}\n`);
    },
    print(text) {
      process.stdout.write(text.endsWith('\n') ? text : `${text}\n`);
    },
    terminal: { colour: colours(process.stdout), answers: process.stdin.isTTY && !options.quiet },
    report(checked) {
      clear();
      const { diagnostics, sources } = relocate(checked, system.realPath);
      if (options.format === 'json') process.stdout.write(`${formatJson(diagnostics, sources)}\n`);
      else if (options.format === 'github') {
        process.stdout.write(formatGithub(diagnostics, sources));
        const summary = system.environment.GITHUB_STEP_SUMMARY;
        if (summary) system.append(summary, formatGithubSummary(diagnostics, sources));
      } else {
        process.stderr.write(formatText(diagnostics, sources, { colour: colours(process.stderr) }));
        const codes = new Set(diagnostics.map(({ code }) => code));
        if (codes.size > 0)
          process.stderr.write(
            `\`npm run explain ${codes.size === 1 ? [...codes].join() : '<code>'}\` shows a rule with a wrong and a right example.\n`,
          );
      }
      return hasErrors(diagnostics);
    },
  };
}

/** Runs a command. If a validation rule throws an error, what all other rules found is printed before the bug is reported. */
async function runCommand(command: Command, context: CommandContext): Promise<number> {
  try {
    return await command.run(context);
  } catch (error) {
    if (error instanceof RuleError) context.report(error.checked);
    throw error;
  }
}

async function main(root: string, launched: Launched, [name, ...rest]: readonly string[]): Promise<number> {
  try {
    if (name === '--help') {
      process.stdout.write(await help());
      return exitCodes.good;
    }
    const load = name === undefined || !Object.hasOwn(commands, name) ? undefined : commands[name];
    if (!load) throw new WrongUsage(name === undefined ? 'Say what to do.' : `There is no command "${name}".`);
    // React and Vite read it when they are loaded. Whatever it is outside, a build is a build.
    process.env.NODE_ENV = name === 'dev' ? 'development' : 'production';
    const { command } = await load();
    const { values, positionals } = parseArgs({
      args: [...rest],
      allowPositionals: true,
      options: { ...command.options, ...commonOptions },
    });
    const takes = {
      command: name ?? '',
      specs: { ...command.options, format: commonOptions.format },
      takesWords: command.words !== undefined,
    };
    const { words, values: fromNpm } = optionsFromNpm(takes, positionals, process.env);
    const { format, quiet, help: helpWanted, ...own } = { ...fromNpm, ...values };
    if (helpWanted) {
      process.stdout.write(await help(name));
      return exitCodes.good;
    }
    if (words.length > 0 && command.words === undefined)
      throw new WrongUsage(`"${name}" takes no further words, not "${words.join(' ')}".`);
    return await runCommand(
      command,
      contextOf(
        root,
        name ?? '',
        launched,
        readOptions({ ...(format !== undefined && { format }), ...(quiet !== undefined && { quiet }) }),
        own,
        words,
      ),
    );
  } catch (error) {
    if (error instanceof Refused) {
      process.stderr.write(`${error.message}\n`);
      return exitCodes.usage;
    }
    const wrongUsage =
      error instanceof WrongUsage || error instanceof BadEnvironment || codeOf(error)?.startsWith('ERR_PARSE_ARGS');
    if (wrongUsage) {
      process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n\n${await help(name)}`);
      return exitCodes.usage;
    }
    const disk = diskErrorOf(error);
    if (disk) {
      process.stderr.write(`${disk.message}\n`);
      return exitCodes.machine;
    }
    const missing = packageMissing(error);
    if (missing !== undefined) {
      process.stderr.write(`${missing}\n`);
      return exitCodes.machine;
    }
    process.stderr.write(
      'This is a bug in the generator, not a fault in your data. Please report it with what follows.\n',
    );
    process.stderr.write(
      `${withSourcePlaces(error instanceof Error ? (error.stack ?? error.message) : String(error))}\n`,
    );
    return exitCodes.bug;
  }
}

/**
 * Does what the words of a command line ask for.
 *
 * @param root the project's folder
 * @returns what the process is to end with
 */
export function run(root: string, words: readonly string[], launched: Launched = {}): Promise<number> {
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    // Whoever reads along may have read enough (`| head`): that is no bug.
    if (error.code === 'EPIPE') process.exit();
    const disk = diskErrorOf(error, 'written', 'the output');
    if (!disk) throw error;
    process.stderr.write(`${disk.message}\n`);
    process.exit(exitCodes.machine);
  });
  return main(root, launched, words);
}

/** What a thread runs that helps to build. */
export async function helpToBuild(orders: Orders, builder: Builder): Promise<void> {
  const { help: carryOut } = await import('./incremental/threads/help');
  await carryOut(orders, builder);
}
