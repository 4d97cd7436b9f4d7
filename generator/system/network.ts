/**
 * The network for `npm run pull`, `npm run announce` and `npm run live`. Not part of `System`, so that no other command
 * can use it.
 */
export interface Network {
  fetch(address: string, request: RequestInit): Promise<Response>;
  /** Resolves after a number of milliseconds. */
  wait(milliseconds: number): Promise<void>;
  /** Returns a signal that aborts a request after a number of milliseconds. */
  deadline(milliseconds: number): AbortSignal;
}

/** The network of this machine. */
export const machineNetwork: Network = {
  fetch: (address, request) => fetch(address, request),
  wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
  deadline: (milliseconds) => AbortSignal.timeout(milliseconds),
};
