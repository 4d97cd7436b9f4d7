import path from 'node:path';
import type { Plugin, Rolldown } from 'vite';

// Vite's own wrapping, which it undoes later because nothing is preloaded.
const wrapped =
  /\bimportWhole\(\(\) => __vitePreload\(\(\) => (import\("\.\/([^"]+)"\)(?:\.then\(\([^()]*\) => [\w.$]+\))?), __VITE_PRELOAD__\)\)/g;

/** A chunk and all that it imports at once, but for what the site cannot run without. */
function filesOf(fileName: string, chunks: Readonly<Record<string, Rolldown.RenderedChunk>>): readonly string[] {
  const here = Object.values(chunks).find(({ isEntry }) => isEntry)?.fileName;
  // A set goes on to what is added while it is walked through.
  const files = new Set([fileName]);
  for (const file of files)
    for (const imported of chunks[file]?.imports ?? []) if (imported !== here) files.add(imported);
  return [...files];
}

/**
 * Tells each `importWhole(() => import('./Part'))` of the client which files that import needs: only the bundler knows
 * their names. Any other `import()` is refused, since browsers never forget one that failed.
 */
export function nameFiles(): Plugin {
  let isClient = false;
  return {
    name: 'qaseema:name-files',
    apply: 'build',
    configResolved({ build }) {
      isClient = build.ssr === false;
    },
    // Nothing calls what the wrapping calls when it is undone, but the bundler has decided by then what it keeps.
    transform: {
      filter: { id: /^\0vite\/preload-helper\.js$/ },
      handler: () => 'export const __vitePreload = (load) => load();',
    },
    renderChunk(code, chunk, options, { chunks }) {
      if (!isClient || options.format !== 'es') return null;
      const folder = path.posix.dirname(chunk.fileName);
      const named = code.replace(wrapped, (_match, imported: string, file: string) => {
        const files = filesOf(path.posix.join(folder, file), chunks).map(
          (name) => `./${path.posix.relative(folder, name)}`,
        );
        return `importWhole(() => ${imported}, ${JSON.stringify(files)})`;
      });
      if (/__vitePreload\(\(\) => import\(/.test(named))
        throw new Error(`${chunk.fileName} imports a part without importWhole.`);
      return named === code ? null : { code: named, map: null };
    },
  };
}
