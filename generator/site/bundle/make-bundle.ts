import path from 'node:path';
import type { InlineConfig, Rolldown } from 'vite';
import { lazyParts, type BundledMessages } from '../../../src/domain/pages/messages';
import type { PageKind } from '../../../src/domain/pages/page-data';
import { pageKinds } from '../../../src/domain/pages/page-kinds';
import { isWide, joinPieces } from '../../../src/domain/looks/style-pieces';
import type { StylePiece } from '../../../src/domain/pages/static-site';
import { hashOf } from '../../system/cache/hash';
import type { System } from '../../system/system';
import { siteConfig } from './site-config';
import { splitStyles } from './style-pieces';
import { sharedChunks } from './chunks';
import {
  bundleStyleSheets,
  gatherStyleSheets,
  messagesOf,
  noteGraph,
  type StyledGraph,
  type StyledModule,
} from './style-sheets';
import { recordOf } from '../derive/record-of';

// Pages contain these names. With a hash of six characters, the bundler refuses more than 64 scripts.
const fileNames = {
  entryFileNames: 'assets/[name]-[hash].js',
  chunkFileNames: 'assets/[name]-[hash].js',
  assetFileNames: 'assets/[name]-[hash][extname]',
} satisfies Rolldown.OutputOptions;

/** The client has the core chunk, the shared ones, and one for each template. */
function clientOutput(system: System): Rolldown.OutputOptions {
  const shared = Object.entries(sharedChunks).map(([name, modules], index, { length }) => {
    const files = new Set(modules.map((file) => sourceFile(system, file)));
    return { name, test: (id: string) => files.has(id), priority: length - index };
  });
  const core = { name: 'core', tags: ['$initial' as const], priority: shared.length + 1 };
  return { ...fileNames, codeSplitting: { groups: [core, ...shared] } };
}

export type OutputFile = Rolldown.OutputChunk | Rolldown.OutputAsset;

export async function runVite(config: InlineConfig): Promise<readonly OutputFile[]> {
  const { build } = await import('vite');
  const result = await build(config);
  const outputs = Array.isArray(result) ? result : [result];
  return outputs.flatMap((output) => ('output' in output ? output.output : []));
}

export interface ClientManifest {
  readonly entry: string;
  readonly starter: string;
  readonly core: readonly string[];
  /** The additional scripts of each kind of page. */
  readonly templates: Readonly<Record<PageKind, readonly string[]>>;
  /** The distinct style pieces of all kinds of pages before any interaction. Most kinds share most pieces. */
  readonly pieces: readonly StylePiece[];
  /** The indexes of the pieces that a kind of page may need, in order. */
  readonly styles: Readonly<Record<PageKind, readonly number[]>>;
  /** The file with all styles. */
  readonly styleSheet: string;
  /** The file with the styles of all pages before any interaction, for wide windows. */
  readonly wideStyleSheet: string;
  readonly fonts: readonly string[];
  readonly offline: OfflineManifest;
  readonly messages: BundledMessages;
  /** A hash of the code that draws previews. */
  readonly previewCode: string;
  /** The inline styles of the freshness report. */
  readonly freshnessStyles: string;
}

/** The files of the offline document, and the service worker that serves it. */
interface OfflineManifest {
  readonly entry: string;
  readonly styleSheet: string;
  readonly files: readonly string[];
  readonly worker: string;
}

/** The distinct pieces of style sheets, and the indexes of each sheet's pieces. */
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

/** With `NODE_ENV=production` the bundler's plugins use React's production code, also in tests. */
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

/** The settings for the client or the static entry of a site below `basePath`. */
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

/** Bundles an entry that the generator runs. */
async function makeServerEntry(config: InlineConfig, entry: string, folder: string): Promise<void> {
  const { build, mergeConfig } = await import('vite');
  await build(
    mergeConfig(config, {
      build: {
        ssr: entry,
        outDir: folder,
        // One file: lazy parts of the client, which rendering never runs, would share many small ones with the rest.
        rolldownOptions: { output: { entryFileNames: '[name].mjs', codeSplitting: false } },
      },
      ssr: { noExternal: true },
    }),
  );
}

/** Writes the output with a manifest to a folder. */
export async function makeBundle(system: System, folder: string, basePath: string): Promise<void> {
  await inProduction(() => bundleSite(system, folder, basePath));
}

async function buildClassicScript(config: InlineConfig, file: string): Promise<string> {
  const { mergeConfig } = await import('vite');
  const [script] = await runVite(
    mergeConfig(config, {
      build: { write: false, rolldownOptions: { input: { script: file }, output: { format: 'iife' } } },
    }),
  );
  if (script?.type !== 'chunk') throw new Error(`The bundler made no script of ${file}.`);
  return script.code.trim();
}

interface ScriptBuilds {
  readonly client: readonly OutputFile[];
  readonly starter: string;
  readonly graph: StyledGraph;
  /** The static entry also renders documents that are not for visitors. */
  readonly staticGraph: StyledGraph;
}

