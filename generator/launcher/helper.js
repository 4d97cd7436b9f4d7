/** The start of a worker thread of a build: its first argument is the bundle of the generator. */
import { parentPort, workerData } from 'node:worker_threads';
import { loadCode } from './load-code.js';

const [bundle = ''] = process.argv.slice(2);
// compile.js made the bundle of this module.
const { helpToBuild } = /** @type {typeof import('../main.ts')} */ (loadCode(bundle, 'build'));
await helpToBuild(workerData, {
  say: (word) => parentPort?.postMessage(word),
  lists: () => new Promise((resolve) => parentPort?.once('message', resolve)),
});
