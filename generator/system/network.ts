/** Not part of `System`, so that only `npm run pull`, `npm run announce` and `npm run live` can use it. */
export interface Network {
  fetch(address: string, request: RequestInit): Promise<Response>;
  wait(milliseconds: number): Promise<void>;
  /** Aborts a request after a number of milliseconds. */
  deadline(milliseconds: number): AbortSignal;
}

export const machineNetwork: Network = {
  fetch: (address, request) => fetch(address, request),
  wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
  deadline: (milliseconds) => AbortSignal.timeout(milliseconds),
};

/** Undefined if the body has more than `most` bytes, whatever length the response declares. */
export async function bodyWithin(response: Response, most: number): Promise<Uint8Array | undefined> {
  const parts: Uint8Array[] = [];
  let length = 0;
  // The type of `body` does not state its chunks; they are bytes.
  const stream = (response.body ?? []) as AsyncIterable<Uint8Array>;
  for await (const part of stream) {
    length += part.length;
    // Leaving the loop cancels the stream.
    if (length > most) return undefined;
    parts.push(part);
  }
  return Buffer.concat(parts);
}

/** Empty if the file has more than a megabyte, which no requested file has. */
export async function smallTextOf(response: Response): Promise<string> {
  return new TextDecoder().decode(await bodyWithin(response, 1_000_000));
}
