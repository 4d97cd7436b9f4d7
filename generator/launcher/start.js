/**
 * Runs a bundle of the generator's code that is made once and kept, which takes a third of the time of compiling every
 * module anew (decision 0030). Plain JavaScript, so that Node needs nothing else to begin.
 */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { loadCode } from './load-code.js';
import { showSourcePlaces } from './source-places.js';

const root = path.resolve(import.meta.dirname, '../..');
const cacheFolder = path.join(root, 'node_modules/.cache/qaseema/generator');

/** The folders whose modules go into the bundle; compile.js sees to it that there are no others. */
export const codeFolders = ['generator', 'src/domain'];

/**
 * A hash of all that decides what the bundle is: by content, so that neither a fresh clone nor going back to a former
 * version of the code costs a second bundle. npm notes in the last file what it has installed.
 *
 * @returns {string}
 */
function keyOfCode() {
  const hash = createHash('sha256');
  const modules = codeFolders.flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.[jt]s$/.test(name))
      .sort()
      .map((name) => path.join(folder, name)),
  );
  for (const file of [...modules, 'node_modules/.package-lock.json']) {
    const absolute = path.join(root, file);
    if (existsSync(absolute)) hash.update(file).update('\0').update(readFileSync(absolute)).update('\0');
  }
  return hash.digest('hex').slice(0, 20);
}

/**
 * The generator, and what it is told of its code: from the bundle, which is made if need be, or where none can be kept, each
 * of its modules by itself, and then nobody helps.
 *
 * @param {string} command
 * @returns {Promise<{ readonly generator: typeof import('../main.ts'), readonly launched: import('../main.ts').Launched }>}
 */
async function loadGenerator(command) {
  const code = keyOfCode();
  const folder = path.join(cacheFolder, code);
  const file = path.join(folder, 'main.cjs');
  if (!existsSync(file)) {
    const { compile } = await import('./compile.js');
    if (!(await compile(root, codeFolders, folder))) {
      const { register } = await import('tsx/esm/api');
      register();
      return { generator: await import('../main.ts'), launched: { code } };
    }
  }
  showSourcePlaces(folder);
  // The bundle was made of this very module.
  const generator = /** @type {typeof import('../main.ts')} */ (
    loadCode(file, /^[a-z]+$/.test(command) ? command : undefined)
  );
  return {
    generator,
    launched: { code, helper: { file: path.join(root, 'generator/launcher/helper.js'), argv: [file] } },
  };
}

/**
 * Does what the words of a command line ask for.
 *
 * @param {readonly string[]} words
 * @returns {Promise<number>} what the process is to end with
 */
export async function start(words) {
  const { generator, launched } = await loadGenerator(words[0] ?? '');
  return generator.run(root, words, launched);
}
