/**
 * Starts the generator: `node generator/cli/launcher/launch.js <command> [options]`, or reports a missing prerequisite.
 * Uses only syntax of versions of Node that are too old for the generator.
 */
import { readFileSync } from 'node:fs';
import { fileRefused, nodeTooOld, packageMissing } from '../../system/prerequisites.js';

/** As in commands/command.ts, which cannot be imported when a package is missing. */
const exitCodes = { bug: 70, machine: 74 };

/** @type {{ readonly engines: { readonly node: string } }} */
const { engines } = JSON.parse(readFileSync(new URL('../../../package.json', import.meta.url), 'utf8'));
const lacking = nodeTooOld(engines.node, process.versions.node);
if (lacking === undefined) {
  try {
    const { start } = await import('./start.js');
    process.exitCode = await start(process.argv.slice(2));
  } catch (error) {
    const missing = packageMissing(error) ?? fileRefused(error);
    process.exitCode = missing === undefined ? exitCodes.bug : exitCodes.machine;
    const { withSourcePlaces } = await import('../../system/source-places.js');
    const trace = withSourcePlaces(error instanceof Error ? (error.stack ?? error.message) : String(error));
    process.stderr.write(
      `${missing ?? `The generator cannot start. This is a bug in the generator, not an error in your data.\n${trace}`}\n`,
    );
  }
} else {
  process.exitCode = exitCodes.machine;
  process.stderr.write(`${lacking}\n`);
}
