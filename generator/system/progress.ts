import type { Files } from './files';

/** Receives the current phase and, if its steps are counted, the number of finished steps and their total. */
export type Progress = (phase: string, done?: number, total?: number) => void;

/** `onRead` receives the number of files read so far, until `stop` is called. */
export function countReads<Source extends Files>(
  system: Source,
  folder: string,
  onRead: (read: number) => void,
): { readonly system: Source; stop(): void } {
  let read = 0;
  let stopped = false;
  return {
    system: {
      ...system,
      read(path: string) {
        if (!stopped && path.startsWith(folder)) {
          read += 1;
          onRead(read);
        }
        return system.read(path);
      },
    },
    stop: () => {
      stopped = true;
    },
  };
}

export const silentProgress: Progress = () => undefined;

// In milliseconds. A shorter phase needs no count, and a line that changes more often is unreadable.
const countDelay = 1000;
const updateInterval = 100;

/** Progress on one line of a terminal, which each update overwrites. */
interface ProgressLine {
  readonly progress: Progress;
  clear(): void;
}

/**
 * Prints the name of each phase. After a second, a counted phase also shows its progress and speed.
 *
 * @param write writes to the terminal
 * @param stopwatch returns milliseconds since a fixed instant
 */
export function progressLine(write: (text: string) => void, stopwatch: () => number): ProgressLine {
  let phase = '';
  let startedAt = 0;
  let writtenAt = -Infinity;
  let visible = false;
  const clear = (): void => {
    if (visible) write('\r\u001b[K');
    visible = false;
  };
  return {
    clear,
    progress(name, done, total) {
      const now = stopwatch();
      if (name !== phase) {
        clear();
        phase = name;
        startedAt = now;
        writtenAt = -Infinity;
      }
      const elapsed = now - startedAt;
      // A phase without a count may block until its end, so its name is printed immediately.
      if (done !== undefined && (elapsed < countDelay || now - writtenAt < updateInterval)) return;
      writtenAt = now;
      visible = true;
      const count =
        done === undefined
          ? ''
          : ` ${done}${total === undefined ? '' : `/${total}`}, ${Math.round((done / elapsed) * 1000)} per second`;
      write(`\r\u001b[K${name}${count}`);
    },
  };
}

/** In milliseconds. */
export interface PhaseTime {
  readonly phase: string;
  readonly took: number;
}

/** `stopwatch` returns milliseconds since a fixed instant. */
export function timedProgress(
  progress: Progress,
  stopwatch: () => number,
): { readonly progress: Progress; phases(): readonly PhaseTime[] } {
  const started: { readonly phase: string; readonly at: number }[] = [];
  return {
    progress(phase, done, total) {
      if (started.at(-1)?.phase !== phase) started.push({ phase, at: stopwatch() });
      progress(phase, done, total);
    },
    phases() {
      const end = stopwatch();
      return started.map(({ phase, at }, index) => ({ phase, took: (started[index + 1]?.at ?? end) - at }));
    },
  };
}
