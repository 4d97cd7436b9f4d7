import path from 'node:path';
import { setFlagsFromString } from 'node:v8';
import type { Connect, Plugin, ViteDevServer } from 'vite';
import { imageTypeOf } from '../../../src/domain/pages/image-types';
import {
  isMissing,
  problemsPath,
  problemsQuery,
  type Problem,
  type Problems,
} from '../../../src/domain/editing/problems';
import { deploymentOf } from '../../site/render/deployment';
import type { System } from '../../system/system';
import { Editing, type CheckListener, type CheckReporter } from './editing';
import { LiveSite } from './live-site';
import { nodeParts } from './node-parts';
import { isOwnHost, guardServer, isProjectFile } from './requests';
import { isRead, refuseMethod } from '../../site/serve/request-target';
import { problemsAt } from './problems';

export interface DevExtension extends CheckListener {
  /** Adds middleware before all others. Called once, before the first check. */
  plugin(site: LiveSite): Plugin;
}

/** Undefined for paths of other files. */
export function imageAt(pathname: string): { readonly name: string; readonly mediaType: string } | undefined {
  const name = /\/images\/([\w.-]+)$/.exec(pathname)?.[1];
  const type = name === undefined ? undefined : imageTypeOf(name);
  return name === undefined || type === undefined ? undefined : { name, mediaType: type.mediaType };
}

/** Serves the files that are generated from the data. */
function answer(editing: Editing, basePath: string): Connect.NextHandleFunction {
  return (request, response, next) => {
    const { pathname } = new URL(request.url ?? '/', 'http://127.0.0.1');
    const isOurs = pathname.startsWith(`${basePath}/`);
    const file = isOurs ? editing.fileAt(pathname.slice(basePath.length + 1)) : undefined;
    const image = imageAt(pathname);
    if (file) {
      response.setHeader('content-type', file.type);
      response.end(file.content);
    } else if (image) {
      editing.pictureAt(image.name).then((bytes) => {
        response.statusCode = bytes ? 200 : 404;
        response.setHeader('content-type', image.mediaType);
        response.end(bytes);
      }, next);
    } else if (pathname.endsWith('.json') && /^\/(?:[^/]+\/)*(?:en|ar)\//.test(pathname)) {
      response.statusCode = 404;
      response.end();
    } else {
      next();
    }
  };
}

const problemDocument = 'src/dev/problems.html';
const problemScript = '/dev/problem-page.tsx';

/** Serves the list of problems, those of a page as data, and the problem document in place of unavailable pages. */
function answerProblems(editing: Editing, server: ViteDevServer, basePath: string): Connect.NextHandleFunction {
  const list = basePath + problemsPath;
  return (request, response, next) => {
    const { pathname, search, searchParams } = new URL(request.url ?? '/', 'http://127.0.0.1');
    const send = (type: string, content: string): void => {
      response.setHeader('content-type', `${type}; charset=utf-8`);
      response.setHeader('cache-control', 'no-store');
      response.end(content);
    };
    const isPage = request.headers.accept?.includes('text/html') && !/\.\w+$/.test(pathname);
    const problemsOfPage = (page: string): readonly Problem[] =>
      problemsAt(page.slice(basePath.length), editing.problems);
    if ((pathname + search).startsWith(list + problemsQuery)) {
      const own = problemsOfPage(searchParams.get('page') ?? '/');
      const answer: Problems = { own, all: editing.problems, messages: editing.problemMessages() };
      send('application/json', JSON.stringify(answer));
    } else if (
      pathname === list ||
      (isPage && (editing.site.data === undefined || isMissing(problemsOfPage(pathname))))
    )
      server
        .transformIndexHtml(pathname, editing.source(problemDocument))
        .then((html) => send('text/html', html), next);
    else next();
  };
}

/** Refuses requests from other origins, and forbids other sites to embed these pages. */
const guarded: Plugin = {
  name: 'qaseema:guard',
  configureServer(server) {
    if (server.httpServer) guardServer(server.httpServer, server.config.base);
    server.middlewares.use((request, response, next) => {
      response.setHeader('content-security-policy', "frame-ancestors 'self'");
      response.setHeader('x-content-type-options', 'nosniff');
      const isOwnPage = request.headers['sec-fetch-site'] === 'same-origin';
      if (!isOwnHost(request)) {
        response.statusCode = 403;
        response.end('This server answers at 127.0.0.1 and localhost only.');
      } else if (isProjectFile(request.url) && !isOwnPage) {
        response.statusCode = 403;
        response.end('Only pages of this server are answered with files of the project.');
      } else {
        next();
      }
    });
  },
};

/** Refuses methods other than GET and HEAD, which Vite would treat like GET. */
const onlyReads: Connect.NextHandleFunction = (request, response, next) => {
  if (isRead(request)) next();
  else refuseMethod(response);
};

function liveData(editing: Editing, basePath: string): Plugin {
  return {
    name: 'qaseema:live-data',
    // Every component uses icons: hot replacement of each would lose the state of the page.
    handleHotUpdate({ file, server }) {
      if (!file.endsWith('/src/generated/icons.svg')) return undefined;
      server.ws.send({ type: 'full-reload' });
      return [];
    },
    transformIndexHtml: (html, { path: page }) =>
      page.startsWith('/editor/') || html.includes(problemScript)
        ? []
        : [
            {
              tag: 'script',
              attrs: { type: 'module', src: `${basePath}/dev/problem-panel.tsx` },
              injectTo: 'body',
            },
          ],
    async configureServer(server) {
      const tell = (event: string): void => server.ws.send({ type: 'custom', event });
      const end = editing.watch({
        shown: () => tell('site:data'),
        checked: () => tell('site:problems'),
        failed: (error) => server.config.logger.error(String(error)),
      });
      server.httpServer?.once('close', end);
      await editing.begin();
      editing.site.keepCheck();
      server.middlewares.use(onlyReads);
      server.middlewares.use(answerProblems(editing, server, basePath));
      server.middlewares.use(answer(editing, basePath));
    },
  };
}

/**
 * Serves the site during edits: a save in data/ changes the page in the browser. An error is shown on its page; other
 * pages stay up to date. `systemNow` returns a new system with the present instant.
 */
export async function startDev(
  systemNow: () => System,
  reporter: CheckReporter,
  port: number,
  extension?: DevExtension,
): Promise<{ readonly url: string; close(): Promise<void> }> {
  // Collects garbage when the heap has doubled. V8 would let it grow to four times its size: a server that checks
  // thousands of stores after each edit then holds a gigabyte, most of it garbage.
  setFlagsFromString('--heap-growing-percent=100');
  const system = systemNow();
  const { basePath = '' } = deploymentOf(system);
  // `dev` and `edit` bundle different builds of React, and may run side by side.
  const cache = `node_modules/.vite/${process.env.NODE_ENV ?? ''}`;
  // Without write access Vite would repeat its report and serve pages without scripts.
  system.stage(`${cache}/.writable`, '');
  const { createServer } = await import('vite');
  const editing = new Editing(new LiveSite(systemNow, nodeParts), systemNow, reporter, extension);
  const server = await createServer({
    configFile: path.join(system.root, 'vite.config.ts'),
    base: `${basePath}/`,
    cacheDir: path.join(system.root, cache),
    plugins: [guarded, ...(extension ? [extension.plugin(editing.site)] : []), liveData(editing, basePath)],
    server: { host: '127.0.0.1', port, cors: false },
    clearScreen: false,
  });
  await server.listen();
  return { url: server.resolvedUrls?.local[0] ?? `http://127.0.0.1:${port}/`, close: () => server.close() };
}
