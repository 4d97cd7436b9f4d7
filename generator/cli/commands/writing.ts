import { writeChanges, type FileChange } from '../../catalogue/amend/file-changes';
import { counted } from '../../catalogue/diagnostics/visible';
import type { System } from '../../system/system';
import { isYes, exitCodes, Refused, type CommandContext } from './command';

/** Writes changes if all files are as they were read. Returns the message. */
export function writeAll(
  system: System,
  changes: readonly FileChange<string | Uint8Array>[],
  done: 'written' | 'corrected' = 'written',
): void {
  const refusal = writeChanges(system, changes);
  if (refusal?.reason === 'changed')
    throw new Refused(
      `${system.realPath(refusal.path)} was changed in the meantime. Nothing was ${done}: run this again.`,
    );
  if (refusal) throw new Refused(`${system.realPath(refusal.path)} exists already. Nothing was ${done}.`);
}

/** Asks whether to make changes: undefined if so, else the exit code. `command` makes them without a question. */
export async function agreement(
  { options, terminal, say }: Pick<CommandContext, 'options' | 'terminal' | 'say'>,
  files: number,
  command: string,
): Promise<number | undefined> {
  if (!terminal.ask || options.format !== 'text')
    throw new Refused(
      `Nothing was changed, because the question cannot be answered here. To make these changes: ${command} --yes`,
    );
  if (isYes(await terminal.ask(`Make these changes in ${counted(files, 'file')}? (y/n) `))) return undefined;
  say('Nothing was changed.');
  return exitCodes.usage;
}
