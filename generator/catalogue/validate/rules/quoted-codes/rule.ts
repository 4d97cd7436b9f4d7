import type { Offer, Store } from '../../../../../src/generated/data-types';
import { inFull, invisibleRuns, quote } from '../../../diagnostics/visible';
import { grouped } from '../../../../../src/domain/grouped';
import type { Path, SourceDocument } from '../../../load/document';
import { unusualInCode } from '../../code-characters';
import { codesAlone } from '../../code-parts';
import type { Report, Rule } from '../../draft';
import { codeLikeWords, isTypoOf, quotedCodes, type QuotedCode } from '../../quoted-codes';
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

function checkOffer(
  offer: Offer,
  path: Path,
  texts: readonly TextField[],
  others: ReadonlySet<string>,
  document: SourceDocument,
  report: Report,
): void {
  const own = offer.kind === 'code' ? offer.code : undefined;
  const misquotes = texts.flatMap((text) => misquotesIn(text, own, own === undefined ? [] : codesAlone(own), others));
  // The same wrong code in both languages is one mistake.
  const byCode = grouped(misquotes, ({ quoted }) => quoted.code);
  for (const [code, places] of byCode) {
    const [first] = places;
    if (!first) continue;
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

/** A text of a page about a store: its head quotes only codes of that store, and no text misspells one. */
function checkText(text: TextField, codes: ReadonlySet<string>, doubtful: ReadonlySet<string>, report: Report): void {
  const isHead = text.path.length <= 2 && headFields.has(text.path[0]);
  const words = isHead ? quotedIn(text) : codeLikeIn(text);
  for (const { code, start, end } of words) {
    if (codes.has(code)) continue;
    const meant = [...codes].filter((each) => isTypoOf(code, each));
    if (meant.length === 0 ? !isHead : meant.every((each) => doubtful.has(each))) continue;
    report('code-differs-from-title', text.document, text.document.spanWithin(text.path, start, end), {
      id: 'code-differs-from-title.page',
      values: { code: quote(code) },
      ...(meant.length > 0 && {
        fix: { id: 'code-differs-from-title.page.meant', values: { codes: { or: meant.map(quote) } } },
      }),
    });
  }
}

/** Texts quote the code of the offer. */
export const codesInTexts: Rule = {
  name: 'quoted-codes',
  codes: ['code-differs-from-title'],
  check(draft, _context, report) {
    for (const { value, document } of draft.pages) {
      const store = value.kind === 'article' ? draft.stores.findLast(({ slug }) => slug === value.store) : undefined;
      const codes = store && codesOf(store, feedOfStore(store, draft.feeds));
      if (codes)
        for (const text of textsOf({ kind: 'page', document }).all)
          checkText(text, codes, doubtfulCodes(store), report);
    }
  },
  store({ value, document }, facts, report) {
    const { offersFrom } = value;
    const offers = offersIn(value);
    const codes = codesOf({ offers, offersFrom }, facts.rowsOf(offersFrom));
    if (!codes) return;
    const { all } = textsOf({ kind: 'store', document });
    const ofOffers = grouped(all, ({ path }) => (path[0] === 'offers' ? path[1] : undefined));
    const cleanedCodes = [...codes].map((code) => [code, cleaned(code)] as const);
    (value.offers ?? []).forEach((offer, index) => {
      const own = offer.kind === 'code' ? cleaned(offer.code) : undefined;
      const alone = offer.kind === 'code' ? codesAlone(offer.code) : [];
      const others = new Set(
        cleanedCodes.flatMap(([code, clean]) => (clean !== own && !alone.includes(code) ? [code] : [])),
      );
      checkOffer(offer, ['offers', index], ofOffers.get(index) ?? [], others, document, report);
    });
    const doubtful = doubtfulCodes({ offers });
    for (const text of ofOffers.get(undefined) ?? []) checkText(text, codes, doubtful, report);
  },
};
