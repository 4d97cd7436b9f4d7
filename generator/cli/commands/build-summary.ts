import { counted } from '../../catalogue/diagnostics/visible';
import type { BuildWork } from '../../site/build/pipeline';
import type { PhaseTime } from '../../system/progress';

/** A size with its unit: `812 B`, `18.2 kB`, `1204.5 MB`. */
export function formatBytes(bytes: number): string {
  if (bytes < 1000) return `${bytes} B`;
  return bytes < 1_000_000 ? `${(bytes / 1000).toFixed(1)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
}

/** The lines that a build prints below its result: what it wrote and reused, and how long each phase took. */
export function buildSummary({ files, bytes, made, kept }: BuildWork, phases: readonly PhaseTime[]): readonly string[] {
  const wrote = files === 0 ? 'no file changed' : `wrote ${counted(files, 'file')}, ${formatBytes(bytes)}`;
  const parts = kept === 0 ? '' : `; reused ${kept} of ${counted(made + kept, 'part')} from the last build`;
  return [
    `  ${wrote}${parts}`,
    `  ${phases.map(({ phase, took }) => `${phase.toLowerCase()} ${(took / 1000).toFixed(2)} s`).join(', ')}`,
  ];
}
