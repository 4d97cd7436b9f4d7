import { hasErrors } from '../../../generator/catalogue/diagnostics/diagnostic';
import { formatText } from '../../../generator/catalogue/diagnostics/reporters/text';
import type { CommandContext } from '../../../generator/cli/commands/command';
import type { System } from '../../../generator/system/system';

/** The context of a command without options or arguments that a test runs as a function, and what it has printed. */
export function contextOf(
  system: System,
  format: 'text' | 'json' = 'text',
): { readonly context: Omit<CommandContext, 'values'>; readonly printed: () => string } {
  let printed = '';
  const print = (text: string): void => {
    printed += text.endsWith('\n') ? text : `${text}\n`;
  };
  const context: Omit<CommandContext, 'values'> = {
    system,
    systemNow: () => system,
    options: { format, quiet: false },
    positionals: [],
    say: print,
    progress: () => undefined,
    terminal: { colour: false },
    print,
    report({ diagnostics, sources }) {
      print(formatText(diagnostics, sources));
      return hasErrors(diagnostics);
    },
    elapsed: () => '',
  };
  return { context, printed: () => printed };
}
