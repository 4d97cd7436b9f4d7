/**
 * The prerequisites of the generator, and the messages for missing ones, in syntax that older versions of Node support.
 */

/**
 * @param {string} text a version such as `20.19.0`, or a range such as `>=20.19.0`
 * @returns {number[]}
 */
const numbersOf = (text) => text.replace(/^\D*/, '').split('.').map(Number);

/**
 * The message for a version of Node that is too old.
 *
 * @param {string} needed as in package.json: `>=20.19.0`
 * @param {string} version as in `process.versions.node`
 * @returns {string | undefined} undefined if the version is recent enough
 */
export function nodeTooOld(needed, version) {
  const oldest = numbersOf(needed);
  const own = numbersOf(version);
  const different = oldest.findIndex((number, place) => number !== own[place]);
  if (different === -1 || (own[different] ?? 0) > (oldest[different] ?? 0)) return undefined;
  return `The generator needs Node ${oldest.slice(0, 2).join('.')} or later. This is Node ${version}.\nInstall a later version (https://nodejs.org), then run the command again.`;
}

/**
 * The message for a file of the generator itself to which the operating system refuses access.
 *
 * @param {unknown} error
 * @returns {string | undefined} undefined if the error has another cause
 */
export function fileRefused(error) {
  if (!(error instanceof Error) || !('syscall' in error) || !('code' in error)) return undefined;
  const file = 'path' in error ? String(error.path) : 'A file in node_modules/.cache';
  const limit = error.code === 'EFBIG' ? ', raise the limit of the size of files (ulimit -f unlimited)' : '';
  return `${file} cannot be read or written: the operating system refuses it (${error.code}).\nCheck the space on the disk and your permissions${limit}, then run the command again.`;
}

/**
 * The message for a package that is not installed.
 *
 * @param {unknown} error thrown by an import
 * @returns {string | undefined} undefined if the error has another cause
 */
export function packageMissing(error) {
  if (!(error instanceof Error) || !('code' in error)) return undefined;
  if (error.code !== 'ERR_MODULE_NOT_FOUND' && error.code !== 'MODULE_NOT_FOUND') return undefined;
  // A path instead of a name is a file of the project.
  const [, name] = /^Cannot find (?:package|module) '([^'./\\][^'\\]*)'/.exec(error.message) ?? [];
  return (
    name &&
    `The package ${name} is not installed.\nRun npm ci, which installs all packages of package-lock.json, then run the command again.`
  );
}
