import { exitCodes, type CommandContext } from '../../../../generator/cli/commands/command';
import { runEveryday, type EverydayCommand } from '../../../../generator/cli/commands/everyday';
import { formatText } from '../../../../generator/catalogue/diagnostics/reporters/text';
import { hasErrors } from '../../../../generator/catalogue/diagnostics/diagnostic';
import { nodeSystem } from '../../../../generator/system/system';
import { InboxProject } from '../../operations/inbox/sample';

/** The result of a command. */
export interface Run {
  readonly code: number;
  readonly out: string;
}

interface Given {
  /** The words; a text is split at its spaces. */
  readonly words: string | readonly string[];
  /** The answers of the user, in order; without them, nobody can answer. */
  readonly answers?: readonly (string | undefined)[];
  readonly yes?: boolean;
  readonly format?: CommandContext['options']['format'];
  readonly lines?: EverydayCommand['lines'];
}

/** A catalogue on the disk, on 24 November 2026 at noon in Riyadh, and the everyday commands in it. */
export class EverydayProject extends InboxProject {
  /** Runs a command; a refusal is thrown. */
  async everyday(
    command: Pick<EverydayCommand, 'name' | 'plan' | 'needsAll'>,
    { words, answers, yes = false, format = 'text', lines = [] }: Given,
  ): Promise<Run> {
    let out = '';
    const add = (text: string): void => {
      out += `${text}\n`;
    };
    const left = [...(answers ?? [])];
    const code = await runEveryday(
      {
        system: nodeSystem(this.folder, { SOURCE_DATE_EPOCH: String(Date.UTC(2026, 10, 24, 9) / 1000) }),
        options: { format, quiet: false },
        values: { yes },
        positionals: typeof words === 'string' ? words.split(' ').filter(Boolean) : words,
        print: add,
        say: (text) => {
          if (format !== 'json') add(text);
        },
        terminal: { colour: false, answers: answers !== undefined },
        report({ diagnostics, sources }) {
          add(formatText(diagnostics, sources));
          return hasErrors(diagnostics);
        },
      },
      {
        ...command,
        lines,
        async ask(prompt) {
          add(prompt);
          return left.shift();
        },
      },
    );
    return { code, out };
  }

  /** Applies a command, and returns the removed and added lines. */
  async written(
    command: Pick<EverydayCommand, 'name' | 'plan' | 'needsAll'>,
    words: Given['words'],
  ): Promise<readonly string[]> {
    const { code, out } = await this.everyday(command, { words, yes: true });
    if (code !== exitCodes.good) throw new Error(out);
    return out.split('\n').filter((line) => /^(?:[-+](?![-+]{2})|---|\+\+\+)/.test(line));
  }
}
