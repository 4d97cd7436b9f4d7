import type { Offer, Store } from '../../../../src/generated/data-types';
import { counted, invisibleRuns, oneOf, quote } from '../../../diagnostics/visible';
import { grouped } from '../../../../src/domain/grouped';
import type { Path, SourceDocument } from '../../../load/document';
import { unusualInCode } from '../../code-characters';
import type { Draft, Report, Rule } from '../../draft';
import { codeLikeWords, isTypoOf, quotedCodes, type QuotedCode } from '../../quoted-codes';
import { textsOf, type TextField } from '../../texts';
import { feedOfStore } from '../../store-feed';

interface Misquote {
  readonly text: TextField;
  readonly quoted: QuotedCode;
}

/** What a text of an offer quotes instead of the offer's code. A text that also names the right one compares the two. */
function misquotesIn(text: TextField, own: string | undefined, others: ReadonlySet<string>): readonly Misquote[] {
  const words = codeLikeWords(text.value);
  if (own !== undefined && words.some(({ code }) => code === own)) return [];
  const quoted = new Map(quotedCodes(text.value).map((each) => [each.start, each]));
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
  const misquotes = texts.flatMap((text) => misquotesIn(text, own, others));
  // The same wrong code in both languages is one mistake.
  const byCode = grouped(misquotes, ({ quoted }) => quoted.code);
  for (const [code, places] of byCode) {
    const [first] = places;
    if (!first) continue;
    const { text, quoted } = first;
    const more = places.length === 1 ? '' : ` here and in ${counted(places.length - 1, 'other text')} of this offer`;
    report('code-differs-from-title', document, document.spanWithin(text.path, quoted.start, quoted.end), {
      message:
        own === undefined
          ? `this deal quotes the code ${quote(code)}`
          : `this offer quotes the code ${quote(code)}, but its code is ${quote(own)}`,
      why:
        own === undefined
          ? 'a deal has no code: its page says that no code is needed'
          : 'a shopper who types the code in the text would type a code that does not work',
      fix:
        own === undefined
          ? `write \`kind: code\` and \`code: "${code}"\`, or remove the code from the text`
          : `write ${quote(own)}${more}, or correct \`code:\``,
      ...(own !== undefined && {
        related: [
          { message: 'the code of this offer', file: document.file.path, span: document.span([...path, 'code']) },
        ],
      }),
    });
  }
}

/** A code without invisible characters and without spaces around it. */
function cleaned(code: string): string {
  return code.replace(invisibleRuns(), '').trim();
}

/** The codes that a store has, wherever its offers come from; undefined while that is not clear. */
function codesOf(store: Store, draft: Draft): ReadonlySet<string> | undefined {
  const own = (store.offers ?? []).flatMap((offer) => (offer.kind === 'code' ? [offer.code] : []));
  // A code with a character too many is reported, and texts that name it without are right.
  const codes = [...own, ...own.map(cleaned)];
  if (store.offersFrom === undefined) return new Set(codes);
  const feed = feedOfStore(store, draft.feeds);
  return feed && new Set([...codes, ...feed.rows.flatMap(({ row }) => row.code ?? [])]);
}

/** Codes that are probably mistyped themselves: those with unusual characters, and those that two offers have. */
function doubtfulCodes({ offers = [] }: Store): ReadonlySet<string> {
  const own = offers.flatMap((offer) => (offer.kind === 'code' ? [offer.code] : []));
  return new Set(own.filter((code, index) => own.indexOf(code) !== index || unusualInCode(code) !== undefined));
}

const headFields = new Set<unknown>(['title', 'description', 'heading', 'subtitle', 'copiedNotice']);

/** A text of a page about a store: its head quotes only codes of that store, and no text misspells one. */
function checkText(text: TextField, codes: ReadonlySet<string>, doubtful: ReadonlySet<string>, report: Report): void {
  const isHead = text.path.length <= 2 && headFields.has(text.path[0]);
  const words = isHead ? quotedCodes(text.value) : codeLikeWords(text.value);
  for (const { code, start, end } of words) {
    if (codes.has(code)) continue;
    const meant = [...codes].filter((each) => isTypoOf(code, each));
    if (meant.length === 0 ? !isHead : meant.every((each) => doubtful.has(each))) continue;
    report('code-differs-from-title', text.document, text.document.spanWithin(text.path, start, end), {
      message: `no offer of this store has the code ${quote(code)}`,
      fix:
        meant.length > 0
          ? `did you mean ${oneOf(meant)}?`
          : 'write {code}, which is always the code of the featured offer, or correct the code here or in `offers`',
    });
  }
}

/** Texts quote the code of the offer. */
export const codesInTexts: Rule = {
  name: 'quoted-codes',
  codes: ['code-differs-from-title'],
  check(draft, _context, report) {
    for (const { value, document } of draft.pages) {
      const store =
        value.kind === 'article' ? draft.stores.findLast((each) => each.value.slug === value.store) : undefined;
      const codes = store && codesOf(store.value, draft);
      if (codes)
        for (const text of textsOf({ kind: 'page', document }).all)
          checkText(text, codes, doubtfulCodes(store.value), report);
    }
  },
  each(draft, _context, report) {
    const stores = new Map(draft.stores.map(({ value, document }) => [document, value]));
    const bySlug = new Map(draft.stores.map(({ value }) => [value.slug, value]));
    return (read) => {
      const { document } = read;
      const store = stores.get(document);
      // If two stores have the same slug, the codes of the last one are used.
      const codes = store && codesOf(bySlug.get(store.slug) ?? store, draft);
      if (!codes) return;
      const { all } = textsOf(read);
      const ofOffers = grouped(all, ({ path }) => (path[0] === 'offers' ? path[1] : undefined));
      (store.offers ?? []).forEach((offer, index) => {
        const others = new Set(
          [...codes].filter((code) => offer.kind !== 'code' || cleaned(code) !== cleaned(offer.code)),
        );
        checkOffer(offer, ['offers', index], ofOffers.get(index) ?? [], others, document, report);
      });
      const doubtful = doubtfulCodes(store);
      for (const text of ofOffers.get(undefined) ?? []) checkText(text, codes, doubtful, report);
    };
  },
};
