import { wrap } from 'comlink';
import { sameBytes } from '#bytes';
import { code, environment } from 'virtual:editor-build';
import type { CheckProgress } from '../../../../src/domain/editing/editor-protocol';
import type { MemoryFile } from '../../../system/browser/memory-system';
import { machineClock } from '../../../system/clock';
import type { Storage } from './storage';

// A second worker with the same program runs the first check, while the first worker answers the page.

const none = new Uint8Array();

/** The requests of the first worker. */
export interface CheckRequests {
  /** Returns the files for the next check. Posts its progress before. */
  check(files: readonly MemoryFile[]): Promise<readonly MemoryFile[]>;
}

/** A message of the second worker other than its answer. */
interface CheckMessage {
  readonly progress?: CheckProgress;
}

/** Runs the first check with the files that the last visit's check stored. Returns those for the next check. */
export async function checkOnceMore(
  files: readonly MemoryFile[],
  storage: Storage,
  onProgress: (progress: CheckProgress) => void,
): Promise<readonly MemoryFile[]> {
  const before = await storage.leftByCheck(code);
  const worker = new Worker(self.location.href, { type: 'module' });
  worker.addEventListener('message', ({ data: { progress } }: MessageEvent<CheckMessage>) => {
    if (progress) onProgress(progress);
  });
  const failed = new Promise<never>((_, reject) => {
    worker.addEventListener('error', ({ message = 'The second worker cannot be loaded.' }: Partial<ErrorEvent>) =>
      reject(new Error(message)),
    );
  });
  const checked = wrap<CheckRequests>(worker).check([...files, ...before]);
  const after = await Promise.race([checked, failed]).finally(() => worker.terminate());
  const isSame = after.every(({ path, bytes = none }) =>
    before.some((each) => each.path === path && sameBytes(each.bytes ?? none, bytes)),
  );
  if (!isSame) await storage.keepCheck(code, after);
  return after;
}

/** Runs in the second worker. */
export const check: CheckRequests['check'] = async (files) => {
  const { checkForOthers } = await import('./checks');
  return checkForOthers({ files, environment, code, clock: () => machineClock({}) }, (progress) =>
    self.postMessage({ progress } satisfies CheckMessage),
  );
};
