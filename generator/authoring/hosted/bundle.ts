import path from 'node:path';
import type { Plugin } from 'vite';
import { loadSchemas } from '../../catalogue/load/schemas';
import { precompiledModule } from '../../catalogue/validate/precompile';
import { codeKeyOf } from '../../system/cache/cache-keys';
import type { System } from '../../system/system';
import { buildFilePaths } from './build-files';

/** The modules that the worker imports and that are made of the project. */
function modulesOf(system: System): ReadonlyMap<string, string> {
  const files = Object.fromEntries(
    buildFilePaths(system).map((file) => [file, new TextDecoder().decode(system.read(file))]),
  );
  const { SITE_ORIGIN, SITE_BASE_PATH } = system.environment;
  const constants = { files, environment: { SITE_ORIGIN, SITE_BASE_PATH }, code: codeKeyOf(system) };
  const build = Object.entries(constants).map(([name, value]) => {
    // As a text that is parsed: quicker to load than the same as code.
    const text = JSON.stringify(JSON.stringify(value));
    return `export const ${name} = JSON.parse(${text});\n`;
  });
  return new Map([
    ['virtual:editor-build', build.join('')],
    ['virtual:editor-validators', precompiledModule(loadSchemas(system))],
  ]);
}

function virtual(modules: ReadonlyMap<string, string>): Plugin {
  return {
    name: 'qaseema:editor-modules',
    resolveId: (id) => (modules.has(id) ? `\0${id}` : undefined),
    load: (id) => modules.get(id.slice(1)),
  };
}

/** Bundles the program of the hosted editor's worker, for browsers, into one module. */
export async function hostedWorker(system: System): Promise<string> {
  const { build, defaultClientConditions } = await import('vite');
  const built = await build({
    configFile: false,
    root: system.root,
    publicDir: false,
    logLevel: 'warn',
    mode: 'production',
    plugins: [virtual(modulesOf(system))],
    // The code of libraries for workers, which have no document, goes before that for pages.
    resolve: { conditions: ['worker', ...defaultClientConditions] },
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      reportCompressedSize: false,
      rolldownOptions: {
        input: { editor: path.join(system.root, 'generator/authoring/hosted/worker/worker.ts') },
        output: { format: 'es', codeSplitting: false },
        checks: { bundlerTimings: false },
      },
    },
  });
  const [script] = (Array.isArray(built) ? built : [built]).flatMap((each) => ('output' in each ? each.output : []));
  if (script?.type !== 'chunk') throw new Error('The bundler made no worker of the editor.');
  return script.code;
}
