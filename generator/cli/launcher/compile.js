import { mkdirSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { rolldown } from 'rolldown';
import { isIntact, sealFolder } from '../../system/sealed-folder.js';

/** Not bundled: only few commands load these packages, and most of them read files of their own package. */
const leftOut =
  /^(?:vite|postcss|@vitejs\/plugin-react|json-schema-to-typescript|@resvg\/resvg-js|sharp|svgo|tinypool)$/;

/** How many bundles are kept besides those of the last day: a running server may still load modules from those. */
const kept = 4;
const day = 24 * 60 * 60_000;

/**
 * Removes bundles of earlier code.
 *
 * @param {string} folder the folder of all bundles
 */
function prune(folder) {
  const bundles = readdirSync(folder).map((name) => {
    const at = path.join(folder, name);
    // Another process may have renamed its partial folder since.
    return { at, made: statSync(at, { throwIfNoEntry: false })?.mtimeMs ?? 0 };
  });
  const newest = Math.max(...bundles.map(({ made }) => made));
  bundles.sort((one, other) => other.made - one.made);
  for (const { at, made } of bundles.slice(kept)) if (made < newest - day) rmSync(at, { recursive: true, force: true });
}

/**
 * Bundles the generator into one CommonJS file. Modules that only some commands import run when they are imported.
 *
 * @param {string} root the project folder
 * @param {readonly string[]} codeFolders the only folders of the project that its modules may be in
 * @param {string} folder the folder of the bundle, from which its source map refers to the source
 * @returns {Promise<readonly { readonly fileName: string, readonly content: string | Uint8Array }[]>}
 */
async function bundle(root, codeFolders, folder) {
  const building = await rolldown({
    input: path.join(root, 'generator/cli/main.ts'),
    cwd: root,
    platform: 'node',
    external: leftOut,
    plugins: [
      {
        name: 'qaseema:import-harfbuzz',
        // Not bundled, because it needs the `import()` that a script of `node:vm` lacks.
        resolveId: {
          filter: { id: /\/import-harfbuzz\.js$/ },
          handler: () => {
            const file = path.relative(folder, path.join(root, 'generator/site/preview/import-harfbuzz.js'));
            return { id: file.split(path.sep).join('/'), external: true };
          },
        },
      },
    ],
    // tsconfig.json has settings for the type check only.
    tsconfig: false,
  });
  const { output } = await building.generate({
    dir: folder,
    format: 'cjs',
    sourcemap: true,
    codeSplitting: false,
    // A script of `node:vm`, which the code cache needs, has no `import()` without an experimental feature of Node.
    dynamicImportInCjs: false,
    entryFileNames: '[name].cjs',
  });
  await building.close();
  const own = output
    .flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []))
    .filter((id) => path.isAbsolute(id) && !id.includes('/node_modules/'));
  const stray = own.filter((id) => !codeFolders.some((folder) => id.startsWith(path.join(root, folder) + path.sep)));
  if (stray.length > 0)
    throw new Error(`The generator imports modules outside ${codeFolders.join(' and ')}: ${stray.join(', ')}.`);
  return output.map((file) => ({
    fileName: file.fileName,
    content: file.type === 'chunk' ? file.code : file.source,
  }));
}

/**
 * Makes the bundle of the generator in a folder that does not exist yet, or is damaged. Another process may be making
 * the same one: both use that of the first to finish.
 *
 * @param {string} root the project folder
 * @param {readonly string[]} codeFolders the only folders of the project that its modules may be in
 * @param {string} folder
 */
export async function compile(root, codeFolders, folder) {
  const partial = `${folder}.${process.pid}.partial`;
  mkdirSync(partial, { recursive: true });
  try {
    const files = await bundle(root, codeFolders, folder);
    for (const { fileName, content } of files) writeFileSync(path.join(partial, fileName), content);
    sealFolder(partial);
    if (!isIntact(folder)) rmSync(folder, { recursive: true, force: true });
    renameSync(partial, folder);
    prune(path.dirname(folder));
  } catch (error) {
    rmSync(partial, { recursive: true, force: true });
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code !== 'EEXIST' && code !== 'ENOTEMPTY') throw error;
  }
}
