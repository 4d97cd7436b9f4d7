import { buildFile } from '../../../src/domain/site-files';
import { codeOf } from '../../system/disk-errors';
import type { Network } from '../../system/network';

/** How often the site is asked, in milliseconds. */
const interval = 10_000;
const timeLimit = 30_000;

/** What the published site answers: the commit of which it was made, or why that is not known, as a sentence without a full stop. */
export type Published = { readonly commit: string } | { readonly problem: string };

/** Asks the published site. */
async function publishedAt(network: Network, site: string): Promise<Published> {
  const address = `${site}/${buildFile}`;
  try {
    // Caches on the way ask the host, which has the new file first.
    const headers = { 'cache-control': 'no-cache' };
    const response = await network.fetch(address, { headers, signal: network.deadline(timeLimit) });
    const text = await response.text();
    if (response.status !== 200) return { problem: `${address} answers with ${response.status}` };
    const [, commit] = /"commit":\s*"([0-9a-f]{40,64})"/.exec(text) ?? [];
    return commit === undefined ? { problem: `${address} names no commit` } : { commit };
  } catch (error) {
    const code = codeOf(error instanceof Error ? error.cause : undefined);
    return { problem: `${new URL(site).host} cannot be reached${code === undefined ? '' : ` (${code})`}` };
  }
}

/** For what is waited. */
interface Wanted {
  /** The address of the site, without a slash at the end. */
  readonly site: string;
  /** Whether a site that is made of a commit has what is wanted. */
  readonly isIn: (commit: string) => Promise<boolean>;
  /** How long is waited at most, in milliseconds. */
  readonly timeout: number;
}

/** Asks the published site until it has what is wanted, or until the time is over. Gives the last answer. */
export async function untilLive(
  { network, stopwatch }: { readonly network: Network; readonly stopwatch: () => number },
  { site, isIn, timeout }: Wanted,
): Promise<{ readonly isLive: boolean; readonly published: Published }> {
  const end = stopwatch() + timeout;
  for (;;) {
    const published = await publishedAt(network, site);
    if ('commit' in published && (await isIn(published.commit))) return { isLive: true, published };
    const left = end - stopwatch();
    if (left <= 0) return { isLive: false, published };
    await network.wait(Math.min(interval, left));
  }
}
