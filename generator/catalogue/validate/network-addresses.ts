import { hostOf } from '../load/fields';
import type { Feed, Network, Origin } from '../../../src/generated/data-types';

/** The origin of a feed's rows: the network of the feed, with the programme of the store if its network is the same. */
export function originOfRows(
  { network }: Pick<Feed, 'network'>,
  { from }: { readonly from?: Origin | undefined },
): Origin | undefined {
  return network === undefined || network === from?.network ? from : { network };
}

/** Whether a host equals another one or is a subdomain of it. */
export function isWithin(host: string | undefined, parent: string | undefined): boolean {
  return host !== undefined && parent !== undefined && (host === parent || host.endsWith(`.${parent}`));
}

/** Whether an address leads through a network. */
export function isOfNetwork(address: string, { hosts }: Pick<Network, 'hosts'>): boolean {
  const host = hostOf(address);
  return hosts.some((each) => isWithin(host, each.replace(/^www\./, '')));
}

/** Whether an address has this query parameter. */
export function hasParameter(address: string, parameter: string): boolean {
  return URL.canParse(address) && new URL(address).searchParams.has(parameter);
}
