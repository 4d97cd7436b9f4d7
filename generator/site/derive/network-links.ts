import type { Language } from '../../../src/domain/language';
import { isMarked } from '../../../src/domain/sub-id';
import type { OfferView } from '../../../src/domain/page-data';
import type { Network, Networks, Offer, Origin } from '../../../src/generated/data-types';
import { hasParameter, hostOf, isOfNetwork, isWithin } from '../../catalogue/validate/network-addresses';

/** A network as far as links are made with it. */
type LinkNetwork = Pick<Network, 'name' | 'hosts' | 'link' | 'subId'>;

/** The networks by their ids. */
export type LinkNetworks = Readonly<Record<string, LinkNetwork | undefined>>;

/** What links are made with. */
interface LinkContext {
  readonly language: Language;
  readonly networks: LinkNetworks;
}

/** Whose link it is. */
export interface LinkOwner {
  /** Where the offer comes from. */
  readonly from?: Origin | undefined;
  /** The address of the store. */
  readonly url?: string | undefined;
}

/** What of the networks links are made with: not their reports, a change of which leaves every page as it is. */
export function linkNetworksOf({ networks }: Networks): LinkNetworks {
  return Object.fromEntries(
    Object.entries(networks).flatMap(([id, network]) => {
      if (!network) return [];
      const { name, hosts, link, subId } = network;
      return [[id, { name, hosts, ...(link !== undefined && { link }), ...(subId && { subId }) }] as const];
    }),
  );
}

/** An address of a network with its sub-id. One that has this parameter already keeps its own. */
function tagged(address: string, { subId }: LinkNetwork): string {
  if (subId?.parameter === undefined || hasParameter(address, subId.parameter)) return address;
  const [whole = '', fragment = ''] = address.split(/(?=#)/);
  const separator = !whole.includes('?') ? '?' : /[?&]$/.test(whole) ? '' : '&';
  return `${whole}${separator}${subId.parameter}=${subId.value}${fragment}`;
}

/** The link through a network to an address of the store; undefined if the network has none, or needs a programme that is not known. */
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
 * The address to which a link of an offer leads: if its network is known, that of the network, with the sub-id, whose placeholders are
 * filled in where the link is shown (`src/domain/sub-id.ts`). Every other address stays as the data has it.
 */
export function networkLink(address: string, { from, url }: LinkOwner, networks: LinkNetworks): string {
  const network = from && networks[from.network];
  if (!network) return address;
  if (isOfNetwork(address, network)) return tagged(address, network);
  const link = isWithin(hostOf(address), hostOf(url)) ? throughNetwork(address, network, from) : undefined;
  return link === undefined ? address : tagged(link, network);
}

/** What a deep link is, if its network is known. */
function deepLinkOf(
  deepLink: string,
  id: string,
  owner: LinkOwner,
  { networks, language }: LinkContext,
): Pick<OfferView, 'deepLink' | 'opensStore' | 'printedCode'> {
  const link = networkLink(deepLink, owner, networks);
  if (link === deepLink) return {};
  return {
    deepLink: link,
    ...(deepLink === owner.url && { opensStore: true }),
    ...(isMarked(link) && { printedCode: `${id}.${language}` }),
  };
}

/** The addresses of an offer that lead through its network. A deal without an address leads to the store. */
export function offerLinks(
  { id, kind, url, deepLink }: Pick<Offer, 'id' | 'kind' | 'url' | 'deepLink'>,
  owner: LinkOwner,
  context: LinkContext,
): Pick<OfferView, 'url' | 'deepLink' | 'opensStore' | 'printedCode'> {
  const address = url ?? (kind === 'deal' ? owner.url : undefined);
  const link = address === undefined ? undefined : networkLink(address, owner, context.networks);
  return {
    ...(link !== undefined && link !== address && { url: link }),
    ...(deepLink !== undefined && deepLinkOf(deepLink, id, owner, context)),
  };
}
