import { setFlagsFromString } from 'node:v8';

/** From so many stores on, memory counts for more than the time that tidying it up takes. */
const many = 1500;

/**
 * Told how many stores will be read at once: of many, the engine tidies up as soon as memory has grown by half, where it would
 * wait until there is more than twice as much (decision 0024). Of few it never would, and each time costs some milliseconds.
 */
export function prepareToRead(stores: number): void {
  if (stores >= many) setFlagsFromString('--heap-growing-percent=50');
}
