import type { Language } from '../../../../src/domain/language/language';
import type { OfferView } from '../../../../src/domain/offers/offer-view';
import type { ContentLanguage, MinimumAmount } from '../../../../src/generated/data-types';
import type { CatalogueOffer, Words } from '../../../catalogue/offers/offer';
import type { FeedBenefit } from '../../../catalogue/validate/catalogue';
import type { Wording } from '../texts/dates';
import type { OfferContext } from '../texts/edition';

type Message = Pick<Wording, 'message'>;

function moneyIn({ message }: Message): (money: MinimumAmount) => string {
  return ({ amount, currency }) => message(`money-words.${currency}`, { amount });
}

/** For example `20% off` or `Up to $3 off`. */
function benefitTitle(benefit: FeedBenefit, wording: Message): string {
  const { message } = wording;
  const figure =
    benefit.kind === 'percent'
      ? message('benefit.percent-figure', { percent: benefit.percent })
      : moneyIn(wording)(benefit);
  return message(benefit.upTo ? 'benefit.off-up-to' : 'benefit.off', { figure });
}

/** For example `$3 off orders of $8 or more`. In Arabic the currency is a word. */
export function composedTitle(benefit: FeedBenefit, minimum: MinimumAmount, wording: Message): string {
  return wording.message('offer.composed-title', {
    benefit: benefitTitle(benefit, wording),
    minimum: moneyIn(wording)(minimum),
  });
}

/** The parts of an offer from which its texts are made. */
export type WordedOffer = Pick<CatalogueOffer, 'code' | 'title' | 'description' | 'terms' | 'benefit' | 'minimumSpend'>;

/** The first language of texts that is not the language of the page. */
function otherLanguageOf(texts: readonly Words[], language: string): ContentLanguage | undefined {
  // The keys of texts are languages.
  return (texts.flatMap(Object.keys) as ContentLanguage[]).find((each) => each !== language);
}

function titleBenefit({ benefit }: Pick<WordedOffer, 'benefit'>): FeedBenefit | undefined {
  return benefit?.kind === 'percent' || benefit?.kind === 'amount' ? benefit : undefined;
}

/** A title composed of benefit and minimum spend, else of the benefit, the code or the store. */
function factTitle(offer: WordedOffer, store: string, wording: Message): string {
  const { minimumSpend, code } = offer;
  const benefit = titleBenefit(offer);
  if (benefit && minimumSpend && 'amount' in minimumSpend) return composedTitle(benefit, minimumSpend, wording);
  if (benefit) return benefitTitle(benefit, wording);
  return code === undefined
    ? wording.message('offer.title-deal', { store })
    : wording.message('offer.title-code', { code });
}

/** In the language of the page, else in another one; undefined if the title is composed (product rule R61). */
export function writtenTitle(
  offer: WordedOffer,
  language: Language,
): { readonly text: string; readonly language: ContentLanguage } | undefined {
  const own = offer.title[language];
  if (own !== undefined) return { text: own, language };
  const { minimumSpend } = offer;
  if (titleBenefit(offer) && minimumSpend && 'amount' in minimumSpend) return undefined;
  const other = otherLanguageOf([offer.title], language);
  return other && { text: offer.title[other] ?? '', language: other };
}

/**
 * The texts of an offer in the language of a page. Without a title in that language, the title is composed from benefit
 * and minimum spend, if both are known, and the written title is kept as the original (product rule R61).
 */
export function textsOf(
  offer: WordedOffer,
  store: string,
  { language, wording }: Pick<OfferContext, 'language' | 'wording'>,
): Pick<OfferView, 'title' | 'language' | 'original' | 'description' | 'terms'> {
  const { description = {}, terms = {} } = offer;
  const written = writtenTitle(offer, language);
  if (written && written.language !== language) {
    const other = written.language;
    return { title: written.text, language: other, description: description[other], terms: terms[other] };
  }
  const other = written ? undefined : otherLanguageOf([offer.title], language);
  const missing = [description, terms].filter((words) => words[language] === undefined);
  const original = other ?? otherLanguageOf(missing, language);
  const more = original && missing.flatMap((words) => words[original] ?? []);
  return {
    title: written?.text ?? factTitle(offer, store, wording),
    original: original && {
      title: other && offer.title[other],
      language: original,
      more: more && more.length > 0 ? more : undefined,
    },
    description: description[language],
    terms: terms[language],
  };
}
