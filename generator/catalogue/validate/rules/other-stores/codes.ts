import { grouped } from '../../../../../src/domain/language/grouped';
import { compactName } from '../../stores/brands';
import type { DraftStore, OfferSummary } from '../../stores/store-summary';
import type { StoreFinding } from './findings';

interface CodeOfStore {
  readonly store: DraftStore;
  readonly offer: OfferSummary;
  readonly index: number;
  readonly code: string;
}

/**
 * Whether a code is so specific that two stores hardly share it: letters with a number that is not round. Words with a
 * round number (`SAVE10`, `WELCOME100`) and names (`QASEEMA`) are common.
 */
function isSpecific(code: string): boolean {
  const digits = code.replace(/\D/g, '');
  if (code.length < 4 || digits === '' || !/[a-z]/i.test(code)) return false;
  const changes = code.match(/[a-z](?=\d)|\d(?=[a-z])/gi)?.length ?? 0;
  const number = Number(digits);
  return changes > 1 || number >= 1000 || (digits.length > 2 && number % 25 > 0) || /^[a-z]{2,3}\d{3}$/i.test(code);
}

/** Whether the leading letters of a code are those of the store's name. */
function isNamedAfter(code: string, { slug, names }: DraftStore): boolean {
  const [letters = ''] = /^[a-z]+/i.exec(code) ?? [];
  if (letters.length < 2) return false;
  return [slug, names.en].some((name) => compactName(name).startsWith(letters.toLowerCase()));
}

/**
 * Orders two stores with the same code: first the one to which it does not belong. Its owner has the code's letters in
 * its name or in the id of its offer.
 */
function strangerOf(uses: readonly [CodeOfStore, CodeOfStore]): readonly [CodeOfStore, CodeOfStore] {
  const [first, second] = uses;
  const fits = ({ store, offer, code }: CodeOfStore): number =>
    (isNamedAfter(code, store) ? 2 : 0) + (compactName(offer.id) === compactName(code) ? 1 : 0);
  return fits(first) < fits(second) ? [first, second] : [second, first];
}

/** Codes that also belong to another store. A code of three or more stores was given to the site. */
export function codesOfOthers(stores: readonly DraftStore[]): readonly StoreFinding[] {
  const uses = stores.flatMap((store) =>
    store.offers.flatMap((offer, index): readonly CodeOfStore[] =>
      offer.code === undefined ? [] : [{ store, offer, index, code: offer.code }],
    ),
  );
  return [...grouped(uses, ({ code }) => code.toLowerCase()).values()].flatMap((all): readonly StoreFinding[] => {
    const [first, second] = all;
    if (!first || !second || all.length > 2 || first.store === second.store) return [];
    // Shops of one company, and stores whose names start alike, may share a code.
    if (first.store.brand !== undefined && first.store.brand === second.store.brand) return [];
    if (isNamedAfter(first.code, first.store) && isNamedAfter(first.code, second.store)) return [];
    if (!isSpecific(first.code)) return [];
    const [stranger, owner] = strangerOf([first, second]);
    return [
      {
        kind: 'code',
        store: stranger.store,
        other: owner.store,
        path: ['offers', stranger.index, 'code'],
        text: stranger.code,
        otherPath: ['offers', owner.index, 'code'],
      },
    ];
  });
}
