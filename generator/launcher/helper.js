/** What a thread runs that helps to build: its first word is the bundle of the generator. */
import path from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { loadCode } from './load-code.js';
import { showSourcePlaces } from './source-places.js';

const [bundle = ''] = process.argv.slice(2);
showSourcePlaces(path.dirname(bundle));
// The launcher has given it the bundle of this very module.
const { helpToBuild } = /** @type {typeof import('../main.ts')} */ (loadCode(bundle, 'build'));
await helpToBuild(workerData, {
  say: (word) => parentPort?.postMessage(word),
  lists: () => new Promise((resolve) => parentPort?.once('message', resolve)),
});
