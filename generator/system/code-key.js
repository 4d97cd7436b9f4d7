import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The folders with the code of the generator: its modules import no others of the project. */
export const codeFolders = ['generator', 'src/domain'];

/** npm records the installed packages here. */
const installed = 'node_modules/.package-lock.json';

/**
 * A hash of everything that determines the generator's behaviour: every file of its folders except documents, and the
 * installed packages. Documents are read when they are shown, and no build depends on them. Based on content, so that
 * neither a fresh clone nor a return to an earlier version needs a new bundle.
 *
 * @param {string} root the project folder
 * @returns {string}
 */
export function codeKeyOf(root) {
  const hash = createHash('sha256');
  const files = codeFolders
    .filter((folder) => existsSync(path.join(root, folder)))
    .flatMap((folder) =>
      readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && !entry.name.endsWith('.md'))
        .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))
        .sort(),
    );
  for (const file of [...files, installed]) {
    const absolute = path.join(root, file);
    if (existsSync(absolute)) hash.update(file).update('\0').update(readFileSync(absolute)).update('\0');
  }
  return hash.digest('hex').slice(0, 20);
}
