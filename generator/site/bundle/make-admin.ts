import path from 'node:path';
import type { InlineConfig, Rolldown } from 'vite';
import type { System } from '../../system/system';
import { buildConfigs, inProduction, runVite, type OutputFile } from './make-bundle';
import { bundleStyleSheets, gatherStyleSheets, noteGraph, type StyledModule } from './style-sheets';

/** A document of the page in which the data is edited, by the paths of its files from the site's root. */
interface AdminDocument {
  readonly script: string;
  readonly styleSheet: string;
}

/** The program that reads, checks and saves: modules by their file names, which load each other from the folder in which they are. */
export interface WorkerFiles {
  /** The name of the module that the page starts. */
  readonly entry: string;
  readonly files: ReadonlyMap<string, string>;
}

/** Bundles this program: it is made of other parts of the generator than the site. */
export type MakeWorker = (system: System) => Promise<WorkerFiles>;

/** What the bundler made for the page in which the data is edited. */
export interface AdminManifest {
  readonly page: AdminDocument;
  /** The document that shows a page of the site as it is edited. */
  readonly preview: AdminDocument;
  /** The script that reads, checks and saves. */
  readonly worker: string;
}

/** Where the program of the worker is. */
const workerFolder = 'admin/assets/';

const entries = { page: 'admin/main.tsx', preview: 'admin/preview/main.ts' } as const;

// Apart from the site's own files, so that a build without this page has the same ones.
const fileNames = {
  entryFileNames: 'admin/assets/[name]-[hash].js',
  chunkFileNames: 'admin/assets/[name]-[hash].js',
  assetFileNames: 'admin/assets/[name]-[hash][extname]',
} satisfies Rolldown.OutputOptions;

/** Builds the scripts of both documents, with the modules that they have in common once. */
async function buildDocuments(
  system: System,
  config: InlineConfig,
  graph: Map<string, StyledModule>,
): Promise<readonly OutputFile[]> {
  const { mergeConfig } = await import('vite');
  return runVite(
    mergeConfig(config, {
      plugins: [noteGraph(graph, (file) => new TextDecoder().decode(system.read(file)))],
      // The preview is told of changes as by the development server.
      define: { 'import.meta.hot': 'globalThis.previewChanges' },
      build: {
        write: false,
        rolldownOptions: {
          input: Object.fromEntries(
            Object.entries(entries).map(([name, file]) => [name, path.join(system.root, 'src', file)]),
          ),
          output: fileNames,
        },
      },
    }),
  );
}

async function bundleAdmin(system: System, folder: string, basePath: string, makeWorker: MakeWorker): Promise<void> {
  const config = (await buildConfigs(system.root, basePath))(false);
  const graph = new Map<string, StyledModule>();
  const [scripts, worker] = await Promise.all([buildDocuments(system, config, graph), makeWorker(system)]);
  const at = (file: string): string => path.join(system.root, 'src', file);
  const sheetOf = (entry: string): string => {
    const { whole, ofTemplates } = gatherStyleSheets(graph, at(entry), [], { fonts: at('theme/fonts.css') });
    return ofTemplates.fonts + whole;
  };
  const styles = await bundleStyleSheets(
    { page: sheetOf(entries.page), preview: sheetOf(entries.preview) },
    config,
    path.join(system.root, 'src'),
    fileNames,
  );
  const documentOf = (name: keyof typeof entries): AdminDocument => {
    const script = scripts.find((file) => file.type === 'chunk' && file.facadeModuleId === at(entries[name]));
    const sheet = styles.find(({ names }) => names.includes(`${name}.css`));
    if (!script || !sheet) throw new Error(`The bundler made no ${name}.`);
    return { script: script.fileName, styleSheet: sheet.fileName };
  };
  const isOfSheets = ({ fileName }: OutputFile): boolean => /\.(?:css|woff2)$/.test(fileName);
  for (const file of [...scripts.filter((file) => !isOfSheets(file)), ...styles])
    system.write(`${folder}/client/${file.fileName}`, file.type === 'chunk' ? file.code : file.source);
  for (const [name, code] of worker.files) system.write(`${folder}/client/${workerFolder}${name}`, code);
  const manifest: AdminManifest = {
    page: documentOf('page'),
    preview: documentOf('preview'),
    worker: workerFolder + worker.entry,
  };
  system.write(`${folder}/manifest.json`, JSON.stringify(manifest));
}

/** Runs the bundler for the page in which the data is edited, and writes what it makes, with its manifest, into a folder. */
export async function makeAdminBundle(
  system: System,
  folder: string,
  basePath: string,
  makeWorker: MakeWorker,
): Promise<void> {
  await inProduction(() => bundleAdmin(system, folder, basePath, makeWorker));
}
