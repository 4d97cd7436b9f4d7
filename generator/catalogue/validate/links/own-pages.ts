import type { FileFacts } from '../engine/facts';
import { isLocalAddress } from '../schema/formats';
import { isPreviewHost } from './link-mistakes';

/** The host has the name of the site, as in `deploy-preview-31--qaseema.netlify.app`. */
function isOwnPreview(host: string, facts: FileFacts): boolean {
  if (!isPreviewHost(host)) return false;
  const labels = host.split(/[.-]+/);
  return facts.ownWords().some((word) => labels.includes(word));
}

/** The path, as texts write it, of the own page to which a local or preview address leads; undefined if there is none. */
export function ownPageOf(address: string, facts: FileFacts): string | undefined {
  if (!/^https?:/i.test(address) || !URL.canParse(address)) return undefined;
  const { hostname, pathname, hash, search } = new URL(address);
  if (search !== '' || (!isLocalAddress(address) && !isOwnPreview(hostname, facts))) return undefined;
  const path = pathname.replace(/^\/(?:en|ar)(?=\/|$)/, '').replace(/\/$/, '') || '/';
  return facts.pageFrom(path) === undefined ? undefined : path + hash;
}
