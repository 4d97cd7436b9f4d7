import path from 'node:path';
import type { Connect, Plugin } from 'vite';
import { imageTypeOf } from '../../src/domain/image-types';
import type { Checked } from '../check/check';
import { deploymentOf } from '../render/deployment';
import type { System } from '../system/system';
import { StoreHasChanged } from '../check/checked-data';
import { LiveSite, type LiveFile } from './live-site';

/** The errors of the data, with their places. */
type Faults = Pick<Checked, 'diagnostics' | 'sources'>;

/** How the development server tells of faults: to the terminal, and as text for the browser's overlay. */
export interface DevReporter {
  report(faults: Faults): void;
  /** Called when the errors of the last check have been corrected. */
  corrected(): void;
  asText(faults: Faults): string;
}

/** Editors write a file in several steps; they are one change. In milliseconds. */
const steps = 15;

/** The site as it is edited: what is saved is checked, one save after the other. */
class Editing {
  private readonly site: LiveSite;
  private faults: Faults | undefined;
  /** What was saved since the last check; everything, if absent. */
  private saved: Set<string> | undefined;
  private schemasToo = false;
  private pending: ReturnType<typeof setTimeout> | undefined;
  private last: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly systemNow: () => System,
    private readonly reporter: DevReporter,
  ) {
    this.site = new LiveSite(systemNow);
  }

  /** What is wrong with the data, for the browser's overlay. */
  get words(): string | undefined {
    return this.faults && this.reporter.asText(this.faults);
  }

  /** Checks everything. */
  begin(): Promise<void> {
    const first = this.check();
    this.last = first.catch(() => undefined);
    return first;
  }

  private async check(): Promise<void> {
    if (this.schemasToo) this.site.reloadSchemas();
    const saved = this.schemasToo ? undefined : this.saved;
    this.schemasToo = false;
    this.saved = new Set();
    const checked = await this.site.refresh(saved);
    this.reporter.report(checked);
    if (this.faults && checked.good) this.reporter.corrected();
    this.faults = checked.good ? undefined : checked;
  }

  /**
   * Checks whatever is saved from now on.
   *
   * @param changed hears of each check, and whether the data had faults before it
   * @param failed hears what should not happen
   * @returns what ends it
   */
  watch(changed: (hadFaults: boolean) => void, failed: (error: unknown) => void): () => void {
    const checkSoon = (): void => {
      clearTimeout(this.pending);
      this.pending = setTimeout(() => {
        const checkNow = async (): Promise<void> => {
          const hadFaults = this.faults !== undefined;
          await this.check();
          changed(hadFaults);
        };
        // One after the other: what was saved first may take longer.
        this.last = this.last.then(checkNow).catch(failed);
      }, steps);
    };
    const system = this.systemNow();
    const ends = [
      system.watch('data', (file) => {
        this.saved?.add(file);
        checkSoon();
      }),
      system.watch('schemas', () => {
        this.schemasToo = true;
        checkSoon();
      }),
    ];
    return () => {
      for (const end of ends) end();
    };
  }

  /** The file at an address, if it is one that the data makes. */
  fileAt(pathname: string): LiveFile | undefined {
    const { basePath } = this.site;
    if (!pathname.startsWith(`${basePath}/`)) return undefined;
    try {
      return this.site.file(pathname.slice(basePath.length + 1));
    } catch (error) {
      // It was saved a moment ago, and has not been checked yet or is broken.
      if (error instanceof StoreHasChanged) return undefined;
      throw error;
    }
  }
}

/** The picture of data/images at an address: its file name and media type; undefined for all other addresses. */
export function imageAt(pathname: string): { readonly name: string; readonly mediaType: string } | undefined {
  const name = /\/images\/([\w.-]+)$/.exec(pathname)?.[1];
  const type = name === undefined ? undefined : imageTypeOf(name);
  return name === undefined || type === undefined ? undefined : { name, mediaType: type.mediaType };
}

/** Answers for what the data makes: pages' data, drawings, pictures. */
function answer(editing: Editing, systemNow: () => System): Connect.NextHandleFunction {
  return (request, response, next) => {
    const { pathname } = new URL(request.url ?? '/', 'http://127.0.0.1');
    const file = editing.fileAt(pathname);
    const image = imageAt(pathname);
    if (file) {
      response.setHeader('content-type', file.type);
      response.end(file.content);
    } else if (image) {
      const bytes = systemNow().read(`data/images/${image.name}`);
      response.statusCode = bytes ? 200 : 404;
      response.setHeader('content-type', image.mediaType);
      response.end(bytes);
    } else if (pathname.endsWith('.json') && /^\/(?:[^/]+\/)*(?:en|ar)\//.test(pathname)) {
      response.statusCode = 404;
      response.end();
    } else {
      next();
    }
  };
}

function liveData(systemNow: () => System, reporter: DevReporter): Plugin {
  const editing = new Editing(systemNow, reporter);
  return {
    name: 'qaseema:live-data',
    async configureServer(server) {
      const showFaults = (): void => {
        if (editing.words !== undefined)
          server.ws.send({ type: 'error', err: { message: editing.words, stack: '', plugin: 'data' } });
      };
      const end = editing.watch(
        (hadFaults) => {
          if (editing.words !== undefined) showFaults();
          else if (hadFaults) server.ws.send({ type: 'full-reload' });
          else server.ws.send({ type: 'custom', event: 'site:data' });
        },
        (error) => server.config.logger.error(String(error)),
      );
      server.httpServer?.once('close', end);
      await editing.begin();
      server.ws.on('connection', showFaults);
      server.middlewares.use(answer(editing, systemNow));
    },
  };
}

/**
 * Serves the site while data and code are edited: saving a file under data/ shows the change, or its faults, in the
 * browser. `systemNow` gives the outside world anew for each build, with its present instant.
 */
export async function startDev(
  systemNow: () => System,
  reporter: DevReporter,
  port: number,
): Promise<{ readonly url: string; close(): Promise<void> }> {
  const system = systemNow();
  const { basePath = '' } = deploymentOf(system);
  const { createServer } = await import('vite');
  const server = await createServer({
    configFile: path.join(system.root, 'vite.config.ts'),
    base: `${basePath}/`,
    plugins: [liveData(systemNow, reporter)],
    server: { host: '127.0.0.1', port },
    clearScreen: false,
  });
  await server.listen();
  return { url: server.resolvedUrls?.local[0] ?? `http://127.0.0.1:${port}/`, close: () => server.close() };
}
