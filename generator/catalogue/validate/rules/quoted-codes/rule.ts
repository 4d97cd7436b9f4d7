import type { Offer, Store } from '../../../../../src/generated/data-types';
import { grouped } from '../../../../../src/domain/language/grouped';
import { inFull, invisibleRuns, quote } from '../../../diagnostics/visible';
import { feedOffersOf, type SiteStore } from '../../../offers/store-offers';
import { codesAlone, unusualInCode } from '../../coupon-codes/code-parts';
import { codeLikeWords, isTypoOf, quotedCodes } from '../../coupon-codes/quoted-codes';
import type { Report, Rule } from '../../engine/draft';
import { remembered } from '../../engine/remembered';
import { relatedTexts, type TextPlace } from '../../engine/reporting';
import { textsOf, type TextField } from '../../texts/texts';
import { compactName } from '../../stores/brands';

const codeLikeIn = remembered(({ value }) => codeLikeWords(value));
const quotedIn = remembered(({ value }) => quotedCodes(value));

/** A code that a text should not quote, and the codes that it may mean. */
interface Misquote extends TextPlace {
  readonly code: string;
  readonly meant: readonly string[];
}

interface Quotable {
  readonly own: ReadonlySet<string>;
  /** Codes that are wrong although the store has them. */
  readonly others?: ReadonlySet<string>;
  /** Codes that are probably mistyped themselves. */
  readonly doubtful?: ReadonlySet<string>;
  /** Whether every word that the text calls a code must be one of `own`. Other texts may name codes that are over. */
  readonly isStrict: boolean;
}

function misquotesIn(text: TextField, { own, others, doubtful, isStrict }: Quotable): readonly Misquote[] {
  const called = new Set(isStrict ? quotedIn(text).map(({ start }) => start) : []);
  return codeLikeIn(text).flatMap(({ code, start, end }) => {
    if (own.has(code)) return [];
    const meant = [...own].filter((each) => isTypoOf(code, each));
    const isWrong =
      meant.length > 0 ? meant.some((each) => !doubtful?.has(each)) : others?.has(code) === true || called.has(start);
    return isWrong ? [{ text, code, start, end, meant }] : [];
  });
}

/** The spellings for texts: also without invisible characters and the words in the field, which are reported there. */
function spellingsOf(code: string): readonly string[] {
  return [code, code.replace(invisibleRuns(), '').trim(), ...codesAlone(code)];
}

/** The codes of a store's offers from all sources; undefined while its feed is invalid. */
function codesOf(
  own: readonly string[],
  offersFrom: Store['offersFrom'],
  ofFeed: Pick<SiteStore, 'offers'> | undefined,
): ReadonlySet<string> | undefined {
  if (offersFrom !== undefined && !ofFeed) return undefined;
  return new Set([...own.flatMap(spellingsOf), ...(ofFeed?.offers ?? []).flatMap(({ code }) => code ?? [])]);
}

const headFields = new Set<unknown>(['title', 'description', 'heading', 'subtitle', 'copiedNotice']);

/** The misquotes in texts of a page about a store, whose offers in its file have the codes `own`. */
function misquotesOfPage(
  texts: readonly TextField[],
  own: readonly string[],
  codes: ReadonlySet<string>,
): readonly Misquote[] {
  const doubtful = new Set(
    own.filter((code, index) => own.indexOf(code) !== index || unusualInCode(code) !== undefined),
  );
  return texts.flatMap((text) => {
    const isStrict = text.path.length <= 2 && headFields.has(text.path[0]);
    return misquotesIn(text, { own: codes, doubtful, isStrict });
  });
}

/** The misquotes in texts of an offer. A text with the right code compares it with the others. */
function misquotesOfOffer(texts: readonly TextField[], offer: Offer, codes: ReadonlySet<string>): readonly Misquote[] {
  const own = new Set(offer.kind === 'code' ? spellingsOf(offer.code) : []);
  const others = new Set([...codes].filter((code) => !own.has(code)));
  return texts.flatMap((text) =>
    codeLikeIn(text).some(({ code }) => own.has(code)) ? [] : misquotesIn(text, { own, others, isStrict: true }),
  );
}

