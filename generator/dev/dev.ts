import path from 'node:path';
import type { Plugin, ViteDevServer } from 'vite';
import type { Checked } from '../check';
import { deploymentOf } from '../deployment';
import type { Host } from '../host';
import { StoreHasChanged } from '../incremental/data/good-data';
import { LiveSite, type LiveFile } from './live-site';

/** What is wrong with the data, and where it stands. */
type Faults = Pick<Checked, 'diagnostics' | 'sources'>;

/** How the development server tells of faults: to the terminal, and as text for the browser's overlay. */
export interface DevReporter {
  report(faults: Faults): void;
  asText(faults: Faults): string;
}

const imageTypes: Readonly<Record<string, string>> = {
  svg: 'image/svg+xml',
  png: 'image/png',
  webp: 'image/webp',
  jpg: 'image/jpeg',
};

function liveData(hostNow: () => Host, reporter: DevReporter): Plugin {
  const site = new LiveSite(hostNow);
  let faults: Faults | undefined;

  const saved = new Set<string>();
  let isFirst = true;
  let schemasToo = false;

  const refresh = async (): Promise<boolean> => {
    if (schemasToo) site.reloadSchemas();
    const alone = isFirst || schemasToo ? undefined : new Set(saved);
    schemasToo = false;
    isFirst = false;
    saved.clear();
    const checked = await site.refresh(alone);
    reporter.report(checked);
    faults = checked.good ? undefined : checked;
    return checked.good !== undefined;
  };

  const liveFile = (path: string): LiveFile | undefined => {
    try {
      return site.file(path);
    } catch (error) {
      // It was saved a moment ago, and has not been checked yet or is broken.
      if (error instanceof StoreHasChanged) return undefined;
      throw error;
    }
  };

  const showFaults = (server: ViteDevServer): void => {
    if (faults) server.ws.send({ type: 'error', err: { message: reporter.asText(faults), stack: '', plugin: 'data' } });
  };

  return {
    name: 'qaseema:live-data',
    async configureServer(server) {
      let pending: ReturnType<typeof setTimeout> | undefined;
      let last: Promise<unknown> = Promise.resolve();
      const refreshSoon = (): void => {
        clearTimeout(pending);
        // Editors write a file in several steps; they are one change.
        pending = setTimeout(() => {
          // One after the other: what was saved first may take longer.
          last = last
            .then(async () => {
              const hadFaults = faults !== undefined;
              const good = await refresh();
              if (!good) showFaults(server);
              else if (hadFaults) server.ws.send({ type: 'full-reload' });
              else server.ws.send({ type: 'custom', event: 'site:data' });
            })
            .catch((error: unknown) => server.config.logger.error(String(error)));
        }, 15);
      };
      const host = hostNow();
      const unwatch = [
        host.watch('data', (file) => {
          saved.add(file);
          refreshSoon();
        }),
        host.watch('schemas', () => {
          schemasToo = true;
          refreshSoon();
        }),
      ];
      server.httpServer?.once('close', () => {
        for (const end of unwatch) end();
      });
      last = refresh();
      await last;
      server.ws.on('connection', () => showFaults(server));
      server.middlewares.use((request, response, next) => {
        const { pathname } = new URL(request.url ?? '/', 'http://127.0.0.1');
        const file = pathname.startsWith(`${site.basePath}/`) ? liveFile(pathname.slice(site.basePath.length + 1)) : undefined;
        const image = /\/images\/([\w.-]+\.(svg|png|webp|jpg))$/.exec(pathname);
        if (file) {
          response.setHeader('content-type', file.type);
          response.end(file.content);
        } else if (image) {
          const [, name = '', extension = ''] = image;
          const bytes = hostNow().read(`data/images/${name}`);
          response.statusCode = bytes ? 200 : 404;
          response.setHeader('content-type', imageTypes[extension] ?? 'application/octet-stream');
          response.end(bytes);
        } else if (pathname.endsWith('.json') && /^\/(?:[^/]+\/)*(?:en|ar)\//.test(pathname)) {
          response.statusCode = 404;
          response.end();
        } else {
          next();
        }
      });
    },
  };
}

/**
 * Serves the site while data and code are edited: saving a file under data/ shows the change, or its faults, in the
 * browser. `hostNow` gives the outside world anew for each build, with its present instant.
 */
export async function startDev(hostNow: () => Host, reporter: DevReporter, port: number): Promise<{ readonly url: string; close(): Promise<void> }> {
  const host = hostNow();
  const { basePath = '' } = deploymentOf(host);
  const { createServer } = await import('vite');
  const server = await createServer({
    configFile: path.join(host.root, 'vite.config.ts'),
    base: `${basePath}/`,
    plugins: [liveData(hostNow, reporter)],
    server: { host: '127.0.0.1', port },
    clearScreen: false,
  });
  await server.listen();
  return { url: server.resolvedUrls?.local[0] ?? `http://127.0.0.1:${port}/`, close: () => server.close() };
}
