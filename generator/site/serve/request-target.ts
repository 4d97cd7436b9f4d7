import type { IncomingMessage, ServerResponse } from 'node:http';

/** The path and the query that a request asks for. */
interface RequestTarget {
  readonly pathname: string;
  readonly search: string;
}

const origin = 'http://127.0.0.1';

/** Reads the target of a request; undefined if it is no address. */
export function requestTarget(target = '/'): RequestTarget | undefined {
  if (!URL.canParse(target, origin)) return undefined;
  // Two slashes at the start of a path would be read as the start of a host.
  return target.startsWith('/') ? new URL(origin + target) : new URL(target, origin);
}

/** A path without percent encoding; undefined if the encoding is damaged. */
export function decodedPath(pathname: string): string | undefined {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return undefined;
  }
}

/** Whether a request only reads. */
export function isRead({ method }: Pick<IncomingMessage, 'method'>): boolean {
  return method === 'GET' || method === 'HEAD';
}

/** Answers a request that does not only read. */
export function refuseMethod(response: ServerResponse): void {
  response.writeHead(405, { allow: 'GET, HEAD' }).end();
}
