import { createHash } from 'node:crypto';
import path from 'node:path';
import { build, type InlineConfig, type Rolldown } from 'vite';
import type { Language } from '../../src/domain/language';
import type { PageKind } from '../../src/domain/page-data';
import type { CreateStaticSite, SiteAssets } from '../../src/domain/static-site';
import type { Host } from '../host';

/** What the bundler made of the site's code. */
export interface Bundle {
  readonly assets: SiteAssets;
  readonly createStaticSite: CreateStaticSite;
  /** The files below `assets/` that pages load, by address from the site's root. */
  readonly files: ReadonlyMap<string, Uint8Array>;
  /** The hash of everything that went in: bundles of the same code have the same. */
  readonly key: string;
  readonly fromCache: boolean;
}

const cacheFolder = 'node_modules/.cache/qaseema/bundle';
/** How many bundles are kept, so that going back and forth between two versions of the code costs nothing. */
const keptBundles = 4;

const chunkNames = {
  entryFileNames: 'assets/[name]-[hash].js',
  chunkFileNames: 'assets/[name]-[hash].js',
  assetFileNames: 'assets/[name]-[hash][extname]',
};

/** A hash of all that decides what the bundler makes. */
function keyOf(host: Host, basePath: string): string {
  const hash = createHash('sha256').update(basePath);
  const inputs = [...host.list('src'), ...host.list('generator/bundle'), 'vite.config.ts', 'package-lock.json'];
  for (const file of inputs) {
    // Proofs for the compiler only; no page imports them.
    if (file === 'src/generated/sample.ts' || file === 'src/generated/data-types.ts' || file.endsWith('.d.ts')) continue;
    hash.update(file).update('\0').update(host.read(file) ?? '');
  }
  return hash.digest('hex').slice(0, 20);
}

async function runVite(config: InlineConfig): Promise<readonly (Rolldown.OutputChunk | Rolldown.OutputAsset)[]> {
  const result = await build(config);
  const outputs = Array.isArray(result) ? result : [result];
  return outputs.flatMap((output) => ('output' in output ? output.output : []));
}

/** The chunks of the client, as the renderer needs them. */
interface ClientManifest {
  readonly entry: string;
  readonly styleSheet: string;
  readonly starter: string;
  /** By the chunk's name: `StorePage`, `en`. The scripts that must be there to run it, itself included. */
  readonly chunks: Readonly<Record<string, readonly string[]>>;
  readonly fonts: readonly string[];
}

async function makeBundle(host: Host, folder: string, basePath: string): Promise<void> {
  const shared: InlineConfig = {
    configFile: path.join(host.root, 'vite.config.ts'),
    base: `${basePath}/`,
    logLevel: 'warn',
    mode: 'production',
  };
  const source = (file: string): string => path.join(host.root, 'src', file);
  const client = await runVite({
    ...shared,
    build: { write: false, rolldownOptions: { input: { client: source('entry-client.tsx') }, output: chunkNames } },
  });
  const starter = await runVite({
    ...shared,
    build: {
      write: false,
      rolldownOptions: { input: { starter: source('starter.ts') }, output: { format: 'iife', entryFileNames: 'starter.js' } },
    },
  });
  await build({
    ...shared,
    build: {
      ssr: source('entry-static.tsx'),
      outDir: path.join(host.root, folder, 'static'),
      copyPublicDir: false,
      minify: false,
      rolldownOptions: { output: { entryFileNames: 'entry-static.mjs', chunkFileNames: 'chunks/[name].mjs' } },
    },
    ssr: { noExternal: true },
  });

  const chunks = new Map<string, Rolldown.OutputChunk>();
  let styleSheet = '';
  const fonts: string[] = [];
  for (const output of client) {
    if (output.type === 'chunk') chunks.set(output.fileName, output);
    else if (output.fileName.endsWith('.css')) {
      styleSheet += typeof output.source === 'string' ? output.source : new TextDecoder().decode(output.source);
      continue;
    } else if (output.fileName.endsWith('.woff2')) fonts.push(output.fileName);
    host.write(`${folder}/client/${output.fileName}`, output.type === 'chunk' ? output.code : output.source);
  }
  const withImports = (file: string, seen = new Set<string>()): Set<string> => {
    if (!seen.has(file)) {
      seen.add(file);
      for (const imported of chunks.get(file)?.imports ?? []) withImports(imported, seen);
    }
    return seen;
  };
  const entry = [...chunks.values()].find((chunk) => chunk.isEntry);
  const [starterChunk] = starter;
  if (!entry || starterChunk?.type !== 'chunk') throw new Error('The bundler made no entry.');
  const manifest: ClientManifest = {
    entry: entry.fileName,
    styleSheet: styleSheet.trim(),
    starter: starterChunk.code.trim(),
    chunks: Object.fromEntries([...chunks.values()].map((chunk) => [chunk.name, [...withImports(chunk.fileName)]])),
    fonts,
  };
  host.write(`${folder}/manifest.json`, JSON.stringify(manifest));
}

