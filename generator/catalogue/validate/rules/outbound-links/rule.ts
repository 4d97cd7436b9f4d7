import { inFull, quote } from '../../../diagnostics/visible';
import type { Path } from '../../../load/document';
import type { ReadDocument, Rule } from '../../draft';
import { editWithin } from '../../edits';
import { linkMistake } from '../../link-mistakes';
import { ownPageOf } from '../../own-pages';
import { linksIn, mayLink } from '../../markdown-links';
import { eachString, textsOf } from '../../texts';

/** A link to another site. The offsets are relative to the value at the path. */
interface OutboundLink {
  readonly address: string;
  readonly path: Path;
  readonly start: number;
  readonly end: number;
}

/** The keys whose value is the address of a page. */
const linkKeys: ReadonlySet<string> = new Set(['url', 'deepLink', 'to']);

/** Files whose addresses are not pages but patterns, or addresses to fetch from. */
const otherKinds: ReadonlySet<ReadDocument['kind']> = new Set(['networks', 'feed', 'messages']);

/** The links of a file to other sites. */
function linksOfFile(read: ReadDocument): readonly OutboundLink[] {
  const links: OutboundLink[] = [];
  let hasTexts = false;
  eachString(read.document, (value, path) => {
    const key = path.at(-1);
    if (typeof key === 'string' && linkKeys.has(key)) {
      if (value.startsWith('https://')) links.push({ address: value, path: [...path], start: 0, end: value.length });
    } else hasTexts ||= value.includes('https://') && mayLink(value);
  });
  if (!hasTexts) return links;
  // The offsets of an address are known only if the text contains it unchanged.
  for (const text of textsOf(read).all)
    for (const { url, start, end } of linksIn(text))
      if (url.startsWith('https://') && text.value.slice(start, end) === url)
        links.push({ address: url, path: text.path, start, end });
  return links;
}

/** The fixes for links whose correct address is unknown. */
const fixes = {
  'stray-in-link': 'stray-in-link.fix',
  'link-detour': 'link-detour.fix',
  'foreign-tracking': 'foreign-tracking.fix',
  'preview-link': 'preview-link.fix',
} as const;

/** A link leads directly to a page of the shop, without third-party tracking or trailing characters. */
export const outboundLinks: Rule = {
  name: 'outbound-links',
  codes: ['stray-in-link', 'link-detour', 'foreign-tracking', 'preview-link'],
  each(read, facts, _context, report) {
    if (otherKinds.has(read.kind)) return;
    const { document } = read;
    const reported = new Set<string>();
    for (const { address, path, start, end } of linksOfFile(read)) {
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
