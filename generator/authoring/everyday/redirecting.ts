import type { AmendValue, Edit } from '../../catalogue/amend/amend';
import type { DocumentEdits } from '../../catalogue/amend/document-changes';
import { fieldOf } from '../../catalogue/load/fields';
import type { PageFile } from './pages';
import { isOfPage } from './references';
import type { EverydayData } from './plan';

/** The address of a rule without its language. */
function bare(address: string): { readonly language: string; readonly path: string } {
  const [, language = '', path = ''] = /^(\/(?:en|ar|\{lang\}))?(.*)$/.exec(address) ?? [];
  return { language, path };
}

/** Where an old address leads. */
interface NewAddress {
  readonly from: string;
  /** Undefined if it leads nowhere. */
  readonly to: string | undefined;
  /** Whether the page has moved with what belongs to it: its log of tests, its further pages. */
  readonly isMoved: boolean;
  /** Whether readers knew the old address. */
  readonly isPublic: boolean;
}

/** Whether the target of a rule is a page, or what belongs to it. */
function leadsTo(target: string, page: string): boolean {
  return isOfPage(target, page) || target === `${page}/*`;
}

/** The address that a rule leads to after a change; undefined if it does not lead to the page. */
function newTarget(to: string, { from, to: target, isMoved }: NewAddress): string | undefined {
  const { language, path } = bare(to);
  const rest = path.slice(from.length);
  if (target === undefined || !leadsTo(path, from)) return undefined;
  return language + target + (isMoved ? rest : '');
}

/** The rules that readers of the old address need. */
function newRules({ from, to, isMoved, isPublic }: NewAddress, hasMore: boolean): readonly AmendValue[] {
  if (to === undefined || !isPublic) return [];
  const rule = (old: string, target: string) => ({ from: `/{lang}${old}`, to: `/{lang}${target}` });
  return [rule(from, to), ...(hasMore ? [rule(`${from}/*`, isMoved ? `${to}/*` : to)] : [])];
}

/**
 * Edits of the redirects when a page has another address, or none any more. Rules that led to it lead to the new address, and rules that
 * would hide the new address go.
 */
export function redirected(
  address: NewAddress,
  page: Pick<PageFile, 'kind' | 'document'>,
  { catalogue }: EverydayData,
): DocumentEdits {
  const { document, value } = catalogue.redirects;
  // Stores and lists have pages below their own: their logs of tests, their further pages.
  const hasMore =
    page.kind === 'store' || ['directory', 'coupons'].includes(String(fieldOf(page.document.value, 'kind')));
  const edits: Edit[] = [];
  value.redirects.forEach(({ from, to }, at) => {
    const path: Edit['path'] = ['redirects', at];
    const target = newTarget(to, address);
    const old = bare(from).path;
    const hides = address.to !== undefined && address.isMoved && (old === address.to || old === `${address.to}/*`);
    const isLost = address.to === undefined && leadsTo(bare(to).path, address.from);
    if (hides || isLost) edits.push({ kind: 'remove', path });
    else if (target !== undefined) edits.push({ kind: 'set', path: [...path, 'to'], value: target });
  });
  const added = newRules(address, hasMore).map(
    (rule, index): Edit => ({
      kind: 'insert',
      path: ['redirects'],
      at: value.redirects.length + index,
      value: rule,
    }),
  );
  return { document, edits: [...edits, ...added] };
}
