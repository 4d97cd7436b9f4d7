/**
 * What the generator needs of a machine, and the sentences for whoever lacks it. In words that even a Node from before the
 * one that is needed understands.
 */

/**
 * @param {string} text a version such as `20.19.0`, with or without what stands before it
 * @returns {number[]}
 */
const numbersOf = (text) => text.replace(/^\D*/, '').split('.').map(Number);

/**
 * What is wrong with a version of Node.
 *
 * @param {string} needed as package.json has it: `>=20.19.0`
 * @param {string} version as `process.versions.node` has it
 * @returns {string | undefined} nothing if it is recent enough
 */
export function nodeTooOld(needed, version) {
  const oldest = numbersOf(needed);
  const own = numbersOf(version);
  const different = oldest.findIndex((number, place) => number !== own[place]);
  if (different === -1 || (own[different] ?? 0) > (oldest[different] ?? 0)) return undefined;
  return `This needs Node ${oldest.slice(0, 2).join('.')} or later, and this is Node ${version}.\nInstall a later one (https://nodejs.org), then run the command again.`;
}

/**
 * What is wrong when a package cannot be loaded.
 *
 * @param {unknown} error what loading a module has thrown
 * @returns {string | undefined} nothing if the error is another
 */
export function packageMissing(error) {
  if (!(error instanceof Error) || !('code' in error)) return undefined;
  if (error.code !== 'ERR_MODULE_NOT_FOUND' && error.code !== 'MODULE_NOT_FOUND') return undefined;
  // A path is a file of ours.
  const [, name] = /^Cannot find (?:package|module) '([^'./\\][^'\\]*)'/.exec(error.message) ?? [];
  return (
    name &&
    `The package ${name} is not installed.\nRun npm ci, which installs all that package-lock.json names, then run the command again.`
  );
}
