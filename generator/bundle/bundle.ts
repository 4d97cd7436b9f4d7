import { createHash } from 'node:crypto';
import path from 'node:path';
import { build, type InlineConfig, type Rolldown } from 'vite';
import { languages, type Language } from '../../src/domain/language';
import type { PageKind } from '../../src/domain/page-data';
import type { CreateStaticSite, SiteAssets } from '../../src/domain/static-site';
import type { Host } from '../host';
import { bundleStyleSheets, gatherStyleSheets, noteGraph, type StyledModule } from './style-sheets';

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

const fileNames = {
  entryFileNames: 'assets/[name]-[hash].js',
  chunkFileNames: 'assets/[name]-[hash].js',
  assetFileNames: 'assets/[name]-[hash][extname]',
} satisfies Rolldown.OutputOptions;

const clientOutput = {
  ...fileNames,
  // Few files compress better than many (decision 0013): what every page needs; then what the store page shows, from
  // which the other templates take what they share with it.
  codeSplitting: {
    groups: [
      { name: 'core', tags: ['$initial'], priority: 2 },
      { name: 'store-page', test: /\/store-page\/StorePage\.tsx$/, priority: 1 },
    ],
  },
} satisfies Rolldown.OutputOptions;

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
  readonly starter: string;
  /** The scripts without which none of the site's code runs. */
  readonly core: readonly string[];
  /** The further scripts that a kind of page needs, and those of a language. */
  readonly templates: Readonly<Record<PageKind, readonly string[]>>;
  readonly languages: Readonly<Record<Language, readonly string[]>>;
  /** The styles of a kind of page at rest, as text. */
  readonly styles: Readonly<Record<PageKind, string>>;
  /** The file with all styles. */
  readonly styleSheet: string;
  readonly fonts: readonly string[];
}

const pageKinds = Object.keys({
  home: true,
  store: true,
  directory: true,
  coupons: true,
  static: true,
  article: true,
  blog: true,
  post: true,
  'not-found': true,
  // The compiler has seen that these are all of them and no others.
} satisfies Record<PageKind, true>) as PageKind[];

/** The name of the file that shows a kind of page: `not-found` is shown by `NotFoundPage`. */
function templateName(kind: PageKind): string {
  return `${kind.replace(/(?:^|-)(\w)/g, (_match, letter: string) => letter.toUpperCase())}Page`;
}

/** A value for each of some keys. */
function record<Key extends string, Value>(keys: readonly Key[], valueOf: (key: Key) => Value): Readonly<Record<Key, Value>> {
  // Every key gets its value here.
  return Object.fromEntries(keys.map((key) => [key, valueOf(key)])) as Record<Key, Value>;
}

async function makeBundle(host: Host, folder: string, basePath: string): Promise<void> {
  const shared: InlineConfig = {
    configFile: path.join(host.root, 'vite.config.ts'),
    // The other ways of reading it write a file beside the packages, which a build that is killed would leave there.
    configLoader: 'runner',
    base: `${basePath}/`,
    logLevel: 'warn',
    mode: 'production',
  };
  const source = (file: string): string => path.join(host.root, 'src', file);
  const entry = source('entry-client.tsx');
  const graph = new Map<string, StyledModule>();
  const client = await runVite({
    ...shared,
    plugins: [noteGraph(graph, (file) => new TextDecoder().decode(host.read(file)))],
    build: { write: false, rolldownOptions: { input: { client: entry }, output: clientOutput } },
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

  const templates = record(pageKinds, (kind) => {
    const ending = `/${templateName(kind)}.tsx`;
    const module = graph.get(source('app/templates.ts'))?.dynamicImports.find((id) => id.endsWith(ending));
    if (module === undefined) throw new Error(`src/app/templates.ts imports no ${templateName(kind)}.`);
    return module;
  });
  const gathered = gatherStyleSheets(graph, entry, [source('theme/all.ts'), source('app/App.tsx')], templates);
  const styles = await bundleStyleSheets({ all: gathered.whole, ...gathered.atRest }, { ...shared, root: path.join(host.root, 'src') }, fileNames);
  const sheet = (name: string): Rolldown.OutputAsset => {
    const made = styles.find(({ names }) => names.includes(`${name}.css`));
    if (!made) throw new Error(`The bundler made no style sheet ${name}.`);
    return made;
  };

  const chunks = new Map<string, Rolldown.OutputChunk>();
  for (const file of client) if (file.type === 'chunk') chunks.set(file.fileName, file);
  /** The file to import a module from, and all that this file imports at once. */
  const scriptsOf = (module: string): readonly string[] => {
    const all = [...chunks.values()];
    const own = all.find((chunk) => chunk.facadeModuleId === module) ?? all.find((chunk) => chunk.moduleIds.includes(module));
    if (!own) throw new Error(`The bundler made no chunk of ${module}.`);
    // A set goes on to what is added while it is walked through.
    const files = new Set([own.fileName]);
    for (const file of files) for (const imported of chunks.get(file)?.imports ?? []) files.add(imported);
    return [...files];
  };
  const core = scriptsOf(entry);
  const without = (files: readonly string[]): readonly string[] => files.filter((file) => !core.includes(file));
  const [starterChunk] = starter;
  if (starterChunk?.type !== 'chunk') throw new Error('The bundler made no starter.');

  const whole = sheet('all');
  const isFont = ({ fileName }: Rolldown.OutputAsset): boolean => fileName.endsWith('.woff2');
  const write = (file: Rolldown.OutputChunk | Rolldown.OutputAsset): void => {
    host.write(`${folder}/client/${file.fileName}`, file.type === 'chunk' ? file.code : file.source);
  };
  // The client's own style sheet is that of fonts.css, which has been gathered with the others.
  for (const file of client) if (!file.fileName.endsWith('.css')) write(file);
  for (const file of styles) if (file === whole || isFont(file)) write(file);
  const manifest: ClientManifest = {
    entry: core[0] ?? '',
    starter: starterChunk.code.trim(),
    core,
    templates: record(pageKinds, (kind) => without(scriptsOf(templates[kind]))),
    languages: record(languages, (language) => without(scriptsOf(source(`generated/${language}.ts`)))),
    styles: record(pageKinds, (kind) => String(sheet(kind).source).trim()),
    styleSheet: whole.fileName,
    fonts: styles.filter(isFont).map(({ fileName }) => fileName),
  };
  host.write(`${folder}/manifest.json`, JSON.stringify(manifest));
}

function assetsOf(manifest: ClientManifest, basePath: string): SiteAssets {
  const address = (file: string): string => `${basePath}/${file}`;
  const { entry, core, templates, starter, styles, styleSheet, fonts } = manifest;
  return {
    entry: address(entry),
    starter,
    styles,
    styleSheet: address(styleSheet),
    modules: (kind, language) =>
      [...new Set([...core, ...templates[kind], ...manifest.languages[language]])].filter((file) => file !== entry).map(address),
    fonts: (language) => fonts.filter((file) => file.includes(language === 'ar' ? '-arabic-' : '-latin-wght')).map(address),
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
