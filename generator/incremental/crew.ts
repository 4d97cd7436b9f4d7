import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Language } from '../../src/domain/language';
import type { Settings } from '../../src/domain/settings';
import type { ListedStore } from '../derive/lists';
import type { StoreOutline } from '../derive/outline';
import type { SiteSource } from '../derive/plan';
import { DiskError } from '../load/files';
import type { HostName } from '../render/hosts';
import type { CheckMemory, StoreMemory, UnitMemory } from './memory';

/** Where the code of a helper stands, and the words that it is started with. */
export interface HelperCode {
  readonly file: string;
  readonly argv?: readonly string[];
}

/** Everything a helper makes pages from. It can be copied to another thread. */
export interface Orders {
  readonly root: string;
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly now: number;
  readonly present: number;
  readonly source: Omit<SiteSource, 'outlineOf' | 'storeOf'>;
  readonly outlines: ReadonlyMap<string, StoreOutline>;
  readonly stores: ReadonlyMap<string, StoreMemory>;
  readonly files: CheckMemory['files'];
  readonly settings: Settings;
  readonly hostName: HostName;
  readonly key: string;
  /** The stores that are to be made, by their place among all; a turn is a number of them. */
  readonly due: readonly number[];
  readonly turns: SharedArrayBuffer;
}

/** A store whose pages a helper has made and staged. */
export interface MadeStore {
  readonly index: number;
  readonly unit: UnitMemory;
  readonly listed: Readonly<Record<Language, ListedStore>>;
}

/** What a helper says: what it has made and how much it has written for it, or which file the machine did not let it use. Anything else that fails it throws. */
export type Word = { readonly made: readonly MadeStore[]; readonly bytes: number } | { readonly refused: Pick<DiskError, 'path' | 'action' | 'reason' | 'fix'> };

/** So many stores a thread takes at once: few enough that no thread waits long for the last one, and more than a message costs. */
const atOnce = 25;

/** Takes the next stores that no thread has taken yet; none when all are taken. */
export function nextTurn({ due, turns }: Pick<Orders, 'due' | 'turns'>): readonly number[] {
  const from = Atomics.add(new Int32Array(turns), 0, 1) * atOnce;
  return due.slice(from, from + atOnce);
}

/** With fewer stores to make a helper takes longer to begin than it saves (decision 0024). */
const fewest = 1500;
/** Each holds code and lists of its own. */
const most = 3;

/** Threads that make pages beside the one that builds. */
export interface CrewOptions {
  readonly code: HelperCode;
  /** How many stores there must be to make before anybody helps. */
  readonly from?: number;
  /** How many help; as many as there are processors to spare, if absent. */
  readonly helpers?: number;
}

/** How many helpers so many stores are worth. */
export function helpersFor(stores: number, { from = fewest, helpers = Math.min(availableParallelism() - 1, most) }: CrewOptions): number {
  return stores < from ? 0 : helpers;
}

/** A thread that helps. */
export interface Helper {
  /** Comes when it has nothing left to do; fails as the helper has failed. */
  readonly done: Promise<void>;
  stop(): Promise<unknown>;
}

/** Lets a thread carry out orders. */
export function startHelper({ file, argv = [] }: HelperCode, orders: Orders, take: (made: readonly MadeStore[], bytes: number) => void): Helper {
  const worker = new Worker(file, { workerData: orders, argv: [...argv] });
  const done = new Promise<void>((resolve, reject) => {
    worker.on('message', (word: Word) => {
      if ('made' in word) take(word.made, word.bytes);
      else reject(new DiskError(word.refused.path, word.refused.action, word.refused.reason, word.refused.fix));
    });
    worker.once('error', reject);
    worker.once('messageerror', reject);
    worker.once('exit', (code) => {
      if (code === 0) resolve();
      else reject(new Error(`A thread that helped to build ended with ${code}.`));
    });
  });
  // Whoever has stopped it does not wait for it.
  done.catch(() => undefined);
  return { done, stop: () => worker.terminate() };
}
