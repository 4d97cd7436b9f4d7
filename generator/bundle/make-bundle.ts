import path from 'node:path';
import type { InlineConfig, Rolldown } from 'vite';
import type { PageKind } from '../../src/domain/page-data';
import { pageKinds } from '../../src/domain/page-kinds';
import type { StylePiece } from '../../src/domain/static-site';
import type { System } from '../system/system';
import { siteConfig } from './site-config';
import { splitStyles } from './style-pieces';
import { bundleStyleSheets, gatherStyleSheets, noteGraph, type StyledModule } from './style-sheets';

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
      { name: 'posts', test: /\/pages\/(?:PostCards|ContentLanguage|Newsletter)\.tsx$/ },
    ],
  },
} satisfies Rolldown.OutputOptions;

async function runVite(config: InlineConfig): Promise<readonly (Rolldown.OutputChunk | Rolldown.OutputAsset)[]> {
  const { build } = await import('vite');
  const result = await build(config);
  const outputs = Array.isArray(result) ? result : [result];
  return outputs.flatMap((output) => ('output' in output ? output.output : []));
}

/** The chunks of the client, as the renderer needs them. */
export interface ClientManifest {
  readonly entry: string;
  readonly starter: string;
  /** The scripts without which none of the site's code runs. */
  readonly core: readonly string[];
  /** The further scripts that a kind of page needs. */
  readonly templates: Readonly<Record<PageKind, readonly string[]>>;
  /** The pieces of all kinds of pages at rest, each once: kinds have most of them in common. */
  readonly pieces: readonly StylePiece[];
  /** Which of them a kind of page may need, in their order. */
  readonly styles: Readonly<Record<PageKind, readonly number[]>>;
  /** The file with all styles. */
  readonly styleSheet: string;
  readonly fonts: readonly string[];
}

/** The name of the file that shows a kind of page: `not-found` is shown by `NotFoundPage`. */
function templateName(kind: PageKind): string {
  return `${kind.replace(/(?:^|-)(\w)/g, (_match, letter: string) => letter.toUpperCase())}Page`;
}

/** A value for each of some keys. */
function record<Key extends string, Value>(
  keys: readonly Key[],
  valueFor: (key: Key) => Value,
): Readonly<Record<Key, Value>> {
  // Every key gets its value here.
  return Object.fromEntries(keys.map((key) => [key, valueFor(key)])) as Record<Key, Value>;
}

/** The pieces of some sheets, each once, and the places of each sheet's pieces among them. */
function eachOnce<Name>(sheets: ReadonlyMap<Name, readonly StylePiece[]>): {
  readonly pieces: readonly StylePiece[];
  readonly places: ReadonlyMap<Name, readonly number[]>;
} {
  const pieces: StylePiece[] = [];
  const known = new Map<string, number>();
  const placeOf = (piece: StylePiece): number => {
    const key = piece.within + piece.text;
    const place = known.get(key) ?? pieces.push(piece) - 1;
    known.set(key, place);
    return place;
  };
  return { places: new Map([...sheets].map(([name, sheet]) => [name, sheet.map(placeOf)])), pieces };
}

/** Has the bundler's plugins call React by its names in production: the bundle is the same whoever makes it, tests too. */
export async function inProduction(work: () => Promise<void>): Promise<void> {
  const { NODE_ENV: outside } = process.env;
  process.env.NODE_ENV = 'production';
  try {
    await work();
  } finally {
    if (outside === undefined) delete process.env.NODE_ENV;
    else process.env.NODE_ENV = outside;
  }
}

/** The bundler's settings for a build of a site below `basePath`: of the client, or of the static entry. */
export async function buildConfigs(root: string, basePath: string): Promise<(isSsrBuild: boolean) => InlineConfig> {
  const { mergeConfig } = await import('vite');
  const config = await siteConfig(root);
  return (isSsrBuild) =>
    mergeConfig(config({ command: 'build', mode: 'production', isSsrBuild }), {
      configFile: false,
      base: `${basePath}/`,
      logLevel: 'warn',
      mode: 'production',
    });
}

