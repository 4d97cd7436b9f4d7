import type { Network, Networks, Origin, Store } from '../../../../src/generated/data-types';
import { choose } from '../../../diagnostics/suggest';
import { counted, quote } from '../../../diagnostics/visible';
import type { Path, SourceDocument } from '../../../load/document';
import type { FeedEntry } from '../../catalogue';
import type { Draft, Report, Rule } from '../../draft';
import { hasParameter, isOfNetwork, originOfRows } from '../../network-addresses';
import { feedOfStore } from '../../store-feed';

/** A network of data/networks.yaml, if it is there. */
function networkAt({ networks }: Networks, id: string): Network | undefined {
  return Object.hasOwn(networks, id) ? networks[id] : undefined;
}

/** The settings of a network agree: its link is on its hosts, and there is a place for the sub-id. */
function checkNetwork(id: string, { hosts, link, subId }: Network, document: SourceDocument, report: Report): void {
  const path = ['networks', id];
  if (link !== undefined && !isOfNetwork(link, { hosts }))
    report('network-link-host', document, document.span([...path, 'link']), {
      message: `this link is on none of the \`hosts\` of ${quote(id)}`,
      why: 'the site could not recognise its own links as those of the network',
      fix: `add ${quote(new URL(link).hostname)} to \`hosts\`, or correct the link`,
    });
  const inLink = link?.includes('{subId}') === true;
  if (subId && subId.parameter === undefined && !inLink)
    report('network-sub-id', document, document.span([...path, 'subId'], 'key'), {
      message: `no link of ${quote(id)} has this sub-id`,
      fix: 'add `parameter:` with the name that the network gives it, or write `{subId}` into `link`',
    });
  if (!subId && inLink)
    report('network-sub-id', document, document.span([...path, 'link']), {
      message: '`{subId}` has no value',
      fix: 'add `subId:` with `value:`, such as `{page}.{place}.{language}`, or take `{subId}` out of the link',
    });
}

/** Reports a network that is not listed. */
function checkId(id: string, networks: Networks, document: SourceDocument, path: Path, report: Report): void {
  if (networkAt(networks, id)) return;
  report('unknown-network', document, document.span(path), {
    message: `there is no network ${quote(id)}`,
    fix: `${choose(id, 'networks', Object.keys(networks.networks))}; data/networks.yaml holds them`,
  });
}

/** An offer of a store with its origin, and where that is written. */
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

/** Reports a `from` whose network is unknown, or needs a programme for its links. */
function checkOrigin({ origin, path }: OriginUse, networks: Networks, document: SourceDocument, report: Report): void {
  const { network: id, programme } = origin;
  checkId(id, networks, document, [...path, 'network'], report);
  if (programme !== undefined || !networkAt(networks, id)?.link?.includes('{programme}')) return;
  report('network-programme', document, document.span([...path, 'network']), {
    message: `links through ${quote(id)} need the programme of the store`,
    why: 'without it, links to the store lead past the network',
    fix: 'add `programme:` with the number or name that the network gives the store, in quotes',
  });
}

function isForWebsite({ channels }: Origin): boolean {
  return !channels || channels.includes('website');
}

/** Reports codes that the network does not allow on websites. A draft is not published. */
function checkChannels(
  { value, document }: { readonly value: Store; readonly document: SourceDocument },
  feeds: Draft['feeds'],
  report: Report,
): void {
  if (value.draft) return;
  const why = (channels: Origin['channels']): string => `the network allows ${(channels ?? []).map(quote).join(', ')}`;
  for (const [index, offer] of (value.offers ?? []).entries()) {
    const origin = offer.from ?? value.from;
    if (offer.kind !== 'code' || offer.draft || !origin || isForWebsite(origin)) continue;
    report('code-not-for-website', document, document.span(['offers', index, 'code']), {
      message: `the code ${quote(offer.code)} may not be shown on a website`,
      why: why(origin.channels),
      fix: 'remove the offer, or write `draft: true` until the network has allowed it, then add `website` to `channels`',
    });
  }
  const feed = feedOfStore(value, feeds);
  const origin = feed && originOfRows(feed.config, value);
  const codes = feed?.rows.filter(({ row }) => row.code !== undefined) ?? [];
  if (!origin || isForWebsite(origin) || codes.length === 0) return;
  report('code-not-for-website', document, document.span(['from', 'channels']), {
    message: `${counted(codes.length, 'code')} of the feed may not be shown on a website`,
    why: why(origin.channels),
    fix: 'take no offers from the feed, hide its codes with corrections, or ask the network and add `website` to `channels`',
  });
}

