import { createInterface } from 'node:readline/promises';
import { isLanguage, languages, type Language } from '../../../src/domain/language/language';
import type { System } from '../../system/system';
import type { Progress } from '../../system/progress';
import type { Checked } from '../../catalogue/check/check';

/** Asks on the terminal; undefined if the user stopped with Ctrl+C or Ctrl+D. */
export type Ask = (prompt: string) => Promise<string | undefined>;

export const askOnTerminal: Ask = async (prompt) => {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  try {
    return (await terminal.question(prompt)).trim();
  } catch (error) {
    if (error instanceof Error && error.name === 'AbortError') return undefined;
    throw error;
  } finally {
    terminal.close();
  }
};

/** In either language. */
export function isYes(answer: string | undefined): boolean {
  return /^(?:y|yes|ن|نعم)$/i.test(answer ?? '');
}

/**
 * `dataErrors`: the data has errors. `partial`: a site was published without the broken parts. `bug`: an error in the
 * generator. `machine`: the disk is full, a folder is not writable, or similar. 70 and 74 are EX_SOFTWARE and EX_IOERR
 * of sysexits.h.
 */
export const exitCodes = { good: 0, dataErrors: 1, usage: 2, partial: 3, bug: 70, machine: 74 } as const;

/** The command line is invalid. Help is printed after the message. */
export class WrongUsage extends Error {}

/** The command line is valid but cannot be carried out. No help is printed. */
export class Refused extends Error {
  constructor(
    message: string,
    readonly exitCode: number = exitCodes.usage,
  ) {
    super(message);
  }
}

/** An option for `parseArgs` and the help. */
export interface OptionSpec {
  readonly type: 'string' | 'boolean';
  /** The placeholder of the value in the help: `N` in `--days N`. */
  readonly value?: string;
  readonly summary: string;
}

/** The language of texts about the data. */
export const languageOption: OptionSpec = {
  type: 'string',
  value: 'en|ar',
  summary: 'the language of the texts (default en)',
};

export function languageNamed(named: string | undefined = 'en'): Language {
  if (!isLanguage(named)) throw new WrongUsage(`--language must be ${languages.join(' or ')}, not "${named}".`);
  return named;
}

export type OptionSpecs = Readonly<Record<string, OptionSpec>>;

/** The options that npm consumed because no `--` precedes them: `npm run check --strict`. */
export function consumedByNpm(
  command: string,
  options: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
): readonly string[] {
  if (environment['npm_lifecycle_event'] !== command) return [];
  return options.filter((name) => environment[`npm_config_${name.replaceAll('-', '_')}`]);
}

export type OptionValues<Specs extends OptionSpecs> = {
  readonly [Name in keyof Specs]?: Specs[Name]['type'] extends 'boolean' ? boolean : string;
};

export const outputFormats = ['text', 'json', 'github'] as const;

export interface Options {
  readonly format: (typeof outputFormats)[number];
  readonly quiet: boolean;
}

interface Terminal {
  readonly colour: boolean;
  /** The answer is undefined if the user stopped. Undefined if nobody can answer. */
  readonly ask?: Ask | undefined;
}

export interface CommandContext<Specs extends OptionSpecs = OptionSpecs> {
  /** Has the instant at which the command started. */
  readonly system: System;
  /** Has the present instant, for long-running commands. */
  readonly systemNow: () => System;
  readonly options: Options;
  readonly values: OptionValues<Specs>;
  /** The arguments after the command's name that are not options. */
  readonly positionals: readonly string[];
  /** Prints a message for a person; nothing with --quiet or --format json. */
  say(text: string): void;
  readonly progress: Progress;
  /** Prints the result in every format, also with --quiet. */
  print(text: string): void;
  readonly terminal: Terminal;
  /** Prints diagnostics in the requested format. Returns whether one of them is an error. */
  report(checked: Pick<Checked, 'diagnostics' | 'sources'>, language?: Language): boolean;
  /** The module of worker threads; undefined if none can be started. */
  readonly workerCode?: string | undefined;
  /** The module of a process that bundles the site's code; undefined if none can be started. */
  readonly bundlerCode?: string | undefined;
  /** The seconds since the process started, for a message. */
  elapsed(): string;
}

export interface Command<Specs extends OptionSpecs = OptionSpecs> {
  readonly summary: string;
  /** The positional arguments in the help. */
  readonly positionals?: string;
  readonly options?: Specs;
  /** Returns the exit code. */
  run(context: CommandContext<Specs>): Promise<number>;
}

export function defineCommand<const Specs extends OptionSpecs>(command: Command<Specs>): Command<Specs> {
  return command;
}

/** Throws `WrongUsage` unless the option is a whole number. */
export function wholeNumber(
  name: string,
  text: string | undefined,
  { otherwise, most }: { readonly otherwise: number; readonly most: number },
): number {
  if (text === undefined) return otherwise;
  if (!/^\d{1,9}$/.test(text) || Number(text) > most)
    throw new WrongUsage(`--${name} must be a whole number up to ${most}, not "${text}".`);
  return Number(text);
}

/** Resolves when the process is asked to stop. */
export function untilStopped(): Promise<void> {
  return new Promise((resolve) => {
    process.once('SIGINT', resolve);
    process.once('SIGTERM', resolve);
  });
}
