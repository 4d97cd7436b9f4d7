import type { MinimumAmount } from '../../../src/generated/data-types';
import type { FeedBenefit } from '../../catalogue/validate/catalogue';
import type { Wording } from './dates';

/** Formats texts in one language. */
type Words = Pick<Wording, 'message'>;

function moneyIn({ message }: Words): (money: MinimumAmount) => string {
  return ({ amount, currency }) => message(`money-words.${currency}`, { amount });
}

/** Composes a title from the benefit of an offer: `20% off`, `Up to $3 off`. */
export function benefitTitle(benefit: FeedBenefit, words: Words): string {
  const { message } = words;
  const figure =
    benefit.kind === 'percent'
      ? message('benefit.percent-figure', { percent: benefit.percent })
      : moneyIn(words)(benefit);
  return message(benefit.upTo ? 'benefit.off-up-to' : 'benefit.off', { figure });
}

/** Composes a title from benefit and minimum spend: `$3 off orders of $8 or more`; in Arabic the currency is a word. */
export function composedTitle(benefit: FeedBenefit, minimum: MinimumAmount, words: Words): string {
  return words.message('offer.composed-title', {
    benefit: benefitTitle(benefit, words),
    minimum: moneyIn(words)(minimum),
  });
}
