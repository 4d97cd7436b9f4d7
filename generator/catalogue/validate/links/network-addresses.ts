import type { Network } from '../../../../src/generated/data-types';
import { hostOf } from '../../load/fields';

/** Whether a host equals another one or is a subdomain of it. */
export function isWithin(host: string | undefined, parent: string | undefined): boolean {
  return host !== undefined && parent !== undefined && (host === parent || host.endsWith(`.${parent}`));
}

export function isOfNetwork(address: string, { hosts }: Pick<Network, 'hosts'>): boolean {
  const host = hostOf(address);
  return hosts.some((each) => isWithin(host, each.replace(/^www\./, '')));
}

export function hasParameter(address: string, parameter: string): boolean {
  return URL.canParse(address) && new URL(address).searchParams.has(parameter);
}
