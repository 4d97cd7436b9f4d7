import type { FileChange } from '../../catalogue/amend/file-changes';
import { counted } from '../../catalogue/diagnostics/visible';
import { fixesOf, type FixedFile } from '../../catalogue/fix/fixes';
import { differenceOf } from '../../catalogue/fix/difference';
import { loadSchemas } from '../../catalogue/load/schemas';
import { agreement, writeAll } from './writing';
import { WrongUsage, type CommandContext, type OptionSpecs } from './command';

export const fixOptions = {
  fix: { type: 'boolean', summary: 'show what has only one right answer, and correct it if you agree' },
  yes: { type: 'boolean', summary: 'with --fix: do not ask' },
} as const satisfies OptionSpecs;

/** Asks first. Returns the exit code if the command ends here; undefined to check the rest. */
export async function fixData(
  context: Pick<CommandContext<typeof fixOptions>, 'system' | 'options' | 'values' | 'print' | 'say' | 'terminal'>,
): Promise<number | undefined> {
  const { system, options, values, print, say } = context;
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
    const ended = await agreement(context, files.length, 'npm run check -- --fix');
    if (ended !== undefined) return ended;
  }
  // A renamed file is removed and created.
  const changes = files.flatMap(({ path, before, newPath, after }): readonly FileChange<Uint8Array>[] =>
    path === newPath
      ? [{ path, before, after }]
      : [
          { path, before, after: undefined },
          { path: newPath, before: undefined, after },
        ],
  );
  writeAll(system, changes, 'corrected');
  say(`Corrected: ${counted(files.length, 'file')}.`);
  return undefined;
}
