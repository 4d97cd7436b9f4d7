/** In milliseconds: a request that has arrived is read in several steps. */
const time = 5;

/** Lets requests be answered between two parts of a long computation. */
export function otherWork(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, time));
}
