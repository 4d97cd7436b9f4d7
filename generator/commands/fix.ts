import { writeBytes, type BytesChange } from '../amend/file-changes';
import { counted } from '../diagnostics/visible';
import { fixesOf, type FixedFile } from '../fix/fixes';
import { differenceOf } from '../fix/difference';
import { loadSchemas } from '../load/schemas';
import type { System } from '../system/system';
import { askOnTerminal, isYes } from './asking';
import { exitCodes, Refused, WrongUsage, type CommandContext, type OptionSpecs } from './command';

export const fixOptions = {
  fix: { type: 'boolean', summary: 'show what has only one right answer, and correct it if you agree' },
  yes: { type: 'boolean', summary: 'with --fix: do not ask' },
} as const satisfies OptionSpecs;

/** Asks a question that is answered with yes or no. An interrupted question is a no. */
type Agree = (question: string) => Promise<boolean>;

const agreeOnTerminal: Agree = async (question) => isYes(await askOnTerminal(`${question} (y/n) `));

/** Writes files, if none of them was changed since it was read. */
function write(system: System, files: readonly FixedFile[]): void {
  const refusal = writeBytes(
    system,
    files.flatMap(({ path, before, newPath, after }): readonly BytesChange[] =>
      path === newPath
        ? [{ path, before, after }]
        : [
            { path, before, after: undefined },
            { path: newPath, before: undefined, after },
          ],
    ),
  );
  if (refusal?.reason === 'changed')
    throw new Refused(
      `${system.realPath(refusal.path)} was changed in the meantime. Nothing was corrected: run this again.`,
    );
  if (refusal) throw new Refused(`${system.realPath(refusal.path)} exists already. Nothing was corrected.`);
}

/**
 * Corrects what has only one right answer, after it has shown the changes and asked.
 *
 * @returns the exit code if the command ends here; undefined if what is left is to be checked
 */
export async function fixData(
  context: Pick<CommandContext<typeof fixOptions>, 'system' | 'options' | 'values' | 'print' | 'say' | 'terminal'>,
  agree: Agree = agreeOnTerminal,
): Promise<number | undefined> {
  const { system, options, values, print, say, terminal } = context;
  const isText = options.format === 'text';
  if (!isText && !values.yes) throw new WrongUsage(`--fix with --format ${options.format} needs --yes.`);
  const { files } = fixesOf(system, loadSchemas(system));
  if (files.length === 0) {
    say('There is nothing to correct that has only one right answer.');
    return undefined;
  }
  const real = (file: FixedFile): FixedFile => ({
    ...file,
    path: system.realPath(file.path),
    newPath: system.realPath(file.newPath),
  });
  if (isText) for (const file of files) print(`${differenceOf(real(file))}\n`);
  if (!values.yes) {
    if (!terminal.answers)
      throw new Refused(
        'Nothing was changed, because the question cannot be answered here. To make these changes: npm run check -- --fix --yes',
      );
    if (!(await agree(`Make these changes in ${counted(files.length, 'file')}?`))) {
      say('Nothing was changed.');
      return exitCodes.usage;
    }
  }
  write(system, files);
  say(`Corrected: ${counted(files.length, 'file')}.`);
  return undefined;
}
