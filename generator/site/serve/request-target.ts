import type { IncomingMessage, ServerResponse } from 'node:http';

/** The path and query of a request. */
interface RequestTarget {
  readonly pathname: string;
  readonly search: string;
}

const origin = 'http://127.0.0.1';

/** Parses the target of a request; undefined if it is not a valid path. */
export function requestTarget(target = '/'): RequestTarget | undefined {
  if (!URL.canParse(target, origin)) return undefined;
  // Two slashes at the start of a path would be parsed as the start of a host.
  return target.startsWith('/') ? new URL(origin + target) : new URL(target, origin);
}

/** Decodes the percent encoding of a path; undefined if it is invalid. */
export function decodedPath(pathname: string): string | undefined {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return undefined;
  }
}

/** Whether the method of a request is GET or HEAD. */
export function isRead({ method }: Pick<IncomingMessage, 'method'>): boolean {
  return method === 'GET' || method === 'HEAD';
}

/** Answers a request with another method. */
export function refuseMethod(response: ServerResponse): void {
  response.writeHead(405, { allow: 'GET, HEAD' }).end();
}
