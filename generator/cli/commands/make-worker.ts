import type { WorkerFiles } from '../../site/bundle/make-admin';
import type { System } from '../../system/system';

export async function makeWorker(system: System): Promise<WorkerFiles> {
  // Few builds need it.
  const { hostedWorker } = await import('../../authoring/hosted/bundle');
  return hostedWorker(system);
}
