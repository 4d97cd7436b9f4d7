import path from 'node:path';
import type { InlineConfig, Rolldown } from 'vite';
import type { System } from '../../system/system';
import { buildConfigs, inProduction, runVite, type OutputFile } from './make-bundle';
import { bundleStyleSheets, gatherStyleSheets, noteGraph, type StyledModule } from './style-sheets';

/** Paths are from the site's root. */
interface AdminDocument {
  readonly script: string;
  readonly styleSheet: string;
}

/** Modules by file name, which import each other from the same folder. */
export interface WorkerFiles {
  readonly entry: string;
  readonly files: ReadonlyMap<string, string>;
}

export type MakeWorker = (system: System) => Promise<WorkerFiles>;

/** The output of the bundler for the hosted editor. */
export interface AdminManifest {
  readonly page: AdminDocument;
  /** The document that previews an edited page. */
  readonly preview: AdminDocument;
  readonly worker: string;
}

const workerFolder = 'admin/assets/';

const entries = { page: 'admin/main.tsx', preview: 'admin/preview/main.ts' } as const;

// Separate from the site's own files, so that these are the same in a build without the editor.
const fileNames = {
  entryFileNames: 'admin/assets/[name]-[hash].js',
  chunkFileNames: 'admin/assets/[name]-[hash].js',
  assetFileNames: 'admin/assets/[name]-[hash][extname]',
} satisfies Rolldown.OutputOptions;

/**
 * Replaces the surroundings of a page in the preview, whose frame has an opaque origin: it loads classic scripts but no
 * modules, and cannot change its address. See `src/admin/preview/surroundings.ts`.
 */
const previewSettings = {
  // The preview receives changes like that of the development server.
  define: {
    'import.meta.hot': 'globalThis.previewChanges',
    'window.location': 'globalThis.previewLocation',
    'document.defaultView': 'globalThis.previewWindow',
  },
  build: { rolldownOptions: { output: { format: 'iife', codeSplitting: false } } },
} satisfies InlineConfig;

async function buildDocument(
  system: System,
  config: InlineConfig,
  graph: Map<string, StyledModule>,
  name: keyof typeof entries,
): Promise<readonly OutputFile[]> {
  const { mergeConfig } = await import('vite');
  const at = (file: string): string => path.join(system.root, 'src', file);
  const icons = { find: /^.*\/generated\/icons\.svg\?no-inline$/, replacement: at('admin/preview/icons.ts') };
  const ofName: InlineConfig = name === 'preview' ? { ...previewSettings, resolve: { alias: [icons] } } : {};
  return runVite(
    mergeConfig(
      mergeConfig(config, {
        plugins: [noteGraph(graph, (file) => new TextDecoder().decode(system.read(file)))],
        build: { write: false, rolldownOptions: { input: { [name]: at(entries[name]) }, output: fileNames } },
      }),
      ofName,
    ),
  );
}

/** Writes the output with a manifest to a folder. */
export async function makeAdminBundle(
  system: System,
  folder: string,
  basePath: string,
  makeWorker: MakeWorker,
): Promise<void> {
  await inProduction(async () => {
    const config = (await buildConfigs(system.root, basePath))(false);
    const graph = new Map<string, StyledModule>();
    const [page, preview, worker] = await Promise.all([
      buildDocument(system, config, graph, 'page'),
      buildDocument(system, config, graph, 'preview'),
      makeWorker(system),
    ]);
    const scripts = [...page, ...preview];
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
  });
}
