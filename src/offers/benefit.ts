import type { BenefitView } from '../domain/limits';
import type { OfferView } from '../domain/page-data';
import type { Translate } from '../hooks/messages';

/** An amount of money. */
type Money = NonNullable<OfferView['minimumSpend']>;

/** A benefit as a text, split around the figure that a ticket shows large. */
export interface BenefitText {
  /** The text before the figure; may be empty. */
  readonly before: string;
  /** The figure, or the whole text if it has none. */
  readonly figure: string;
  /** The text after the figure; may be empty. */
  readonly after: string;
  /** true if `figure` consists of words, which need more space than `20%`. */
  readonly inWords: boolean;
}

/** Formats an amount with its currency. */
export function moneyText({ amount, currency }: Money, t: Translate): string {
  return t(`money.${currency}`, { amount });
}

/** Formats an amount within a sentence. Only US dollars have a sign in Arabic, which stands alone on tickets. */
export function moneyInSentence({ amount, currency }: Money, t: Translate): string {
  return t(currency === 'USD' ? 'money-words.USD' : `money.${currency}`, { amount });
}

function splitAround(figure: string, sentence: string, inWords = false): BenefitText {
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
  const end = moneyText({ amount, currency }, t);
  return from === undefined ? end : t('money.range', { from: moneyText({ amount: from, currency }, t), to: end });
}

/** Formats a benefit. */
export function benefitText(benefit: BenefitView, t: Translate): BenefitText {
  switch (benefit.kind) {
    case 'percent': {
      const figure = t('benefit.percent-figure', { percent: benefit.percent });
      return splitAround(figure, t(benefit.upTo ? 'benefit.off-up-to' : 'benefit.off', { figure }));
    }
    case 'amount': {
      const figure = amountFigure(benefit, t);
      return splitAround(figure, t(benefit.upTo ? 'benefit.off-up-to' : 'benefit.off', { figure }));
    }
    case 'cashback': {
      if (benefit.percent === undefined) return { before: '', figure: t('benefit.cashback'), after: '', inWords: true };
      const figure = t('benefit.percent-figure', { percent: benefit.percent });
      return splitAround(figure, t(benefit.upTo ? 'benefit.cashback-up-to' : 'benefit.cashback-figure', { figure }));
    }
    case 'free-shipping':
      return { before: '', figure: t('benefit.free-shipping'), after: '', inWords: true };
    case 'gift':
      return splitAround(benefit.gift, t('benefit.gift', { gift: benefit.gift }), true);
  }
}

/** The words of a benefit in one line. */
export function benefitLine({ before, figure, after }: BenefitText): string {
  return [before, figure, after].filter(Boolean).join(' ');
}

const numbersIn = (text: string): readonly string[] => text.match(/\d+(?:[.,]\d+)*/g) ?? [];

/** Whether a title says the same as the figure of its benefit, so that the figure need not be shown beside it. */
export function saysFigure(title: string, { figure }: BenefitText): boolean {
  const numbers = numbersIn(figure);
  if (numbers.length === 0) return title.toLowerCase().includes(figure.toLowerCase());
  const said = numbersIn(title);
  return numbers.every((number) => said.includes(number));
}
