import type { OfferView } from '../../../../src/domain/offers/offer-view';
import type { Network, Networks, Offer, Origin } from '../../../../src/generated/data-types';
import { hostOf } from '../../../catalogue/load/fields';
import { hasParameter, isOfNetwork, isWithin } from '../../../catalogue/validate/links/network-addresses';

type LinkNetwork = Pick<Network, 'name' | 'hosts' | 'link' | 'subId'>;

export type LinkNetworks = Readonly<Record<string, LinkNetwork | undefined>>;

interface LinkOwner {
  readonly from?: Origin | undefined;
  readonly url?: string | undefined;
}

/** The networks without their reports, so that a change of a report changes no page. */
export function linkNetworksOf({ networks }: Networks): LinkNetworks {
  return Object.fromEntries(
    Object.entries(networks).flatMap(([id, network]) => {
      if (!network) return [];
      const { name, hosts, link, subId } = network;
      return [[id, { name, hosts, link, subId }] as const];
    }),
  );
}

/** Adds the sub-id to a URL of a network, unless it already has this parameter. */
function tagged(address: string, { subId }: LinkNetwork): string {
  if (subId?.parameter === undefined || hasParameter(address, subId.parameter)) return address;
  const [whole = '', fragment = ''] = address.split(/(?=#)/);
  const separator = !whole.includes('?') ? '?' : /[?&]$/.test(whole) ? '' : '&';
  return `${whole}${separator}${subId.parameter}=${subId.value}${fragment}`;
}

/** The deep link to a URL of the store; undefined if the network has none or needs an unknown programme id. */
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
 * The URL of an offer's link: through its network with the sub-id, if the network is known, else as in the data. The
 * placeholders of the sub-id are filled in when the link is shown (`src/domain/pages/sub-id.ts`).
 */
export function networkLink(address: string, { from, url }: LinkOwner, networks: LinkNetworks): string {
  const network = from && networks[from.network];
  if (!network) return address;
  if (isOfNetwork(address, network)) return tagged(address, network);
  const link = isWithin(hostOf(address), hostOf(url)) ? throughNetwork(address, network, from) : undefined;
  return link === undefined ? address : tagged(link, network);
}

/** `{}` if the network of the link is unknown. */
function deepLinkOf(
  deepLink: string,
  owner: LinkOwner,
  networks: LinkNetworks,
): Pick<OfferView, 'deepLink' | 'opensStore'> {
  const link = networkLink(deepLink, owner, networks);
  if (link === deepLink) return {};
  return { deepLink: link, opensStore: deepLink === owner.url ? true : undefined };
}

/** The URLs of an offer through its network. A deal without a URL has the URL of the store. */
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
