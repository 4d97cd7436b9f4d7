import type { Host } from '../host';

const finished = 'dist';
const fresh = '.dist-fresh';
const former = '.dist-former';

/** Puts right what a build that was killed between its last two steps has left. */
export function recover(host: Host): void {
  if (!host.exists(finished) && host.exists(former)) host.move(former, finished);
  host.remove(former);
  host.remove(fresh);
}

/**
 * Writes a whole site into a fresh folder and puts it in place of the last one at the end. Whatever goes wrong while
 * it is written, the last good site stays as it was.
 */
export function publish(host: Host, writeAll: (write: (path: string, content: string | Uint8Array) => void) => void): void {
  recover(host);
  try {
    writeAll((path, content) => host.write(`${fresh}/${path}`, content));
  } catch (error) {
    host.remove(fresh);
    throw error;
  }
  if (host.exists(finished)) host.move(finished, former);
  host.move(fresh, finished);
  host.remove(former);
}
