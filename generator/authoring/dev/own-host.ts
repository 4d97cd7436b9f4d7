import type { IncomingMessage } from 'node:http';

/** The hosts under which a server of this machine is reached. */
function ownHosts({ socket: { localPort } }: Pick<IncomingMessage, 'socket'>): readonly string[] {
  return ['127.0.0.1', 'localhost'].flatMap((name) => (localPort === 80 ? [name] : [`${name}:${localPort}`]));
}

/**
 * Whether a request names this server as its host. A page of another site can let its own name lead to this machine and then ask as if this
 * server were its own: its name is then the host.
 */
export function isOwnHost(request: Pick<IncomingMessage, 'socket' | 'headers'>): boolean {
  return ownHosts(request).includes(request.headers.host ?? '');
}

/** Whether a request names this server as its host, and comes from none but its own pages, as far as a browser says where from. */
export function isFromOwnPage(request: Pick<IncomingMessage, 'socket' | 'headers'>): boolean {
  const { host, origin } = request.headers;
  return isOwnHost(request) && (origin === undefined || origin === `http://${host}`);
}
