import type { Network, Networks, Origin, Store } from '../../../../../src/generated/data-types';
import type { Phrase } from '../../../diagnostics/phrases';
import { quote } from '../../../diagnostics/visible';
import type { Rule } from '../../engine/draft';
import type { FileFacts } from '../../engine/facts';
import { reportMistakes, type Mistake } from '../../engine/reporting';
import { originOf } from '../../../offers/offer';
import { hasParameter, isOfNetwork } from '../../links/network-addresses';

function networkAt({ networks }: Networks, id: string | undefined): Network | undefined {
  return id !== undefined && Object.hasOwn(networks, id) ? networks[id] : undefined;
}

/** The settings of a network agree: its link is on its hosts, and the sub-id has a parameter or a placeholder. */
function* networkMistakes(id: string, { hosts, link, subId }: Network): Iterable<Mistake> {
  if (link !== undefined && !isOfNetwork(link, { hosts }))
    yield {
      code: 'network-link-host',
      at: ['link'],
      values: { network: quote(id), host: quote(new URL(link).hostname) },
    };
  const inLink = link?.includes('{subId}') === true;
  if (subId && subId.parameter === undefined && !inLink)
    yield {
      code: 'network-sub-id',
      at: ['subId'],
      target: 'key',
      id: 'network-sub-id.no-place',
      values: { network: quote(id) },
    };
  if (!subId && inLink)
    yield {
      code: 'network-sub-id',
      at: ['link'],
      id: 'network-sub-id.no-value',
      values: { value: '`{page}.{place}.{language}`' },
    };
}

/** A `from` without the programme that the network's links need. */
function* programmeMistakes({ from, offers = [] }: Store, networks: Networks): Iterable<Mistake> {
  const origins = [
    { origin: from, path: ['from'] },
    ...offers.map((offer, index) => ({ origin: offer.from, path: ['offers', index, 'from'] })),
  ];
  for (const { origin, path } of origins)
    if (origin?.programme === undefined && networkAt(networks, origin?.network)?.link?.includes('{programme}'))
      yield {
        code: 'network-programme',
        at: [...path, 'network'],
        values: { network: quote(origin?.network) },
      };
}

/** Why a code cannot be published; undefined if the network allows it on websites. */
function whyNotForWebsite(origin: Origin | undefined): Phrase | undefined {
  return !origin?.channels || origin.channels.includes('website')
    ? undefined
    : { id: 'code-not-for-website.why', values: { channels: { list: origin.channels.map(quote) } } };
}

/** Codes that the network does not allow on websites. Drafts are ignored, because they are not published. */
function* channelMistakes(store: Store, facts: FileFacts): Iterable<Mistake> {
  if (store.draft) return;
  const code = 'code-not-for-website';
  for (const [index, offer] of (store.offers ?? []).entries()) {
    const why = offer.kind === 'code' && !offer.draft ? whyNotForWebsite(offer.from ?? store.from) : undefined;
    if (offer.kind === 'code' && why)
      yield {
        code,
        at: ['offers', index, 'code'],
        id: 'code-not-for-website',
        values: { code: quote(offer.code) },
        why,
      };
  }
  const codes = facts.feedOffers(store.offersFrom)?.offers.filter((offer) => offer.code !== undefined) ?? [];
  const why = codes[0] && whyNotForWebsite(originOf(codes[0], store));
  if (why)
    yield { code, at: ['from', 'channels'], id: 'code-not-for-website.feed', values: { count: codes.length }, why };
}

/** The parameter for the network's sub-id, if an address already has it. */
function takenParameter(address: string | undefined, network: Network | undefined): string | undefined {
  const parameter = network?.subId?.parameter;
  const isTaken =
    address !== undefined && network && parameter !== undefined && isOfNetwork(address, network)
      ? hasParameter(address, parameter)
      : false;
  return isTaken ? parameter : undefined;
}

/** Addresses that already have a sub-id, which the site keeps. */
function* takenSubIds({ offers = [], from }: Store, networks: Networks): Iterable<Mistake> {
  for (const [index, offer] of offers.entries())
    for (const field of ['url', 'deepLink'] as const) {
      const parameter = takenParameter(offer[field], networkAt(networks, (offer.from ?? from)?.network));
      if (parameter !== undefined)
        yield {
          code: 'sub-id-taken',
          at: ['offers', index, field],
          values: { parameter: quote(parameter) },
        };
    }
}

/** The settings of networks agree, and codes that they do not allow on websites are not published. */
export const networks: Rule = {
  name: 'networks',
  codes: ['network-link-host', 'network-sub-id', 'network-programme', 'code-not-for-website', 'sub-id-taken'],
  check({ networks: entry, feeds }, _context, report) {
    // While the file is invalid, the listed networks are unknown.
    if (!entry) return;
    const { value, document } = entry;
    for (const [id, network] of Object.entries(value.networks))
      if (network) reportMistakes(networkMistakes(id, network), document, ['networks', id], report);
    // Rows of a feed that already have a sub-id are one diagnostic.
    for (const feed of feeds.values()) {
      const network = networkAt(value, feed.config.network);
      const taken = network ? feed.rows.filter(({ offer }) => takenParameter(offer.url, network) !== undefined) : [];
      const [first] = taken;
      if (first)
        report('sub-id-taken', feed.document, feed.document.span(['network']), {
          id: 'sub-id-taken.feed',
          values: { count: taken.length, parameter: quote(network?.subId?.parameter), line: first.line },
        });
    }
  },
  store({ value, document }, facts, report) {
    reportMistakes(channelMistakes(value, facts), document, [], report);
    const listed = facts.list('networks');
    if (!listed) return;
    reportMistakes(programmeMistakes(value, listed), document, [], report);
    reportMistakes(takenSubIds(value, listed), document, [], report);
  },
};
