import { parseArgs } from 'node:util';
import {
  askOnTerminal,
  consumedByNpm,
  exitCodes,
  outputFormats,
  Refused,
  WrongUsage,
  type Command,
  type CommandContext,
  type Options,
  type OptionSpecs,
} from './commands/command';
import { hasErrors } from '../catalogue/diagnostics/diagnostic';
import { relocate } from '../catalogue/diagnostics/relocate';
import { formatGithub, formatGithubSummary } from '../catalogue/diagnostics/reporters/github';
import { render } from '../catalogue/diagnostics/phrases';
import { formatJson } from '../catalogue/diagnostics/reporters/json';
import { formatText } from '../catalogue/diagnostics/reporters/text';
import { counted } from '../catalogue/diagnostics/visible';
import { codeOf, diskErrorOf } from '../system/disk-errors';
import { BadEnvironment } from '../system/environment';
import { nodeSystem, type System } from '../system/system';
import { packageMissing } from '../system/prerequisites.js';
import { withSourcePlaces } from '../system/source-places.js';
import { RuleError } from '../catalogue/validate/engine/rule-error';
import { progressLine, silentProgress } from '../system/progress';

/** Per code in a terminal: they have one cause, or one correction is an example for the others. */
const usualMostOfCode = 20;

const action = (name: 'checked' | 'end' | 'rename' | 'remove') => async () => ({
  command: (await import('./commands/actions')).actionCommand(name),
});

/** By name. Each is loaded only when it is called: checking the data does not wait for the bundler. */
export const commands: Readonly<Record<string, () => Promise<{ readonly command: Command }>>> = {
  check: () => import('./commands/check'),
  explain: () => import('./commands/explain'),
  new: () => import('./commands/new'),
  tried: () => import('./commands/tried'),
  checked: action('checked'),
  end: action('end'),
  rename: action('rename'),
  remove: action('remove'),
  report: () => import('./commands/report'),
  feed: () => import('./commands/feeds/feed'),
  pull: () => import('./commands/feeds/pull'),
  earnings: () => import('./commands/earnings'),
  inbox: () => import('./commands/inbox'),
  changes: () => import('./commands/changes'),
  generate: () => import('./commands/generate'),
  build: () => import('./commands/build'),
  announce: () => import('./commands/announce'),
  live: () => import('./commands/live'),
  merge: () => import('./commands/merge'),
  serve: () => import('./commands/serve'),
  hosts: () => import('./commands/hosts'),
  dev: () => import('./commands/dev'),
  edit: () => import('./commands/edit'),
};

export interface Launched {
  /** As in `System`. */
  readonly code?: string;
  /** As in `System`. */
  readonly damagedEntries?: Set<string>;
  /** As in `CommandContext`. */
  readonly workerCode?: string;
  /** As in `CommandContext`. */
  readonly bundlerCode?: string;
}

const commonOptions = {
  format: { type: 'string', value: outputFormats.join('|'), summary: 'the output format (default text)' },
  quiet: { type: 'boolean', summary: 'print errors and warnings only' },
  help: { type: 'boolean', summary: 'show this' },
} as const satisfies OptionSpecs;

const column = 34;

function optionRows(options: OptionSpecs): readonly string[] {
  return Object.entries(options).map(
    ([name, { value, summary }]) => `    ${`--${name} ${value ?? ''}`.padEnd(column - 2)} ${summary}`,
  );
}