/** The name of the file, and so of the chunk, that shows a kind of page: `not-found` is shown by `NotFoundPage`. */
function templateName(kind: PageKind): string {
  return `${kind.replace(/(?:^|-)(\w)/g, (_match, letter: string) => letter.toUpperCase())}Page`;
}

function assetsOf(manifest: ClientManifest, basePath: string): SiteAssets {
  const address = (file: string): string => `${basePath}/${file}`;
  const chunk = (name: string): readonly string[] => {
    const files = manifest.chunks[name];
    if (!files) throw new Error(`The bundler made no chunk ${name}.`);
    return files;
  };
  const entryFiles = new Set(manifest.chunks.client);
  return {
    entry: address(manifest.entry),
    styleSheet: manifest.styleSheet,
    starter: manifest.starter,
    modules: (kind, language) =>
      [...new Set([...entryFiles, ...chunk(templateName(kind)), ...chunk(language)])].filter((file) => file !== manifest.entry).map(address),
    fonts: (language: Language) =>
      manifest.fonts.filter((file) => file.includes(language === 'ar' ? '-arabic-' : '-latin-wght')).map(address),
  };
}

const usedFile = 'used';
/** A bundle that was used so lately may be in use: builds of other folders share the cache. */
const inUse = 60 * 60_000;

/** Forgets bundles that were not used for long. */
function prune(host: Host, keep: string): void {
  const keys = [...new Set(host.list(cacheFolder).map((file) => file.slice(cacheFolder.length + 1).split('/')[0] ?? ''))];
  const lastUse = (key: string): number => Number(new TextDecoder().decode(host.read(`${cacheFolder}/${key}/${usedFile}`)) || 0);
  const others = keys
    .filter((key) => key !== keep)
    .map((key) => ({ key, used: lastUse(key) }))
    .sort((one, other) => other.used - one.used);
  for (const { key, used } of others.slice(keptBundles)) if (used < host.present - inUse) host.remove(`${cacheFolder}/${key}`);
}

/**
 * Bundles the site's code, or takes the bundle of the very same code from the cache: an edit to a store never runs
 * the bundler.
 */
export async function bundle(host: Host, basePath: string): Promise<Bundle> {
  const key = keyOf(host, basePath);
  const folder = `${cacheFolder}/${key}`;
  const fromCache = host.exists(`${folder}/manifest.json`);
  if (!fromCache) {
    host.remove(folder);
    await makeBundle(host, folder, basePath);
    prune(host, key);
  }
  host.write(`${folder}/${usedFile}`, String(host.present));
  // makeBundle wrote it from a value of this very type.
  const manifest = JSON.parse(new TextDecoder().decode(host.read(`${folder}/manifest.json`))) as ClientManifest;
  const clientFolder = `${folder}/client/`;
  const files = new Map<string, Uint8Array>();
  for (const file of host.list(`${folder}/client`)) {
    const bytes = host.read(file);
    if (bytes) files.set(file.slice(clientFolder.length), bytes);
  }
  const entry: unknown = await import(path.join(host.root, folder, 'static/entry-static.mjs'));
  // src/entry-static.tsx declares its one export to be of this type.
  const { createStaticSite } = entry as { createStaticSite: CreateStaticSite };
  return { assets: assetsOf(manifest, basePath), createStaticSite, files, key, fromCache };
}
