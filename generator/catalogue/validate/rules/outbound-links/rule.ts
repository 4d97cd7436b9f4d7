import { inFull, quote } from '../../../diagnostics/visible';
import type { Report, Rule } from '../../engine/draft';
import { editWithin, relatedAt } from '../../engine/reporting';
import { linkMistake, otherSiteIn, ownPageOf, publishersIn } from '../../links/link-mistakes';
import { isOfNetwork } from '../../links/network-addresses';
import { usesIn, type Use } from '../../references/uses';
import type { ReadDocument } from '../../catalogue';
import type { FileFacts } from '../../engine/facts';

/** The links of a store's offers lead to its shop, and pay one publisher. */
function checkOffers({ document }: ReadDocument, links: readonly Use[], facts: FileFacts, report: Report): void {
  const hosts = new Set<string>();
  const networks = Object.values(facts.list('networks')?.networks ?? {}).flatMap((network) => network ?? []);
  const publishers = new Map<string, { readonly id: string; readonly path: Use['path'] }>();
  for (const { id: address, path } of links) {
    if ((path[0] !== 'offers' && path[0] !== 'url') || !URL.canParse(address)) continue;
    const other = networks.some((network) => isOfNetwork(address, network))
      ? undefined
      : otherSiteIn(address, facts.ownWords());
    const { hostname } = new URL(address);
    if (other && !hosts.has(hostname))
      report('link-detour', document, document.span(path), {
        id: `link-detour.${other}`,
        values: { found: quote(hostname) },
        fix: { id: 'link-detour.shop' },
      });
    if (other) hosts.add(hostname);
    for (const { name, id } of publishersIn(address)) {
      const first = publishers.get(name);
      publishers.set(name, first ?? { id, path });
      if (!first || first.id === id) continue;
      report('several-publishers', document, document.span(path), {
        id: 'several-publishers',
        values: { ids: { and: [first.id, id].map(quote) }, parameter: quote(name.split(' ')[1]) },
        related: relatedAt({ id: 'related.first' }, document, first.path),
      });
      publishers.delete(name);
      break;
    }
  }
}

/** A link leads directly to a page of the shop, without third-party tracking or trailing characters. */
export const outboundLinks: Rule = {
  name: 'outbound-links',
  codes: ['stray-in-link', 'link-detour', 'foreign-tracking', 'preview-link', 'several-publishers'],
  each(read, facts, { schemas }, report) {
    const { document } = read;
    const reported = new Set<string>();
    const links = usesIn(schemas, read).filter(
      ({ kind, id, within }) =>
        (kind === 'page' || kind === 'address') && id.startsWith('https://') && !within?.isWhole,
    );
    if (read.kind === 'store') checkOffers(read, links, facts, report);
    for (const { id: address, path, within } of links) {
      const { start, end } = within ?? { start: 0, end: address.length };
      const mistake = linkMistake(address, () => facts.ownWords());
      if (!mistake) continue;
      const { code, id, found } = mistake;
      const own = code === 'preview-link' ? ownPageOf(address, facts) : undefined;
      const right = own ?? mistake.right;
      const isCertain = own !== undefined || !mistake.isUncertain;
      // All links to one preview host are one mistake.
      const cause = code === 'preview-link' && right === undefined ? found : address + JSON.stringify(path);
      if (reported.has(cause)) continue;
      reported.add(cause);
      report(code, document, document.spanWithin(path, start, end), {
        id,
        values: { found: quote(found) },
        fix: right === undefined ? { id: `${code}.fix` } : { id: 'write', values: { text: inFull(right) } },
        edits: right !== undefined && isCertain ? editWithin(document, path, [start, end], right) : [],
      });
    }
  },
};
