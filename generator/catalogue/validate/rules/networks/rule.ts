import type { Network, Networks, Origin, Store } from '../../../../../src/generated/data-types';
import type { Phrase } from '../../../diagnostics/phrases';
import { quote } from '../../../diagnostics/visible';
import type { Path, SourceDocument } from '../../../load/document';
import type { FeedEntry } from '../../catalogue';
import type { Report, Rule } from '../../engine/draft';
import type { FileFacts } from '../../engine/facts';
import { originOf } from '../../../offers/offer';
import { hasParameter, isOfNetwork } from '../../links/network-addresses';

/** A network of data/networks.yaml; undefined if it is not listed. */
function networkAt({ networks }: Networks, id: string): Network | undefined {
  return Object.hasOwn(networks, id) ? networks[id] : undefined;
}

/** The settings of a network agree: its link is on its hosts, and the sub-id has a parameter or a placeholder. */
function checkNetwork(id: string, { hosts, link, subId }: Network, document: SourceDocument, report: Report): void {
  const path = ['networks', id];
  if (link !== undefined && !isOfNetwork(link, { hosts }))
    report('network-link-host', document, document.span([...path, 'link']), {
      id: 'network-link-host',
      values: { network: quote(id), host: quote(new URL(link).hostname) },
    });
  const inLink = link?.includes('{subId}') === true;
  if (subId && subId.parameter === undefined && !inLink)
    report('network-sub-id', document, document.span([...path, 'subId'], 'key'), {
      id: 'network-sub-id.no-place',
      values: { network: quote(id) },
    });
  if (!subId && inLink)
    report('network-sub-id', document, document.span([...path, 'link']), {
      id: 'network-sub-id.no-value',
      values: { value: '`{page}.{place}.{language}`' },
    });
}

/** The origin of a store or an offer, and its path. */
interface OriginUse {
  readonly origin: Origin;
  readonly path: Path;
}

function originsIn({ from, offers = [] }: Store): readonly OriginUse[] {
  return [
    ...(from ? [{ origin: from, path: ['from'] }] : []),
    ...offers.flatMap((offer, index) => (offer.from ? [{ origin: offer.from, path: ['offers', index, 'from'] }] : [])),
  ];
}

/** Reports a `from` without the programme that the network's links need. */
function checkOrigin({ origin, path }: OriginUse, networks: Networks, document: SourceDocument, report: Report): void {
  const { network: id, programme } = origin;
  if (programme !== undefined || !networkAt(networks, id)?.link?.includes('{programme}')) return;
  report('network-programme', document, document.span([...path, 'network']), {
    id: 'network-programme',
    values: { network: quote(id) },
  });
}

function isForWebsite({ channels }: Origin): boolean {
  return !channels || channels.includes('website');
}

/** Reports codes that the network does not allow on websites. Drafts are ignored, because they are not published. */
function checkChannels(
  { value, document }: { readonly value: Store; readonly document: SourceDocument },
  facts: FileFacts,
  report: Report,
): void {
  if (value.draft) return;
  const why = ({ channels = [] }: Origin): Phrase => ({
    id: 'code-not-for-website.why',
    values: { channels: { list: channels.map(quote) } },
  });
  for (const [index, offer] of (value.offers ?? []).entries()) {
    const origin = offer.from ?? value.from;
    if (offer.kind !== 'code' || offer.draft || !origin || isForWebsite(origin)) continue;
    report('code-not-for-website', document, document.span(['offers', index, 'code']), {
      id: 'code-not-for-website',
      values: { code: quote(offer.code) },
      why: why(origin),
    });
  }
  const codes = facts.feedOffers(value.offersFrom)?.offers.filter(({ code }) => code !== undefined) ?? [];
  const origin = codes[0] && originOf(codes[0], value);
  if (!origin || isForWebsite(origin)) return;
  report('code-not-for-website', document, document.span(['from', 'channels']), {
    id: 'code-not-for-website.feed',
    values: { count: codes.length },
    why: why(origin),
  });
}

/** The query parameter for the sub-id of a network; undefined if the network has none. */
function parameterOf(
  networks: Networks,
  id: string | undefined,
): { readonly hosts: Network['hosts']; readonly parameter: string } | undefined {
  const network = id === undefined ? undefined : networkAt(networks, id);
  const parameter = network?.subId?.parameter;
  return network && parameter !== undefined ? { hosts: network.hosts, parameter } : undefined;
}

/** Whether an address of a network already has a sub-id. */
function isTaken(address: string | undefined, networks: Networks, id: string | undefined): boolean {
  const subId = parameterOf(networks, id);
  return (
    address !== undefined &&
    subId !== undefined &&
    isOfNetwork(address, subId) &&
    hasParameter(address, subId.parameter)
  );
}

/** Warns about addresses that already have a sub-id, which the site keeps. */
function checkTaken(store: Store, networks: Networks, document: SourceDocument, report: Report): void {
  for (const [index, offer] of (store.offers ?? []).entries()) {
    const id = (offer.from ?? store.from)?.network;
    for (const field of ['url', 'deepLink'] as const) {
      if (!isTaken(offer[field], networks, id)) continue;
      report('sub-id-taken', document, document.span(['offers', index, field]), {
        id: 'sub-id-taken',
        values: { parameter: quote(parameterOf(networks, id)?.parameter ?? '') },
      });
    }
  }
}

/** Warns about rows of a feed that already have a sub-id, in one diagnostic. */
function checkFeed({ config, rows, document }: FeedEntry, networks: Networks, report: Report): void {
  const { network: id } = config;
  if (id === undefined) return;
  const taken = rows.filter(({ offer }) => isTaken(offer.url, networks, id));
  const [first] = taken;
  if (!first) return;
  report('sub-id-taken', document, document.span(['network']), {
    id: 'sub-id-taken.feed',
    values: {
      count: taken.length,
      parameter: quote(parameterOf(networks, id)?.parameter ?? ''),
      line: first.line,
    },
  });
}

/** The settings of networks agree, and codes that they do not allow on websites are not published. */
export const networks: Rule = {
  name: 'networks',
  codes: ['network-link-host', 'network-sub-id', 'network-programme', 'code-not-for-website', 'sub-id-taken'],
  check({ networks: entry, feeds }, _context, report) {
    // While the file is invalid, the listed networks are unknown.
    if (!entry) return;
    const { value, document: file } = entry;
    for (const [id, network] of Object.entries(value.networks)) if (network) checkNetwork(id, network, file, report);
    for (const feed of feeds.values()) checkFeed(feed, value, report);
  },
  store(store, facts, report) {
    checkChannels(store, facts, report);
    const networks = facts.list('networks');
    if (!networks) return;
    const { value, document } = store;
    for (const use of originsIn(value)) checkOrigin(use, networks, document, report);
    checkTaken(value, networks, document, report);
  },
};
