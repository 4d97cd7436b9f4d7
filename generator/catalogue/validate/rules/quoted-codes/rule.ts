import type { Offer, Store } from '../../../../../src/generated/data-types';
import { inFull, invisibleRuns, quote } from '../../../diagnostics/visible';
import { grouped } from '../../../../../src/domain/language/grouped';
import type { Path, SourceDocument } from '../../../load/document';
import { feedOffersOf, type SiteStore } from '../../../offers/store-offers';
import { unusualInCode } from '../../coupon-codes/code-characters';
import type { Entry } from '../../catalogue';
import { codesAlone } from '../../coupon-codes/code-parts';
import type { Report, Rule } from '../../engine/draft';
import { codeLikeWords, isTypoOf, quotedCodes, type QuotedCode } from '../../coupon-codes/quoted-codes';
import { relatedTexts, type TextPlace } from '../../texts/related-texts';
import { remembered } from '../../engine/remembered';
import { textsOf, type TextField } from '../../texts/texts';
import type { StoreSummary } from '../../stores/store-summary';
import { offersIn } from '../../stores/summaries';

const codeLikeIn = remembered(({ value }) => codeLikeWords(value));
const quotedIn = remembered(({ value }) => quotedCodes(value));

interface Misquote {
  readonly text: TextField;
  readonly quoted: QuotedCode;
}

/**
 * The codes that a text of an offer quotes instead of the offer's code. A text that also contains the right code
 * compares the two.
 */
function misquotesIn(
  text: TextField,
  own: string | undefined,
  alone: readonly string[],
  others: ReadonlySet<string>,
): readonly Misquote[] {
  const words = codeLikeIn(text);
  // A code with words around it in its own field has its own diagnostic.
  if (own !== undefined && words.some(({ code }) => code === own || alone.includes(code))) return [];
  const quoted = new Map(quotedIn(text).map((each) => [each.start, each]));
  for (const each of words) {
    if (others.has(each.code) || (own !== undefined && isTypoOf(each.code, own))) quoted.set(each.start, each);
  }
  return [...quoted.values()].map((each) => ({ text, quoted: each }));
}

/** An offer with its texts, and the codes of other offers. */
interface OfferTexts {
  readonly offer: Offer;
  readonly path: Path;
  readonly texts: readonly TextField[];
  readonly others: ReadonlySet<string>;
  /** Whether texts of the page also quote a code, which is then reported at the field of the offer. */
  readonly known: (code: string) => boolean;
}

function checkOffer({ offer, path, texts, others, known }: OfferTexts, document: SourceDocument, report: Report): void {
  const own = offer.kind === 'code' ? offer.code : undefined;
  const misquotes = texts.flatMap((text) => misquotesIn(text, own, own === undefined ? [] : codesAlone(own), others));
  // The same wrong code in both languages is reported once.
  const byCode = grouped(misquotes, ({ quoted }) => quoted.code);
  for (const [code, places] of byCode) {
    const [first] = places;
    if (!first || known(code)) continue;
    const { text, quoted } = first;
    const place = document.spanWithin(text.path, quoted.start, quoted.end);
    if (own === undefined)
      report('code-differs-from-title', document, place, {
        id: 'code-differs-from-title.deal',
        values: { code: quote(code), line: inFull(`code: "${code}"`) },
      });
    else
      report('code-differs-from-title', document, place, {
        id: 'code-differs-from-title',
        values: { code: quote(code), own: quote(own), right: inFull(own), more: places.length - 1 },
        related: [
          {
            message: { id: 'code-differs-from-title.related' },
            file: document.file.path,
            span: document.span([...path, 'code']),
          },
        ],
      });
  }
}

/** Removes invisible characters and surrounding spaces. */
function cleaned(code: string): string {
  return code.replace(invisibleRuns(), '').trim();
}

/** The codes of a store's offers from all sources; undefined while its feed is invalid. */
function codesOf(
  { offers, offersFrom }: Pick<StoreSummary, 'offers'> & { readonly offersFrom?: Store['offersFrom'] | undefined },
  ofFeed: Pick<SiteStore, 'offers'> | undefined,
): ReadonlySet<string> | undefined {
  const own = offers.flatMap(({ code }) => code ?? []);
  // Codes with extra characters or words have their own diagnostic, and texts that quote them without these are right.
  const codes = [...own, ...own.map(cleaned), ...own.flatMap(codesAlone)];
  if (offersFrom === undefined) return new Set(codes);
  return ofFeed && new Set([...codes, ...ofFeed.offers.flatMap(({ code }) => code ?? [])]);
}

/** Codes that are probably mistyped: those with unusual characters, and those that two offers have. */
function doubtfulCodes({ offers }: Pick<StoreSummary, 'offers'>): ReadonlySet<string> {
  const own = offers.flatMap(({ code }) => code ?? []);
  return new Set(own.filter((code, index) => own.indexOf(code) !== index || unusualInCode(code) !== undefined));
}

const headFields = new Set<unknown>(['title', 'description', 'heading', 'subtitle', 'copiedNotice']);

/** A code in a text of a page that no offer of the store has, and the codes that it may mean. */
interface Misspelt extends Misquote {
  readonly meant: readonly string[];
}

/**
 * The wrong codes in a text of a store's page. The head may quote only codes of the store; other texts are checked for
 * misspelled codes only.
 */
