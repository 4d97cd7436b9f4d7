import { accessSync, constants, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** From the project folder. */
export const cacheFolder = 'node_modules/.cache/qaseema';

/** Tells the other processes and threads of a command where its cache is instead. */
const variable = 'GENERATOR_CACHE';

/**
 * @param {Readonly<Record<string, string | undefined>>} environment
 * @returns {string} the actual cache: a path from the project folder, or an absolute one
 */
export function cacheOf({ [variable]: folder = cacheFolder }) {
  return folder;
}

/**
 * An empty cache for this process and those that it starts, which is removed with this process.
 *
 * @param {string} root
 */
export function takeOwnCache(root) {
  const folder = mkdtempSync(path.join(tmpdir(), 'qaseema-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  // Bundles load packages.
  symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'), 'junction');
  process.env[variable] = path.join(folder, 'cache');
  return process.env[variable];
}

/**
 * An empty cache if the disk does not allow the usual one to be read and written.
 *
 * @param {string} root
 */
export function usableCache(root) {
  const folder = path.join(root, cacheFolder);
  try {
    mkdirSync(folder, { recursive: true });
    // Parts may belong to an administrator who has built the site once.
    for (const part of ['.', ...readdirSync(folder)])
      accessSync(path.join(folder, part), constants.R_OK | constants.W_OK);
    return folder;
  } catch {
    return takeOwnCache(root);
  }
}
