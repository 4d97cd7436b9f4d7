import type { Host } from '../host';
import type { Checked } from '../pipeline';

/** What a process of the generator ends with. A bug of ours has a number of its own, so that it never looks like a fault in the data. */
export const exitCodes = { good: 0, faults: 1, usage: 2, bug: 70 } as const;

/** Somebody called the generator in a way it does not know. */
export class WrongUsage extends Error {}

/** The options of all commands, checked. */
export interface Options {
  readonly format: 'text' | 'json' | 'github';
  readonly port: number | undefined;
  readonly quiet: boolean;
}

/** What a command works with. */
export interface CommandContext {
  /** The outside world, with the instant at which the command began. */
  readonly host: Host;
  /** The outside world anew, for commands that go on for long. */
  readonly hostNow: () => Host;
  readonly options: Options;
  /** The words after the command's name. */
  readonly words: readonly string[];
  /** Tells people something; silent with --quiet and in formats for machines. */
  say(text: string): void;
  /** Reports faults in the format asked for; says whether any of them is an error. */
  report(checked: Checked): boolean;
  /** The seconds since the command began, as words. */
  elapsed(): string;
}

/** One command of the generator; it gives what the process is to end with. */
export interface Command {
  /** One line for the help. */
  readonly summary: string;
  /** The words it takes after its name, for the help. None if absent. */
  readonly usage?: string;
  run(context: CommandContext): Promise<number>;
}

/** Resolves when the process is asked to stop. */
export function untilStopped(): Promise<void> {
  return new Promise((resolve) => {
    process.once('SIGINT', resolve);
    process.once('SIGTERM', resolve);
  });
}
