import { execFileSync } from 'node:child_process';

/** Runs Git in a folder as somebody with a name and an address, which commits need, and returns its output. */
export function gitIn(folder: string, ...args: readonly string[]): string {
  const identity = ['-c', 'user.name=Test', '-c', 'user.email=test@example.com'];
  return execFileSync('git', [...identity, ...args], { cwd: folder, encoding: 'utf8', stdio: 'pipe' }).trim();
}
