import { inFull, quote } from '../../../diagnostics/visible';
import type { Rule } from '../../engine/draft';
import { editWithin } from '../../engine/edits';
import { linkMistake } from '../../links/link-mistakes';
import { ownPageOf } from '../../links/own-pages';
import { usesIn, type Use } from '../../references/uses';

/** The fixes for links whose correct address is unknown. */
const fixes = {
  'stray-in-link': 'stray-in-link.fix',
  'link-detour': 'link-detour.fix',
  'foreign-tracking': 'foreign-tracking.fix',
  'preview-link': 'preview-link.fix',
} as const;

function isOutbound({ kind, id, within }: Use): boolean {
  return (kind === 'page' || kind === 'address') && id.startsWith('https://') && !within?.isWhole;
}

/** A link leads directly to a page of the shop, without third-party tracking or trailing characters. */
export const outboundLinks: Rule = {
  name: 'outbound-links',
  codes: ['stray-in-link', 'link-detour', 'foreign-tracking', 'preview-link'],
  each(read, facts, { schemas }, report) {
    const { document } = read;
    const reported = new Set<string>();
    for (const { id: address, path, within } of usesIn(schemas, read).filter(isOutbound)) {
      const { start, end } = within ?? { start: 0, end: address.length };
      const mistake = linkMistake(address, () => facts.ownWords());
      if (!mistake) continue;
      const { code, id, found } = mistake;
      const own = code === 'preview-link' ? ownPageOf(address, facts) : undefined;
      const right = own ?? mistake.right;
      const isCertain = own !== undefined || mistake.isCertain;
      // All links to one preview host are one mistake.
      const cause = code === 'preview-link' && right === undefined ? found : address + JSON.stringify(path);
      if (reported.has(cause)) continue;
      reported.add(cause);
      report(code, document, document.spanWithin(path, start, end), {
        id,
        values: { found: quote(found) },
        fix: right === undefined ? { id: fixes[code] } : { id: 'write', values: { text: inFull(right) } },
        edits: right !== undefined && isCertain ? editWithin(document, path, [start, end], right) : [],
      });
    }
  },
};
