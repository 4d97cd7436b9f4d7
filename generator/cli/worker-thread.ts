import Tinypool from 'tinypool';
import { makeBatch, type WorkerData } from '../site/build/render-worker';
import type { BatchResult } from '../site/build/worker-pool';

/** Builds the units of a batch in a worker thread. */
export default function (ids: readonly string[]): Promise<BatchResult> {
  // The pool of the build passes a value of this type.
  return makeBatch(Tinypool.workerData as WorkerData, ids);
}