/** Makes of the site's code one file that renders pages, in a folder by its absolute path. */
export async function makeStaticEntry(config: InlineConfig, folder: string): Promise<void> {
  const { build, mergeConfig } = await import('vite');
  await build(
    mergeConfig(config, {
      build: {
        ssr: 'entry-static.tsx',
        outDir: folder,
        copyPublicDir: false,
        minify: false,
        // Lazy parts of the client become chunks that rendering never loads.
        rolldownOptions: {
          output: { format: 'cjs', entryFileNames: 'entry-static.cjs', chunkFileNames: '[name].cjs' },
        },
      },
      ssr: { noExternal: true },
    }),
  );
}

/** Runs the bundler, and writes what it makes, with its manifest, into a folder. */
export async function makeBundle(system: System, folder: string, basePath: string): Promise<void> {
  await inProduction(() => bundleSite(system, folder, basePath));
}

async function bundleSite(system: System, folder: string, basePath: string): Promise<void> {
  const { mergeConfig } = await import('vite');
  const configFor = await buildConfigs(system.root, basePath);
  const source = (file: string): string => path.join(system.root, 'src', file);
  const entry = source('entry-client.tsx');
  const graph = new Map<string, StyledModule>();
  // Side by side: much of their work is done outside of JavaScript, on all processors.
  const [client, starter] = await Promise.all([
    runVite(
      mergeConfig(configFor(false), {
        plugins: [noteGraph(graph, (file) => new TextDecoder().decode(system.read(file)))],
        build: { write: false, rolldownOptions: { input: { client: entry }, output: clientOutput } },
      }),
    ),
    runVite(
      mergeConfig(configFor(false), {
        build: {
          write: false,
          rolldownOptions: {
            input: { starter: source('starter.ts') },
            output: { format: 'iife', entryFileNames: 'starter.js' },
          },
        },
      }),
    ),
    makeStaticEntry(configFor(true), path.join(system.root, folder, 'static')),
  ]);

  const templates = record(pageKinds, (kind) => {
    const ending = `/${templateName(kind)}.tsx`;
    const module = graph.get(source('app/templates.ts'))?.dynamicImports.find((id) => id.endsWith(ending));
    if (module === undefined) throw new Error(`src/app/templates.ts imports no ${templateName(kind)}.`);
    return module;
  });
  const gathered = gatherStyleSheets(graph, entry, [source('theme/all.ts'), source('app/App.tsx')], templates);
  const styles = await bundleStyleSheets(
    { all: gathered.whole, ...gathered.atRest },
    configFor(false),
    path.join(system.root, 'src'),
    fileNames,
  );
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
    const own =
      all.find((chunk) => chunk.facadeModuleId === module) ?? all.find((chunk) => chunk.moduleIds.includes(module));
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
    system.write(`${folder}/client/${file.fileName}`, file.type === 'chunk' ? file.code : file.source);
  };
  // The client's own style sheet is that of the font faces, which have been gathered with the others.
  for (const file of client) if (!file.fileName.endsWith('.css')) write(file);
  for (const file of styles) if (file === whole || isFont(file)) write(file);
  const split = await Promise.all(
    pageKinds.map(async (kind) => [kind, await splitStyles(String(sheet(kind).source).trim())] as const),
  );
  const { pieces, places } = eachOnce(new Map(split));
  const manifest: ClientManifest = {
    entry: core[0] ?? '',
    starter: starterChunk.code.trim(),
    core,
    templates: record(pageKinds, (kind) => without(scriptsOf(templates[kind]))),
    pieces,
    styles: record(pageKinds, (kind) => places.get(kind) ?? []),
    styleSheet: whole.fileName,
    fonts: styles.filter(isFont).map(({ fileName }) => fileName),
  };
  system.write(`${folder}/manifest.json`, JSON.stringify(manifest));
}
