import type { Host } from '../host';
import { DiskError } from '../load/files';

const finished = 'dist';
const fresh = '.dist-fresh';
const former = '.dist-former';

/** Puts right what a build that was killed between its last two steps has left. */
export function recover(host: Host): void {
  if (!host.exists(finished) && host.exists(former)) host.move(former, finished);
  host.remove(former);
  host.remove(fresh);
  host.sweep();
}

/** Refuses to replace what no build has made: a link to where the site is served, or somebody's file. */
function refuseForeign(host: Host): void {
  const kind = host.kindOf(finished);
  if (kind === 'other') {
    throw new DiskError(finished, 'written', 'it is a link, and a finished site takes the place of the last one as a whole', 'remove the link, and copy the finished folder to where it is served');
  }
  if (kind === 'file') throw new DiskError(finished, 'written', 'a file stands where the folder of the finished site belongs', 'move the file away');
}

/**
 * Writes a whole site into a fresh folder and puts it in place of the last one at the end. Whatever goes wrong while
 * it is written, the last good site stays as it was.
 */
export function publish(host: Host, writeAll: (write: (path: string, content: string | Uint8Array) => void) => void): void {
  refuseForeign(host);
  recover(host);
  try {
    writeAll((path, content) => host.write(`${fresh}/${path}`, content));
  } catch (error) {
    host.remove(fresh);
    throw error;
  }
  if (host.exists(finished)) host.move(finished, former);
  try {
    host.move(fresh, finished);
  } catch (error) {
    recover(host);
    throw error;
  }
  host.remove(former);
}
