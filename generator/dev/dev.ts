import path from 'node:path';
import { createServer, type Plugin, type ViteDevServer } from 'vite';
import { pageFile } from '../../src/domain/paths';
import type { DerivedSite } from '../derive/derive';
import { emitSearchIndexes } from '../emit/emit';
import { emitPage } from '../emit/page-file';
import type { Host } from '../host';
import { loadSchemas } from '../load/schemas';
import { check, generate, siteOf, type Checked } from '../pipeline';
import { qrCodeAt } from '../render/qr-codes';

/** How the development server tells of faults: to the terminal, and as text for the browser's overlay. */
export interface DevReporter {
  report(checked: Checked): void;
  asText(checked: Checked): string;
}

const imageTypes: Readonly<Record<string, string>> = {
  svg: 'image/svg+xml',
  png: 'image/png',
  webp: 'image/webp',
  jpg: 'image/jpeg',
};

/** Every file that pages load while they run, by address, as the finished site would have them. */
function dataFiles(site: DerivedSite): ReadonlyMap<string, string> {
  const { basePath } = site.settings;
  const files = new Map<string, string>();
  for (const page of site.pages) files.set(`${basePath}/${pageFile(page.language, page.path, 'json')}`, emitPage(page).text);
  for (const [file, text] of emitSearchIndexes(site)) files.set(`${basePath}/${file}`, text);
  return files;
}

function liveData(hostNow: () => Host, reporter: DevReporter): Plugin {
  let site: DerivedSite | undefined;
  let files: ReadonlyMap<string, string> = new Map();
  let faults: Checked | undefined;

  const rebuild = async (): Promise<boolean> => {
    const host = hostNow();
    const schemas = loadSchemas(host);
    const checked = check(host, schemas);
    reporter.report(checked);
    faults = checked.catalogue ? undefined : checked;
    if (!checked.catalogue) return false;
    site = siteOf(host, checked.catalogue);
    files = dataFiles(site);
    await generate(host, site, schemas);
    return true;
  };

  const showFaults = (server: ViteDevServer): void => {
    if (faults) server.ws.send({ type: 'error', err: { message: reporter.asText(faults), stack: '', plugin: 'data' } });
  };

  return {
    name: 'qaseema:live-data',
    async configureServer(server) {
      const { root } = hostNow();
      await rebuild();
      server.watcher.add([path.join(root, 'data'), path.join(root, 'schemas')]);
      let pending: ReturnType<typeof setTimeout> | undefined;
      const changed = (file: string): void => {
        const relative = path.relative(root, file);
        if (!relative.startsWith('data') && !relative.startsWith('schemas')) return;
        clearTimeout(pending);
        // Editors write a file in several steps; they are one change.
        pending = setTimeout(() => {
          const hadFaults = faults !== undefined;
          rebuild()
            .then((good) => {
              if (!good) showFaults(server);
              else if (hadFaults) server.ws.send({ type: 'full-reload' });
              else server.ws.send({ type: 'custom', event: 'site:data' });
            })
            .catch((error: unknown) => server.config.logger.error(String(error)));
        }, 15);
      };
      server.watcher.on('change', changed).on('add', changed).on('unlink', changed);
      server.ws.on('connection', () => showFaults(server));
      server.middlewares.use((request, response, next) => {
        const { pathname } = new URL(request.url ?? '/', 'http://127.0.0.1');
        const json = files.get(pathname);
        // Drawn when a page is printed: a save should not wait for drawings that nobody looks at.
        const code = site && pathname.includes('/qr/') ? qrCodeAt(site, pathname.slice(site.settings.basePath.length + 1)) : undefined;
        const image = /\/images\/([\w.-]+\.(svg|png|webp|jpg))$/.exec(pathname);
        if (json !== undefined) {
          response.setHeader('content-type', 'application/json');
          response.end(json);
        } else if (code !== undefined) {
          response.setHeader('content-type', 'image/svg+xml');
          response.end(code);
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
  const { root, environment } = hostNow();
  const server = await createServer({
    configFile: path.join(root, 'vite.config.ts'),
    base: `${environment.SITE_BASE_PATH ?? ''}/`,
    plugins: [liveData(hostNow, reporter)],
    server: { host: '127.0.0.1', port },
    clearScreen: false,
  });
  await server.listen();
  return { url: server.resolvedUrls?.local[0] ?? `http://127.0.0.1:${port}/`, close: () => server.close() };
}
