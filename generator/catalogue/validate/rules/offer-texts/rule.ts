import { isTextId } from '#texts';
import type { Countries, Offer, Store } from '../../../../../src/generated/data-types';
import { grouped } from '../../../../../src/domain/language/grouped';
import { inFull } from '../../../diagnostics/visible';
import type { Path, SourceDocument } from '../../../load/document';
import type { Report, Rule } from '../../engine/draft';
import { relatedTexts } from '../../texts/related-texts';
import { sentencesOf } from '../../texts/sentences';
import { textsOf, type TextField, type TextPair } from '../../texts/texts';
import { contradictionsOf, hasOtherTitle } from '../../said/contradictions';
import { deliveryAgainst } from '../../said/free-delivery';
import type { Contradiction, Spoken } from '../../said/spoken';

/** Reports the contradictions of one offer: one diagnostic per fact, regardless of the number of texts. */
function reportAll(found: readonly Contradiction[], path: Path, document: SourceDocument, report: Report): void {
  for (const [kind, places] of grouped(found, (each) => each.kind)) {
    const [first, ...others] = places;
    if (!first) continue;
    const { text, start, end, field, values } = first;
    const place = [...path, ...field];
    const further = others.filter(
      (each, index) => !places.slice(0, index + 1).some((one) => one.text === each.text && one.start === each.start),
    );
    const related = [...relatedTexts(further)];
    if (field.length > 0)
      related.push({
        message: { id: 'text-differs.field' },
        file: document.file.path,
        span: document.span(place),
      });
    const [language, another] = new Set(places.map((each) => each.text.language));
    const all = {
      ...values,
      field: inFull(String(field[0] ?? 'expires')),
      // The text in the other language is right, or does not say it.
      language: another === undefined ? language : 'both',
    };
    const ownFix = `text-differs.${kind}.fix`;
    report('text-differs', document, document.spanWithin(text.path, start, end), {
      id: `text-differs.${kind}`,
      values: all,
      fix: { id: isTextId(ownFix) ? ownFix : 'text-differs.fix', values: all },
      related,
    });
  }
}

/** The texts of pairs. */
function textsIn(pairs: readonly TextPair[]): readonly TextField[] {
  return pairs.flatMap(({ en, ar }) => [en, ar]);
}

const shortFields = new Set(['title', 'savings']);
const longFields = new Set(['title', 'savings', 'description', 'terms']);

function contradictionsIn(
  offer: Offer,
  text: TextField,
  isTitleWrong: boolean,
  countries: Countries | undefined,
): readonly Contradiction[] {
  if (!longFields.has(text.field)) return [];
  const isShort = shortFields.has(text.field) && !isTitleWrong;
  return sentencesOf(text.value).flatMap(({ text: words, start }) => {
    const spoken: Spoken = { offer, text, words, start, isOwn: true };
    const hasFigure = text.field !== 'title' && !isTitleWrong;
    return contradictionsOf(spoken, isShort ? 'short' : 'long', hasFigure, countries);
  });
}

/**
 * The offer whose code a sentence of the page names, and the offset after the code; undefined if it names no code or
 * several.
 */
function offerNamed(
  words: string,
  { featured, offers = [] }: Store,
): { readonly index: number; readonly end: number } | undefined {
  const uses = offers.flatMap((offer, index) => {
    if (offer.kind !== 'code') return [];
    const code = words.indexOf(offer.code);
    if (code >= 0 && isWord(words, code, code + offer.code.length)) return [{ index, end: code + offer.code.length }];
    const place = offer.id === featured ? words.indexOf('{code}') : -1;
    return place >= 0 ? [{ index, end: place + '{code}'.length }] : [];
  });
  return uses.length === 1 ? uses[0] : undefined;
}

const partOfWord = /[\p{L}\p{N}_-]/u;

/** Whether a part of a text is a whole word. */
function isWord(text: string, start: number, end: number): boolean {
  return !partOfWord.test(text.charAt(start - 1)) && !partOfWord.test(text.charAt(end));
}

/** Phrases by which a sentence of a page refers to an offer without its code. */
const callsOffer =
  /(?<!\p{L})(?:the|this|our|it|one) (?:exclusive |promo |discount )?(?:code|coupon|offer|deal)(?!\p{L})|^valid in |(?<!\p{L})(?:الكود|كودنا|الكوبون|العرض)(?!\p{L})|^(?:يسري|صالح) في /iu;

/** The offer that a sentence of the page is about: the one whose code it names, or the store's only one. */
function offerMeant(words: string, store: Store): { readonly index: number; readonly end?: number } | undefined {
  const named = offerNamed(words, store);
  if (named || store.offersFrom !== undefined || store.offers?.length !== 1) return named;
  return callsOffer.test(words) && !words.includes('{code}') ? { index: 0 } : undefined;
}

/** The contradictions in the texts of the page, by index of the offer. */
function contradictionsOfPage(
  store: Store,
  texts: readonly TextField[],
  wrongTitles: ReadonlySet<Offer>,
  countries: Countries | undefined,
): ReadonlyMap<number, readonly Contradiction[]> {
  const found: { readonly index: number; readonly each: Contradiction }[] = [];
  const codes = (store.offers ?? []).flatMap((offer) => (offer.kind === 'code' ? [offer.code] : []));
  const hasOne = codes.length === 1 && store.offers?.length === 1;
  for (const text of texts) {
    const namesCode = text.value.includes('{code}') || codes.some((code) => text.value.includes(code));
    if (!namesCode && !hasOne) continue;
    for (const { text: words, start } of sentencesOf(text.value)) {
      const meant = offerMeant(words, store);
      const offer = meant && store.offers?.[meant.index];
      if (!offer || wrongTitles.has(offer)) continue;
      const spoken: Spoken = {
        offer,
        text,
        words,
        start,
        isOwn: meant.end === undefined,
        codeEnd: meant.end,
      };
      const all = contradictionsOf(spoken, 'page', meant.end !== undefined, countries);
      for (const each of all) found.push({ index: meant.index, each });
    }
  }
  return new Map(
    [...grouped(found, ({ index }) => index)].map(([index, list]) => [index, list.map(({ each }) => each)]),
  );
}

/** The texts about an offer agree with its fields: amounts, countries, end, customers. */
export const offerTexts: Rule = {
  name: 'offer-texts',
  codes: ['text-differs'],
  store({ value, document }, facts, report) {
    const offers = value.offers ?? [];
    if (offers.length === 0) return;
    const { pairs } = textsOf({ kind: 'store', document });
    const byOffer = grouped(pairs, ({ en: { path } }) => (path[0] === 'offers' ? path[1] : undefined));
    const needsCountries = offers.some(({ where }) => where !== undefined);
    const countries = needsCountries ? facts.list('countries') : undefined;
    const wrongTitles = new Set(offers.filter(hasOtherTitle));
    const pairsOfPage = byOffer.get(undefined) ?? [];
    const ofPage = contradictionsOfPage(value, textsIn(pairsOfPage), wrongTitles, countries);
    const ofDelivery = deliveryAgainst(value, pairsOfPage);
    offers.forEach((offer, index) => {
      const own = textsIn(byOffer.get(index) ?? []).flatMap((text) =>
        contradictionsIn(offer, text, wrongTitles.has(offer), countries),
      );
      const found = [...own, ...(ofPage.get(index) ?? []), ...(ofDelivery?.index === index ? ofDelivery.found : [])];
      reportAll(found, ['offers', index], document, report);
    });
  },
};
