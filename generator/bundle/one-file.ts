import type { Plugin } from 'vite';

const modules = /\/src\/.*\.tsx?$/;
const parts = /\bimportWhole\(\(\) => import\('(\.[^']+)'\)\)/g;

/** The modules whose parts pages are rendered of; any other part is opened in browsers only. */
const loaders = /\/src\/app\/(?:templates|load)\.ts$/;

/**
 * Makes the static entry of one piece, where the client has parts that are loaded when they are needed. With parts in one file the
 * bundler would wrap each module into a function, and could leave out nothing of what libraries have.
 */
export function oneFile(): Plugin {
  return {
    name: 'qaseema:one-file',
    apply: (_config, { isSsrBuild }) => isSsrBuild === true,
    enforce: 'pre',
    transform: {
      filter: { id: modules, code: /\bimportWhole\(/ },
      handler(code, id) {
        const imports: string[] = [];
        const whole = code.replace(parts, (_match, file: string) => {
          if (!loaders.test(id)) return `Promise.reject(new Error('Only browsers open ${file}.'))`;
          const name = `part${imports.length}`;
          imports.push(`import * as ${name} from '${file}';`);
          return `Promise.resolve(${name})`;
        });
        // Behind the code, of which no line moves then.
        return { code: [whole, ...imports].join('\n'), map: null };
      },
    },
  };
}
