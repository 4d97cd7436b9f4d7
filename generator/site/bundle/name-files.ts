import path from 'node:path';
import type { Plugin, Rolldown } from 'vite';

// Vite wraps each `import()` and removes the wrapper later if nothing is preloaded. Rolldown has no hook that renders
// dynamic imports, so the wrapped form is matched; an unmatched import stops the build.
const wrapped =
  /\bimportWhole\(\(\) => __vitePreload\(\(\) => (import\("\.\/([^"]+)"\)(?:\.then\(\([^()]*\) => [\w.$]+\))?), __VITE_PRELOAD__\)\)/g;

/** A chunk and its static imports, without the entry, which is already loaded. */
function filesOf(fileName: string, chunks: Readonly<Record<string, Rolldown.RenderedChunk>>): readonly string[] {
  const entry = Object.values(chunks).find(({ isEntry }) => isEntry)?.fileName;
  // Iteration over a set includes values that are added during it.
  const files = new Set([fileName]);
  for (const file of files)
    for (const imported of chunks[file]?.imports ?? []) if (imported !== entry) files.add(imported);
  return [...files];
}

/**
 * Adds the names of the required files to each `importWhole(() => import('./Part'))` of the client: only the bundler
 * knows them. A dynamic import without `importWhole` is an error, because browsers remember a failed import, so that a
 * second try would fail too.
 */
export function nameFiles(): Plugin {
  let isClient = false;
  return {
    name: 'qaseema:name-files',
    apply: 'build',
    configResolved({ build }) {
      isClient = build.ssr === false;
    },
    // The function is never called, because the wrapper is removed later, but the bundler needs it to keep the code.
    transform: {
      filter: { id: /^\0vite\/preload-helper\.js$/ },
      handler: () => 'export const __vitePreload = (load) => load();',
    },
    renderChunk(code, chunk, options, { chunks }) {
      if (!isClient || options.format !== 'es') return null;
      const folder = path.posix.dirname(chunk.fileName);
      const imported = new Set<string>();
      const named = code.replace(wrapped, (_match, load: string, file: string) => {
        const fileName = path.posix.join(folder, file);
        imported.add(fileName);
        const files = filesOf(fileName, chunks).map((name) => `./${path.posix.relative(folder, name)}`);
        return `importWhole(() => ${load}, ${JSON.stringify(files)})`;
      });
      const unnamed = chunk.dynamicImports.filter((fileName) => !imported.has(fileName));
      if (unnamed.length > 0 || /__vitePreload\(\(\) => import\(/.test(named))
        throw new Error(`${chunk.fileName} imports ${unnamed.join(', ') || 'a part'} without importWhole.`);
      return named === code ? null : { code: named, map: null };
    },
  };
}
