import { availableParallelism } from 'node:os';
import { setImmediate } from 'node:timers/promises';
import { DiskError } from '../../system/files';
import type { MadeUnit } from '../engine/engine';
import type { Unit } from '../engine/unit';

/** The options for building units in worker threads. */
export interface WorkerOptions {
  /** The module of the threads. */
  readonly code: string;
  /** The minimum number of units for which threads are started. */
  readonly from?: number;
  /** The number of threads; if absent, one for each processor besides that of the main thread. */
  readonly threads?: number;
}

/**
 * The result of a batch in a worker. A disk error is data, because only the message of a thrown error reaches another
 * thread.
 */
export type BatchResult =
  | {
      readonly units: readonly { readonly id: string; readonly made: MadeUnit }[];
      /** The written files and their total size in bytes. */
      readonly staged: readonly string[];
      readonly bytes: number;
      /** As in `System`. */
      readonly damagedEntries: ReadonlySet<string>;
    }
  | { readonly refused: Pick<DiskError, 'path' | 'action' | 'reason' | 'fix'> };

/** Below this number of units, starting a thread takes longer than it saves (decision 0024). */
const fewestUnits = 1500;
/** The maximum number of threads: each has its own copy of the code and of the stores' records. */
const mostThreads = 3;
/**
 * The size of a batch: small enough that no thread waits long for the last one, large enough to keep messages cheap.
 */
const batchSize = 25;

/** The number of threads worth starting for a number of units. */
function threadsFor(
  units: number,
  { from = fewestUnits, threads = Math.min(availableParallelism() - 1, mostThreads) }: WorkerOptions,
): number {
  return units < from ? 0 : threads;
}

/** The operations for building the units of a build. */
interface MakeOptions {
  /** Builds a unit in this thread. */
  make(unit: Unit): Promise<void>;
  /** Adds the result of a thread. */
  add(result: Extract<BatchResult, { units: unknown }>): void;
  readonly workers?: WorkerOptions | undefined;
  /** Creates the data for threads. Called only if threads are started. */
  workerData(): unknown;
}

/** Builds units: those that can be shared, in batches by this thread and others; all others in this thread. */
export async function makeUnits(shared: readonly Unit[], own: readonly Unit[], options: MakeOptions): Promise<void> {
  const { make, add, workers } = options;
  const count = workers ? threadsFor(shared.length, workers) : 0;
  if (!workers || count === 0) {
    for (const unit of [...shared, ...own]) await make(unit);
    return;
  }
  const { Tinypool } = await import('tinypool');
  const pool = new Tinypool({
    filename: workers.code,
    minThreads: count,
    maxThreads: count,
    workerData: options.workerData(),
  });
  const batches = Array.from({ length: Math.ceil(shared.length / batchSize) }, (_, index) =>
    shared.slice(index * batchSize, (index + 1) * batchSize),
  );
  const remaining = [...own];
  const mainThread = async (): Promise<void> => {
    for (let unit = remaining.shift(); unit; unit = remaining.shift()) await make(unit);
    for (let batch = batches.shift(); batch; batch = batches.shift())
      for (const unit of batch) {
        await make(unit);
        // Yields to the event loop: a thread that has finished its batch waits until this one gives it the next.
        await setImmediate();
      }
  };
  const thread = async (): Promise<void> => {
    for (let batch = batches.shift(); batch; batch = batches.shift()) {
      const result = (await pool.run(batch.map(({ id }) => id))) as BatchResult;
      if ('units' in result) add(result);
      else throw new DiskError(result.refused.path, result.refused.action, result.refused.reason, result.refused.fix);
    }
  };
  try {
    await allOrFirstError([...Array.from({ length: count }, () => thread), mainThread], () => {
      batches.length = 0;
      remaining.length = 0;
    });
  } finally {
    await pool.destroy();
  }
}

/** Waits for all lanes. After an error the others stop early, so that nothing is written after it is thrown. */
async function allOrFirstError(lanes: readonly (() => Promise<void>)[], stop: () => void): Promise<void> {
  const errors: unknown[] = [];
  await Promise.all(
    lanes.map((lane) =>
      lane().catch((error: unknown) => {
        errors.push(error);
        stop();
      }),
    ),
  );
  if (errors.length > 0) throw errors[0];
}
