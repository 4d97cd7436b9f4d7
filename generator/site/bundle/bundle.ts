import { createHash } from 'node:crypto';
import path from 'node:path';
import type { BundledMessages } from '../../../src/domain/pages/messages';
import type { DrawPreview } from '../../../src/domain/pages/preview-content';
import type { CreateStaticSite, RenderFreshness, SiteAssets } from '../../../src/domain/pages/static-site';
import type { PreviewCode } from '../preview/previews';
import { runInProcess } from '../../system/processes';
import { keepSealed } from '../../system/sealed-folder.js';
import type { System } from '../../system/system';
import { sourceHash } from './source-hash';
import type { AdminManifest, MakeWorker } from './make-admin';
import type { ClientManifest } from './make-bundle';

export interface Bundle {
  readonly assets: SiteAssets;
  readonly messages: BundledMessages;
  readonly createStaticSite: CreateStaticSite;
  readonly previewCode: PreviewCode;
  readonly renderFreshness: RenderFreshness;
  /** The style sheet of the freshness report. */
  readonly freshnessStyles: string;
  readonly worker: string;
  /** The files below `assets/` that pages load, by path from the site's root. */
  readonly files: () => ReadonlyMap<string, Uint8Array>;
  /** A hash of all inputs. */
  readonly key: string;
  readonly fromCache: boolean;
}

const cacheFolder = 'node_modules/.cache/qaseema/bundle';

/** A hash of all inputs of the bundler, without the catalogue: scripts are the same for any number of stores. */
export function keyOfBundle(
  system: Pick<System, 'list' | 'read' | 'environment'>,
  basePath: string,
  kind: BundleKind,
): string {
  const hash = createHash('sha256').update(basePath);
  // The hosted editor previews the site's pages.
  if (kind === 'admin') hash.update(`\0${kind}\0${system.environment['SITE_ORIGIN'] ?? ''}`);
  const inputs = [
    ...system.list('src'),
    // The hosted editor contains most of the generator.
    ...(kind === 'admin'
      ? [...system.list('generator'), ...system.list('schemas')]
      : system.list('generator/site/bundle')),
    'vite.config.ts',
    'package-lock.json',
  ];
  for (const file of inputs) {
    // Only the compiler uses these modules.
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

export interface Bundler {
  /** The module of the process that it runs in; undefined for this process. */
  readonly process?: string | undefined;
  /** Bundles the worker of the hosted editor; undefined for a site without the editor. */
  readonly makeWorker?: MakeWorker | undefined;
}

type BundleKind = 'site' | 'admin';

/** Writes the output to a folder. With `makeWorker` it bundles the hosted editor. */
export async function runBundler(
  system: System,
  folder: string,
  basePath: string,
  makeWorker: MakeWorker | undefined,
): Promise<void> {
  // Imported when needed: loading the bundler takes longer than a build of one changed page.
  if (makeWorker) await (await import('./make-admin')).makeAdminBundle(system, folder, basePath, makeWorker);
  else await (await import('./make-bundle')).makeBundle(system, folder, basePath);
}

interface KeptBundle {
  /** A hash of all inputs. */
  readonly key: string;
  readonly folder: string;
  readonly fromCache: boolean;
  readonly manifest: unknown;
}

/** Runs the bundler in another process if possible: it keeps hundreds of megabytes until its process ends. */
async function make(
  system: System,
  folder: string,
  basePath: string,
  { process, makeWorker }: Bundler,
  kind: BundleKind,
): Promise<void> {
  if (kind === 'admin' && !makeWorker) throw new Error('The page in which the data is edited has no worker.');
  if (process && (await runInProcess(process, [system.root, folder, basePath, kind]))) return;
  // If the other process has failed, bundling fails here too, and the error is reported.
  await runBundler(system, folder, basePath, kind === 'admin' ? makeWorker : undefined);
}

/** Creates a bundle or takes it from the cache. */
async function keptBundle(system: System, basePath: string, bundler: Bundler, kind: BundleKind): Promise<KeptBundle> {
  const key = keyOfBundle(system, basePath, kind);
  const folder = system.realPath(`${cacheFolder}/${key}`);
  const fromCache = await keepSealed(
    path.resolve(system.root, folder),
    (partial) => make(system, partial, basePath, bundler, kind),
    system.damagedEntries,
  );
  const manifest: unknown = JSON.parse(new TextDecoder().decode(system.read(`${folder}/manifest.json`)));
  return { key, folder, fromCache, manifest };
}

/** The files of a bundle for browsers, by path from the site's root. */
function clientFiles(system: System, folder: string): ReadonlyMap<string, Uint8Array> {
  const client = `${folder}/client`;
  return new Map(
    system.list(client).map((file) => [file.slice(client.length + 1), system.read(file) ?? new Uint8Array()]),
  );
}

/** Reads the bundle from the cache if no input has changed. An edit of a store does not run the bundler. */
export async function bundle(system: System, basePath: string, bundler?: string): Promise<Bundle> {
  const { key, folder, fromCache, manifest: read } = await keptBundle(system, basePath, { process: bundler }, 'site');
  // `makeBundle` has written a value of this type.
  const manifest = read as ClientManifest;
  const entry = await system.load(`${folder}/static/entry-static.mjs`);
  // The exports of src/entry-static.tsx have these types.
  const { loadTemplates, createStaticSite, renderFreshness } = entry as {
    loadTemplates: () => Promise<void>;
    createStaticSite: CreateStaticSite;
    renderFreshness: RenderFreshness;
  };
  await loadTemplates();
  const previewCode: PreviewCode = {
    key: manifest.previewCode,
    // The only export of src/entry-preview.ts.
    load: async () =>
      ((await system.load(`${folder}/static/entry-preview.mjs`)) as { drawPreview: DrawPreview }).drawPreview,
  };
  return {
    assets: assetsOf(manifest, basePath),
    messages: manifest.messages,
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

export interface AdminBundle extends AdminManifest {
  /** The files below `admin/`, by path from the site's root. */
  readonly files: () => ReadonlyMap<string, Uint8Array>;
  /** A hash of all inputs. */
  readonly key: string;
}

/** Bundles the hosted editor, or reads its bundle from the cache. */
export async function adminBundle(system: System, basePath: string, bundler: Bundler): Promise<AdminBundle> {
  const { key, folder, manifest } = await keptBundle(system, basePath, bundler, 'admin');
  // `makeAdminBundle` has written a value of this type.
  return { ...(manifest as AdminManifest), files: () => clientFiles(system, folder), key };
}
