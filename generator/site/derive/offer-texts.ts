import type { OfferView } from '../../../src/domain/offers/offer-view';
import type { ContentLanguage, MinimumAmount } from '../../../src/generated/data-types';
import type { CatalogueOffer, Words } from '../../catalogue/offers/offer';
import type { FeedBenefit } from '../../catalogue/validate/catalogue';
import type { Wording } from './dates';
import type { OfferContext } from './edition';

/** Formats texts in one language. */
type Message = Pick<Wording, 'message'>;

function moneyIn({ message }: Message): (money: MinimumAmount) => string {
  return ({ amount, currency }) => message(`money-words.${currency}`, { amount });
}

/** Composes a title from the benefit of an offer: `20% off`, `Up to $3 off`. */
function benefitTitle(benefit: FeedBenefit, wording: Message): string {
  const { message } = wording;
  const figure =
    benefit.kind === 'percent'
      ? message('benefit.percent-figure', { percent: benefit.percent })
      : moneyIn(wording)(benefit);
  return message(benefit.upTo ? 'benefit.off-up-to' : 'benefit.off', { figure });
}

/** Composes a title from benefit and minimum spend: `$3 off orders of $8 or more`; in Arabic the currency is a word. */
export function composedTitle(benefit: FeedBenefit, minimum: MinimumAmount, wording: Message): string {
  return wording.message('offer.composed-title', {
    benefit: benefitTitle(benefit, wording),
    minimum: moneyIn(wording)(minimum),
  });
}

/** The parts of an offer that its texts are made of. */
export type WordedOffer = Pick<CatalogueOffer, 'code' | 'title' | 'description' | 'terms' | 'benefit' | 'minimumSpend'>;

/** The first language of some texts besides that of a page. */
export function otherLanguageOf(texts: readonly Words[], language: string): ContentLanguage | undefined {
  // The keys of texts are languages.
  return (texts.flatMap(Object.keys) as ContentLanguage[]).find((each) => each !== language);
}

/** A title made of facts: benefit and minimum, else, if the offer has no title in any language, one of them or the code. */
function factTitle({ benefit, minimumSpend, code }: WordedOffer, isNamed: boolean, store: string, wording: Message) {
  const figure = benefit?.kind === 'percent' || benefit?.kind === 'amount' ? benefit : undefined;
  if (figure && minimumSpend && 'amount' in minimumSpend) return composedTitle(figure, minimumSpend, wording);
  if (isNamed) return undefined;
  if (figure) return benefitTitle(figure, wording);
  return code === undefined
    ? wording.message('offer.title-deal', { store })
    : wording.message('offer.title-code', { code });
}

/**
 * The texts of an offer in the language of a page. If it has no title in that language, the title is composed from
 * benefit and minimum spend, if both are known, and its own title stays as the original one (product rule R61).
 */
export function textsOf(
  offer: WordedOffer,
  store: string,
  { language, wording }: Pick<OfferContext, 'language' | 'wording'>,
): Pick<OfferView, 'title' | 'language' | 'original' | 'description' | 'terms'> {
  const { title, description = {}, terms = {} } = offer;
  const own = title[language];
  const other = own === undefined ? otherLanguageOf([title], language) : undefined;
  const composed = own ?? factTitle(offer, other !== undefined, store, wording);
  if (composed === undefined && other)
    return { title: title[other] ?? '', language: other, description: description[other], terms: terms[other] };
  const missing = [description, terms].filter((words) => words[language] === undefined);
  const original = other ?? otherLanguageOf(missing, language);
  const more = original && missing.flatMap((words) => words[original] ?? []);
  return {
    title: composed ?? '',
    original: original && {
      title: other && title[other],
      language: original,
      more: more && more.length > 0 ? more : undefined,
    },
    description: description[language],
    terms: terms[language],
  };
}
