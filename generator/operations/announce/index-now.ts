import type { IndexNow } from '../../../src/generated/data-types';
import { keyFile } from '../../site/render/hosts';
import { codeOf } from '../../system/disk-errors';
import { smallTextOf, type Network } from '../../system/network';

/** Forwards addresses to all participating search engines: https://www.indexnow.org/documentation */
const commonEndpoint = 'https://api.indexnow.org/indexnow';
/** Per request, according to the protocol. */
const mostAddresses = 10_000;
const timeLimit = 30_000;

/** `message` and `fix` are sentences without a capital and full stop. */
export class AnnounceProblem extends Error {
  constructor(
    message: string,
    readonly fix: string,
  ) {
    super(message);
  }
}

export interface Announcement {
  /** Without a final slash. */
  readonly site: string;
  readonly indexNow: IndexNow;
  readonly addresses: readonly string[];
}

export function endpointOf({ endpoint = commonEndpoint }: IndexNow): string {
  return endpoint;
}

async function request(network: Network, address: string, more: RequestInit): Promise<Response> {
  const { host } = new URL(address);
  try {
    return await network.fetch(address, { redirect: 'manual', signal: network.deadline(timeLimit), ...more });
  } catch (error) {
    const code = codeOf(error instanceof Error ? error.cause : undefined);
    throw new AnnounceProblem(
      `${host} cannot be reached${code === undefined ? '' : ` (${code})`}`,
      'check the connection to the internet, then run the command again',
    );
  }
}

function refusalOf(host: string, status: number): AnnounceProblem {
  if (status === 403 || status === 422)
    return new AnnounceProblem(
      `${host} does not accept the key for these addresses (${status})`,
      'see whether `origin` of data/site.yaml is the address of the published site',
    );
  if (status === 429)
    return new AnnounceProblem(`${host} accepts no more addresses for now (429)`, 'run the command again tomorrow');
  return status >= 500
    ? new AnnounceProblem(`${host} has a fault (${status})`, 'run the command again later')
    : new AnnounceProblem(
        `${host} does not accept the request (${status})`,
        'compare `indexNow.endpoint` with the documents of the search engine',
      );
}

/** Throws an AnnounceProblem; some addresses may have been announced by then. */
export async function announce(network: Network, announcement: Announcement): Promise<void> {
  const { site, indexNow, addresses } = announcement;
  // A search engine accepts no address if the site does not have the key.
  const keyLocation = `${site}/${keyFile(indexNow).path}`;
  const response = await request(network, keyLocation, {});
  const text = response.status === 200 ? (await smallTextOf(response)).trim() : '';
  if (text !== indexNow.key)
    throw new AnnounceProblem(
      `${keyLocation} does not have the key (${response.status})`,
      'publish the site that you have built, then run the command again',
    );
  const endpoint = endpointOf(indexNow);
  for (let start = 0; start < addresses.length; start += mostAddresses) {
    const { status, body } = await request(network, endpoint, {
      method: 'POST',
      headers: { 'content-type': 'application/json; charset=utf-8' },
      body: JSON.stringify({
        host: new URL(site).host,
        key: indexNow.key,
        keyLocation,
        urlList: addresses.slice(start, start + mostAddresses),
      }),
    });
    await body?.cancel();
    // 202: the engine has not checked the key yet.
    if (status !== 200 && status !== 202) throw refusalOf(new URL(endpoint).host, status);
  }
}
