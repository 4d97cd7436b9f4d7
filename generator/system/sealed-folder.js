import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** The file with the hash of the others. */
const sealName = 'seal';

/** What is written later, and source maps, which only the report of a bug reads. */
const unsealed = /^(?:seal|used)$|\.(?:cache|partial|map)$/;

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
 * Seals a folder of bundled code, which is then complete.
 *
 * @param {string} folder an absolute path
 */
export function sealFolder(folder) {
  writeFileSync(path.join(folder, sealName), hashOf(folder));
}

/**
 * Whether the files of a folder are those that were sealed. False if it has no seal, or cannot be read.
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
