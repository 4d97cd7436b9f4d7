import type { Offer, Store } from '../../../../../src/generated/data-types';
import { inFull, invisibleRuns, quote } from '../../../diagnostics/visible';
import { grouped } from '../../../../../src/domain/grouped';
import type { Path, SourceDocument } from '../../../load/document';
import { unusualInCode } from '../../code-characters';
import type { Entry } from '../../catalogue';
import { codesAlone } from '../../code-parts';
import type { Report, Rule } from '../../draft';
import { codeLikeWords, isTypoOf, quotedCodes, type QuotedCode } from '../../quoted-codes';
import { relatedTexts, type TextPlace } from '../../related-texts';
import { remembered } from '../../remembered';
import { textsOf, type TextField } from '../../texts';
import { feedOfStore, type OfferFeed } from '../../store-feed';
import type { StoreSummary } from '../../store-summary';
import { offersIn } from '../../summaries';

const codeLikeIn = remembered(({ value }) => codeLikeWords(value));
const quotedIn = remembered(({ value }) => quotedCodes(value));

interface Misquote {
  readonly text: TextField;
  readonly quoted: QuotedCode;
}

/** What a text of an offer quotes instead of the offer's code. A text that also names the right one compares the two. */
function misquotesIn(
  text: TextField,
  own: string | undefined,
  alone: readonly string[],
  others: ReadonlySet<string>,
): readonly Misquote[] {
  const words = codeLikeIn(text);
  // What is around the code in its field is reported there.
  if (own !== undefined && words.some(({ code }) => code === own || alone.includes(code))) return [];
  const quoted = new Map(quotedIn(text).map((each) => [each.start, each]));
  for (const each of words) {
    if (others.has(each.code) || (own !== undefined && isTypoOf(each.code, own))) quoted.set(each.start, each);
  }
  return [...quoted.values()].map((each) => ({ text, quoted: each }));
}

/** An offer with its texts, and the codes of others. */
interface OfferTexts {
  readonly offer: Offer;
  readonly path: Path;
  readonly texts: readonly TextField[];
  readonly others: ReadonlySet<string>;
  /** Whether the texts of the page quote a code, too: that is reported at the field. */
  readonly known: (code: string) => boolean;
}

function checkOffer({ offer, path, texts, others, known }: OfferTexts, document: SourceDocument, report: Report): void {
  const own = offer.kind === 'code' ? offer.code : undefined;
  const misquotes = texts.flatMap((text) => misquotesIn(text, own, own === undefined ? [] : codesAlone(own), others));
  // The same wrong code in both languages is one mistake.
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

/** A code without invisible characters and without spaces around it. */
function cleaned(code: string): string {
  return code.replace(invisibleRuns(), '').trim();
}

/** The codes that a store has, wherever its offers come from; undefined while that is not clear. */
function codesOf(
  { offers, offersFrom }: Pick<StoreSummary, 'offers'> & { readonly offersFrom?: Store['offersFrom'] | undefined },
  feed: OfferFeed | undefined,
): ReadonlySet<string> | undefined {
  const own = offers.flatMap(({ code }) => code ?? []);
  // A code with characters or words too many is reported, and texts that name it without are right.
  const codes = [...own, ...own.map(cleaned), ...own.flatMap(codesAlone)];
  if (offersFrom === undefined) return new Set(codes);
  return feed && new Set([...codes, ...feed.rows.flatMap(({ row }) => row.code ?? [])]);
}

/** Codes that are probably mistyped themselves: those with unusual characters, and those that two offers have. */
function doubtfulCodes({ offers }: Pick<StoreSummary, 'offers'>): ReadonlySet<string> {
  const own = offers.flatMap(({ code }) => code ?? []);
  return new Set(own.filter((code, index) => own.indexOf(code) !== index || unusualInCode(code) !== undefined));
}

const headFields = new Set<unknown>(['title', 'description', 'heading', 'subtitle', 'copiedNotice']);

/** A code in a text of a page that no offer of the store has, with those that it may be. */
interface Misspelt extends Misquote {
  readonly meant: readonly string[];
}

/** The wrong codes in a text of a page about a store: its head quotes only codes of that store, and no text misspells one. */
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

/** Reports a wrong code in texts of a page: one message, however many texts have it. */
function reportMisspelt([first, ...others]: readonly Misspelt[], report: Report): void {
  if (!first) return;
  const { text, quoted, meant } = first;
  report('code-differs-from-title', text.document, text.document.spanWithin(text.path, quoted.start, quoted.end), {
    id: 'code-differs-from-title.page',
    values: { code: quote(quoted.code) },
    ...(meant.length > 0 && {
      fix: { id: 'code-differs-from-title.page.meant', values: { codes: { or: meant.map(quote) } } },
    }),
    related: relatedTexts(placesOf(others)),
  });
}

/** Letters and figures alone, as ids have them. */
function compact(code: string): string {
  return code.toLowerCase().replace(/[^a-z0-9]/g, '');
}

/**
 * The offer whose code is probably wrong where texts agree on another one: its id is that of the texts, or several texts write it with other
 * capitals. One text that does so is wrong itself.
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

/** Reports the code of an offer that is not the one that the texts of its page have. */
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

/** What texts of the page of a store quote in place of codes. */
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

/** Texts quote the code of the offer. */
export const codesInTexts: Rule = {
  name: 'quoted-codes',
  codes: ['code-differs-from-title'],
  check(draft, _context, report) {
    for (const { value, document } of draft.pages) {
      const store = value.kind === 'article' ? draft.stores.findLast(({ slug }) => slug === value.store) : undefined;
      const codes = store && codesOf(store, feedOfStore(store, draft.feeds));
      if (!codes) continue;
      const doubtful = doubtfulCodes(store);
      const misspelt = textsOf({ kind: 'page', document }).all.flatMap((text) => misspeltIn(text, codes, doubtful));
      for (const places of grouped(misspelt, ({ quoted }) => quoted.code).values()) reportMisspelt(places, report);
    }
  },
  store({ value, document }, facts, report) {
    const { offersFrom } = value;
    const offers = offersIn(value);
    const codes = codesOf({ offers, offersFrom }, facts.rowsOf(offersFrom));
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