/** The parameter of the sub-id of a network, if addresses have one. */
function parameterOf(
  networks: Networks,
  id: string | undefined,
): { readonly hosts: Network['hosts']; readonly parameter: string } | undefined {
  const network = id === undefined ? undefined : networkAt(networks, id);
  const parameter = network?.subId?.parameter;
  return network && parameter !== undefined ? { hosts: network.hosts, parameter } : undefined;
}

/** Whether an address of a network has a sub-id of its own. */
function isTaken(address: string | undefined, networks: Networks, id: string | undefined): boolean {
  const subId = parameterOf(networks, id);
  return (
    address !== undefined &&
    subId !== undefined &&
    isOfNetwork(address, subId) &&
    hasParameter(address, subId.parameter)
  );
}

/** Warns of addresses that have a sub-id of their own, which is kept. */
function checkTaken(store: Store, networks: Networks, document: SourceDocument, report: Report): void {
  for (const [index, offer] of (store.offers ?? []).entries()) {
    const id = (offer.from ?? store.from)?.network;
    for (const field of ['url', 'deepLink'] as const) {
      if (!isTaken(offer[field], networks, id)) continue;
      report('sub-id-taken', document, document.span(['offers', index, field]), {
        message: `this address has ${quote(parameterOf(networks, id)?.parameter ?? '')} already, so that the site cannot say where its link stood`,
        fix: 'take the parameter out of the address',
      });
    }
  }
}

/** The same for the rows of a feed, in one message. */
function checkFeed({ config, rows, document }: FeedEntry, networks: Networks, report: Report): void {
  const { network: id } = config;
  if (id === undefined) return;
  checkId(id, networks, document, ['network'], report);
  const taken = rows.filter(({ row }) => isTaken(row.link, networks, id));
  const [first] = taken;
  if (!first) return;
  report('sub-id-taken', document, document.span(['network']), {
    message: `${counted(taken.length, 'link')} of the table ${taken.length === 1 ? 'has' : 'have'} ${quote(parameterOf(networks, id)?.parameter ?? '')} already, the first in line ${first.line}, so that the site cannot say where they stood`,
    fix: 'export the table without sub-ids',
  });
}

/** Networks are listed, their settings agree, and codes that they do not allow on websites are not published. */
export const networks: Rule = {
  name: 'networks',
  codes: [
    'unknown-network',
    'network-link-host',
    'network-sub-id',
    'network-programme',
    'code-not-for-website',
    'sub-id-taken',
  ],
  check({ networks: entry, stores, feeds, documents }, _context, report) {
    for (const store of stores) checkChannels(store, feeds, report);
    // What is listed is not known while the file is invalid.
    if (!entry) return;
    const { value, document: file } = entry;
    for (const [id, network] of Object.entries(value.networks)) if (network) checkNetwork(id, network, file, report);
    const read = new Set(documents.map(({ document }) => document));
    for (const feed of feeds.values()) if (read.has(feed.document)) checkFeed(feed, value, report);
    for (const { value: store, document } of stores) {
      for (const use of originsIn(store)) checkOrigin(use, value, document, report);
      checkTaken(store, value, document, report);
    }
  },
};
