import { counted } from '../diagnostics/visible';
import type { BuildWork } from '../pipeline';
import type { PhaseTime } from './progress';

/** A number of bytes in words, with three figures at least where there are as many: `812 B`, `18.2 kB`, `1204.5 MB`. */
export function bytesInWords(bytes: number): string {
  if (bytes < 1000) return `${bytes} B`;
  return bytes < 1_000_000 ? `${(bytes / 1000).toFixed(1)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
}

/** What a build had to do, and how long each phase took: the lines below the one that says what was built. */
export function buildSummary({ files, bytes, made, kept }: BuildWork, phases: readonly PhaseTime[]): readonly string[] {
  const wrote = files === 0 ? 'everything stayed as it was' : `wrote ${counted(files, 'file')}, ${bytesInWords(bytes)}`;
  const parts = kept === 0 ? '' : `; kept ${kept} of ${counted(made + kept, 'part')} from the last build`;
  return [
    `  ${wrote}${parts}`,
    `  ${phases.map(({ phase, took }) => `${phase.toLowerCase()} ${(took / 1000).toFixed(2)} s`).join(', ')}`,
  ];
}
