import type { Report } from '../../../src/domain/trust/report';
import { slugOf } from '../../../src/domain/pages/slugs';
import { grouped } from '../../../src/domain/language/grouped';
import { isCode } from '../../catalogue/validate/schema/formats';
import { isNoCode } from '../../catalogue/validate/coupon-codes/no-code';
import type { KnownOffer, KnownStore } from '../../catalogue/validate/stores/offer-book';
import type { Verdict } from './verdicts';

/** A report of a code that the site does not have. */
export type CodeReport = Extract<Report, { readonly kind: 'new' }>;

/** New codes per store. */
export const mostOfStore = 10;

/** Visitors' sentences, addresses and telephone numbers must not get into files or reports. */
function looksLikeCode(text: string): boolean {
  return /^[\p{L}\p{N}%&+-]{2,24}$/u.test(text) && !/\d(?:-?\d){6}/.test(text) && isCode(text) && !isNoCode(text);
}

/** An id that no offer of the store has or had; the wanted one if possible. */
export function freeId(wanted: string, taken: ReadonlySet<string>): string {
  for (let number = 1; ; number += 1) {
    const id = number === 1 ? wanted : `${wanted}-${number}`;
    if (!taken.has(id)) return id;
  }
}

export function judgeStoreless({ code }: CodeReport): Verdict {
  return looksLikeCode(code) ? { kind: 'no-store', code } : { kind: 'no-code' };
}

/** The reports are for one store, newest first. */
export function judgeCodes(
  { offers }: KnownStore,
  reports: readonly CodeReport[],
): readonly (readonly [CodeReport, Verdict, KnownOffer?])[] {
  const known = new Map(
    offers.flatMap((offer) => (offer.code === undefined ? [] : [[offer.code.toLowerCase(), offer]])),
  );
  const taken = new Set(offers.flatMap(({ id, formerly }) => [id, ...formerly]));
  // As for offers, the limit applies before codes that the store already has are excluded.
  return [...grouped(reports, ({ code }) => code.toLowerCase())].flatMap(([code, [first, ...others]], index) => {
    const repeated = others.map((report): readonly [CodeReport, Verdict] => [report, { kind: 'duplicate' }]);
    if (!first) return repeated;
    const verdict = (): readonly [CodeReport, Verdict, KnownOffer?] => {
      const offer = known.get(code);
      if (offer) return [first, { kind: 'known-code' }, offer];
      if (!looksLikeCode(first.code)) return [first, { kind: 'no-code' }];
      if (index >= mostOfStore) return [first, { kind: 'too-many' }];
      const id = freeId(slugOf(first.code) || 'code', taken);
      taken.add(id);
      return [first, { kind: 'draft', id, code: first.code }];
    };
    return [verdict(), ...repeated];
  });
}
