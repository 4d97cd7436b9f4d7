import type { IncomingMessage } from 'node:http';

function ownHosts({ socket: { localPort } }: Pick<IncomingMessage, 'socket'>): readonly string[] {
  return ['127.0.0.1', 'localhost'].flatMap((name) => (localPort === 80 ? [name] : [`${name}:${localPort}`]));
}

/** In a DNS rebinding attack, another site points its own name to this machine, so the Host header differs. */
export function isOwnHost(request: Pick<IncomingMessage, 'socket' | 'headers'>): boolean {
  return ownHosts(request).includes(request.headers.host ?? '');
}

/** Whether the request names this server as Host, and as Origin if it has that header. */
export function isFromOwnPage(request: Pick<IncomingMessage, 'socket' | 'headers'>): boolean {
  const { host, origin } = request.headers;
  return isOwnHost(request) && (origin === undefined || origin === `http://${host}`);
}
