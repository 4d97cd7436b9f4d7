import { foldForSearch } from '../../../../../src/domain/search/search';
import type { DealOffer, Offer } from '../../../../../src/generated/data-types';
import { sameValue } from '../../../../system/same-value';
import { repeated } from '../../../../../src/domain/language/grouped';

/** Two codes of a store that shoppers confuse. */
interface AlikeCodes {
  readonly index: number;
  readonly other: number;
  readonly code: string;
  readonly otherCode: string;
  /** `spelling`: they differ in case, spaces or hyphens; `figures`: in letters that look like digits. */
  readonly kind: 'spelling' | 'figures';
}

function spelling(code: string): string {
  return code.toLowerCase().replace(/[\s_.-]/g, '');
}

/** Replaces letters that look like digits by these digits. */
function figures(code: string): string {
  return code.replace(/[Oo]/g, '0').replace(/[Il]/g, '1').toLowerCase();
}

/** The codes that differ from an earlier one only in details that shoppers overlook; not identical ones. */
export function alikeCodes(offers: readonly Offer[]): readonly AlikeCodes[] {
  const codes = offers.flatMap((offer, index) => (offer.kind === 'code' ? [{ index, code: offer.code }] : []));
  const alike = (kind: AlikeCodes['kind'], keyOf: (code: string) => string): readonly AlikeCodes[] =>
    repeated(codes, ({ code }) => keyOf(code)).flatMap(([first, { index, code }]) =>
      first.code === code ? [] : [{ index, other: first.index, code, otherCode: first.code, kind }],
    );
  const bySpelling = alike('spelling', spelling);
  const known = new Set(bySpelling.map(({ index }) => index));
  return [...bySpelling, ...alike('figures', figures).filter(({ index }) => !known.has(index))];
}

/** The fields that decide who can use a deal, when and where. */
const limits = [
  'url',
  'benefit',
  'benefits',
  'maximumDiscount',
  'minimumSpend',
  'maximumSpend',
  'perItem',
  'who',
  'where',
  'channel',
  'payment',
  'applies',
  'saleItems',
] as const;

/** Words that are optional in a title. */
const small = /^(?:a|an|the|for|on|of|at|to|from|with|your|all|orders?|في|على|من|لدى|عند|كل|جميع)$/;

/** Normalises a text: no differences in case, spaces and punctuation. */
function comparedWords(text: string): string {
  return foldForSearch(text)
    .replace(/[^\p{L}\p{N}%$€£]+/gu, ' ')
    .trim();
}

/** The words of a title in sorted order, without optional ones: `AED 500` and `500 AED` are equal. */
function comparedTitle(title: string): string {
  const words = comparedWords(title).split(' ');
  return words
    .filter((word) => !small.test(word))
    .sort()
    .join(' ');
}

/** A limit for comparison; addresses lose their final slash. */
function plain(limit: DealOffer[(typeof limits)[number]]): unknown {
  return typeof limit === 'string' ? limit.replace(/\/$/, '') : limit;
}

/** Whether two deals are the same. A text or limit that only one of them has makes no difference. */
function isSame(a: DealOffer, b: DealOffer): boolean {
  if (a.description && b.description && comparedWords(a.description.en) !== comparedWords(b.description.en))
    return false;
  const differs = limits.some(
    (field) => a[field] !== undefined && b[field] !== undefined && !sameValue(plain(a[field]), plain(b[field])),
  );
  const isBefore = (one: DealOffer, other: DealOffer): boolean =>
    one.expires !== undefined && other.starts !== undefined && one.expires < other.starts;
  return !differs && !isBefore(a, b) && !isBefore(b, a);
}

/** The deals that repeat an earlier one: same title, link and limits. */
export function sameDeals(offers: readonly Offer[]): readonly { readonly index: number; readonly other: number }[] {
  const firsts = new Map<string, number>();
  return offers.flatMap((offer, index) => {
    if (offer.kind !== 'deal') return [];
    const keys = [`en ${comparedTitle(offer.title.en)}`, `ar ${comparedTitle(offer.title.ar)}`];
    const other = keys.map((key) => firsts.get(key)).find((each) => each !== undefined);
    for (const key of keys) if (!firsts.has(key)) firsts.set(key, index);
    const first = offers[other ?? -1];
    return other !== undefined && first?.kind === 'deal' && isSame(first, offer) ? [{ index, other }] : [];
  });
}
