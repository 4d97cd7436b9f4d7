import path from 'node:path';
import type { Tinypool } from 'tinypool';
import type { DiagnosticText } from '../../catalogue/diagnostics/diagnostic';
import type { System } from '../../system/system';

export interface TryOutLimits {
  readonly seconds: number;
  readonly megabytes: number;
}

/** A drawing takes at most 20 s of computing time, usually 5 ms. Node with the renderer takes 100 MB. */
const usualLimits: TryOutLimits = { seconds: 60, megabytes: 1000 };

/** In pixels: that of the site's icon, the largest one rendered alone. */
const width = 512;

interface Renderer {
  readonly pool: Tinypool;
  /** Rejected if the process does not start. */
  readonly failed: Promise<never>;
}

/** In a separate process before other code does: unlike a thread in native code, a process can be ended. */
export class TryOut {
  #pool: Promise<Renderer> | undefined;
  /** In sequence, because the deadline of each begins when it is requested. */
  #last: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly system: Pick<System, 'root'>,
    private readonly limits = usualLimits,
  ) {}

  /** Why an SVG cannot be published; undefined if it can. */
  faultOf(svg: string): Promise<DiagnosticText | undefined> {
    const rendering = this.#last.then(() => this.#render(svg));
    this.#last = rendering.catch(() => undefined);
    return rendering;
  }

  async #render(svg: string): Promise<DiagnosticText | undefined> {
    const { seconds, megabytes } = this.limits;
    const { root } = this.system;
    this.#pool ??= this.#start();
    const { pool, failed } = await this.#pool;
    const signal = AbortSignal.timeout(seconds * 1000);
    try {
      const isRendered: unknown = await Promise.race([pool.run({ root, svg, width }, { signal }), failed]);
      return isRendered === true ? undefined : { id: 'damaged-picture.decoding' };
    } catch (error) {
      // The process ends itself or is ended by the system if it needs too much memory. Other errors are no `Error`.
      const isEnded = error instanceof Error && error.message === 'Worker exited unexpectedly';
      if (!signal.aborted && !isEnded) throw Object.assign(new Error('The renderer has failed.'), error);
      return { id: 'damaged-picture.slow', values: { seconds, megabytes } };
    }
  }

  async #start(): Promise<Renderer> {
    const { Tinypool: Pool } = await import('tinypool');
    const pool = new Pool({
      // Without an option for its environment, the process has none, and so no key of a network.
      runtime: 'child_process',
      filename: path.join(this.system.root, 'generator/site/preview/try-out-process.js'),
      argv: [String(this.limits.megabytes * 1_000_000)],
      minThreads: 0,
      maxThreads: 1,
      // In milliseconds: the process is kept while the next picture is cleaned.
      idleTimeout: 1000,
    });
    const failed = new Promise<never>((_resolve, reject) => {
      pool.once('error', (error) => reject(new Error('The renderer does not start.', { cause: error })));
    });
    failed.catch(() => undefined);
    return { pool, failed };
  }
}
