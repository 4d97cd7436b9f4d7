import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Contents by path; undefined for a removed file. */
export type Changes = Readonly<Record<string, string | Uint8Array | undefined>>;

/** An entry of a git tree. */
export interface TreeEntry {
  readonly mode: string;
  readonly type: 'blob' | 'tree' | 'commit';
  readonly oid: string;
  readonly size?: number;
  readonly path: string;
}

const identity = (name: string): string => `${name} <${name}@example.com>`;

/** A bare git repository in a temporary folder. */
export class BareRepository {
  readonly folder = mkdtempSync(path.join(tmpdir(), 'bare-repository-'));
  /** The cached contents that were committed or read before. */
  readonly #blobs = new Map<string, Buffer>();
  /** What git has said about objects, which never change: a process takes ten milliseconds and more. */
  readonly #types = new Map<string, string>();
  readonly #trees = new Map<string, readonly TreeEntry[]>();
  readonly #ids = new Map<string, string>();
  /** The time of the next commit in seconds since 1970. Commits are a minute apart. */
  #time = 1_790_000_000;

  constructor() {
    execFileSync('git', ['init', '--quiet', '--bare', '--template=', '--initial-branch=main', this.folder]);
  }

  /** Runs git in the repository. */
  git(args: readonly string[], input?: Uint8Array | string): Buffer {
    return execFileSync('git', [...args], {
      cwd: this.folder,
      input,
      stdio: 'pipe',
      maxBuffer: 1e9,
      env: { ...process.env, GIT_CONFIG_NOSYSTEM: '1', GIT_CONFIG_GLOBAL: '/dev/null' },
    });
  }

  /** Creates a commit without moving a branch to it. Returns its id. */
  commit(parent: string | undefined, changes: Changes, message: string, author = 'someone'): string {
    this.#time += 60;
    const parts: (string | Uint8Array)[] = [
      'commit refs/stand-in/new\n',
      `author ${identity(author)} ${this.#time} +0000\ncommitter ${identity('GitHub')} ${this.#time} +0000\n`,
      `data ${Buffer.byteLength(message)}\n${message}\n`,
      parent === undefined ? '' : `from ${parent}\n`,
    ];
    for (const [file, content] of Object.entries(changes)) {
      if (content === undefined) parts.push(`D ${JSON.stringify(file)}\n`);
      else {
        const bytes = Buffer.from(content);
        // Cached, because a process for each of thousands of files would take minutes.
        this.#blobs.set(createHash('sha1').update(`blob ${bytes.length}\0`).update(bytes).digest('hex'), bytes);
        parts.push(`M 100644 inline ${JSON.stringify(file)}\ndata ${bytes.length}\n`, bytes, '\n');
      }
    }
    this.git(['fast-import', '--quiet', '--force'], Buffer.concat(parts.map((part) => Buffer.from(part))));
    const oid = this.oidOf('refs/stand-in/new') ?? '';
    this.#types.set(oid, 'commit');
    return oid;
  }

  /** Merges a commit into another one with a merge commit. Returns its id; undefined if they conflict. */
  merge(base: string, head: string, message: string): string | undefined {
    const { status, stdout } = spawnSync('git', ['merge-tree', '--write-tree', base, head], { cwd: this.folder });
    if (status !== 0) return undefined;
    this.#time += 60;
    const environment = ['AUTHOR', 'COMMITTER'].flatMap((role) => [
      [`GIT_${role}_NAME`, 'GitHub'],
      [`GIT_${role}_EMAIL`, 'github@example.com'],
      [`GIT_${role}_DATE`, `${this.#time} +0000`],
    ]);
    return execFileSync('git', ['commit-tree', stdout.toString().trim(), '-p', base, '-p', head, '-m', message], {
      cwd: this.folder,
      env: { ...process.env, ...Object.fromEntries(environment) },
    })
      .toString()
      .trim();
  }

  /** The object id of a revision such as `main` or `main:data`; undefined if it does not exist. */
  oidOf(name: string): string | undefined {
    if (name.startsWith('refs/')) return this.#oidOfRef(name);
    const known = this.#ids.get(name);
    if (known !== undefined) return known;
    const { status, stdout } = spawnSync('git', ['rev-parse', '--quiet', '--verify', '--end-of-options', name], {
      cwd: this.folder,
    });
    if (status !== 0) return undefined;
    const oid = stdout.toString().trim();
    // A commit always has the same files, unlike a branch.
    if (/^[0-9a-f]{40}[:^]/.test(name)) this.#ids.set(name, oid);
    return oid;
  }

  /** Git keeps each ref in a file, until `git gc` packs them. */
  #oidOfRef(name: string): string | undefined {
    const file = path.join(this.folder, name);
    return existsSync(file) && statSync(file).isFile() ? readFileSync(file, 'utf8').trim() : undefined;
  }

  /** The head of a branch. */
  head(branch: string): string | undefined {
    return this.oidOf(`refs/heads/${branch}`);
  }

  /**
   * Moves a branch if it has the expected head; without an expected head it must be new. Returns whether it has moved.
   */
  moveBranch(branch: string, to: string, from = '0'.repeat(40)): boolean {
    return (
      spawnSync('git', ['update-ref', `refs/heads/${branch}`, to, from], { cwd: this.folder, stdio: 'ignore' })
        .status === 0
    );
  }

  /** The type of an object; undefined if there is none. */
  typeOf(oid: string): string | undefined {
    const known = this.#blobs.has(oid) ? 'blob' : this.#types.get(oid);
    if (known !== undefined) return known;
    const { status, stdout } = spawnSync('git', ['cat-file', '-t', oid], { cwd: this.folder });
    if (status !== 0) return undefined;
    const type = stdout.toString().trim();
    this.#types.set(oid, type);
    return type;
  }

  /** The entries of a tree or commit, recursively or only the direct ones. */
  tree(oid: string, isRecursive: boolean): readonly TreeEntry[] {
    const key = `${oid} ${isRecursive}`;
    const known = this.#trees.get(key);
    if (known) return known;
    const entries = this.git(['ls-tree', ...(isRecursive ? ['-r', '-t'] : []), '-l', '-z', oid])
      .toString()
      .split('\0')
      .filter((line) => line !== '')
      .map((line): TreeEntry => {
        const [facts = '', file = ''] = line.split('\t');
        const [mode = '', type, id = '', size] = facts.split(/ +/);
        if (type !== 'blob' && type !== 'tree' && type !== 'commit') throw new Error(`git lists "${line}".`);
        return { mode, type, oid: id, path: file, ...(type === 'blob' && { size: Number(size) }) };
      });
    this.#trees.set(key, entries);
    return entries;
  }

  /** The content of a blob; undefined if there is none. */
  blob(oid: string): Buffer | undefined {
    const kept = this.#blobs.get(oid);
    if (kept || this.typeOf(oid) !== 'blob') return kept;
    const content = this.git(['cat-file', 'blob', oid]);
    this.#blobs.set(oid, content);
    return content;
  }

  /** The content of a file of a commit or branch; undefined if there is none. */
  file(commit: string, name: string): Buffer | undefined {
    const oid = this.oidOf(`${this.head(commit) ?? commit}:${name}`);
    return oid === undefined ? undefined : this.blob(oid);
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}
