import type { IncomingMessage, ServerResponse } from 'node:http';

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

/**
 * Handles each request of a connection after the previous response is sent. Otherwise a client that sends many requests
 * and reads no response would keep a file open, and part of it in memory, for each of them.
 */
export function oneAtATime(answer: Answer): Answer {
  const last = new WeakMap<IncomingMessage['socket'], ServerResponse>();
  return (request, response) => {
    const before = last.get(request.socket);
    last.set(request.socket, response);
    if (!before || before.closed) answer(request, response);
    else
      before.once('close', () => {
        // The end of a connection closes all its responses.
        if (!request.socket.destroyed) answer(request, response);
      });
  };
}
