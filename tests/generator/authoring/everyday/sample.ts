import { commands } from '../../../../generator/cli/main';
import { exitCodes, type CommandContext } from '../../../../generator/cli/commands/command';
import { nodeSystem } from '../../../../generator/system/system';
import { contextOf } from '../../support/command-context';
import { InboxProject } from '../../operations/inbox/sample';

/** The result of a command. */
export interface Run {
  readonly code: number;
  readonly out: string;
}

interface Given {
  /** The answers of the user, in order; without them, nobody can answer. */
  readonly answers?: readonly (string | undefined)[];
  readonly options?: Readonly<Record<string, string | boolean>>;
}

/** The words of a command line without quotes, or its words. */
export type Words = string | readonly string[];

/** A catalogue on the disk, on 24 November 2026 at noon in Riyadh, and the everyday commands in it. */
export class EverydayProject extends InboxProject {
  /** Runs a command, whose name is the first word; a refusal is thrown. */
  async everyday(line: Words, { answers, options = {} }: Given = {}): Promise<Run> {
    const [name = '', ...positionals] = typeof line === 'string' ? line.split(' ').filter(Boolean) : line;
    const system = nodeSystem(this.root, {
      SOURCE_DATE_EPOCH: String(Date.UTC(2026, 10, 24, 9) / 1000),
      INIT_CWD: this.root,
    });
    const { context, printed } = contextOf(system);
    const left = [...(answers ?? [])];
    const ask: CommandContext['terminal']['ask'] = async (prompt) => {
      context.print(prompt);
      return left.shift();
    };
    const { command } = (await commands[name]?.()) ?? {};
    if (!command) throw new Error(`There is no command ${name}.`);
    const code = await command.run({
      ...context,
      positionals,
      // Of a command whose options are not known here, the type allows only texts.
      values: options as CommandContext['values'],
      terminal: { colour: false, ask: answers && ask },
    });
    return { code, out: printed() };
  }

  /** Runs a command that does not ask. */
  async agreed(line: Words): Promise<Run> {
    return await this.everyday(line, { options: { yes: true } });
  }

  /** Applies a command, and returns the removed and added lines. */
  async written(line: Words): Promise<readonly string[]> {
    const { code, out } = await this.agreed(line);
    if (code !== exitCodes.good) throw new Error(out);
    return out.split('\n').filter((each) => /^(?:[-+](?![-+]{2})|---|\+\+\+)/.test(each));
  }
}
