import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import sirv from 'sirv';
import { isPostPath, notFoundPath, pageFile, parseSitePath, sitePath } from '../../../src/domain/pages/paths';
import { redirectTarget } from '../../../src/domain/pages/redirects';
import type { System } from '../../system/system';
import { readBuildManifest, type BuildManifest } from '../render/build-manifest';
import { headersAt } from '../render/headers';
import { decodedPath, isRead, refuseMethod, requestTarget } from './request-target';

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

/** The number of requests per connection. Browsers open another one. */
const mostRequests = 1000;
/** Each connection can have a file open. */
const mostConnections = 1000;
/** The idle timeout of a client in milliseconds. */
const longestPause = 60_000;

export interface ServedSite {
  /** With the base path: `http://127.0.0.1:4173/`. */
  readonly url: string;
  close(): Promise<void>;
}

interface ServeOptions {
  /** The folder of the built site. */
  readonly folder: string;
  /** 0 for any free port. */
  readonly port: number;
}

/** Throws if there is none. */
function manifestOf(system: System, folder: string): BuildManifest {
  const manifest = readBuildManifest(system, folder);
  if (!manifest) throw new Error(`There is no finished site in ${folder}/.`);
  return manifest;
}

/** Whether hosts serve the file at a path, in any spelling of the path. */
function isPublic(local: string): boolean {
  const decoded = decodedPath(local);
  return decoded !== undefined && !decoded.includes('\\') && !path.posix.normalize(decoded).startsWith('/_');
}

class SiteHandler {
  private readonly files: ReturnType<typeof sirv>;

  constructor(
    private readonly system: System,
    private readonly folder: string,
    private readonly basePath: string,
  ) {
    this.files = sirv(path.resolve(system.root, folder), {
      dev: true,
      etag: true,
      extensions: ['html'],
      brotli: true,
      gzip: true,
    });
  }

  answer(request: IncomingMessage, response: ServerResponse): void {
    const address = requestTarget(request.url);
    if (!address) {
      response.writeHead(400).end();
      return;
    }
    if (!isRead(request)) {
      refuseMethod(response);
      return;
    }
    const { pathname, search } = address;
    if (pathname.includes('//')) {
      response.writeHead(301, { location: pathname.replace(/\/{2,}/g, '/') + search }).end();
      return;
    }
    // A build may have replaced the site since the last request.
    const { redirects, headers } = manifestOf(this.system, this.folder);
    for (const [name, value] of Object.entries(headersAt(headers, pathname))) response.setHeader(name, value);
    const { basePath } = this;
    const isInside = basePath === '' || pathname === basePath || pathname.startsWith(`${basePath}/`);
    const local = isInside ? pathname.slice(basePath.length) || '/' : undefined;
    const target = local === undefined ? undefined : redirectTarget(redirects, local);
    if (target !== undefined) this.redirect(response, target + search, 301);
    else this.answerFile(request, response, local, search);
  }

  private answerFile(
    request: IncomingMessage,
    response: ServerResponse,
    local: string | undefined,
    search: string,
  ): void {
    const address = local === undefined ? undefined : parseSitePath(local);
    const notFound = (): void => this.answerNotFound(response, address);
    // The not-found page has its own address, but always the status 404. Hosts do not serve files that begin with `_`.
    if (local === undefined || address?.path === notFoundPath || !isPublic(local)) {
      notFound();
      return;
    }
    // sirv does not know the media type of this file.
    if (local.endsWith('.ico')) response.setHeader('content-type', 'image/x-icon');
    request.url = local + search;
    this.files(request, response, notFound);
  }

  private answerNotFound(response: ServerResponse, address: ReturnType<typeof parseSitePath>): void {
    if (address && isPostPath(address.path)) {
      this.redirect(response, sitePath(address.language, notFoundPath), 302);
      return;
    }
    const file = address ? pageFile(address.language, notFoundPath, 'html') : `${notFoundPath.slice(1)}.html`;
    response.writeHead(404, { 'content-type': 'text/html;charset=utf-8' });
    response.end(this.system.read(`${this.folder}/${file}`) ?? new Uint8Array());
  }

  private redirect(response: ServerResponse, to: string, status: number): void {
    response.writeHead(status, { location: this.basePath + to }).end();
  }
}

/**
 * Serves a built site like a static host: paths without extension, redirects, the not-found page in the language of the
 * path, the headers of the build, and compressed copies (`SITE_HOST=server`). Base path, redirects and headers are
 * those of the build, independent of the present data. Only this machine can connect to it.
 */
export async function serve(system: System, { folder, port }: ServeOptions): Promise<ServedSite> {
  const { basePath } = manifestOf(system, folder);
  const handler = new SiteHandler(system, folder, basePath);
  // Imported here, because no other command uses it.
  const { createServer } = await import('node:http');
  const server = createServer(oneAtATime((request, response) => handler.answer(request, response)));
  server.maxRequestsPerSocket = mostRequests;
  server.maxConnections = mostConnections;
  server.setTimeout(longestPause);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  const bound = server.address();
  if (bound === null || typeof bound === 'string') throw new Error('The server has no port.');
  return {
    url: `http://127.0.0.1:${bound.port}${basePath}/`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
