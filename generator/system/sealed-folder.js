import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const sealName = 'seal';
/** The modification time of this empty file is the folder's last use. */
const usedName = 'used';
/** Files that are not hashed: only the report of a bug reads source maps. */
const unsealed = /^(?:seal|used)$|\.map$/;

/** The number of kept folders besides those of the last day: a running server may still load modules from those. */
const kept = 4;
const day = 24 * 60 * 60_000;

/**
 * @param {string} folder
 * @returns {string} a hash of the names and contents of its files
 */
function hashOf(folder) {
  const hash = createHash('sha1');
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !unsealed.test(entry.name))
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .sort();
  for (const file of files) hash.update(`${file}\0`).update(readFileSync(path.join(folder, file)));
  return hash.digest('hex');
}

/**
 * Whether the files of a folder are those that were sealed. False without a readable seal.
 *
 * @param {string} folder an absolute path
 * @param {Set<string>} [damagedEntries] receives the folder if it was sealed with other files
 * @returns {boolean}
 */
export function isIntact(folder, damagedEntries) {
  const seal = path.join(folder, sealName);
  if (!existsSync(seal)) return false;
  try {
    if (readFileSync(seal, 'utf8') === hashOf(folder)) return true;
  } catch {
    // Made again, like a damaged one.
  }
  damagedEntries?.add(folder);
  return false;
}

/** @param {string} folder */
function markUsed(folder) {
  try {
    writeFileSync(path.join(folder, usedName), '');
  } catch {
    // The disk is full, or the folder belongs to another account.
  }
}

/**
 * Removes the least recently used folders of `parent`.
 *
 * @param {string} parent
 */
function prune(parent) {
  const folders = readdirSync(parent).map((name) => {
    const at = path.join(parent, name);
    // Another process may have renamed its partial folder since.
    return { at, used: statSync(path.join(at, usedName), { throwIfNoEntry: false })?.mtimeMs ?? 0 };
  });
  folders.sort((one, other) => other.used - one.used);
  const latest = folders[0]?.used ?? 0;
  for (const { at, used } of folders.slice(kept)) if (used < latest - day) rmSync(at, { recursive: true, force: true });
}

/**
 * Makes sure that a folder of bundled code exists and is intact. Another process may be making the same one: both use
 * that of the first to finish.
 *
 * @param {string} folder an absolute path
 * @param {(folder: string) => unknown} make writes the files to another folder, which is then renamed
 * @param {Set<string>} [damagedEntries] receives the folder if it is damaged
 * @returns {Promise<boolean>} whether it existed
 */
export async function keepSealed(folder, make, damagedEntries) {
  if (isIntact(folder, damagedEntries)) {
    markUsed(folder);
    return true;
  }
  const partial = `${folder}.${process.pid}.partial`;
  mkdirSync(partial, { recursive: true });
  markUsed(partial);
  try {
    await make(partial);
    writeFileSync(path.join(partial, sealName), hashOf(partial));
    if (!isIntact(folder)) {
      rmSync(folder, { recursive: true, force: true });
      renameSync(partial, folder);
    }
    prune(path.dirname(folder));
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code !== 'EEXIST' && code !== 'ENOTEMPTY') throw error;
  } finally {
    rmSync(partial, { recursive: true, force: true });
  }
  return false;
}
