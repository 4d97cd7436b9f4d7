import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, linkSync, mkdirSync, readdirSync, statSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { nodeSystem } from '../../generator/system/system';
import { catalogueRoot, projectRoot } from './catalogue';
import { codeToLink, copyCode, linkedFolders } from './project-code';
import { serve, type ServedSite } from '../../generator/site/serve/serve';
import { TemporaryFolder } from './temporary-folder';

/** What a copy has besides the code and the data. */
const parts = ['schemas', 'package.json', 'package-lock.json', 'tsconfig.json', 'vite.config.ts'];

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

/**
 * A copy of the project in a temporary folder, to build, to break and to extend. It shares the packages, and its
 * `data/` is the catalogue under test.
 */
export class ProjectCopy extends TemporaryFolder {
  readonly #environment: NodeJS.ProcessEnv;

  /** `environment` is that of its commands. */
  constructor(environment: Readonly<Record<string, string>>, { ownCache = false, ownCode = false }: CopyOptions) {
    super('project');
    this.#environment = { ...process.env, SITE_DATA: '', ...environment };
    const code = ownCode ? undefined : codeToLink();
    if (code === undefined) copyCode(this.root);
    else for (const folder of linkedFolders) linkFolder(path.join(code, folder), this.at(folder));
    for (const part of parts) cpSync(path.join(projectRoot, part), this.at(part), { recursive: true });
    cpSync(catalogueRoot, this.at('data'), { recursive: true });
    sharePackages(this.root, ownCache);
  }

  /** Runs a command of the generator and tells how it ended. */
  run(...command: readonly string[]): { readonly code: number | null; readonly out: string; readonly err: string } {
    const { status, stdout, stderr } = spawnSync(process.execPath, ['generator/cli/launcher/launch.js', ...command], {
      cwd: this.root,
      encoding: 'utf8',
      env: this.#environment,
    });
    return { code: status, out: stdout, err: stderr };
  }

  /** Serves what it has built, or what another of its folders has. */
  serve(folder = 'dist'): Promise<ServedSite> {
    return serve(nodeSystem(this.root, this.#environment), { folder, port: 0 });
  }
}

/** Copies the project. `environment` is that of its commands. */
export function copyProject(
  environment: Readonly<Record<string, string>> = {},
  options: CopyOptions = {},
): ProjectCopy {
  return new ProjectCopy(environment, options);
}