/** For one command, or for all if the name is unknown. */
async function help(only?: string): Promise<string> {
  const sections = await Promise.all(
    Object.entries(commands)
      .filter(([name]) => only === undefined || !Object.hasOwn(commands, only) || name === only)
      .map(async ([name, load]) => {
        const { command } = await load();
        return [
          `  ${`${name} ${command.positionals ?? ''}`.padEnd(column)} ${command.summary}`,
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

function contextOf(
  root: string,
  { code, damagedEntries, workerCode, bundlerCode }: Launched,
  options: Options,
  values: CommandContext['values'],
  positionals: readonly string[],
): CommandContext {
  const systemNow = (): System => nodeSystem(root, process.env, { code, damagedEntries });
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
    positionals,
    workerCode,
    bundlerCode,
    elapsed: () => `${(system.stopwatch() / 1000).toFixed(2)} s`,
    progress: watched ? progress : silentProgress,
    say(text) {
      clear();
      if (!options.quiet && options.format !== 'json') process.stdout.write(`${text}\n`);
    },
    print(text) {
      process.stdout.write(text.endsWith('\n') ? text : `${text}\n`);
    },
    // Without a terminal, `isTTY` is undefined.
    terminal: {
      colour: colours(process.stdout),
      ask: process.stdin.isTTY && !options.quiet ? askOnTerminal : undefined,
    },
    report(checked, language = 'en') {
      clear();
      const { diagnostics, sources } = relocate(checked, system.realPath);
      if (options.format === 'json') process.stdout.write(`${formatJson(diagnostics, sources)}\n`);
      else if (options.format === 'github') {
        process.stdout.write(formatGithub(diagnostics, sources));
        const summary = system.environment.GITHUB_STEP_SUMMARY;
        if (summary) system.append(summary, formatGithubSummary(diagnostics, sources));
      } else {
        const mostOfCode = values['warnings'] ? Infinity : usualMostOfCode;
        process.stderr.write(
          formatText(diagnostics, sources, { colour: colours(process.stderr), mostOfCode, language }),
        );
        const codes = new Set(diagnostics.map(({ code }) => code));
        if (codes.size > 0)
          process.stderr.write(
            `${render({ id: 'terminal.explain', values: { code: codes.size === 1 ? [...codes].join() : '<code>' } }, language)}\n`,
          );
      }
      return hasErrors(diagnostics);
    },
  };
}

/** Undefined if the arguments ask for help. */
function readArguments(name: string, command: Command, args: readonly string[]) {
  const { positionals, values: given } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { ...command.options, ...commonOptions },
  });
  const { format: wanted = 'text', quiet = false, help: helpWanted, ...values } = given;
  if (helpWanted) return undefined;
  const [consumed] = consumedByNpm(name, Object.keys(command.options ?? {}), process.env);
  if (consumed !== undefined && !Object.hasOwn(values, consumed))
    throw new WrongUsage(
      `npm consumes --${consumed} itself. Write -- before options: npm run ${name} -- --${consumed}`,
    );
  if (positionals.length > 0 && command.positionals === undefined)
    throw new WrongUsage(`"${name}" takes no further words, not "${positionals.join(' ')}".`);
  const format = outputFormats.find((each) => each === wanted);
  if (!format) throw new WrongUsage(`--format must be text, json or github, not "${wanted}".`);
  return { options: { format, quiet }, values, positionals };
}

async function main(root: string, launched: Launched, [name, ...rest]: readonly string[]): Promise<number> {
  if (name === '--help') {
    process.stdout.write(await help());
    return exitCodes.good;
  }
  const load = name === undefined || !Object.hasOwn(commands, name) ? undefined : commands[name];
  if (name === undefined || !load)
    throw new WrongUsage(name === undefined ? 'Name a command.' : `There is no command "${name}".`);
  const { command } = await load();
  const given = readArguments(name, command, rest);
  if (!given) {
    process.stdout.write(await help(name));
    return exitCodes.good;
  }
  const context = contextOf(root, launched, given.options, given.values, given.positionals);
  try {
    const exitCode = await command.run(context);
    const { size } = context.system.damagedEntries;
    if (size > 0) context.say(`Cache repaired (${counted(size, 'entry', 'entries')}).`);
    return exitCode;
  } catch (error) {
    // Prints the findings of the other rules before the bug is reported.
    if (error instanceof RuleError) context.report(error.checked);
    throw error;
  }
}

/** Returns the exit code. */
async function reportFailure(error: unknown, name: string | undefined): Promise<number> {
  const print = (text: string): void => void process.stderr.write(`${text}\n`);
  const message = error instanceof Error ? error.message : String(error);
  if (error instanceof Refused) {
    print(message);
    return error.exitCode;
  }
  if (error instanceof WrongUsage || error instanceof BadEnvironment || codeOf(error)?.startsWith('ERR_PARSE_ARGS')) {
    print(`${message}\n\n${(await help(name)).trimEnd()}`);
    return exitCodes.usage;
  }
  const prerequisite = diskErrorOf(error)?.message ?? packageMissing(error);
  if (prerequisite !== undefined) {
    print(prerequisite);
    return exitCodes.machine;
  }
  print('This is a bug in the generator, not an error in your data. Please report it with the following lines.');
  print(withSourcePlaces(error instanceof Error ? (error.stack ?? message) : message));
  return exitCodes.bug;
}

/** `root` is the project folder, `args` the name of the command and its arguments. Returns the exit code. */
export async function run(root: string, args: readonly string[], launched: Launched = {}): Promise<number> {
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    // The reading process has ended, as in `| head`.
    if (error.code === 'EPIPE') process.exit();
    const disk = diskErrorOf(error, 'written', 'the output');
    if (!disk) throw error;
    process.stderr.write(`${disk.message}\n`);
    process.exit(exitCodes.machine);
  });
  try {
    return await main(root, launched, args);
  } catch (error) {
    return await reportFailure(error, args[0]);
  }
}
