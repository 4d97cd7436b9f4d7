import type { FileFacts } from '../engine/facts';
import { isPreviewHost } from './link-mistakes';

/** Hosts of this computer and its network. */
const local =
  /^(?:localhost|0\.0\.0\.0|\[::1\]|127\.\d+\.\d+\.\d+|10\.\d+\.\d+\.\d+|192\.168\.\d+\.\d+|[\w-]+\.local)$/;

/** Whether an address points to this computer or its network, which nobody else can reach. */
export function isLocal(address: string): boolean {
  return /^https?:\/\//i.test(address) && URL.canParse(address) && local.test(new URL(address).hostname);
}

/**
 * Whether a host is a preview of this site: it contains the name of the site, as in
 * `deploy-preview-31--qaseema.netlify.app`.
 */
function isOwnPreview(host: string, facts: FileFacts): boolean {
  if (!isPreviewHost(host)) return false;
  const labels = host.split(/[.-]+/);
  return facts.ownWords().some((word) => labels.includes(word));
}

/**
 * The path, in the form that texts use, of the page of this site that a local or preview address leads to; undefined if
 * there is none.
 */
export function ownPageOf(address: string, facts: FileFacts): string | undefined {
  if (!URL.canParse(address)) return undefined;
  const { hostname, pathname, hash, search } = new URL(address);
  if (search !== '' || (!isLocal(address) && !isOwnPreview(hostname, facts))) return undefined;
  const path = pathname.replace(/^\/(?:en|ar)(?=\/|$)/, '').replace(/\/$/, '') || '/';
  return facts.pageFrom(path) === undefined ? undefined : path + hash;
}
