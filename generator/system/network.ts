/** The network as `npm run pull`, `npm run announce` and `npm run live` use it. It is no part of `System`: no other command can reach it. */
export interface Network {
  fetch(address: string, request: RequestInit): Promise<Response>;
  /** Resolves after some milliseconds. */
  wait(milliseconds: number): Promise<void>;
  /** A signal that ends a request after some milliseconds. */
  deadline(milliseconds: number): AbortSignal;
}

/** The network of this machine. */
export const machineNetwork: Network = {
  fetch: (address, request) => fetch(address, request),
  wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
  deadline: (milliseconds) => AbortSignal.timeout(milliseconds),
};
