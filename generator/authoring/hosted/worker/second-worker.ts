import { wrap } from 'comlink';
import { sameBytes } from '#bytes';
import { code, environment } from 'virtual:editor-build';
import type { CheckProgress } from '../../../../src/domain/editing/editor-protocol';
import type { MemoryFile } from '../../../system/browser/memory-system';
import { machineClock } from '../../../system/clock';
import type { Storage } from './storage';

// A second worker with the same program runs the first check, while the first worker answers the page.

const none = new Uint8Array();

/** The request of the first worker to the second. */
export interface CheckRequests {
  /** Runs the first check. Returns the files that it keeps for the next one. Posts its progress before. */
  check(files: readonly MemoryFile[]): Promise<readonly MemoryFile[]>;
}

/** A message of the second worker, besides its answer. */
interface CheckMessage {
  readonly progress?: CheckProgress;
}

/** Runs the first check with the files that the check of the last visit has kept. Returns the files to keep. */
export async function checkOnceMore(
  files: readonly MemoryFile[],
  storage: Storage,
  onProgress: (progress: CheckProgress) => void,
): Promise<readonly MemoryFile[]> {
  const before = await storage.leftByCheck(code);
  const after = await checkElsewhere([...files, ...before], onProgress);
  const isSame = after.every(({ path, bytes = none }) =>
    before.some((each) => each.path === path && sameBytes(each.bytes ?? none, bytes)),
  );
  if (!isSame) await storage.keepCheck(code, after);
  return after;
}

/** Runs a check in a second worker. */
async function checkElsewhere(
  files: readonly MemoryFile[],
  onProgress: (progress: CheckProgress) => void,
): Promise<readonly MemoryFile[]> {
  const worker = new Worker(self.location.href, { type: 'module' });
  worker.addEventListener('message', ({ data: { progress } }: MessageEvent<CheckMessage>) => {
    if (progress) onProgress(progress);
  });
  const failed = new Promise<never>((_, reject) => {
    worker.addEventListener('error', ({ message = 'The second worker cannot be loaded.' }: Partial<ErrorEvent>) =>
      reject(new Error(message)),
    );
  });
  try {
    return await Promise.race([wrap<CheckRequests>(worker).check(files), failed]);
  } finally {
    worker.terminate();
  }
}

/** Handles the request of the first worker, in the second one. */
export const check: CheckRequests['check'] = async (files) => {
  const { checkForOthers } = await import('./checks');
  return checkForOthers({ files, environment, code, clock: () => machineClock({}) }, (progress) =>
    self.postMessage({ progress } satisfies CheckMessage),
  );
};
