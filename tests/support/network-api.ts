import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Network } from '../../generator/system/network';

/** The address at which the settings of tests have the network's API. */
export const apiOrigin = 'https://api.example.com';

/** A request as the server has received it. */
export interface Received {
  readonly method: string;
  /** Path and query. */
  readonly path: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

/** An API of a network on this machine. */
export interface NetworkApi {
  /** Leads to the server instead of `apiOrigin`, and nowhere else. Waiting takes no time. */
  readonly network: Network;
  readonly received: Received[];
  /** The pauses between attempts, in seconds. */
  readonly pauses: number[];
  /** What answers from now on. */
  answer: (request: Received, response: ServerResponse) => void;
  /** Ends the timers of at most this number of seconds, as if they had elapsed; without a number, one attempt. */
  endTime(seconds?: number): void;
  stop(): Promise<void>;
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(Buffer.from(part));
  return Buffer.concat(parts).toString('utf8');
}

/** Starts an API on a free port. */
export async function startNetworkApi(): Promise<NetworkApi> {
  const server = createServer((request, response) => {
    void bodyOf(request).then((body) => {
      const { method = '', url: path = '', headers } = request;
      const received = { method, path, headers, body };
      api.received.push(received);
      api.answer(received, response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const origin = `http://127.0.0.1:${typeof address === 'object' ? (address?.port ?? 0) : 0}`;
  const deadlines: { readonly milliseconds: number; readonly controller: AbortController }[] = [];
  const api: NetworkApi = {
    received: [],
    pauses: [],
    answer: (_request, response) => void response.end(),
    network: {
      async fetch(target, request) {
        if (!target.startsWith(`${apiOrigin}/`)) throw new Error(`A request to ${new URL(target).host}.`);
        return await fetch(origin + target.slice(apiOrigin.length), request);
      },
      async wait(milliseconds) {
        api.pauses.push(milliseconds / 1000);
      },
      deadline(milliseconds) {
        const controller = new AbortController();
        deadlines.push({ milliseconds, controller });
        return controller.signal;
      },
    },
    endTime(seconds = 120) {
      for (const { milliseconds, controller } of deadlines)
        if (milliseconds === seconds * 1000) controller.abort(new DOMException('The time is over.', 'TimeoutError'));
    },
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
  return api;
}
