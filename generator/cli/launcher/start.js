/**
 * Runs the generator from a bundle that is made once for each version of its code, which takes a third of the time of
 * compiling each module at every start (decision 0030). Plain JavaScript, because nothing compiles this module.
 */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { usableCache, takeOwnCache } from '../../system/cache-folder.js';
import { codeFolders, codeKeyOf } from '../../system/code-key.js';
import { loadCode } from '../../system/load-code.js';
import { fileRefused } from '../../system/prerequisites.js';
import { isIntact } from '../../system/sealed-folder.js';

const root = path.resolve(import.meta.dirname, '../../..');

/**
 * Makes the bundle of the generator in another process: of a bundler, hundreds of megabytes are not free before its
 * process ends.
 *
 * @param {string} folder
 */
async function compile(folder) {
  const args = [path.join(import.meta.dirname, 'make-generator.js'), root, folder];
  if (spawnSync(process.execPath, args, { stdio: 'ignore' }).status === 0) return;
  // Where the other process failed, this one fails too, and the reason is reported.
  const bundler = await import('./compile.js');
  await bundler.compile(root, codeFolders, folder);
}

/**
 * The folder of the generator's bundle, which is made if the cache has none.
 *
 * @param {string} cache
 * @param {string} code
 * @param {Set<string>} damagedEntries
 */
async function bundleIn(cache, code, damagedEntries) {
  const folder = path.join(cache, 'generator', code);
  if (!isIntact(folder, damagedEntries)) await compile(folder);
  return folder;
}

/**
 * The generator, and what it needs to know about its own code.
 *
 * @param {string} command
 * @returns {Promise<{ readonly generator: typeof import('../main.ts'), readonly launched: import('../main.ts').Launched }>}
 */
async function loadGenerator(command) {
  const code = codeKeyOf(root);
  /** @type {Set<string>} */
  const damagedEntries = new Set();
  const folder = await bundleIn(usableCache(root), code, damagedEntries).catch((error) => {
    if (fileRefused(error) === undefined) throw error;
    // The disk of the cache may be full.
    return bundleIn(takeOwnCache(root), code, damagedEntries);
  });
  const file = path.join(folder, 'main.cjs');
  // compile.js made the bundle of this module.
  const generator = /** @type {typeof import('../main.ts')} */ (
    loadCode(file, /^[a-z]+$/.test(command) ? command : undefined, damagedEntries)
  );
  return {
    generator,
    launched: {
      code,
      damagedEntries,
      workerCode: { file: path.join(root, 'generator/cli/launcher/worker-thread.js'), argv: [file] },
      bundlerCode: { file: path.join(root, 'generator/cli/launcher/bundler-process.js'), argv: [file] },
    },
  };
}

/**
 * Runs a command line.
 *
 * @param {readonly string[]} args
 * @returns {Promise<number>} the exit code
 */
export async function start(args) {
  const { generator, launched } = await loadGenerator(args[0] ?? '');
  return generator.run(root, args, launched);
}
