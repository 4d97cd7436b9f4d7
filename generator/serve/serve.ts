import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import sirv from 'sirv';
import { defaultLanguage } from '../../src/domain/language';
import { isPostPath, notFoundPath, pageFile, parseSitePath, sitePath } from '../../src/domain/paths';
import { redirectTarget } from '../../src/domain/redirects';
import type { System } from '../system/system';
import { readBuildManifest, type BuildManifest } from '../render/build-manifest';
import { headersAt } from '../render/headers';

/** A site that is being served. */
export interface ServedSite {
  /** Where it is: `http://127.0.0.1:4173/`, with the folder of a base path. */
  readonly url: string;
  close(): Promise<void>;
}

/** What to serve, and where. */
export interface ServeOptions {
  /** The folder of the finished site. */
  readonly folder: string;
  /** 0 takes any free port. */
  readonly port: number;
}

/**
 * Serves a finished site as a good static host would: clean addresses, redirects, the not-found page with its status
 * in the language of the address, the headers of the build, and what is there compressed (`SITE_HOST=server`). Base path,
 * redirects and headers are those of the build, whatever the data says now. Only this machine can reach it.
 */
export async function serve(system: System, { folder, port }: ServeOptions): Promise<ServedSite> {
  const manifest = (): BuildManifest => {
    const found = readBuildManifest(system, folder);
    if (!found) throw new Error(`There is no finished site in ${folder}/.`);
    return found;
  };
  const { basePath } = manifest();
  const files = sirv(path.resolve(system.root, folder), {
    dev: true,
    etag: true,
    extensions: ['html'],
    brotli: true,
    gzip: true,
  });
  const textOf = (file: string): string =>
    new TextDecoder().decode(system.read(`${folder}/${file}`) ?? new Uint8Array());

  const redirect = (response: ServerResponse, to: string, search: string, status: number): void => {
    response.writeHead(status, { location: basePath + to + search }).end();
  };

  const answer = (request: IncomingMessage, response: ServerResponse): void => {
    const { pathname, search } = new URL(request.url ?? '/', 'http://127.0.0.1');
    // A build may have replaced the site since the last request.
    const { redirects, headers } = manifest();
    for (const [name, value] of Object.entries(headersAt(headers, pathname))) response.setHeader(name, value);
    const outside = basePath !== '' && pathname !== basePath && !pathname.startsWith(`${basePath}/`);
    const local = outside ? undefined : pathname.slice(basePath.length) || '/';
    const target = local === undefined ? undefined : redirectTarget(redirects, local);
    if (target !== undefined) {
      redirect(response, target, search, 301);
      return;
    }
    const address = local === undefined ? undefined : parseSitePath(local);
    const notFound = (): void => {
      if (address && isPostPath(address.path)) {
        redirect(response, sitePath(address.language, notFoundPath), '', 302);
        return;
      }
      const page = textOf(pageFile(address?.language ?? defaultLanguage, notFoundPath, 'html'));
      response.writeHead(404, { 'content-type': 'text/html;charset=utf-8' }).end(page);
    };
    // The not-found page has an address of its own, but it is never a page that was found.
    if (address?.path === notFoundPath || local === undefined) notFound();
    else if (local.startsWith('/_')) notFound();
    else {
      // The one kind of ours that the file server does not know.
      if (local.endsWith('.ico')) response.setHeader('content-type', 'image/x-icon');
      request.url = local + search;
      files(request, response, notFound);
    }
  };

  // No other command waits for Node to load it.
  const { createServer } = await import('node:http');
  const server = createServer(answer);
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
