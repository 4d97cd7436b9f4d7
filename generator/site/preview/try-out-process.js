/**
 * Renders SVGs in a separate process (`try-out.ts`). Its argument is the maximum memory in bytes. Plain JavaScript,
 * because nothing compiles this module.
 */
import { isMainThread, Worker } from 'node:worker_threads';
import { renderSvg } from './render-svg.js';

const mostMemory = Number(process.argv[2]);

// The renderer blocks the thread that calls it, and no option of Node limits the memory of native code.
if (!isMainThread)
  setInterval(() => {
    if (process.memoryUsage.rss() > mostMemory) process.kill(process.pid, 'SIGKILL');
  }, 20);

/** @type {Worker | undefined} */
let watch;

/**
 * @param {{ readonly root: string, readonly svg: string, readonly width: number }} drawing
 * @returns {Promise<boolean>} whether it can be rendered
 */
export default async function tryOut({ root, svg, width }) {
  watch ??= new Worker(import.meta.filename, { argv: [mostMemory] });
  watch.unref();
  try {
    await renderSvg(root, svg, width);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND') throw error;
    return false;
  }
}
