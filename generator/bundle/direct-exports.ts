import { createRequire } from 'node:module';
import path from 'node:path';
import type { Plugin } from 'vite';

const prefix = '\0direct:';
const loaded = new RegExp(`^${prefix}`);

/** The modules that components call most; each is written in the older way, all of its exports on one object. */
const modules = /^react(?:\/jsx-runtime)?$/;

/**
 * Gives the static entry the exports of React by name. The bundler would ask for each through a getter at every use, and
 * a page uses them two thousand times (decision 0025).
 */
export function directExports(project: string): Plugin {
  const require = createRequire(path.join(project, 'package.json'));
  return {
    name: 'qaseema:direct-exports',
    apply: (_config, { isSsrBuild }) => isSsrBuild === true,
    enforce: 'pre',
    resolveId: {
      filter: { id: modules },
      // What was written in the older way itself needs no getter.
      handler: (id, importer) =>
        importer !== undefined && !importer.startsWith(prefix) && !/\/node_modules\/react(?:-dom)?\//.test(importer) ? prefix + id : undefined,
    },
    load: {
      filter: { id: loaded },
      handler(id) {
        const name = id.slice(prefix.length);
        const names = Object.keys(require(name) as object).filter((each) => each !== 'default');
        return `import whole from ${JSON.stringify(require.resolve(name))};\nexport default whole;\nexport const { ${names.join(', ')} } = whole;`;
      },
    },
  };
}