/** Builds the client and the starter, and writes the entries that the generator runs. */
async function buildScripts(
  system: System,
  folder: string,
  configFor: (isSsrBuild: boolean) => InlineConfig,
): Promise<ScriptBuilds> {
  const { mergeConfig } = await import('vite');
  const graph = new Map<string, StyledModule>();
  const staticGraph = new Map<string, StyledModule>();
  const read = (file: string): string => new TextDecoder().decode(system.read(file));
  // In parallel: much of the work runs in native code on all processors.
  const [client, starter] = await Promise.all([
    runVite(
      mergeConfig(configFor(false), {
        plugins: [noteGraph(graph, read)],
        build: {
          write: false,
          rolldownOptions: { input: { client: sourceFile(system, 'entry-client.tsx') }, output: clientOutput(system) },
        },
      }),
    ),
    buildClassicScript(configFor(false), sourceFile(system, 'starter.ts')),
    makeServerEntry(
      mergeConfig(configFor(true), { plugins: [noteGraph(staticGraph, read)] }),
      'entry-static.tsx',
      path.resolve(system.root, folder, 'static'),
    ),
    makeServerEntry(configFor(true), 'entry-preview.ts', path.resolve(system.root, folder, 'static')),
  ]);
  return { client, starter, graph, staticGraph };
}

interface OfflineBuild extends Pick<OfflineManifest, 'entry' | 'worker'> {
  /** The script, and the pictures that it refers to. */
  readonly files: readonly OutputFile[];
  readonly sheet: string;
  readonly messages: readonly string[];
}

/** Shares no file with the client: a client script would start the site in the offline document. */
async function buildOffline(system: System, config: InlineConfig): Promise<OfflineBuild> {
  const { mergeConfig } = await import('vite');
  const graph = new Map<string, StyledModule>();
  const entry = sourceFile(system, 'entry-offline.tsx');
  const [built, worker] = await Promise.all([
    runVite(
      mergeConfig(config, {
        plugins: [noteGraph(graph, (file) => new TextDecoder().decode(system.read(file)))],
        build: { write: false, rolldownOptions: { input: { offline: entry }, output: fileNames } },
      }),
    ),
    buildClassicScript(config, sourceFile(system, 'saved/worker/sw.ts')),
  ]);
  const { whole, ofTemplates } = gatherStyleSheets(graph, entry, [], { fonts: sourceFile(system, 'theme/fonts.css') });
  const script = built.find((file) => file.type === 'chunk' && file.isEntry);
  if (!script) throw new Error('The bundler made no offline document.');
  return {
    entry: script.fileName,
    worker,
    files: built.filter(({ fileName }) => !/\.(?:css|woff2)$/.test(fileName)),
    sheet: ofTemplates.fonts + whole,
    messages: messagesOf(graph, entry),
  };
}

function sourceFile(system: System, file: string): string {
  return path.join(system.root, 'src', file);
}

/** The module of each kind's template, from the registry in src/app/templates.ts: `home: () => … import('…')`. */
async function templateModules(system: System): Promise<Readonly<Record<PageKind, string>>> {
  const { parseSync, Visitor } = await import('vite');
  const registry = sourceFile(system, 'app/templates.ts');
  const modules = new Map<string, string>();
  let kind = '';
  new Visitor({
    Property({ key }) {
      if (key.type === 'Identifier') kind = key.name;
      else if (key.type === 'Literal') kind = String(key.value);
    },
    ImportExpression({ source }) {
      if (source.type === 'Literal')
        modules.set(kind, `${path.resolve(path.dirname(registry), String(source.value))}.tsx`);
    },
  }).visit(parseSync(registry, new TextDecoder().decode(system.read(registry))).program);
  return recordOf(pageKinds, (each) => {
    const module = modules.get(each);
    if (module === undefined) throw new Error(`src/app/templates.ts imports no template of ${each}.`);
    return module;
  });
}

/** Parts that are loaded late have the names of their modules. */
function messagesOfParts(
  system: System,
  { graph, staticGraph }: Pick<ScriptBuilds, 'graph' | 'staticGraph'>,
  templates: Readonly<Record<PageKind, string>>,
  offline: readonly string[],
): BundledMessages {
  const later = [...graph.values()].flatMap(({ dynamicImports }) => dynamicImports);
  return {
    shell: messagesOf(graph, sourceFile(system, 'entry-client.tsx')),
    ...recordOf(pageKinds, (kind) => messagesOf(graph, templates[kind])),
    ...recordOf(lazyParts, (part) => {
      const module = later.find((id) => path.basename(id, '.tsx') === part);
      // The settings of a site decide whether it has reports of visitors.
      return module === undefined ? [] : messagesOf(graph, module);
    }),
    offline,
    preview: messagesOf(staticGraph, sourceFile(system, 'pages/preview/content.ts')),
  };
}

