/**
 * Runs the generator from a bundle, made once for each version of the code. That takes a third of the time of compiling
 * each module at every start (decision 0030). Plain JavaScript, because nothing compiles this module.
 */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { usableCache, takeOwnCache } from '../../system/cache-folder.js';
import { codeKeyOf } from '../../system/code-key.js';
import { fileRefused } from '../../system/prerequisites.js';
import { keepSealed } from '../../system/sealed-folder.js';

const root = path.resolve(import.meta.dirname, '../../..');

/**
 * Makes the bundle in another process, because a bundler keeps hundreds of megabytes until its process ends.
 *
 * @param {string} folder
 */
async function compile(folder) {
  const args = [path.join(import.meta.dirname, 'make-generator.js'), root, folder];
  if (spawnSync(process.execPath, args, { stdio: 'ignore' }).status === 0) return;
  // If the other process failed, this one fails too, and the reason is reported.
  const bundler = await import('./compile.js');
  await bundler.compile(root, folder);
}

/**
 * @param {string} cache
 * @param {string} code
 * @param {Set<string>} damagedEntries
 */
async function bundleIn(cache, code, damagedEntries) {
  const folder = path.join(cache, 'generator', code);
  await keepSealed(folder, compile, damagedEntries);
  return folder;
}

/**
 * @param {readonly string[]} args
 * @returns {Promise<number>} the exit code
 */
export async function start(args) {
  const code = codeKeyOf(root);
  /** @type {Set<string>} */
  const damagedEntries = new Set();
  const folder = await bundleIn(usableCache(root), code, damagedEntries).catch((error) => {
    if (fileRefused(error) === undefined) throw error;
    // The disk of the cache may be full.
    return bundleIn(takeOwnCache(root), code, damagedEntries);
  });
  const at = (/** @type {string} */ name) => path.join(folder, `${name}.mjs`);
  // compile.js made the bundle of this module.
  const generator = /** @type {typeof import('../main.ts')} */ (await import(pathToFileURL(at('main')).href));
  const launched = { code, damagedEntries, workerCode: at('worker-thread'), bundlerCode: at('bundler-process') };
  return generator.run(root, args, launched);
}
