import { parentPort, workerData } from 'node:worker_threads';
import { help } from './incremental/help';
import type { Orders, Word } from './incremental/crew';

/** What a thread runs that helps to build. */
// `startHelper` has given it data of this very type.
await help(workerData as Orders, (word: Word) => parentPort?.postMessage(word));
