import { createHash } from 'node:crypto';
import type { DrawPreview } from '../../../src/domain/preview-content';
import type { CreateStaticSite, RenderFreshness, SiteAssets } from '../../../src/domain/static-site';
import type { PreviewCode } from '../preview/previews';
import { runInProcess, type ProcessCode } from '../../system/processes';
import type { System } from '../../system/system';
import { sourceHash } from './source-hash';
import type { AdminManifest, MakeWorker } from './make-admin';
import type { ClientManifest } from './make-bundle';

/** The bundled code of the site. */
export interface Bundle {
  readonly assets: SiteAssets;
  readonly createStaticSite: CreateStaticSite;
  readonly previewCode: PreviewCode;
  readonly renderFreshness: RenderFreshness;
  /** The text of the styles with which it renders. */
  readonly freshnessStyles: string;
  /** The code of the service worker. */
  readonly worker: string;
  /** Reads the files below `assets/` that pages load; by address from the site's root. */
  readonly files: () => ReadonlyMap<string, Uint8Array>;
  /** The cache key: a hash of all inputs. */
  readonly key: string;
  readonly fromCache: boolean;
}

const cacheFolder = 'node_modules/.cache/qaseema/bundle';
/** How many bundles are kept, so that switching between versions of the code needs no bundling. */
const keptBundles = 4;

/** A hash of all inputs of the bundler. */
function keyOf(system: System, basePath: string, kind: BundleKind): string {
  const hash = createHash('sha256').update(basePath);
  // The page in which the data is edited shows the site's pages as they will be.
  if (kind === 'admin') hash.update(`\0${kind}\0${system.environment['SITE_ORIGIN'] ?? ''}`);
  const inputs = [
    ...system.list('src'),
    // The page in which the data is edited has most of the generator.
    ...(kind === 'admin'
      ? [...system.list('generator'), ...system.list('schemas')]
      : system.list('generator/site/bundle')),
    'vite.config.ts',
    'package-lock.json',
  ];
  for (const file of inputs) {
    // For the compiler only; no page imports them.
    if (file.startsWith('src/generated/catalogue/') || file === 'src/generated/data-types.ts') continue;
    if (/\.(?:d\.ts|md)$/.test(file)) continue;
    hash
      .update(file)
      .update('\0')
      .update(system.read(file) ?? '');
  }
  return hash.digest('hex').slice(0, 20);
}

function assetsOf(manifest: ClientManifest, basePath: string): SiteAssets {
  const address = (file: string): string => `${basePath}/${file}`;
  const { entry, core, templates, starter, pieces, styles, styleSheet, wideStyleSheet, fonts, offline } = manifest;
  return {
    entry: address(entry),
    starter,
    styles: (kind) => styles[kind].flatMap((place) => pieces[place] ?? []),
    sourceHash,
    styleSheet: address(styleSheet),
    wideStyleSheet: address(wideStyleSheet),
    modules: (kind) => [...new Set([...core, ...templates[kind]])].filter((file) => file !== entry).map(address),
    // Arabic pages need both scripts: digits, codes and names are in Latin letters.
    fonts: (language) =>
      fonts
        .filter((file) => file.includes('/readex-pro-latin') || (language === 'ar' && file.includes('/readex-pro-')))
        .map(address),
    offline: {
      entry: address(offline.entry),
      styleSheet: address(offline.styleSheet),
      files: offline.files.map(address),
    },
  };
}

const usedFile = 'used';
/** A bundle that was used more recently may be in use: builds of other folders share the cache. */
const inUse = 60 * 60_000;

/** Keeps a bundle, also one that is still being made, from being removed by another build. */
function markUsed(system: System, folder: string): void {
  system.write(`${folder}/${usedFile}`, String(system.present));
}

/** Removes what a folder for a bundle has. */
function empty(system: System, folder: string): void {
  system.remove(folder);
  markUsed(system, folder);
}

/** Removes the bundles that were not used for the longest time. */
function prune(system: System, keep: string): void {
  const keys = [
    ...new Set(system.list(cacheFolder).map((file) => file.slice(cacheFolder.length + 1).split('/')[0] ?? '')),
  ];
  const lastUse = (key: string): number =>
    Number(new TextDecoder().decode(system.read(`${cacheFolder}/${key}/${usedFile}`)) || 0);
  const others = keys
    .filter((key) => key !== keep)
    .map((key) => ({ key, used: lastUse(key) }))
    .sort((one, other) => other.used - one.used);
  for (const { key, used } of others.slice(keptBundles))
    if (used < system.present - inUse) system.remove(`${cacheFolder}/${key}`);
}

