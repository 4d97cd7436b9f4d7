import { availableParallelism } from 'node:os';
import { setImmediate } from 'node:timers/promises';
import { DiskError } from '../../system/files';
import type { MadeUnit } from '../engine/engine';
import type { Unit } from '../engine/unit';

/** The module that a worker thread runs, and its arguments. */
export interface WorkerCode {
  readonly file: string;
  readonly argv?: readonly string[];
}

/** Whether and how many threads make units beside the main thread. */
export interface WorkerOptions {
  readonly code: WorkerCode;
  /** How many pages there must be to make before threads are started. */
  readonly from?: number;
  /** How many are started; as many as there are processors to spare, if absent. */
  readonly threads?: number;
}

/** What a worker has made of a batch. A refusal of the disk is data: of an error only the message reaches another thread. */
export type BatchResult =
  | {
      readonly units: readonly { readonly id: string; readonly made: MadeUnit }[];
      /** The files that were written, and how many bytes. */
      readonly staged: readonly string[];
      readonly bytes: number;
    }
  | { readonly refused: Pick<DiskError, 'path' | 'action' | 'reason' | 'fix'> };

/** Below this, starting a thread takes longer than it saves (decision 0024). */
const fewestUnits = 1500;
/** Each thread holds the code and its own copy of the stores' records. */
const mostThreads = 3;
/** Small enough that no thread waits long for the last batch, and large enough that messages cost little. */
const batchSize = 25;

/** How many threads so many units are worth. */
function threadsFor(
  units: number,
  { from = fewestUnits, threads = Math.min(availableParallelism() - 1, mostThreads) }: WorkerOptions,
): number {
  return units < from ? 0 : threads;
}

/** How the units of a build are made. */
interface MakeOptions {
  /** Makes a unit in this thread. */
  make(unit: Unit): Promise<void>;
  /** Takes over what a thread has made. */
  add(result: Extract<BatchResult, { units: unknown }>): void;
  readonly workers?: WorkerOptions | undefined;
  /** What threads are started with. It is called only if there are threads. */
  workerData(): unknown;
}

/** Makes units: those that can be shared in batches by this thread and others, the rest by this thread. */
export async function makeUnits(shared: readonly Unit[], own: readonly Unit[], options: MakeOptions): Promise<void> {
  const { make, add, workers } = options;
  const count = workers ? threadsFor(shared.length, workers) : 0;
  if (!workers || count === 0) {
    for (const unit of [...shared, ...own]) await make(unit);
    return;
  }
  const { Tinypool } = await import('tinypool');
  const pool = new Tinypool({
    filename: workers.code.file,
    argv: [...(workers.code.argv ?? [])],
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
    for (let batch = batches.shift(); batch; batch = batches.shift()) {
      for (const unit of batch) await make(unit);
      // Messages of other threads arrive between two batches.
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

/** Waits until all lanes have ended; after an error the others stop early, so that nothing is written when it is thrown. */
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
