import type { Edit } from '../../catalogue/amend/amend';
import type { DocumentEdits } from '../../catalogue/amend/document-changes';
import { fieldOf } from '../../catalogue/load/fields';
import type { PageFile } from './pages';
import { isOfPage } from './references';
import type { EverydayData } from './action';

/** Splits the address of a rule into its language and the rest. */
function splitLanguage(address: string): { readonly language: string; readonly path: string } {
  const [, language = '', path = ''] = /^(\/(?:en|ar|\{lang\}))?(.*)$/.exec(address) ?? [];
  return { language, path };
}

interface NewAddress {
  readonly from: string;
  /** Undefined if the old address is "not found". */
  readonly to: string | undefined;
  /** Whether the pages below it have moved too: its log of tests, its further pages. */
  readonly isMoved: boolean;
  /** Whether readers could see the page at the old address. */
  readonly isPublic: boolean;
}

/** Also for the pages below it. */
function leadsTo(target: string, page: string): boolean {
  return isOfPage(target, page) || target === `${page}/*`;
}

/**
 * Edits the redirects after a page was moved or removed. Rules to the page get its new address, or are removed if there
 * is none. Rules that would hide the new address are removed.
 */
export function updateRedirects(
  address: NewAddress,
  page: Pick<PageFile, 'kind' | 'document'>,
  { catalogue }: EverydayData,
): DocumentEdits {
  const { document, value } = catalogue.redirects;
  // Stores and lists have pages below their own: logs of tests, further pages.
  const hasMore =
    page.kind === 'store' || ['directory', 'coupons'].includes(String(fieldOf(page.document.value, 'kind')));
  const edits: Edit[] = [];
  value.redirects.forEach(({ from, to }, at) => {
    const path: Edit['path'] = ['redirects', at];
    const { language, path: own } = splitLanguage(to);
    const leads = leadsTo(own, address.from);
    const target = language + (address.to ?? '') + (address.isMoved ? own.slice(address.from.length) : '');
    const old = splitLanguage(from).path;
    const hides = address.to !== undefined && address.isMoved && (old === address.to || old === `${address.to}/*`);
    const isLost = address.to === undefined && leads;
    if (hides || isLost) edits.push({ kind: 'remove', path });
    else if (leads) edits.push({ kind: 'set', path: [...path, 'to'], value: target });
  });
  const { from, to, isMoved, isPublic } = address;
  const rule = (old: string, target: string) => ({ from: `/{lang}${old}`, to: `/{lang}${target}` });
  const rules =
    to === undefined || !isPublic
      ? []
      : [rule(from, to), ...(hasMore ? [rule(`${from}/*`, isMoved ? `${to}/*` : to)] : [])];
  const added = rules.map(
    (each, index): Edit => ({
      kind: 'insert',
      path: ['redirects'],
      at: value.redirects.length + index,
      value: each,
    }),
  );
  return { document, edits: [...edits, ...added] };
}
