import type { IncomingMessage } from 'node:http';

/** The host names of a server on this machine. */
function ownHosts({ socket: { localPort } }: Pick<IncomingMessage, 'socket'>): readonly string[] {
  return ['127.0.0.1', 'localhost'].flatMap((name) => (localPort === 80 ? [name] : [`${name}:${localPort}`]));
}

/**
 * Whether the Host header of a request names this server. It does not in a DNS rebinding attack, in which another site
 * points its own name to this machine.
 */
export function isOwnHost(request: Pick<IncomingMessage, 'socket' | 'headers'>): boolean {
  return ownHosts(request).includes(request.headers.host ?? '');
}

/**
 * Whether the Host header of a request names this server, and its Origin header, if present, names one of its own
 * pages.
 */
export function isFromOwnPage(request: Pick<IncomingMessage, 'socket' | 'headers'>): boolean {
  const { host, origin } = request.headers;
  return isOwnHost(request) && (origin === undefined || origin === `http://${host}`);
}
