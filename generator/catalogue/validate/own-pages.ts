import type { FileFacts } from './facts';
import { isPreviewHost } from './link-mistakes';

/** Hosts of this computer and of its network. */
const local =
  /^(?:localhost|0\.0\.0\.0|\[::1\]|127\.\d+\.\d+\.\d+|10\.\d+\.\d+\.\d+|192\.168\.\d+\.\d+|[\w-]+\.local)$/;

/** Whether an address is one of this computer or of its network, which nobody else reaches. */
export function isLocal(address: string): boolean {
  return /^https?:\/\//i.test(address) && URL.canParse(address) && local.test(new URL(address).hostname);
}

/** Whether a host is that of a preview of this site: it has the name of the site, as `deploy-preview-31--qaseema.netlify.app` has. */
function isOwnPreview(host: string, facts: FileFacts): boolean {
  if (!isPreviewHost(host)) return false;
  const labels = host.split(/[.-]+/);
  return facts.ownWords().some((word) => labels.includes(word));
}

/** The page of this site, as its texts write it, that an address of this computer or of a preview of the site leads to. */
export function ownPageOf(address: string, facts: FileFacts): string | undefined {
  if (!URL.canParse(address)) return undefined;
  const { hostname, pathname, hash, search } = new URL(address);
  if (search !== '' || (!isLocal(address) && !isOwnPreview(hostname, facts))) return undefined;
  const path = pathname.replace(/^\/(?:en|ar)(?=\/|$)/, '').replace(/\/$/, '') || '/';
  return facts.pageFrom(path) === undefined ? undefined : path + hash;
}
