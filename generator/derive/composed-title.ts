import type { MinimumSpend } from '../../src/generated/data-types';
import type { FeedBenefit } from '../validate/catalogue';
import type { Wording } from './dates';

/** A title made of what an offer gives and from which order on: `$3 off orders of $8 or more`, with money in words in Arabic. */
export function composedTitle(
  benefit: FeedBenefit,
  minimum: MinimumSpend,
  { message }: Pick<Wording, 'message'>,
): string {
  const money = ({ amount, currency }: MinimumSpend): string => message(`money-words.${currency}`, { amount });
  const figure =
    benefit.kind === 'percent' ? message('benefit.percent-figure', { percent: benefit.percent }) : money(benefit);
  return message('offer.composed-title', {
    benefit: message(benefit.upTo ? 'benefit.off-up-to' : 'benefit.off', { figure }),
    minimum: money(minimum),
  });
}
