import { buildFile } from '../../../src/domain/pages/site-files';
import { codeOf } from '../../system/disk-errors';
import { smallTextOf, type Network } from '../../system/network';

/** In milliseconds. */
const interval = 10_000;
const timeLimit = 30_000;

/** The commit of the published site, or why it is unknown: a sentence without a full stop. */
export type Published = { readonly commit: string } | { readonly problem: string };

async function publishedAt(network: Network, site: string): Promise<Published> {
  const address = `${site}/${buildFile}`;
  try {
    // Caches must revalidate, since the host has the new file first.
    const headers = { 'cache-control': 'no-cache' };
    const response = await network.fetch(address, { headers, signal: network.deadline(timeLimit) });
    const text = await smallTextOf(response);
    if (response.status !== 200) return { problem: `${address} answers with ${response.status}` };
    const [, commit] = /"commit":\s*"([0-9a-f]{40,64})"/.exec(text) ?? [];
    return commit === undefined ? { problem: `${address} names no commit` } : { commit };
  } catch (error) {
    const code = codeOf(error instanceof Error ? error.cause : undefined);
    return { problem: `${new URL(site).host} cannot be reached${code === undefined ? '' : ` (${code})`}` };
  }
}

interface Wanted {
  /** Without a slash at the end. */
  readonly site: string;
  /** Whether a site that was built from a commit satisfies the condition. */
  readonly isIn: (commit: string) => Promise<boolean>;
  /** In milliseconds. */
  readonly timeout: number;
}

/** Polls the published site until it satisfies the condition or the time is over. Returns the last answer. */
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
