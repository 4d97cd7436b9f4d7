/** Work that threads share: each takes the next turn of it as soon as it has time. */
export interface Work {
  /** What is to be made, by its place among all of its kind. */
  readonly due: readonly number[];
  readonly turns: SharedArrayBuffer;
}

/** Work of which nothing has been taken yet. */
export function workOf(due: readonly number[]): Work {
  return { due, turns: new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT) };
}

/** So much a thread takes at once: little enough that no thread waits long for the last one, and more than a message costs. */
const atOnce = 25;

/** Takes turns of what no thread has taken yet, until all is taken. */
export function* turnsOf({ due, turns }: Work): Generator<readonly number[]> {
  const taken = new Int32Array(turns);
  const next = (): number => Atomics.add(taken, 0, 1) * atOnce;
  for (let from = next(); from < due.length; from = next()) yield due.slice(from, from + atOnce);
}
