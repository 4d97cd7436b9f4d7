import { isLanguage, languages, type Language } from '../../../src/domain/language/language';
import type { System } from '../../system/system';
import type { Progress } from '../../system/progress';
import type { Ask } from './asking';
import type { Checked } from '../../catalogue/check/check';

/**
 * The exit codes of the generator. `dataErrors`: the data has errors. `partial`: a site was published without the
 * broken parts. `bug`: an error in the generator. `machine`: the disk is full, a folder is not writable, or similar. 70
 * and 74 are EX_SOFTWARE and EX_IOERR of sysexits.h.
 */
export const exitCodes = { good: 0, dataErrors: 1, usage: 2, partial: 3, bug: 70, machine: 74 } as const;

/** The command line is not valid: the help is printed after the message. */
export class WrongUsage extends Error {}

/** The command line is valid, but cannot be carried out for the reason in the message: no help is printed. */
export class Refused extends Error {
  constructor(
    message: string,
    readonly exitCode: number = exitCodes.usage,
  ) {
    super(message);
  }
}

/** One option of a command, for `parseArgs` and for the help. */
export interface OptionSpec {
  readonly type: 'string' | 'boolean';
  /** The placeholder of the value in the help: `N` in `--days N`. */
  readonly value?: string;
  readonly summary: string;
}

/** The option with the language of texts about the data. */
export const languageOption: OptionSpec = {
  type: 'string',
  value: 'en|ar',
  summary: 'the language of the texts (default en)',
};

/** The language that an option names. */
export function languageNamed(named: string | undefined = 'en'): Language {
  if (!isLanguage(named)) throw new WrongUsage(`--language must be ${languages.join(' or ')}, not "${named}".`);
  return named;
}

/** The options of a command by name. */
export type OptionSpecs = Readonly<Record<string, OptionSpec>>;

/** The options that npm has consumed, because no `--` precedes them: `npm run check --strict`. */
export function consumedByNpm(
  command: string,
  options: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
): readonly string[] {
  if (environment['npm_lifecycle_event'] !== command) return [];
  return options.filter((name) => environment[`npm_config_${name.replaceAll('-', '_')}`]);
}

/** The values of the options of a command. */
export type OptionValues<Specs extends OptionSpecs> = {
  readonly [Name in keyof Specs]?: Specs[Name]['type'] extends 'boolean' ? boolean : string;
};

/** The formats of diagnostics. */
export const outputFormats = ['text', 'json', 'github'] as const;

/** The options of every command. */
export interface Options {
  readonly format: (typeof outputFormats)[number];
  readonly quiet: boolean;
}

/** The properties of the terminal. */
interface Terminal {
  /** Output may be coloured. */
  readonly colour: boolean;
  /** Asks a question; the answer is undefined if the user stopped. Absent if nobody can answer. */
  readonly ask?: Ask | undefined;
}

/** What a command receives. */
export interface CommandContext<Specs extends OptionSpecs = OptionSpecs> {
  /** The system, with the instant at which the command started. */
  readonly system: System;
  /** Creates the system again with the present instant, for long-running commands. */
  readonly systemNow: () => System;
  readonly options: Options;
  /** The values of the command's own options. */
  readonly values: OptionValues<Specs>;
  /** The arguments after the command's name that are not options. */
  readonly positionals: readonly string[];
  /** Prints a message for a person; nothing with --quiet or --format json. */
  say(text: string): void;
  /** Shows the current phase on a terminal, until something else is printed. */
  readonly progress: Progress;
  /** Prints the result of the command, in every format and also with --quiet. */
  print(text: string): void;
  readonly terminal: Terminal;
  /** Prints diagnostics in the requested format, for people in a language. Returns whether any of them is an error. */
  report(checked: Pick<Checked, 'diagnostics' | 'sources'>, language?: Language): boolean;
  /** The module of worker threads; absent if none can be started. */
  readonly workerCode?: string | undefined;
  /** The module of a process that bundles the site's code; absent if none can be started. */
  readonly bundlerCode?: string | undefined;
  /** The seconds since the process started, for a message. */
  elapsed(): string;
}

/** One command of the generator. */
export interface Command<Specs extends OptionSpecs = OptionSpecs> {
  /** One line for the help. */
  readonly summary: string;
  /** The positional arguments that it takes, for the help. None if absent. */
  readonly positionals?: string;
  /** The options that it has besides those of every command. */
  readonly options?: Specs;
  /** Returns the exit code. */
  run(context: CommandContext<Specs>): Promise<number>;
}

/** Declares a command, whose option values are typed by its options. */
export function defineCommand<const Specs extends OptionSpecs>(command: Command<Specs>): Command<Specs> {
  return command;
}

/** Reads an option that is a whole number. */
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
