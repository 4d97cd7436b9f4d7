import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** The folders whose files copies share, from the project's root. */
export const linkedFolders = ['generator', 'src'];

const projectRoot = path.resolve(import.meta.dirname, '../..');

/** The folder of the shared code; undefined outside of a run of tests. */
export function codeToLink(): string | undefined {
  return process.env.PROJECT_CODE;
}

/** Copies the code of the project without what is generated. */
export function copyCode(target: string): void {
  for (const folder of linkedFolders)
    cpSync(path.join(projectRoot, folder), path.join(target, folder), {
      recursive: true,
      filter: (source) => !source.endsWith(path.join('src', 'generated')),
    });
}

function keyOf(folder: string): string {
  const hash = createHash('sha256');
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true }))
    if (entry.isFile()) hash.update(readFileSync(path.join(entry.parentPath, entry.name)));
  return hash.digest('hex');
}

/**
 * Copies the code once for all copies of the project in a run, which link to its files: to write 1,800 files takes 2 s,
 * to link them 0.1 s. Fails the run if a test has changed a file, because all copies would have the change. Each project
 * of the tests calls it, and the first call copies.
 */
export default function setup(): (() => void) | undefined {
  if (codeToLink() !== undefined) return undefined;
  const folder = mkdtempSync(path.join(tmpdir(), 'project-code-'));
  copyCode(folder);
  const before = keyOf(folder);
  process.env.PROJECT_CODE = folder;
  return () => {
    const after = keyOf(folder);
    delete process.env.PROJECT_CODE;
    rmSync(folder, { recursive: true });
    if (after === before) return;
    // Vitest prints an error of a teardown, but ends as if there were none.
    process.exitCode = 1;
    throw new Error('A test has changed the code of all copies. Make its copy with the option `ownCode`.');
  };
}
