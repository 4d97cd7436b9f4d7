import { mkdirSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { rolldown } from 'rolldown';

/**
 * What is not bundled: these are loaded by few commands, late, and most look for files of their own beside themselves.
 */
const leftOut = /^(?:vite|postcss|@vitejs\/plugin-react|json-schema-to-typescript|@resvg\/resvg-js)$/;

/** How many bundles are kept besides those of the last day, which a server may still be loading from. */
const kept = 4;
const day = 24 * 60 * 60_000;

/**
 * Forgets bundles of former code.
 *
 * @param {string} folder where they all are
 */
function prune(folder) {
  const bundles = readdirSync(folder).map((name) => {
    const at = path.join(folder, name);
    return { at, made: statSync(at).mtimeMs };
  });
  const newest = Math.max(...bundles.map(({ made }) => made));
  bundles.sort((one, other) => other.made - one.made);
  for (const { at, made } of bundles.slice(kept)) if (made < newest - day) rmSync(at, { recursive: true, force: true });
}

/**
 * Bundles the generator into one file, for load-code.js: parts that only some commands need begin to run when they are called.
 *
 * @param {string} root the project
 * @param {readonly string[]} codeFolders where its modules may be, from the project
 * @param {string} folder where it will be, so that its source maps find the source
 * @returns {Promise<readonly { readonly fileName: string, readonly content: string | Uint8Array }[]>}
 */
async function bundle(root, codeFolders, folder) {
  const building = await rolldown({
    input: path.join(root, 'generator/main.ts'),
    cwd: root,
    platform: 'node',
    external: leftOut,
    // Its settings are for checking types.
    tsconfig: false,
  });
  const { output } = await building.generate({
    dir: folder,
    format: 'cjs',
    sourcemap: true,
    codeSplitting: false,
    entryFileNames: '[name].cjs',
  });
  await building.close();
  const own = output
    .flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []))
    .filter((id) => path.isAbsolute(id) && !id.includes('/node_modules/'));
  const stray = own.filter((id) => !codeFolders.some((folder) => id.startsWith(path.join(root, folder) + path.sep)));
  if (stray.length > 0)
    throw new Error(`The generator imports what is in none of ${codeFolders.join(', ')}: ${stray.join(', ')}.`);
  // In a script Node would call its `import()` an experiment, so load-code.js gives it one.
  const codeOf = (/** @type {string} */ code) => code.replaceAll(/\bimport\((?=")/g, 'importOutside(');
  return output.map((file) => ({
    fileName: file.fileName,
    content: file.type === 'chunk' ? codeOf(file.code) : file.source,
  }));
}

/**
 * Makes the bundle of the generator in a folder that is not there yet. Another process may be making the same one: the
 * first to finish wins, and the other uses that.
 *
 * @param {string} root the project
 * @param {readonly string[]} codeFolders where its modules may be, from the project
 * @param {string} folder
 * @returns {Promise<boolean>} whether the bundle is there now; not if nothing can be written
 */
export async function compile(root, codeFolders, folder) {
  const partial = `${folder}.${process.pid}.partial`;
  try {
    mkdirSync(partial, { recursive: true });
  } catch {
    return false;
  }
  try {
    const files = await bundle(root, codeFolders, folder);
    for (const { fileName, content } of files) writeFileSync(path.join(partial, fileName), content);
    renameSync(partial, folder);
    prune(path.dirname(folder));
    return true;
  } catch (error) {
    rmSync(partial, { recursive: true, force: true });
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'EEXIST' || code === 'ENOTEMPTY') return true;
    if (code === 'ENOSPC' || code === 'EDQUOT') return false;
    throw error;
  }
}
