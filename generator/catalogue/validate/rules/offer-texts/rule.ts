import { isTextId } from '#texts';
import type { Offer, Store } from '../../../../../src/generated/data-types';
import { grouped } from '../../../../../src/domain/language/grouped';
import type { RelatedPlace } from '../../../diagnostics/diagnostic';
import { inFull, quote } from '../../../diagnostics/visible';
import type { Path, SourceDocument } from '../../../load/document';
import type { Report, Rule } from '../../engine/draft';
import type { FileFacts } from '../../engine/facts';
import { entryAround } from '../../references/home-entries';
import { contradictionsOf, hasOtherTitle } from '../../said/contradictions';
import {
  callsAdvertised,
  callsAny,
  callsOnly,
  deliveryOffer,
  isAboutFreeDelivery,
  namedIn,
  namedInAll,
  offerNamed,
  type KnownOffers,
} from '../../said/named-offer';
import type { Contradiction } from '../../said/spoken';
import type { StoreOffer } from '../../stores/store-offers';
import type { OfferFields } from '../../stores/store-summary';
import { relatedTexts } from '../../engine/reporting';
import { sentencesOf } from '../../said/sentence-facts';
import { textsOf, type TextField } from '../../texts/texts';

/** Where the fields of an offer are: in the file of the texts, or in that of a store. */
type Home = { readonly document: SourceDocument; readonly path: Path } | StoreOffer;

/** Reports the contradictions of one offer: one diagnostic per fact, regardless of the number of texts. */
function reportAll(found: readonly Contradiction[], offer: Home, report: Report): void {
  for (const [kind, places] of grouped(found, (each) => each.kind)) {
    const [first, ...others] = places;
    if (!first) continue;
    const { text, start, end, field, values: said } = first;
    const further = others.filter(
      (each, index) => !places.slice(0, index + 1).some((one) => one.text === each.text && one.start === each.start),
    );
    const [language, another] = new Set(places.map((each) => each.text.language));
    const values = {
      ...said,
      field: inFull(String(field[0] ?? 'expires')),
      // The text in the other language is right, or does not say it.
      language: another === undefined ? language : 'both',
    };
    const ownFix = `text-differs.${kind}.fix`;
    const related: RelatedPlace[] = [...relatedTexts(further)];
    if ('path' in offer && field.length > 0)
      related.push({
        message: { id: 'text-differs.field' },
        file: offer.document.file.path,
        span: offer.document.span([...offer.path, ...field]),
      });
    report('text-differs', text.document, text.document.spanWithin(text.path, start, end), {
      id: `text-differs.${kind}`,
      values,
      fix:
        'path' in offer
          ? { id: isTextId(ownFix) ? ownFix : 'text-differs.fix', values }
          : { id: 'text-differs.elsewhere', values: { ...values, offer: quote(offer.id), file: inFull(offer.file) } },
      related,
    });
  }
}

/** The texts of an offer that are compared: its title and its savings name nothing but its own benefit. */
const shortFields = new Set(['title', 'savings']);
const comparedFields = new Set(['title', 'savings', 'description', 'terms']);

function isOwn({ kind, path }: TextField): boolean {
  return kind === 'store' && path[0] === 'offers';
}

/** The contradictions in texts, by the offers that their sentences are about. */
function contradictionsByOffer<Of extends OfferFields>(
  texts: readonly TextField[],
  knownBeside: (text: TextField) => KnownOffers<Of>,
  facts: FileFacts,
  wrongTitles: ReadonlySet<Of> = new Set(),
): ReadonlyMap<Of, readonly Contradiction[]> {
  const found = texts.flatMap((text) => {
    const known = knownBeside(text);
    if (!known.meant && known.named(text.value).length === 0) return [];
    return sentencesOf(text.value).flatMap(({ text: words, start }) => {
      const about = offerNamed(words, known);
      const isWrong = about && wrongTitles.has(about.offer);
      if (!about || (isWrong && !isOwn(text))) return [];
      const relation = isOwn(text) && shortFields.has(text.field) && !isWrong ? 'short' : 'long';
      const hasFigure = !isWrong && !(isOwn(text) && text.field === 'title');
      const countries = about.offer.where && facts.list('countries');
      const all = contradictionsOf({ ...about, text, words, start }, relation, hasFigure, countries);
      return all.map((each) => ({ offer: about.offer, each }));
    });
  });
  return new Map(
    [...grouped(found, ({ offer }) => offer)].map(([offer, list]) => [offer, list.map(({ each }) => each)]),
  );
}

/**
 * A text of a store may be about its own offer; on the page about those named by their codes, the only one, and in answers
 * about free delivery the offer of that.
 */
function knownOfStore(store: Store): (text: TextField) => KnownOffers<Offer> {
  const { offers = [], offersFrom } = store;
  const [only, ...others] = offers;
  const isOnly = only?.kind === 'code' && others.length === 0 && offersFrom === undefined;
  const delivery = deliveryOffer(store);
  const named = namedIn(store);
  return (text) => {
    if (isOwn(text)) {
      const offer = comparedFields.has(text.field) ? offers[Number(text.path[1])] : undefined;
      return { named: () => [], meant: offer && { offer, calls: callsAny } };
    }
    if (delivery && isAboutFreeDelivery(text)) return { named, meant: { offer: delivery, calls: callsAny } };
    return { named, meant: isOnly ? { offer: only, calls: callsOnly } : undefined };
  };
}

/**
 * A text outside of stores may be about the offers named by their codes, and the one that the entry of the home page
 * advertises. A code of another store than that of the entry has its own diagnostic.
 */
function knownBeside(text: TextField, facts: FileFacts): KnownOffers<StoreOffer> {
  const entry = text.kind === 'home' ? entryAround(text) : undefined;
  const named = namedInAll(facts);
  if (!entry) return { named };
  const isShown = entry.offer !== undefined && !text.path.includes('afterwards');
  const offer = isShown ? facts.offerOf(entry.store, entry.offer) : undefined;
  return {
    named: (words) => named(words).filter((each) => each.offer.store === entry.store),
    meant: offer && { offer, calls: callsAdvertised },
  };
}

/** The texts about an offer agree with its fields: amounts, countries, end, customers. */
export const offerTexts: Rule = {
  name: 'offer-texts',
  codes: ['text-differs'],
  each(read, facts, _context, report) {
    if (read.kind !== 'home' && read.kind !== 'page' && read.kind !== 'post') return;
    const found = contradictionsByOffer(textsOf(read).all, (text) => knownBeside(text, facts), facts);
    for (const [offer, all] of found) reportAll(all, offer, report);
  },
  store({ value, document }, facts, report) {
    const { offers = [] } = value;
    if (offers.length === 0) return;
    const { all } = textsOf({ kind: 'store', document });
    // Of several texts with the same contradiction, the report is at the one of the offer.
    const inOrder = [...all.filter(isOwn), ...all.filter((text) => !isOwn(text))];
    const wrongTitles = new Set(offers.filter(hasOtherTitle));
    const found = contradictionsByOffer(inOrder, knownOfStore(value), facts, wrongTitles);
    offers.forEach((offer, index) => {
      reportAll(found.get(offer) ?? [], { document, path: ['offers', index] }, report);
    });
  },
};
