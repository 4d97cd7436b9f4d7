import type { System } from '../system/system';
import type { Progress } from './progress';
import type { Checked } from '../check';
import type { HelperCode } from '../incremental/threads/crew';

/**
 * What a process of the generator ends with. A bug of ours has a number of its own, so that it never looks like a
 * fault in the data; `partial` is a site that was published without what is broken. `machine` is neither: the disk is full, or a
 * folder may not be written. 70 and 74 are EX_SOFTWARE and EX_IOERR of sysexits.h.
 */
export const exitCodes = { good: 0, dataErrors: 1, usage: 2, partial: 3, bug: 70, machine: 74 } as const;

/** Somebody called the generator in a way it does not know. */
export class WrongUsage extends Error {}

/** Somebody asked rightly for what cannot be done as things stand: the sentence says why, and help would not help. */
export class Refused extends Error {}

/** One option of a command, as `parseArgs` takes it, with what the help says of it. */
export interface OptionSpec {
  readonly type: 'string' | 'boolean';
  /** What the value is, for the help: `N` in `--days N`. */
  readonly value?: string;
  readonly summary: string;
}

/** The options of a command by name. */
export type OptionSpecs = Readonly<Record<string, OptionSpec>>;

/** What was given for the options of a command. */
export type OptionValues<Specs extends OptionSpecs> = {
  readonly [Name in keyof Specs]?: Specs[Name]['type'] extends 'boolean' ? boolean : string;
};

/** How faults can be reported. */
export const outputFormats = ['text', 'json', 'github'] as const;

/** The options that every command has, checked. */
export interface Options {
  readonly format: (typeof outputFormats)[number];
  readonly quiet: boolean;
}

/** Whether a person watches, or a program reads along. */
export interface Terminal {
  /** What is printed may be coloured. */
  readonly colour: boolean;
  /** Questions may be asked, and somebody answers. */
  readonly answers: boolean;
}

/** What a command works with. */
export interface CommandContext<Specs extends OptionSpecs = OptionSpecs> {
  /** The outside world, with the instant at which the command began. */
  readonly system: System;
  /** The outside world anew, for commands that go on for long. */
  readonly systemNow: () => System;
  readonly options: Options;
  /** What was given for the command's own options. */
  readonly values: OptionValues<Specs>;
  /** The words after the command's name. */
  readonly words: readonly string[];
  /** Tells people something; silent with --quiet and where a program reads along. */
  say(text: string): void;
  /** Tells on a terminal what is being done, until something else is told. */
  readonly progress: Progress;
  /** Gives what the command was asked for, as it is. */
  print(text: string): void;
  /** Who is at the other end. */
  readonly terminal: Terminal;
  /** Reports faults in the format asked for; says whether any of them is an error. */
  report(checked: Pick<Checked, 'diagnostics' | 'sources'>): boolean;
  /** The code of threads that may help; absent where none can be started. */
  readonly helper?: HelperCode | undefined;
  /** The seconds since the process began, with what it took to load the code, as words. */
  elapsed(): string;
}

/** One command of the generator; it gives what the process is to end with. */
export interface Command<Specs extends OptionSpecs = OptionSpecs> {
  /** One line for the help. */
  readonly summary: string;
  /** The words it takes after its name, for the help. None if absent. */
  readonly words?: string;
  /** The options it takes besides those of all commands. */
  readonly options?: Specs;
  run(context: CommandContext<Specs>): Promise<number>;
}

/** A command whose options have the types that it declares. */
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
