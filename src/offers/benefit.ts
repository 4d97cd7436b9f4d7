import type { BenefitView, OfferView } from '../domain/page-data';
import type { Translate } from '../hooks/messages';

/** An amount of money as the data gives it. */
type Money = NonNullable<OfferView['minimumSpend']>;

/** A benefit in words, taken apart round the figure that a ticket sets large. */
export interface BenefitWords {
  /** What stands before the figure in a sentence; may be empty. */
  readonly before: string;
  /** The figure, or where there is none the words themselves. */
  readonly figure: string;
  /** What stands after the figure; may be empty. */
  readonly after: string;
  /** true where `figure` is words, which need more room than `20%`. */
  readonly inWords: boolean;
}

/** An amount with its currency. */
export function moneyWords({ amount, currency }: Money, t: Translate): string {
  return t(`money.${currency}`, { amount });
}

function around(figure: string, sentence: string, inWords = false): BenefitWords {
  const start = sentence.indexOf(figure);
  if (start < 0) return { before: '', figure: sentence, after: '', inWords: true };
  return {
    before: sentence.slice(0, start).trim(),
    figure,
    after: sentence.slice(start + figure.length).trim(),
    inWords,
  };
}

function amountFigure({ amount, from, currency }: Money & { readonly from?: number }, t: Translate): string {
  const end = moneyWords({ amount, currency }, t);
  return from === undefined ? end : t('money.range', { from: moneyWords({ amount: from, currency }, t), to: end });
}

/** What the shopper gains, in words. */
export function benefitWords(benefit: BenefitView, t: Translate): BenefitWords {
  switch (benefit.kind) {
    case 'percent': {
      const figure = t('benefit.percent-figure', { percent: benefit.percent });
      return around(figure, t(benefit.upTo ? 'benefit.off-up-to' : 'benefit.off', { figure }));
    }
    case 'amount': {
      const figure = amountFigure(benefit, t);
      return around(figure, t(benefit.upTo ? 'benefit.off-up-to' : 'benefit.off', { figure }));
    }
    case 'cashback': {
      if (benefit.percent === undefined) return { before: '', figure: t('benefit.cashback'), after: '', inWords: true };
      const figure = t('benefit.percent-figure', { percent: benefit.percent });
      return around(figure, t(benefit.upTo ? 'benefit.cashback-up-to' : 'benefit.cashback-figure', { figure }));
    }
    case 'free-shipping':
      return { before: '', figure: t('benefit.free-shipping'), after: '', inWords: true };
    case 'gift':
      return around(benefit.gift, t('benefit.gift', { gift: benefit.gift }), true);
  }
}
