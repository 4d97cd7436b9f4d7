import { exitCodes, Refused, type CommandContext } from './command';
import { counted } from '../../catalogue/diagnostics/visible';
import type { BuildWork } from '../../site/build/pipeline';
import { OverBudget, type Budget } from '../../site/render/host-budget';
import type { PhaseTime } from '../../system/progress';

/** For example `812 B`, `18.2 kB`, `1204.5 MB`. */
export function formatBytes(bytes: number): string {
  if (bytes < 1000) return `${bytes} B`;
  return bytes < 1_000_000 ? `${(bytes / 1000).toFixed(1)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
}

/** The lines below the result of a build: what it wrote and reused, and the duration of each phase. */
export function buildSummary({ files, bytes, made, kept }: BuildWork, phases: readonly PhaseTime[]): readonly string[] {
  const wrote = files === 0 ? 'no file changed' : `wrote ${counted(files, 'file')}, ${formatBytes(bytes)}`;
  const parts = kept === 0 ? '' : `; reused ${kept} of ${counted(made + kept, 'part')} from the last build`;
  return [
    `  ${wrote}${parts}`,
    `  ${phases.map(({ phase, took }) => `${phase.toLowerCase()} ${(took / 1000).toFixed(2)} s`).join(', ')}`,
  ];
}

/** Publishes a site. A host that would refuse it is no bug: nothing was published. */
export async function withinBudget<T>(publish: () => Promise<T>): Promise<T> {
  try {
    return await publish();
  } catch (error) {
    if (error instanceof OverBudget) throw new Refused(error.message, exitCodes.dataErrors);
    throw error;
  }
}

/** The site's share of its host's limits. Warnings are printed with --quiet too; as JSON there are only diagnostics. */
export function reportBudget(
  { line, warnings }: Budget,
  { say, print, options }: Pick<CommandContext, 'say' | 'print' | 'options'>,
): void {
  say(`  ${line}`);
  if (options.format === 'json') return;
  for (const warning of warnings)
    print(options.format === 'github' ? `::warning::${warning.replaceAll('\n', '%0A')}` : `Warning: ${warning}`);
}
