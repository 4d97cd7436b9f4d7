import type { IncomingMessage, ServerResponse } from 'node:http';

interface RequestTarget {
  readonly pathname: string;
  readonly search: string;
}

const origin = 'http://127.0.0.1';

/** Undefined if it is not a valid path. */
export function requestTarget(target = '/'): RequestTarget | undefined {
  if (!URL.canParse(target, origin)) return undefined;
  // Two slashes at the start would be parsed as the start of a host.
  return target.startsWith('/') ? new URL(origin + target) : new URL(target, origin);
}

/** Undefined if the encoding is invalid. */
export function decodedPath(pathname: string): string | undefined {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return undefined;
  }
}

export function isRead({ method }: Pick<IncomingMessage, 'method'>): boolean {
  return method === 'GET' || method === 'HEAD';
}

export function refuseMethod(response: ServerResponse): void {
  response.writeHead(405, { allow: 'GET, HEAD' }).end();
}
