import type { Files } from '../load/files';

/** Hears what is being done, and where it can be counted, how much of it is. */
export type Progress = (phase: string, done?: number, total?: number) => void;

/**
 * The world, whose files below a folder are counted when they are read, until somebody says stop.
 *
 * @param told hears how many have been read
 */
export function countReads<World extends Files>(
  system: World,
  folder: string,
  told: (read: number) => void,
): { readonly system: World; stop(): void } {
  let read = 0;
  let stopped = false;
  return {
    system: {
      ...system,
      read(path: string) {
        if (!stopped && path.startsWith(folder)) {
          read += 1;
          told(read);
        }
        return system.read(path);
      },
    },
    stop: () => {
      stopped = true;
    },
  };
}

/** Hears and says nothing. */
export const silentProgress: Progress = () => undefined;

// In milliseconds: a count that is over sooner needs no word, and a line that changes oftener cannot be read.
const patience = 1000;
const pause = 100;

/** Progress on one line of a terminal, which is written over. */
export interface ProgressLine {
  readonly progress: Progress;
  /** Takes the line away. */
  clear(): void;
}

/**
 * Names each phase; of one that is counted, tells after a second how much is done and how fast.
 *
 * @param write writes to the terminal
 * @param stopwatch milliseconds since some fixed moment
 */
export function progressLine(write: (text: string) => void, stopwatch: () => number): ProgressLine {
  let phase = '';
  let began = 0;
  let toldAt = -Infinity;
  let told = false;
  const clear = (): void => {
    if (told) write('\r\u001b[K');
    told = false;
  };
  return {
    clear,
    progress(name, done, total) {
      const now = stopwatch();
      if (name !== phase) {
        clear();
        phase = name;
        began = now;
        toldAt = -Infinity;
      }
      const elapsed = now - began;
      // What cannot be counted may block to its end, so it is named at its beginning.
      if (done !== undefined && (elapsed < patience || now - toldAt < pause)) return;
      toldAt = now;
      told = true;
      const count =
        done === undefined
          ? ''
          : ` ${done}${total === undefined ? '' : `/${total}`}, ${Math.round((done / elapsed) * 1000)} a second`;
      write(`\r\u001b[K${name}${count}`);
    },
  };
}

/** What a phase took, in milliseconds. */
export interface PhaseTime {
  readonly phase: string;
  readonly took: number;
}

/**
 * Listens along to what is being done, and knows at the end how long each phase took.
 *
 * @param progress hears everything too
 * @param stopwatch milliseconds since some fixed moment
 */
export function timedProgress(
  progress: Progress,
  stopwatch: () => number,
): { readonly progress: Progress; phases(): readonly PhaseTime[] } {
  const begun: { readonly phase: string; readonly at: number }[] = [];
  return {
    progress(phase, done, total) {
      if (begun.at(-1)?.phase !== phase) begun.push({ phase, at: stopwatch() });
      progress(phase, done, total);
    },
    phases() {
      const end = stopwatch();
      return begun.map(({ phase, at }, index) => ({ phase, took: (begun[index + 1]?.at ?? end) - at }));
    },
  };
}
