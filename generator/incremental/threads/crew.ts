import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { DiskError } from '../../load/files';
import type { UnitMemory } from '../memory';
import type { ListOrders, Orders } from './orders';

/** Where the code of a helper stands, and the words that it is started with. */
export interface HelperCode {
  readonly file: string;
  readonly argv?: readonly string[];
}

/** What a helper has made and staged. */
export interface MadeUnit {
  readonly index: number;
  readonly unit: UnitMemory;
}

/** What a helper has made since it last said so, and how much it has written for it. */
export type Made = { readonly bytes: number } & (
  | { readonly stores: readonly MadeUnit[] }
  | { readonly lists: readonly MadeUnit[] }
);

/** What a helper says: what it has made, that no store is left, or which file the machine did not let it use. Anything else that fails it throws. */
export type Word =
  | Made
  | { readonly storesTaken: true }
  | { readonly refused: Pick<DiskError, 'path' | 'action' | 'reason' | 'fix'> };

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
export function helpersFor(
  stores: number,
  { from = fewest, helpers = Math.min(availableParallelism() - 1, most) }: CrewOptions,
): number {
  return stores < from ? 0 : helpers;
}

/** A thread that helps: first with the stores, then, when it is told of them, with the lists. */
class Helper {
  readonly #worker: Worker;
  /** Comes when it has no store left to make; fails as the helper fails. */
  readonly storesMade: Promise<void>;
  /** Comes when it has nothing left to do; fails as the helper fails. */
  readonly done: Promise<void>;

  constructor({ file, argv = [] }: HelperCode, orders: Orders, take: (made: Made) => void) {
    const worker = new Worker(file, { workerData: orders, argv: [...argv] });
    this.#worker = worker;
    let allTaken = (): void => undefined;
    const taken = new Promise<void>((resolve) => {
      allTaken = resolve;
    });
    this.done = new Promise<void>((resolve, reject) => {
      worker.on('message', (word: Word) => {
        if ('refused' in word)
          reject(new DiskError(word.refused.path, word.refused.action, word.refused.reason, word.refused.fix));
        else if ('storesTaken' in word) allTaken();
        else take(word);
      });
      worker.once('error', reject);
      worker.once('messageerror', reject);
      worker.once('exit', (code) => {
        if (code === 0) resolve();
        else reject(new Error(`A thread that helped to build ended with ${code}.`));
      });
    });
    this.storesMade = Promise.race([taken, this.done]);
    // Whoever has stopped it does not wait for it.
    this.done.catch(() => undefined);
    this.storesMade.catch(() => undefined);
  }

  makeLists(orders: ListOrders): void {
    this.#worker.postMessage(orders);
  }

  async stop(): Promise<void> {
    await this.#worker.terminate();
  }
}

/** Threads that carry out the same orders. */
export class Crew {
  readonly #helpers: readonly Helper[];

  constructor(code: HelperCode, count: number, orders: Orders, take: (made: Made) => void) {
    this.#helpers = Array.from({ length: count }, () => new Helper(code, orders, take));
  }

  /** Waits until nobody makes a store any more. */
  async storesMade(): Promise<void> {
    await Promise.all(this.#helpers.map(({ storesMade }) => storesMade));
  }

  makeLists(orders: ListOrders): void {
    for (const helper of this.#helpers) helper.makeLists(orders);
  }

  /** Waits until nobody makes anything any more. */
  async done(): Promise<void> {
    await Promise.all(this.#helpers.map(({ done }) => done));
  }

  /** Stops whoever still works. */
  async stop(): Promise<void> {
    await Promise.all(this.#helpers.map((helper) => helper.stop()));
  }
}
