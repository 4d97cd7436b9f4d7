/** In milliseconds: a request that has arrived is read in several steps. */
const time = 5;

/** Lets requests be answered between two parts of a long computation. */
export function otherWork(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, time));
}

/** Visits items, and lets requests be answered after each `atOnce` of them. */
export async function inTurns<T>(items: Iterable<T>, atOnce: number, visit: (item: T) => void): Promise<void> {
  let visited = 0;
  for (const item of items) {
    visit(item);
    visited += 1;
    if (visited % atOnce === 0) await otherWork();
  }
}
