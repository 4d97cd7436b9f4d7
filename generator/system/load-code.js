import { hash } from 'node:crypto';
import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Script } from 'node:vm';
import { isMainThread } from 'node:worker_threads';

const digestLength = 20;

/**
 * In milliseconds. V8 discards the code of functions that have not run for a while, so a cache written at the end of a
 * long process would lack the code of its start.
 */
const latestWrite = 5000;

/** @param {Uint8Array} bytes */
const digestOf = (bytes) => hash('sha1', bytes, 'buffer');

/**
 * The content of a code cache file, if it is complete: V8 does not verify it, and a damaged one crashes the process.
 *
 * @param {string} file
 * @param {Set<string> | undefined} damagedEntries
 * @returns {Buffer | undefined}
 */
function readCodeCache(file, damagedEntries) {
  try {
    const bytes = readFileSync(file);
    const content = bytes.subarray(digestLength);
    if (digestOf(content).equals(bytes.subarray(0, digestLength))) return content;
    damagedEntries?.add(file);
  } catch {
    // None is there, or it cannot be read.
  }
  return undefined;
}

/**
 * Writes a code cache file. If that fails, the next process compiles the code again.
 *
 * @param {string} file
 * @param {Buffer} content
 */
function writeCodeCache(file, content) {
  // A rename is atomic, and another process may be writing the same file.
  const partial = `${file}.${process.pid}.partial`;
  try {
    writeFileSync(partial, Buffer.concat([digestOf(content), content]));
    renameSync(partial, file);
  } catch {
    rmSync(partial, { force: true });
  }
}

/**
 * The exports of the bundles that are loaded: as with modules, each runs once.
 *
 * @type {Map<string, unknown>}
 */
const loaded = new Map();

/**
 * Runs a CommonJS bundle with V8's code cache (decision 0030). The cache is separate for each command, because it
 * contains the functions that have run, and each command runs others. V8 rejects the cache of another version of Node
 * or of other flags.
 *
 * @param {string} file the absolute path of the bundle
 * @param {string | undefined} command no code cache is used if absent
 * @param {Set<string>} [damagedEntries] receives the code cache if it is damaged
 * @returns {unknown} its exports
 */
export function loadCode(file, command, damagedEntries) {
  if (loaded.has(file)) return loaded.get(file);
  const cacheFile = command === undefined ? undefined : `${file}.${command}.cache`;
  const cachedData = cacheFile === undefined ? undefined : readCodeCache(cacheFile, damagedEntries);
  const script = new Script(`(function (exports, require) {\n${readFileSync(file, 'utf8')}\n})`, {
    filename: file,
    // The first line is the wrapper's.
    lineOffset: -1,
    cachedData,
  });
  if (cacheFile !== undefined && isMainThread && script.cachedDataRejected !== false) {
    let isWritten = false;
    const write = () => {
      if (!isWritten) writeCodeCache(cacheFile, script.createCachedData());
      isWritten = true;
    };
    setTimeout(write, latestWrite).unref();
    // By then everything that the command needs has been compiled.
    process.once('exit', (code) => {
      if (code === 0) write();
    });
  }
  const exports = {};
  script.runInThisContext()(exports, createRequire(file));
  loaded.set(file, exports);
  return exports;
}