/** The style sheets of the bundler, and the fonts that they refer to. */
interface StyleBuild {
  readonly whole: Rolldown.OutputAsset;
  readonly offline: Rolldown.OutputAsset;
  readonly fonts: readonly Rolldown.OutputAsset[];
  /** The styles of all pages before any interaction, for wide windows. */
  readonly wide: string;
  /** Before any interaction. */
  readonly atRest: ReadonlyMap<PageKind, readonly StylePiece[]>;
  readonly freshness: string;
}

async function buildStyles(
  system: System,
  { graph, staticGraph }: Pick<ScriptBuilds, 'graph' | 'staticGraph'>,
  templates: Readonly<Record<PageKind, string>>,
  offline: string,
  config: InlineConfig,
): Promise<StyleBuild> {
  const shell = ['theme/all.ts', 'app/App.tsx'].map((file) => sourceFile(system, file));
  const gathered = gatherStyleSheets(graph, sourceFile(system, 'entry-client.tsx'), shell, templates);
  const { ofTemplates: ofTools } = gatherStyleSheets(staticGraph, sourceFile(system, 'entry-static.tsx'), [], {
    freshness: sourceFile(system, 'pages/freshness/FreshnessEditions.tsx'),
  });
  const files = await bundleStyleSheets(
    { all: gathered.whole, offline, ...gathered.ofTemplates, ...ofTools },
    config,
    path.join(system.root, 'src'),
    fileNames,
  );
  const sheet = (name: string): Rolldown.OutputAsset => {
    const made = files.find(({ names }) => names.includes(`${name}.css`));
    if (!made) throw new Error(`The bundler made no style sheet ${name}.`);
    return made;
  };
  const textOf = (name: string): string => String(sheet(name).source).trim();
  const atRest = await Promise.all(pageKinds.map(async (kind) => [kind, await splitStyles(textOf(kind))] as const));
  const pieces = await splitStyles(textOf('all'));
  return {
    whole: sheet('all'),
    offline: sheet('offline'),
    wide: joinPieces(pieces.filter(isWide)),
    fonts: files.filter(({ fileName }) => fileName.endsWith('.woff2')),
    atRest: new Map(atRest),
    freshness: textOf('freshness'),
  };
}

/** The file that exports a module, and its static imports. */
function scriptsOf(module: string, client: readonly OutputFile[]): readonly string[] {
  const chunks = client.filter((file) => file.type === 'chunk');
  const own =
    chunks.find((chunk) => chunk.facadeModuleId === module) ?? chunks.find((chunk) => chunk.moduleIds.includes(module));
  if (!own) throw new Error(`The bundler made no chunk of ${module}.`);
  // Iteration over a set includes values that are added during it.
  const files = new Set([own.fileName]);
  for (const file of files)
    for (const imported of chunks.find(({ fileName }) => fileName === file)?.imports ?? []) files.add(imported);
  return [...files];
}

async function bundleSite(system: System, folder: string, basePath: string): Promise<void> {
  const configFor = await buildConfigs(system.root, basePath);
  const [{ client, starter, ...graphs }, offline] = await Promise.all([
    buildScripts(system, folder, configFor),
    buildOffline(system, configFor(false)),
  ]);
  const templates = await templateModules(system);
  const styles = await buildStyles(system, graphs, templates, offline.sheet, configFor(false));
  const { whole, wide, fonts, atRest, freshness } = styles;
  const offlineFiles = [...offline.files, styles.offline, ...fonts];

  // The client's own style sheet contains the font faces, which the sheet with all styles contains too.
  for (const file of [...client.filter(({ fileName }) => !fileName.endsWith('.css')), whole, ...offlineFiles])
    system.write(`${folder}/client/${file.fileName}`, file.type === 'chunk' ? file.code : file.source);

  const wideStyleSheet = `assets/wide-${hashOf(wide).slice(0, 8)}.css`;
  system.write(`${folder}/client/${wideStyleSheet}`, wide);

  const core = scriptsOf(sourceFile(system, 'entry-client.tsx'), client);
  const { pieces, places } = eachOnce(atRest);
  const manifest: ClientManifest = {
    entry: core[0] ?? '',
    starter,
    core,
    templates: recordOf(pageKinds, (kind) => scriptsOf(templates[kind], client).filter((file) => !core.includes(file))),
    pieces,
    styles: recordOf(pageKinds, (kind) => places.get(kind) ?? []),
    styleSheet: whole.fileName,
    wideStyleSheet,
    fonts: fonts.map(({ fileName }) => fileName),
    offline: {
      entry: offline.entry,
      styleSheet: styles.offline.fileName,
      files: offlineFiles.map(({ fileName }) => fileName).sort(),
      worker: offline.worker,
    },
    messages: messagesOfParts(system, graphs, templates, offline.messages),
    previewCode: hashOf(system.read(`${folder}/static/entry-preview.mjs`) ?? ''),
    freshnessStyles: freshness,
  };
  system.write(`${folder}/manifest.json`, JSON.stringify(manifest));
}
