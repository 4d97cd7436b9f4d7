import type { PageData } from '../../../src/domain/page-data';
import type { Networks } from '../../../src/generated/data-types';
import { hostOf, isWithin } from '../../catalogue/validate/network-addresses';

/** Parts below which countries register the names of companies: `com` of `potterybarn.com.kw`. */
const sharedParts: ReadonlySet<string> = new Set(['co', 'com', 'net', 'org']);

/** The name in a host that its owner has registered; a store has it in several countries. */
export function ownerNameOf(host: string): string | undefined {
  return host
    .split('.')
    .slice(0, -1)
    .findLast((part) => !sharedParts.has(part));
}

/** The hosts of addresses, each once. */
export function hostsOf(addresses: readonly string[]): readonly string[] {
  return [...new Set(addresses.flatMap((address) => (URL.canParse(address) ? (hostOf(address) ?? []) : [])))];
}

const httpsAddress = /https:\/\/[^\s"'<>()[\]\\]+/g;

/** The hosts that texts of any form name. */
export function hostsIn(texts: unknown): readonly string[] {
  return texts === undefined ? [] : hostsOf(JSON.stringify(texts).match(httpsAddress) ?? []);
}

/** Tells the hosts that belong to a store or lead through a network (product rule R70). */
export function paidHosts(
  storeAddresses: readonly string[],
  { networks }: Networks,
): (hosts: readonly string[]) => readonly string[] {
  const names = new Set(hostsOf(storeAddresses).map(ownerNameOf));
  const ofNetworks = Object.values(networks).flatMap((network) => network?.hosts ?? []);
  return (hosts) =>
    hosts.filter(
      (host) => names.has(ownerNameOf(host)) || ofNetworks.some((each) => isWithin(host, each.replace(/^www\./, ''))),
    );
}

function marked(value: unknown, isPaid: (address: string) => boolean): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((item) => marked(item, isPaid));
  const copy = Object.fromEntries(Object.entries(value).map(([name, child]) => [name, marked(child, isPaid)]));
  return typeof copy.to === 'string' && isPaid(copy.to) ? { ...copy, sponsored: true } : copy;
}

/** Pages whose links to some hosts, in texts and as buttons, are marked as sponsored. */
export function withSponsoredLinks<Page extends PageData>(
  pages: readonly Page[],
  hosts: readonly string[],
): readonly Page[] {
  if (hosts.length === 0) return pages;
  const isPaid = (address: string): boolean => hosts.includes(hostOf(address) ?? '');
  // Only links get another field, one that their types have.
  return pages.map((page) => marked(page, isPaid) as Page);
}
