import type { ServerResponse, IncomingMessage } from 'node:http';
import type { EventEmitter } from 'node:events';
import type { Duplex } from 'node:stream';
import { decodedPath, requestTarget } from '../../site/serve/request-target';

/** In a DNS rebinding attack, another site points its own name to this machine, so the Host header differs. */
export function isOwnHost({ socket, headers }: Pick<IncomingMessage, 'socket' | 'headers'>): boolean {
  const port = socket.localPort === 80 ? '' : `:${socket.localPort}`;
  return ['127.0.0.1', 'localhost'].some((name) => headers.host === name + port);
}

/** Whether the request names this server as Host, and as Origin if it has that header. */
export function isFromOwnPage(request: Pick<IncomingMessage, 'socket' | 'headers'>): boolean {
  const { host, origin } = request.headers;
  return isOwnHost(request) && (origin === undefined || origin === `http://${host}`);
}

/** The reason to refuse a WebSocket request; undefined for requests from pages of this server. */
function blockOf(request: IncomingMessage, base: string): '400 Bad Request' | '403 Forbidden' | undefined {
  const target = requestTarget(request.url);
  // Vite never closes a socket that it does not use.
  const isOfVite = /^vite-(?:hmr|ping)$/.test(request.headers['sec-websocket-protocol'] ?? '');
  if (!target || !isOfVite || target.pathname !== base) return '400 Bad Request';
  // Vite accepts every origin with its token, which any program on this computer can read from Vite's client code.
  return isFromOwnPage(request) ? undefined : '403 Forbidden';
}

/**
 * Answers a malformed request target with 400, because listeners of the server would throw and end the process, and
 * opens sockets only for pages of this server. `base` is the path of Vite's sockets.
 */
export function guardServer(server: Pick<EventEmitter, 'listeners' | 'removeAllListeners' | 'on'>, base: string): void {
  const requests = server.listeners('request');
  server.removeAllListeners('request').on('request', (request: IncomingMessage, response: ServerResponse) => {
    if (URL.canParse(request.url ?? '/', 'http://127.0.0.1'))
      for (const listener of requests) listener.call(server, request, response);
    else response.writeHead(400).end();
  });
  const upgrades = server.listeners('upgrade');
  server.removeAllListeners('upgrade').on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    const blocked = blockOf(request, base);
    if (!blocked) for (const listener of upgrades) listener.call(server, request, socket, head);
    else socket.end(`HTTP/1.1 ${blocked}\r\nConnection: close\r\n\r\n`);
  });
}

/** Whether Vite would serve project files at a path, or start a program for them. */
export function isProjectFile(target: string | undefined): boolean {
  const path = decodedPath(requestTarget(target)?.pathname ?? '');
  return path === undefined || /\/(?:@fs|__open-in-editor)(?:\/|$)/i.test(path);
}