function misspeltIn(text: TextField, codes: ReadonlySet<string>, doubtful: ReadonlySet<string>): readonly Misspelt[] {
  const isHead = text.path.length <= 2 && headFields.has(text.path[0]);
  const words = isHead ? quotedIn(text) : codeLikeIn(text);
  return words.flatMap((quoted) => {
    if (codes.has(quoted.code)) return [];
    const meant = [...codes].filter((each) => isTypoOf(quoted.code, each));
    if (meant.length === 0 ? !isHead : meant.every((each) => doubtful.has(each))) return [];
    return [{ text, quoted, meant }];
  });
}

function placesOf(misspelt: readonly Misspelt[]): readonly TextPlace[] {
  return misspelt.map(({ text, quoted: { start, end } }) => ({ text, start, end }));
}

/** Reports a wrong code in texts of a page: one diagnostic, regardless of the number of texts. */
function reportMisspelt([first, ...others]: readonly Misspelt[], report: Report): void {
  if (!first) return;
  const { text, quoted, meant } = first;
  report('code-differs-from-title', text.document, text.document.spanWithin(text.path, quoted.start, quoted.end), {
    id: 'code-differs-from-title.page',
    values: { code: quote(quoted.code) },
    fix:
      meant.length > 0
        ? { id: 'code-differs-from-title.page.meant', values: { codes: { or: meant.map(quote) } } }
        : undefined,
    related: relatedTexts(placesOf(others)),
  });
}

/** Letters and digits only, as in ids. */
function compact(code: string): string {
  return code.toLowerCase().replace(/[^a-z0-9]/g, '');
}

/**
 * The index of the offer whose code is probably wrong, because texts agree on another one: the offer's id matches that
 * code, or several texts write it with different capitals. If only one text does, the text is wrong. -1 if there is no
 * such offer.
 */
function offerOfTexts(code: string, places: readonly Misspelt[], offers: readonly Offer[]): number {
  const texts = new Set(places.map(({ text: { path } }) => path.slice(0, -1).join(' ')));
  return offers.findIndex((offer) => {
    if (offer.kind !== 'code') return false;
    const isNamedSo = compact(offer.id) === compact(code);
    const hasOtherCapitals = offer.code.toLowerCase() === code.toLowerCase();
    return isNamedSo || (hasOtherCapitals && texts.size > 1);
  });
}

/** Reports the code of an offer that differs from the code in the texts of its page. */
function reportField(
  index: number,
  { code }: Pick<Offer & { readonly kind: 'code' }, 'code'>,
  places: readonly Misspelt[],
  document: SourceDocument,
  report: Report,
): void {
  const written = places[0]?.quoted.code ?? '';
  report('code-differs-from-title', document, document.span(['offers', index, 'code']), {
    id: 'code-differs-from-title.field',
    values: { own: quote(code), code: quote(written), right: inFull(written), count: places.length },
    related: relatedTexts(placesOf(places), 'code-differs-from-title.in-text'),
  });
}

/** Reports wrong codes in the texts of a store's page; returns those that were reported at the field of an offer. */
function checkPage(
  { value: { offers = [] }, document }: Entry<Store>,
  misspelt: readonly Misspelt[],
  report: Report,
): ReadonlySet<string> {
  const ofFields = new Set<string>();
  for (const [code, places] of grouped(misspelt, ({ quoted }) => quoted.code)) {
    const index = offerOfTexts(code, places, offers);
    const offer = offers[index];
    if (offer?.kind === 'code') {
      ofFields.add(`${index} ${code}`);
      reportField(index, offer, places, document, report);
    } else reportMisspelt(places, report);
  }
  return ofFields;
}

/** Texts quote the code of their offer. */
export const codesInTexts: Rule = {
  name: 'quoted-codes',
  codes: ['code-differs-from-title'],
  check(draft, _context, report) {
    for (const { value, document } of draft.pages) {
      const store = value.kind === 'article' ? draft.stores.findLast(({ slug }) => slug === value.store) : undefined;
      const codes = store && codesOf(store, feedOffersOf(store, draft.feeds));
      if (!codes) continue;
      const doubtful = doubtfulCodes(store);
      const misspelt = textsOf({ kind: 'page', document }).all.flatMap((text) => misspeltIn(text, codes, doubtful));
      for (const places of grouped(misspelt, ({ quoted }) => quoted.code).values()) reportMisspelt(places, report);
    }
  },
  store({ value, document }, facts, report) {
    const { offersFrom } = value;
    const offers = offersIn(value);
    const codes = codesOf({ offers, offersFrom }, facts.feedOffers(offersFrom));
    if (!codes) return;
    const { all } = textsOf({ kind: 'store', document });
    const ofOffers = grouped(all, ({ path }) => (path[0] === 'offers' ? path[1] : undefined));
    const doubtful = doubtfulCodes({ offers });
    const misspelt = (ofOffers.get(undefined) ?? []).flatMap((text) => misspeltIn(text, codes, doubtful));
    const ofFields = checkPage({ value, document }, misspelt, report);
    const cleanedCodes = [...codes].map((code) => [code, cleaned(code)] as const);
    (value.offers ?? []).forEach((offer, index) => {
      const own = offer.kind === 'code' ? cleaned(offer.code) : undefined;
      const alone = offer.kind === 'code' ? codesAlone(offer.code) : [];
      const others = new Set(
        cleanedCodes.flatMap(([code, clean]) => (clean !== own && !alone.includes(code) ? [code] : [])),
      );
      const known = (code: string): boolean => ofFields.has(`${index} ${code}`);
      checkOffer({ offer, path: ['offers', index], texts: ofOffers.get(index) ?? [], others, known }, document, report);
    });
  },
};
