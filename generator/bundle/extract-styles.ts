import path from 'node:path';
import { runnerImport, type Plugin } from 'vite';

/** The key under which a record of class names carries its style sheet; `src/theme/styles.ts` sets it. */
const styleSheetOf = Symbol.for('qaseema.style-sheet');
const moduleEnding = '.styles.ts';
const sheetEnding = '.extracted.css';

interface StyleModule {
  /** The exports of the module as JSON: class names by part. */
  readonly exports: Readonly<Record<string, unknown>>;
  readonly sheet: string;
}

async function evaluateStyleModules(root: string): Promise<Map<string, StyleModule>> {
  const entry = path.join(root, 'theme/all-styles.ts');
  const { module } = await runnerImport<{ default: Record<string, Record<string, object>> }>(entry, {
    root,
    configFile: false,
    logLevel: 'error',
  });
  const modules = new Map<string, StyleModule>();
  for (const [relative, exports] of Object.entries(module.default)) {
    const sheet = Object.values(exports)
      .map((value) => String(Reflect.get(value, styleSheetOf) ?? ''))
      .join('\n');
    modules.set(path.resolve(path.dirname(entry), relative), { exports, sheet });
  }
  return modules;
}

/**
 * Replaces every `*.styles.ts` module by its class names and a plain style sheet, so that Emotion is used to write
 * styles and none of it is shipped (decision 0004).
 */
export function extractStyles(): Plugin {
  let root = '';
  let evaluated: Promise<Map<string, StyleModule>> | undefined;
  const moduleAt = async (file: string): Promise<StyleModule | undefined> => {
    evaluated ??= evaluateStyleModules(root);
    return (await evaluated).get(file);
  };
  return {
    name: 'qaseema:extract-styles',
    enforce: 'pre',
    configResolved(config) {
      root = config.root;
    },
    buildStart() {
      evaluated = undefined;
    },
    watchChange(id) {
      if (id.includes('/theme/') || id.endsWith('.styles.ts')) evaluated = undefined;
    },
    resolveId(id) {
      return id.endsWith(sheetEnding) ? id : undefined;
    },
    async load(id) {
      const [file = ''] = id.split('?');
      if (file.endsWith(sheetEnding)) return (await moduleAt(file.replace(sheetEnding, moduleEnding)))?.sheet ?? '';
      if (!file.endsWith(moduleEnding)) return undefined;
      const found = await moduleAt(file);
      if (!found) return undefined;
      const lines = Object.entries(found.exports).map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`);
      const sheet = file.replace(moduleEnding, sheetEnding);
      return { code: [`import ${JSON.stringify(sheet)};`, ...lines].join('\n'), moduleType: 'js', moduleSideEffects: true };
    },
  };
}
