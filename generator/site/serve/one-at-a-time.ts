import type { IncomingMessage, ServerResponse } from 'node:http';

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

/**
 * Answers each request of a connection when the answer before has left. Otherwise a client that sends many requests and reads no
 * answer would have a file open, and a part of it in memory, for each of them.
 */
export function oneAtATime(answer: Answer): Answer {
  const last = new WeakMap<IncomingMessage['socket'], ServerResponse>();
  return (request, response) => {
    const before = last.get(request.socket);
    last.set(request.socket, response);
    if (!before || before.closed) answer(request, response);
    else
      before.once('close', () => {
        // A connection that has ended closes all its answers.
        if (!request.socket.destroyed) answer(request, response);
      });
  };
}