/** What bundles the code: another process with `process`, otherwise this one. */
export interface Bundler {
  readonly process?: ProcessCode | undefined;
  /** Makes the script that the page in which the data is edited works with. The site alone needs none. */
  readonly makeWorker?: MakeWorker | undefined;
}

/** What is bundled. */
type BundleKind = 'site' | 'admin';

/** Runs the bundler, and writes what it makes into a folder. With `makeWorker` the page in which the data is edited is bundled. */
export async function runBundler(
  system: System,
  folder: string,
  basePath: string,
  makeWorker: MakeWorker | undefined,
): Promise<void> {
  // Loading the bundler takes longer than a build of one changed page.
  if (makeWorker) await (await import('./make-admin')).makeAdminBundle(system, folder, basePath, makeWorker);
  else await (await import('./make-bundle')).makeBundle(system, folder, basePath);
}

/** Where a bundle is. */
interface KeptBundle {
  /** The cache key: a hash of all inputs. */
  readonly key: string;
  readonly folder: string;
  readonly fromCache: boolean;
  readonly manifest: unknown;
}

/** Makes the bundle in another process, if there is one: of a bundler, hundreds of megabytes are not free before its process ends. */
async function make(
  system: System,
  folder: string,
  basePath: string,
  { process, makeWorker }: Bundler,
  kind: BundleKind,
): Promise<void> {
  if (kind === 'admin' && !makeWorker) throw new Error('The page in which the data is edited has no worker.');
  if (process) {
    empty(system, folder);
    if (await runInProcess(process, [system.root, folder, basePath, kind])) return;
  }
  // Where the other process failed, this one fails too, and the reason is reported.
  empty(system, folder);
  await runBundler(system, folder, basePath, kind === 'admin' ? makeWorker : undefined);
}

/** Makes a bundle, or finds it in the cache. */
async function keptBundle(system: System, basePath: string, bundler: Bundler, kind: BundleKind): Promise<KeptBundle> {
  const key = keyOf(system, basePath, kind);
  const folder = `${cacheFolder}/${key}`;
  const fromCache = system.exists(`${folder}/manifest.json`);
  if (!fromCache) {
    await make(system, folder, basePath, bundler, kind);
    prune(system, key);
  }
  markUsed(system, folder);
  const manifest: unknown = JSON.parse(new TextDecoder().decode(system.read(`${folder}/manifest.json`)));
  return { key, folder, fromCache, manifest };
}

/** Reads the files of a bundle for browsers; by address from the site's root. */
function clientFiles(system: System, folder: string): ReadonlyMap<string, Uint8Array> {
  const client = `${folder}/client`;
  return new Map(
    system.list(client).map((file) => [file.slice(client.length + 1), system.read(file) ?? new Uint8Array()]),
  );
}

/**
 * Bundles the site's code, or reads the bundle from the cache if no input has changed: an edit of a store does not run
 * the bundler.
 *
 * @param bundler the process that runs the bundler; this one, if absent
 */
export async function bundle(system: System, basePath: string, bundler?: ProcessCode): Promise<Bundle> {
  const { key, folder, fromCache, manifest: read } = await keptBundle(system, basePath, { process: bundler }, 'site');
  // makeBundle has written it from a value of this type.
  const manifest = read as ClientManifest;
  const entry = system.load(`${folder}/static/entry-static.cjs`);
  // src/entry-static.tsx declares its exports with these types.
  const { createStaticSite, renderFreshness } = entry as {
    createStaticSite: CreateStaticSite;
    renderFreshness: RenderFreshness;
  };
  const previewCode: PreviewCode = {
    key: manifest.previewCode,
    // src/entry-preview.ts has this only export.
    load: () => (system.load(`${folder}/static/entry-preview.cjs`) as { drawPreview: DrawPreview }).drawPreview,
  };
  return {
    assets: assetsOf(manifest, basePath),
    createStaticSite,
    previewCode,
    renderFreshness,
    freshnessStyles: manifest.freshnessStyles,
    worker: manifest.offline.worker,
    files: () => clientFiles(system, folder),
    key,
    fromCache,
  };
}

/** The bundled code of the page in which the data is edited. */
export interface AdminBundle extends AdminManifest {
  /** Reads the files below `admin/` that it loads; by address from the site's root. */
  readonly files: () => ReadonlyMap<string, Uint8Array>;
  /** The cache key: a hash of all inputs. */
  readonly key: string;
}

/** Bundles the page in which the data is edited, or reads the bundle from the cache. */
export async function adminBundle(system: System, basePath: string, bundler: Bundler): Promise<AdminBundle> {
  const { key, folder, manifest } = await keptBundle(system, basePath, bundler, 'admin');
  // makeAdminBundle has written it from a value of this type.
  return { ...(manifest as AdminManifest), files: () => clientFiles(system, folder), key };
}
