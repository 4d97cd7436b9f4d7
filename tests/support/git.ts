import { execFileSync } from 'node:child_process';

/** Runs Git in a folder, with the name and address that commits need. Returns its output without a final line break. */
export function gitIn(folder: string, ...args: readonly string[]): string {
  const identity = ['-c', 'user.name=Test', '-c', 'user.email=test@example.com'];
  return execFileSync('git', [...identity, ...args], { cwd: folder, encoding: 'utf8', stdio: 'pipe' }).trimEnd();
}
