import type { OfferView } from '../../../../src/domain/offers/offer-view';
import type { Network, Networks, Offer, Origin } from '../../../../src/generated/data-types';
import { hostOf } from '../../../catalogue/load/fields';
import { hasParameter, isOfNetwork, isWithin } from '../../../catalogue/validate/links/network-addresses';

/** The part of a network that links need. */
type LinkNetwork = Pick<Network, 'name' | 'hosts' | 'link' | 'subId'>;

/** The networks by id. */
export type LinkNetworks = Readonly<Record<string, LinkNetwork | undefined>>;

/** The store and offer of a link. */
interface LinkOwner {
  /** The source of the offer. */
  readonly from?: Origin | undefined;
  /** The address of the store. */
  readonly url?: string | undefined;
}

/** The parts of the networks that links need, without their reports: a change of a report changes no page. */
export function linkNetworksOf({ networks }: Networks): LinkNetworks {
  return Object.fromEntries(
    Object.entries(networks).flatMap(([id, network]) => {
      if (!network) return [];
      const { name, hosts, link, subId } = network;
      return [[id, { name, hosts, link, subId }] as const];
    }),
  );
}

/** Adds the sub-id to a URL of a network. A URL that already has this parameter keeps its value. */
function tagged(address: string, { subId }: LinkNetwork): string {
  if (subId?.parameter === undefined || hasParameter(address, subId.parameter)) return address;
  const [whole = '', fragment = ''] = address.split(/(?=#)/);
  const separator = !whole.includes('?') ? '?' : /[?&]$/.test(whole) ? '' : '&';
  return `${whole}${separator}${subId.parameter}=${subId.value}${fragment}`;
}

/**
 * The deep link through a network to a URL of the store; undefined if the network has none, or needs a programme id
 * that is unknown.
 */
function throughNetwork(address: string, { link, subId }: LinkNetwork, { programme }: Origin): string | undefined {
  if (link === undefined || (programme === undefined && link.includes('{programme}'))) return undefined;
  const values: Readonly<Record<string, string>> = {
    '{url}': encodeURIComponent(address),
    '{programme}': programme ?? '',
    '{subId}': subId?.value ?? '',
  };
  return link.replace(/\{(?:url|programme|subId)\}/g, (name) => values[name] ?? name);
}

/**
 * The URL of an offer's link: through its network, if known, with the sub-id, whose placeholders are filled in when the
 * link is shown (`src/domain/pages/sub-id.ts`). Any other URL stays as in the data.
 */
export function networkLink(address: string, { from, url }: LinkOwner, networks: LinkNetworks): string {
  const network = from && networks[from.network];
  if (!network) return address;
  if (isOfNetwork(address, network)) return tagged(address, network);
  const link = isWithin(hostOf(address), hostOf(url)) ? throughNetwork(address, network, from) : undefined;
  return link === undefined ? address : tagged(link, network);
}

/** The kind of a deep link, if its network is known. */
function deepLinkOf(
  deepLink: string,
  owner: LinkOwner,
  networks: LinkNetworks,
): Pick<OfferView, 'deepLink' | 'opensStore'> {
  const link = networkLink(deepLink, owner, networks);
  if (link === deepLink) return {};
  return { deepLink: link, opensStore: deepLink === owner.url ? true : undefined };
}

/** The URLs of an offer that go through its network. A deal without a URL has that of the store. */
export function offerLinks(
  { kind, url, deepLink }: Pick<Offer, 'kind' | 'url' | 'deepLink'>,
  owner: LinkOwner,
  networks: LinkNetworks,
): Pick<OfferView, 'url' | 'deepLink' | 'opensStore'> {
  const address = url ?? (kind === 'deal' ? owner.url : undefined);
  const link = address === undefined ? undefined : networkLink(address, owner, networks);
  return {
    url: link === address ? url : link,
    ...(deepLink !== undefined && deepLinkOf(deepLink, owner, networks)),
  };
}
