import { hash } from 'node:crypto';
import { closeSync, openSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Script } from 'node:vm';
import { isMainThread } from 'node:worker_threads';

const digestLength = 20;

/**
 * So many processes one after the other write down what has been compiled. V8 forgets functions that have not run for long: a
 * build that makes everything leaves out what it began with, which is all that a build of one change runs.
 */
const writers = 2;

/** @param {Uint8Array} bytes */
const digestOf = (bytes) => hash('sha1', bytes, 'buffer');

/**
 * Writes down what V8 has compiled of a script, for the next process. Where it cannot be written, the next one compiles it
 * again.
 *
 * @param {Script} script
 * @param {string} file
 * @param {number} writer the how-manyth
 */
function keepCompiled(script, file, writer) {
  // Another process may be doing the same: the rename is one step.
  const partial = `${file}.${process.pid}.partial`;
  try {
    const descriptor = openSync(partial, 'w');
    try {
      const content = Buffer.concat([script.createCachedData(), Buffer.of(writer)]);
      writeFileSync(descriptor, content);
      writeFileSync(descriptor, digestOf(content));
    } finally {
      closeSync(descriptor);
    }
    renameSync(partial, file);
  } catch {
    rmSync(partial, { force: true });
  }
}

/**
 * What was written down, if it is whole: V8 believes what it is given, and a process that is given anything else dies without
 * a word.
 *
 * @param {string} file
 * @returns {{ readonly compiled: Buffer, readonly writer: number } | undefined}
 */
function readCompiled(file) {
  try {
    const bytes = readFileSync(file);
    const content = bytes.subarray(0, -digestLength);
    if (!digestOf(content).equals(bytes.subarray(-digestLength))) return undefined;
    return { compiled: content.subarray(0, -1), writer: content.at(-1) ?? 0 };
  } catch {
    return undefined;
  }
}

/**
 * What has been loaded: as with modules, whoever loads it once more gets the same.
 *
 * @type {Map<string, unknown>}
 */
const loaded = new Map();

/**
 * Runs a bundle in the older format of modules, from what V8 compiled of it in a former process that was used for the same
 * (decision 0030): each use runs other functions, and only those that have run are kept. What another version of Node has
 * compiled, or one with other flags, V8 refuses; it is then made anew. All that a bundle imports at once is Node's own.
 *
 * @param {string} file its absolute path
 * @param {string | undefined} use nothing is kept if absent
 * @returns {unknown} what it exports
 */
export function loadCode(file, use) {
  if (loaded.has(file)) return loaded.get(file);
  const compiled = use === undefined ? undefined : `${file}.${use}.compiled`;
  const known = compiled === undefined ? undefined : readCompiled(compiled);
  const script = new Script(`(function (exports, require, importOutside) {\n${readFileSync(file, 'utf8')}\n})`, {
    filename: file,
    // The places in its stacks and its source maps are those of the file.
    lineOffset: -1,
    ...(known && { cachedData: known.compiled }),
  });
  const writer = script.cachedDataRejected === false && known ? known.writer + 1 : 1;
  if (compiled !== undefined && isMainThread && writer <= writers) {
    // At the end, for then all that was needed has been compiled.
    process.once('exit', (code) => {
      if (code === 0) keepCompiled(script, compiled, writer);
    });
  }
  const exports = {};
  script.runInThisContext()(exports, createRequire(file), (/** @type {string} */ name) => import(name));
  loaded.set(file, exports);
  return exports;
}
