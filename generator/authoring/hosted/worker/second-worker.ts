import { sameBytes } from '#bytes';
import { code, environment } from 'virtual:editor-build';
import type { MemoryFile } from '../../../system/browser/memory-system';
import { machineClock } from '../../../system/clock';
import type { Storage } from './storage';

// A second worker of the same program makes the first check, while the first one answers the page.

const none = new Uint8Array();

/** What the first worker asks the second one for. */
export interface CheckRequest {
  readonly kind: 'check';
  readonly files: readonly MemoryFile[];
}

/** What the second worker answers with: the files that its check leaves for the next one, or why there are none. */
type CheckAnswer = { readonly files: readonly MemoryFile[] } | { readonly failed: string };

/** Checks files for the first time, by what the check of the last visit left. Returns what this one leaves. */
export async function checkOnceMore(files: readonly MemoryFile[], storage: Storage): Promise<readonly MemoryFile[]> {
  const before = await storage.leftByCheck(code);
  const after = await checkElsewhere([...files, ...before]);
  const isSame = after.every(({ path, bytes = none }) =>
    before.some((each) => each.path === path && sameBytes(each.bytes ?? none, bytes)),
  );
  if (!isSame) await storage.keepCheck(code, after);
  return after;
}

/** Checks files in a second worker. */
async function checkElsewhere(files: readonly MemoryFile[]): Promise<readonly MemoryFile[]> {
  const worker = new Worker(self.location.href, { type: 'module' });
  try {
    const answer = await new Promise<CheckAnswer>((resolve) => {
      worker.addEventListener('message', ({ data }: MessageEvent<CheckAnswer>) => resolve(data));
      worker.addEventListener('error', ({ message }) => resolve({ failed: message }));
      worker.postMessage({ kind: 'check', files } satisfies CheckRequest);
    });
    if ('failed' in answer) throw new Error(answer.failed);
    return answer.files;
  } finally {
    worker.terminate();
  }
}

/** Answers the first worker, as the second one. */
export async function answerCheck({ files }: CheckRequest): Promise<void> {
  let answer: CheckAnswer;
  try {
    const { checkForOthers } = await import('./checks');
    answer = { files: await checkForOthers({ files, environment, code, clock: () => machineClock({}) }) };
  } catch (error) {
    answer = { failed: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
  self.postMessage(answer);
}
