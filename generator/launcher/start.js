/**
 * Runs the generator from a bundle that is made once for each version of its code, which takes a third of the time of compiling
 * each module at every start (decision 0030). Plain JavaScript, because nothing compiles this module.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { codeFolders, codeKeyOf } from '../system/code-key.js';
import { loadCode } from '../system/load-code.js';

const root = path.resolve(import.meta.dirname, '../..');
const cacheFolder = path.join(root, 'node_modules/.cache/qaseema/generator');

/**
 * Makes the bundle of the generator. It is made in a process of its own, because the bundler's memory is not free before its process
 * ends; where that fails, here, so that the reason is known.
 *
 * @param {string} folder the folder of the bundle
 * @returns {Promise<boolean>} false if the bundle cannot be written
 */
async function makeBundle(folder) {
  const apart = path.join(import.meta.dirname, 'compile-apart.js');
  if (spawnSync(process.execPath, [apart, root, folder], { stdio: 'ignore' }).status === 0) return true;
  const { compile } = await import('./compile.js');
  return compile(root, codeFolders, folder);
}

/**
 * The generator, and what it needs to know about its own code. Where no bundle can be written, tsx compiles each module by
 * itself, and no worker threads can be started.
 *
 * @param {string} command
 * @returns {Promise<{ readonly generator: typeof import('../main.ts'), readonly launched: import('../main.ts').Launched }>}
 */
async function loadGenerator(command) {
  const code = codeKeyOf(root);
  const folder = path.join(cacheFolder, code);
  const file = path.join(folder, 'main.cjs');
  if (!existsSync(file)) {
    if (!(await makeBundle(folder))) {
      const { register } = await import('tsx/esm/api');
      register();
      return { generator: await import('../main.ts'), launched: { code } };
    }
  }
  // compile.js made the bundle of this module.
  const generator = /** @type {typeof import('../main.ts')} */ (
    loadCode(file, /^[a-z]+$/.test(command) ? command : undefined)
  );
  return {
    generator,
    launched: {
      code,
      workerCode: { file: path.join(root, 'generator/launcher/render-worker.js'), argv: [file] },
      bundlerCode: { file: path.join(root, 'generator/launcher/make-bundle.js'), argv: [file] },
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
