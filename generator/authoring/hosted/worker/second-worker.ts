import { sameBytes } from '#bytes';
import { code, environment } from 'virtual:editor-build';
import type { CheckProgress } from '../../../../src/domain/editing/editor-protocol';
import type { MemoryFile } from '../../../system/browser/memory-system';
import { machineClock } from '../../../system/clock';
import type { Storage } from './storage';

// A second worker with the same program runs the first check, while the first worker answers the page.

const none = new Uint8Array();

/** The request of the first worker to the second. */
export interface CheckRequest {
  readonly kind: 'check';
  readonly files: readonly MemoryFile[];
}

/** The response of the second worker: the files that its check keeps for the next one, or the error. */
type CheckAnswer = { readonly files: readonly MemoryFile[] } | { readonly failed: string };

/** A message of the second worker. */
type CheckMessage = CheckAnswer | { readonly progress: CheckProgress };

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
  try {
    const answer = await new Promise<CheckAnswer>((resolve) => {
      worker.addEventListener('message', ({ data }: MessageEvent<CheckMessage>) => {
        if ('progress' in data) onProgress(data.progress);
        else resolve(data);
      });
      worker.addEventListener('error', ({ message = 'The second worker cannot be loaded.' }: Partial<ErrorEvent>) =>
        resolve({ failed: message }),
      );
      worker.postMessage({ kind: 'check', files } satisfies CheckRequest);
    });
    if ('failed' in answer) throw new Error(answer.failed);
    return answer.files;
  } finally {
    worker.terminate();
  }
}

/** Handles the requests of the first worker, in the second one. */
export async function answerCheck({ files }: CheckRequest): Promise<void> {
  let answer: CheckAnswer;
  try {
    const { checkForOthers } = await import('./checks');
    answer = {
      files: await checkForOthers({ files, environment, code, clock: () => machineClock({}) }, (progress) =>
        self.postMessage({ progress } satisfies CheckMessage),
      ),
    };
  } catch (error) {
    answer = { failed: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
  self.postMessage(answer);
}
