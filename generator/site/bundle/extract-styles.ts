import { createRequire } from 'node:module';
import path from 'node:path';
import { compileFunction } from 'node:vm';
import type { Plugin } from 'vite';
import type { StyleMeta } from './style-sheets';

/** The key of the style sheet in a record of class names, set by `src/theme/styles.ts`. */
const styleSheetOf = Symbol.for('qaseema:style-sheet');
const moduleEnding = '.styles.ts';
const sheetEnding = '.extracted.css';
const namesQuery = '?names=';

interface StyleModule {
  /** Class names by part, as JSON. */
  readonly exports: Readonly<Record<string, unknown>>;
  readonly sheet: string;
}

/** Runs all style modules as one script: one by one, as in Vite's module runner, takes several times as long. */
async function runStyleModules(
  root: string,
  entry: string,
): Promise<Readonly<Record<string, Readonly<Record<string, object>>>>> {
  const { build } = await import('vite');
  const result = await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    build: {
      ssr: entry,
      write: false,
      minify: false,
      rolldownOptions: { output: { format: 'cjs', exports: 'named' } },
    },
    ssr: { noExternal: true },
  });
  const files = 'output' in result ? result.output : [];
  const [script] = files;
  if (script?.type !== 'chunk' || files.length > 1) throw new Error(`${entry} was not bundled as one script.`);
  const exports = {};
  // React's server renderer, which Emotion runs in, requires modules of Node.
  compileFunction(script.code, ['exports', 'require'], { filename: `${entry}.bundle.js` })(
    exports,
    createRequire(entry),
  );
  // src/theme/all-styles.ts declares its only export with this type.
  return (exports as { default: Record<string, Record<string, object>> }).default;
}

/** As constants, so that the bundler inlines the used class names, and scripts contain neither keys nor unused ones. */
function constantsOf(record: unknown): string {
  return Object.entries(Object(record))
    .map(
      ([key, name], index) =>
        `const c${index} = ${JSON.stringify(name)};\nexport { c${index} as ${JSON.stringify(key)} };`,
    )
    .join('\n');
}

async function evaluateStyleModules(root: string): Promise<Map<string, StyleModule>> {
  const entry = path.join(root, 'theme/all-styles.ts');
  const modules = new Map<string, StyleModule>();
  for (const [relative, exports] of Object.entries(await runStyleModules(root, entry))) {
    // Only src/theme/styles.ts sets this key, to a text.
    const sheets = Object.values(exports).map(
      (value) => (Reflect.get(value, styleSheetOf) as string | undefined) ?? '',
    );
    modules.set(path.resolve(path.dirname(entry), relative), { exports, sheet: sheets.join('') });
  }
  return modules;
}

/**
 * Replaces Emotion's class names, which are hashes that do not compress, and the names of custom properties by numbers
 * in the order of the files. This saves a tenth of a page's size. The underscore avoids class names that ad blockers
 * hide. Properties that no sheet declares are set by scripts, and keep their names.
 */
function withShortNames(modules: ReadonlyMap<string, StyleModule>): Map<string, StyleModule> {
  const classes = new Map<string, string>();
  const properties = new Map<string, string>();
  const shortName = (names: Map<string, string>, name: string, prefix: string): string => {
    const short = names.get(name) ?? prefix + names.size.toString(36);
    names.set(name, short);
    return short;
  };
  for (const { sheet } of modules.values())
    for (const [name] of sheet.matchAll(/(?<=[;{])--[\w-]+(?=:)/g)) shortName(properties, name, '--');
  const shorten = (text: string): string =>
    text
      .replace(/\bq-[a-z0-9]+/g, (name) => shortName(classes, name, '_'))
      .replace(/--[a-z][\w-]*/g, (name) => properties.get(name) ?? name);
  return new Map(
    [...modules].map(([file, { exports, sheet }]) => [
      file,
      // Only names within strings change, so the type of the exports stays the same.
      {
        exports: JSON.parse(shorten(JSON.stringify(exports))) as StyleModule['exports'],
        sheet: shorten(sheet),
      },
    ]),
  );
}

type StylesOfBuild = (root: string) => Promise<ReadonlyMap<string, StyleModule>>;

/** Evaluates the style modules once, because all builds of one bundle need the same ones. */
export function stylesOnce(): StylesOfBuild {
  let known: Promise<ReadonlyMap<string, StyleModule>> | undefined;
  return (root) => (known ??= evaluateStyleModules(root).then(withShortNames));
}

/**
 * Replaces every `*.styles.ts` module by its class names, so that no code of Emotion is shipped (decision 0004). On the
 * development server, each module imports its style sheet. A build collects the sheets with `noteGraph` and makes one
 * for the whole site and one for each page kind (decision 0013).
 */
export function extractStyles(stylesOfBuild: StylesOfBuild): Plugin {
  let root = '';
  let building = false;
  let evaluated: Promise<ReadonlyMap<string, StyleModule>> | undefined;
  const moduleAt = async (file: string): Promise<StyleModule | undefined> => {
    evaluated ??= building ? stylesOfBuild(root) : evaluateStyleModules(root);
    return (await evaluated).get(file);
  };
  return {
    name: 'qaseema:extract-styles',
    enforce: 'pre',
    configResolved(config) {
      root = config.root;
      building = config.command === 'build';
    },
    buildStart() {
      evaluated = undefined;
    },
    watchChange(id) {
      if (id.includes('/theme/') || id.endsWith('.styles.ts')) evaluated = undefined;
    },
    resolveId: {
      filter: { id: /\.extracted\.css(?:\?inline)?$|\.styles\.ts\?names=/ },
      handler: (id, importer) => (id.startsWith('.') ? path.resolve(path.dirname(importer ?? root), id) : id),
    },
    load: {
      filter: { id: /\.(?:extracted\.css|styles\.ts)(?:\?|$)/ },
      async handler(id) {
        // A shadow tree takes its sheet as a text.
        const [file = '', name] = id.replace(/\?inline$/, '').split(namesQuery);
        if (file.endsWith(sheetEnding)) return (await moduleAt(file.replace(sheetEnding, moduleEnding)))?.sheet ?? '';
        const found = await moduleAt(file);
        if (!found) return undefined;
        if (name !== undefined)
          return { code: constantsOf(found.exports[name]), moduleType: 'js', moduleSideEffects: false };
        const code = Object.entries(found.exports).map(
          ([name, value]) => `export const ${name} = ${JSON.stringify(value)};`,
        );
        if (building) {
          const meta: StyleMeta = { styleSheet: found.sheet };
          const names = Object.keys(found.exports).map(
            (each) => `export * as ${each} from ${JSON.stringify(file + namesQuery + each)};`,
          );
          return { code: names.join('\n'), moduleType: 'js', moduleSideEffects: false, meta };
        }
        const sheet = file.replace(moduleEnding, sheetEnding);
        return {
          code: [`import ${JSON.stringify(sheet)};`, ...code].join('\n'),
          moduleType: 'js',
          moduleSideEffects: true,
        };
      },
    },
  };
}
