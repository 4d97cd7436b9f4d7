import type { ServerResponse, IncomingMessage } from 'node:http';
import type { EventEmitter } from 'node:events';
import type { Duplex } from 'node:stream';
import { isFromOwnPage } from './own-host';
import { decodedPath, requestTarget } from '../../site/serve/request-target';

/** Why a request for a socket is not passed on; undefined for those of the pages of this server. */
function blockOf(request: IncomingMessage, base: string): '400 Bad Request' | '403 Forbidden' | undefined {
  const target = requestTarget(request.url);
  // Vite never closes a socket that it has no use for.
  const isOfVite = /^vite-(?:hmr|ping)$/.test(request.headers['sec-websocket-protocol'] ?? '');
  if (!target || !isOfVite || target.pathname !== base) return '400 Bad Request';
  // Vite accepts every origin that has its token, and its client has it, which every program of this computer can read.
  return isFromOwnPage(request) ? undefined : '403 Forbidden';
}

/**
 * Answers a target that is no address with 400, before the listeners of a server throw on it and end the process, and
 * opens sockets only for pages of this server. `base` is the path at which Vite opens sockets.
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

/** Whether an address gives files of the project, or starts a program for them. */
export function isProjectFile(target: string | undefined): boolean {
  const path = decodedPath(requestTarget(target)?.pathname ?? '');
  return path === undefined || /\/(?:@fs|__open-in-editor)(?:\/|$)/i.test(path);
}