/**
 * The index of the offer whose code is probably wrong: its id matches the other code of the texts, or several texts
 * write it with different capitals. If only one text does, the text is wrong. -1 if there is no such offer.
 */
function offerOfTexts(code: string, places: readonly Misquote[], offers: readonly Offer[]): number {
  const texts = new Set(places.map(({ text: { path } }) => path.slice(0, -1).join(' ')));
  return offers.findIndex((offer) => {
    if (offer.kind !== 'code' || offer.code === code) return false;
    const isNamedSo = compactName(offer.id) === compactName(code);
    const hasOtherCapitals = offer.code.toLowerCase() === code.toLowerCase();
    return isNamedSo || (hasOtherCapitals && texts.size > 1);
  });
}

/** Reports a wrong code in texts of a page or of an offer: one diagnostic, regardless of the number of texts. */
function reportTexts([first, ...others]: readonly Misquote[], offer: Offer | undefined, report: Report): void {
  if (!first) return;
  const { text, code, start, end, meant } = first;
  const { document, path } = text;
  const span = document.spanWithin(path, start, end);
  if (!offer)
    report('code-differs-from-title', document, span, {
      id: 'code-differs-from-title.page',
      values: { code: quote(code) },
      fix:
        meant.length > 0
          ? { id: 'code-differs-from-title.page.meant', values: { codes: { or: meant.map(quote) } } }
          : undefined,
      related: relatedTexts(others),
    });
  else if (offer.kind === 'deal')
    report('code-differs-from-title', document, span, {
      id: 'code-differs-from-title.deal',
      values: { code: quote(code), line: inFull(`code: "${code}"`) },
    });
  else
    report('code-differs-from-title', document, span, {
      id: 'code-differs-from-title',
      values: { code: quote(code), own: quote(offer.code), right: inFull(offer.code), more: others.length },
      related: [
        {
          message: { id: 'code-differs-from-title.related' },
          file: document.file.path,
          span: document.span([...path.slice(0, 2), 'code']),
        },
      ],
    });
}

/** Texts quote the code of their offer. */
export const codesInTexts: Rule = {
  name: 'quoted-codes',
  codes: ['code-differs-from-title'],
  check(draft, _context, report) {
    for (const { value, document } of draft.pages) {
      const store = value.kind === 'article' ? draft.stores.findLast(({ slug }) => slug === value.store) : undefined;
      const own = (store?.offers ?? []).flatMap(({ code }) => code ?? []);
      const codes = store && codesOf(own, store.offersFrom, feedOffersOf(store, draft.feeds));
      if (!codes) continue;
      const found = misquotesOfPage(textsOf({ kind: 'page', document }).all, own, codes);
      for (const places of grouped(found, ({ code }) => code).values()) reportTexts(places, undefined, report);
    }
  },
  store({ value: { offers = [], offersFrom }, document }, facts, report) {
    const own = offers.flatMap((offer) => (offer.kind === 'code' ? offer.code : []));
    const codes = codesOf(own, offersFrom, facts.feedOffers(offersFrom));
    if (!codes) return;
    const byOffer = grouped(textsOf({ kind: 'store', document }).all, ({ path: [root, index] }) =>
      root === 'offers' ? offers[Number(index)] : undefined,
    );
    const found = [...byOffer].flatMap(([offer, texts]) =>
      (offer ? misquotesOfOffer(texts, offer, codes) : misquotesOfPage(texts, own, codes)).map((each) => ({
        ...each,
        offer,
      })),
    );
    for (const [code, places] of grouped(found, (each) => each.code)) {
      const index = offerOfTexts(code, places, offers);
      const offer = offers[index];
      if (offer?.kind === 'code')
        report('code-differs-from-title', document, document.span(['offers', index, 'code']), {
          id: 'code-differs-from-title.field',
          values: { own: quote(offer.code), code: quote(code), right: inFull(code), count: places.length },
          related: relatedTexts(places, 'code-differs-from-title.in-text'),
        });
      else for (const [of, same] of grouped(places, (each) => each.offer)) reportTexts(same, of, report);
    }
  },
};
