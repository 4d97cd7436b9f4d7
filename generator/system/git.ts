import { codeOf } from './disk-errors';
import type { System } from './system';

/** The message is the reason why Git failed. */
export class GitError extends Error {}

const largestOutput = 1024 * 1024 * 1024;

async function git(root: string, args: readonly string[], input = ''): Promise<Buffer> {
  // Loaded when needed: most commands do not use Git, and loading takes some milliseconds.
  const { execFileSync } = await import('node:child_process');
  try {
    return execFileSync('git', [...args], { cwd: root, input, maxBuffer: largestOutput, stdio: 'pipe' });
  } catch (error) {
    if (codeOf(error) === 'ENOENT') throw new GitError('Git is not installed.');
    const stderr = error instanceof Error && 'stderr' in error ? String(error.stderr).trim() : '';
    throw new GitError(stderr === '' ? `git ${args[0] ?? ''} failed.` : stderr);
  }
}

/** The commit with a name: a branch, tag or any other name in Git; undefined if this repository has none. */
export async function commitNamed(root: string, name: string): Promise<string | undefined> {
  try {
    const resolved = await git(root, ['rev-parse', '--verify', '--quiet', '--end-of-options', `${name}^{commit}`]);
    return resolved.toString('latin1').trim();
  } catch (error) {
    if (error instanceof GitError && error.message === 'git rev-parse failed.') return undefined;
    throw error;
  }
}

/** Whether a commit contains another one; false if this repository lacks either. */
export async function contains(root: string, commit: string, other: string): Promise<boolean> {
  try {
    await git(root, ['merge-base', '--is-ancestor', other, commit]);
    return true;
  } catch (error) {
    if (error instanceof GitError) return false;
    throw error;
  }
}

/** The contents of the objects in the output of `git cat-file --batch`, in order. */
function* contentsOf(batch: Buffer): Generator<Uint8Array> {
  for (let at = 0; at < batch.length; ) {
    const headerEnd = batch.indexOf('\n', at);
    const size = Number(batch.toString('latin1', at, headerEnd).split(' ')[2]);
    yield batch.subarray(headerEnd + 1, headerEnd + 1 + size);
    // Each content is followed by a line feed.
    at = headerEnd + size + 2;
  }
}

/** By their paths from the project folder. `reference` is any name of a commit in Git. */
export async function filesOfCommit(
  root: string,
  reference: string,
  folder: string,
): Promise<ReadonlyMap<string, Uint8Array>> {
  const commit = await commitNamed(root, reference);
  if (commit === undefined) throw new GitError(`There is no commit "${reference}" in this repository.`);
  const listing = await git(root, ['ls-tree', '-r', '-z', commit, '--', `${folder}/`]);
  const entries = listing
    .toString('utf8')
    .split('\0')
    .flatMap((line) => {
      const [, mode, id, file] = /^(\d+) blob (\w+)\t(.+)$/s.exec(line) ?? [];
      // A symbolic link is a blob too, with the path of its target as content.
      return mode?.startsWith('100') && id !== undefined && file !== undefined ? [{ id, file }] : [];
    });
  const batch = await git(root, ['cat-file', '--batch'], entries.map(({ id }) => `${id}\n`).join(''));
  const contents = [...contentsOf(batch)];
  return new Map(
    entries.flatMap(({ file }, index) => {
      const content = contents[index];
      return content ? [[file, content] as const] : [];
    }),
  );
}

/** The variables in which build hosts provide the commit. */
const commitVariables = ['GITHUB_SHA', 'CF_PAGES_COMMIT_SHA', 'COMMIT_REF', 'VERCEL_GIT_COMMIT_SHA'] as const;

/** Undefined if neither the environment nor Git provides it. */
export async function builtCommit({
  root,
  environment,
}: Pick<System, 'root' | 'environment'>): Promise<string | undefined> {
  const named = commitVariables.map((name) => environment[name]).find((commit) => /^[0-9a-f]{40}$/.test(commit ?? ''));
  if (named !== undefined) return named;
  try {
    return await commitNamed(root, 'HEAD');
  } catch (error) {
    if (error instanceof GitError) return undefined;
    throw error;
  }
}
