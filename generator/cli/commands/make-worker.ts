import type { System } from '../../system/system';

/** Makes the script of the page in which the data is edited. */
export async function makeWorker(system: System): Promise<string> {
  // Few builds need it.
  const { hostedWorker } = await import('../../authoring/hosted/bundle');
  return hostedWorker(system);
}
