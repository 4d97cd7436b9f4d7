import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

const require = createRequire(import.meta.url);
const prefix = '\0direct:';

/** The modules that components call most; each is written in the older way, all of its exports on one object. */
const modules: readonly string[] = ['react', 'react/jsx-runtime'];

/**
 * Gives the static entry the exports of React by name. The bundler would ask for each through a getter at every use, and
 * a page uses them two thousand times (decision 0025).
 */
export function directExports(): Plugin {
  return {
    name: 'qaseema:direct-exports',
    apply: (_config, { isSsrBuild }) => isSsrBuild === true,
    enforce: 'pre',
    resolveId(id, importer) {
      // What was written in the older way itself needs no getter.
      return modules.includes(id) && importer !== undefined && !importer.startsWith(prefix) && !/\/node_modules\/react(?:-dom)?\//.test(importer) ? prefix + id : undefined;
    },
    load(id) {
      if (!id.startsWith(prefix)) return undefined;
      const name = id.slice(prefix.length);
      const names = Object.keys(require(name) as object).filter((each) => each !== 'default');
      return `import whole from ${JSON.stringify(require.resolve(name))};\nexport default whole;\nexport const { ${names.join(', ')} } = whole;`;
    },
  };
}
