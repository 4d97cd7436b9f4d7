import type { PageData } from '../../../../src/domain/pages/page-data';
import type { Networks } from '../../../../src/generated/data-types';
import { hostOf } from '../../../catalogue/load/fields';
import { isWithin } from '../../../catalogue/validate/links/network-addresses';

/** Second-level domains for companies, such as `com` in `potterybarn.com.kw`. */
const sharedParts: ReadonlySet<string> = new Set(['co', 'com', 'net', 'org']);

/** The registered name in a host, which a store may use in several countries. */
export function ownerNameOf(host: string): string | undefined {
  return host
    .split('.')
    .slice(0, -1)
    .findLast((part) => !sharedParts.has(part));
}

function hostsOf(addresses: readonly string[]): readonly string[] {
  return [...new Set(addresses.flatMap((address) => hostOf(address) ?? []))];
}

const httpsAddress = /https:\/\/[^\s"'<>()[\]\\]+/g;

/** `texts` is any value that JSON can represent. */
export function hostsIn(texts: unknown): readonly string[] {
  return texts === undefined ? [] : hostsOf(JSON.stringify(texts).match(httpsAddress) ?? []);
}

/** Creates a filter for hosts of a store or a network (product rule R70). */
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

/** Marks links to `hosts` as sponsored, in rich texts and as buttons. */
export function withSponsoredLinks<Page extends PageData>(
  pages: readonly Page[],
  hosts: readonly string[],
): readonly Page[] {
  if (hosts.length === 0) return pages;
  const isPaid = (address: string): boolean => hosts.includes(hostOf(address) ?? '');
  // Only links get an additional field, which their types have.
  return pages.map((page) => marked(page, isPaid) as Page);
}
