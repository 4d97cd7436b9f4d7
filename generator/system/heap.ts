import { setFlagsFromString } from 'node:v8';

/**
 * Collects garbage when the heap has doubled. V8 would let it grow to four times its size: a server that checks
 * thousands of stores after each edit then holds a gigabyte, most of it garbage.
 */
export function keepHeapSmall(): void {
  setFlagsFromString('--heap-growing-percent=100');
}
