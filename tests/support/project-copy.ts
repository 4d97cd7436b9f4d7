import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { nodeSystem } from '../../generator/system/system';
import { catalogueRoot, projectRoot } from './catalogue';
import { codeToLink, copyCode, linkedFolders } from './project-code';
import { serve, type ServedSite } from '../../generator/site/serve/serve';

/** What a copy has besides the code and the data. */
const parts = ['schemas', 'package.json', 'package-lock.json', 'tsconfig.json', 'vite.config.ts'];

/**
 * A copy of the project in a temporary folder, to build, to break and to extend. It shares the packages, and its
 * `data/` is the catalogue under test.
 */
export interface ProjectCopy {
  readonly root: string;
  /** The path of a file on the disk. */
  at(file: string): string;
  read(file: string): string;
  write(file: string, content: string | Uint8Array): void;
  edit(file: string, change: (text: string) => string): void;
  replace(file: string, from: string | RegExp, to: string): void;
  /** Runs a command of the generator and tells how it ended. */
  run(...command: readonly string[]): { readonly code: number | null; readonly out: string; readonly err: string };
  /** Serves what it has built, or what another of its folders has. */
  serve(folder?: string): Promise<ServedSite>;
  remove(): void;
}

/** What a command writes beside the packages: that of the project, and that of Vite. */
const caches: ReadonlySet<string> = new Set(['.cache', '.vite']);

/** What the cache has of the code and of pictures, each under a hash of what it was made of. */
const madeOnce = ['bundle', 'generator', 'pictures', 'prepared'];

/**
 * Where a copy caches: with the project, alone with what the project has made of code and pictures, or alone with
 * nothing.
 */
type OwnCache = false | 'filled' | true;

/**
 * Whether no build removes a part of the cache while tests run: a bundle that was last used more than a day ago may
 * go.
 */
function isKept(part: string): boolean {
  const used = path.join(part, 'used');
  return !existsSync(used) || statSync(used).mtimeMs > Date.now() - 23 * 60 * 60_000;
}

/** Links what is made once into the cache of a copy. What the copy makes itself stays there. */
function fillCache(copy: string): void {
  for (const kind of madeOnce) {
    const folder = path.join('node_modules/.cache/qaseema', kind);
    const made = path.join(projectRoot, folder);
    mkdirSync(path.join(copy, folder), { recursive: true });
    for (const name of existsSync(made) ? readdirSync(made) : [])
      if (isKept(path.join(made, name))) symlinkSync(path.join(made, name), path.join(copy, folder, name));
  }
}

/**
 * Makes the packages of the project those of a copy; with `ownCache` what builds of the project have cached is left
 * behind.
 */
export function sharePackages(copy: string, ownCache: OwnCache): void {
  const packages = path.join(projectRoot, 'node_modules');
  const target = path.join(copy, 'node_modules');
  if (!ownCache) {
    symlinkSync(packages, target);
    return;
  }
  mkdirSync(target);
  for (const name of readdirSync(packages))
    if (!caches.has(name)) symlinkSync(path.join(packages, name), path.join(target, name));
  if (ownCache === 'filled') fillCache(copy);
}

function linkFolder(source: string, target: string): void {
  mkdirSync(target);
  for (const entry of readdirSync(source, { withFileTypes: true })) {
    const link = entry.isDirectory() ? linkFolder : linkSync;
    link(path.join(source, entry.name), path.join(target, entry.name));
  }
}

interface CopyOptions {
  readonly ownCache?: OwnCache;
  /** Whether a test changes files of the code. Otherwise the copy shares them with the other copies of the run. */
  readonly ownCode?: boolean;
}

/** Copies the project. `environment` is that of its commands. */
export function copyProject(
  environment: Readonly<Record<string, string>> = {},
  { ownCache = false, ownCode = false }: CopyOptions = {},
): ProjectCopy {
  const copy = mkdtempSync(path.join(tmpdir(), 'project-'));
  const code = ownCode ? undefined : codeToLink();
  if (code === undefined) copyCode(copy);
  else for (const folder of linkedFolders) linkFolder(path.join(code, folder), path.join(copy, folder));
  for (const part of parts) cpSync(path.join(projectRoot, part), path.join(copy, part), { recursive: true });
  cpSync(catalogueRoot, path.join(copy, 'data'), { recursive: true });
  sharePackages(copy, ownCache);
  const at = (file: string): string => path.join(copy, file);
  const read = (file: string): string => readFileSync(at(file), 'utf8');
  const write = (file: string, content: string | Uint8Array): void => {
    mkdirSync(path.dirname(at(file)), { recursive: true });
    writeFileSync(at(file), content);
  };
  return {
    root: copy,
    at,
    read,
    write,
    edit: (file, change) => write(file, change(read(file))),
    replace: (file, from, to) => write(file, read(file).replace(from, to)),
    run(...command) {
      const { status, stdout, stderr } = spawnSync(process.execPath, ['generator/cli/launcher/launch.js', ...command], {
        cwd: copy,
        encoding: 'utf8',
        env: { ...process.env, SITE_DATA: '', ...environment },
      });
      return { code: status, out: stdout, err: stderr };
    },
    serve: (folder = 'dist') =>
      serve(nodeSystem(copy, { ...process.env, SITE_DATA: '', ...environment }), { folder, port: 0 }),
    remove() {
      rmSync(copy, { recursive: true, force: true });
    },
  };
}
