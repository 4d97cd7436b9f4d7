/**
 * Starts the generator: `node generator/launcher/launch.js <command> [options]`, or says what the machine lacks for it. Nothing stands
 * here that an older Node does not know.
 */
import { readFileSync } from 'node:fs';
import { nodeTooOld, packageMissing } from './prerequisites.js';

/** As `exitCodes`, which cannot be loaded when nothing can. */
const exitCodes = { bug: 70, machine: 74 };

/** @type {{ readonly engines: { readonly node: string } }} */
const { engines } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));
const lacking = nodeTooOld(engines.node, process.versions.node);
if (lacking === undefined) {
  try {
    const { start } = await import('./start.js');
    process.exitCode = await start(process.argv.slice(2));
  } catch (error) {
    const missing = packageMissing(error);
    process.exitCode = missing === undefined ? exitCodes.bug : exitCodes.machine;
    const trace = error instanceof Error ? (error.stack ?? error.message) : String(error);
    process.stderr.write(
      `${missing ?? `The generator does not start: this is a bug in it, not a fault in your data.\n${trace}`}\n`,
    );
  }
} else {
  process.exitCode = exitCodes.machine;
  process.stderr.write(`${lacking}\n`);
}
