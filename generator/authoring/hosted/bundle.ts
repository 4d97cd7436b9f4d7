import path from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { loadSchemas } from '../../catalogue/load/schemas';
import { schemaCode } from '../../catalogue/validate/schema/schema-compiler';
import { programKeyOf } from '../../system/cache/cache-keys';
import type { WorkerFiles } from '../../site/bundle/make-admin';
import type { System } from '../../system/system';
import { buildFiles } from './build-files';

/** Engines parse a JSON text faster than an object literal. */
function constants(values: Readonly<Record<string, unknown>>): string {
  return Object.entries(values)
    .map(([name, value]) => `export const ${name} = JSON.parse(${JSON.stringify(JSON.stringify(value))});\n`)
    .join('');
}

/** The modules for the worker that are generated from the project. */
function modulesOf(system: System): ReadonlyMap<string, string> {
  const { SITE_ORIGIN, SITE_BASE_PATH } = system.environment;
  const texts = [...buildFiles(system)];
  const isOfForms = (file: string): boolean => /^schemas\/[^/]+$/.test(file);
  const ofForms = texts.filter(([file]) => isOfForms(file));
  const others = texts.filter(([file]) => !isOfForms(file));
  return new Map([
    [
      'virtual:editor-build',
      constants({
        files: Object.fromEntries(ofForms),
        environment: { SITE_ORIGIN, SITE_BASE_PATH },
        code: programKeyOf(system),
      }),
    ],
    [
      'virtual:editor-checks',
      `export { default as validators } from 'virtual:editor-validators';\n${constants({ files: Object.fromEntries(others) })}`,
    ],
    ['virtual:editor-validators', `export default ${schemaCode(loadSchemas(system))};`],
  ]);
}

function virtual(modules: ReadonlyMap<string, string>): Plugin {
  return {
    name: 'qaseema:editor-modules',
    resolveId: (id) => (modules.has(id) ? `\0${id}` : undefined),
    load: (id) => modules.get(id.slice(1)),
  };
}

/** Bundles a module with all its transitive imports into one file: many small files compress worse. */
function groupOf(start: string): (id: string, context: Rolldown.ChunkingContext) => string | null {
  let reached: Set<string> | undefined;
  return (id, context) => {
    if (!reached) {
      reached = new Set([start]);
      for (const each of reached)
        for (const imported of context.getModuleInfo(each)?.importedIds ?? []) reached.add(imported);
    }
    return reached.has(id) ? path.basename(start, '.ts') : null;
  };
}

/** The entry has the code for the first form; it loads everything else later. */
export async function hostedWorker(system: System): Promise<WorkerFiles> {
  const { build, defaultClientConditions } = await import('vite');
  const [entry = '', checks = ''] = ['worker', 'checks'].map((name) =>
    path.join(system.root, `generator/authoring/hosted/worker/${name}.ts`),
  );
  const names = '[name]-[hash].js';
  const built = await build({
    configFile: false,
    root: system.root,
    base: './',
    publicDir: false,
    logLevel: 'warn',
    mode: 'production',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [virtual(modulesOf(system))],
    // Prefers the worker builds of libraries to those for pages: a worker has no document.
    resolve: { conditions: ['worker', ...defaultClientConditions] },
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      reportCompressedSize: false,
      // Library mode omits the code with which pages load style sheets before modules.
      lib: { entry, formats: ['es'] },
      rolldownOptions: {
        output: {
          entryFileNames: names,
          chunkFileNames: names,
          minify: true,
          codeSplitting: { groups: [{ name: groupOf(entry) }, { name: groupOf(checks) }] },
        },
        checks: { bundlerTimings: false },
      },
    },
  });
  const chunks = (Array.isArray(built) ? built : [built])
    .flatMap((each) => ('output' in each ? each.output : []))
    .filter((each) => each.type === 'chunk');
  // The entry only imports its group. Pages load the group itself, which saves a request.
  const [started] = chunks.find(({ isEntry }) => isEntry)?.imports ?? [];
  if (started === undefined) throw new Error('The bundler made no worker of the editor.');
  const files = chunks.filter(({ isEntry }) => !isEntry).map(({ fileName, code }) => [fileName, code] as const);
  return { entry: started, files: new Map(files) };
}
