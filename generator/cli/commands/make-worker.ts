import type { WorkerFiles } from '../../site/bundle/make-admin';
import type { System } from '../../system/system';

/** Makes the program of the worker of the page in which the data is edited. */
export async function makeWorker(system: System): Promise<WorkerFiles> {
  // Few builds need it.
  const { hostedWorker } = await import('../../authoring/hosted/bundle');
  return hostedWorker(system);
}
