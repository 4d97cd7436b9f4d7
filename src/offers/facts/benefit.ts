import type { IntlShape } from 'react-intl';
import type { BenefitView } from '../../domain/offers/limits';
import type { Money } from '../../generated/data-types';

/** A benefit as text, split around the figure that a ticket shows large. */
export interface BenefitText {
  readonly before: string;
  /** The figure, or the whole text if it has none. */
  readonly figure: string;
  readonly after: string;
  /** true if `figure` consists of words, which need more space than `20%`. */
  readonly inWords: boolean;
}

export function moneyText({ amount, currency }: Money, intl: IntlShape): string {
  return intl.formatMessage({ id: `money.${currency}` }, { amount });
}

/** Formats an amount within a sentence. In Arabic only US dollars have a symbol, which is only used on tickets. */
export function moneyInSentence({ amount, currency }: Money, intl: IntlShape): string {
  return intl.formatMessage({ id: currency === 'USD' ? 'money-words.USD' : `money.${currency}` }, { amount });
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

export function benefitText(benefit: BenefitView, intl: IntlShape): BenefitText {
  switch (benefit.kind) {
    case 'percent': {
      const figure = intl.formatMessage({ id: 'benefit.percent-figure' }, { percent: benefit.percent });
      return splitAround(
        figure,
        intl.formatMessage({ id: benefit.upTo ? 'benefit.off-up-to' : 'benefit.off' }, { figure }),
      );
    }
    case 'amount': {
      const { from, currency } = benefit;
      const to = moneyText(benefit, intl);
      const figure =
        from === undefined
          ? to
          : intl.formatMessage({ id: 'money.range' }, { from: moneyText({ amount: from, currency }, intl), to });
      return splitAround(
        figure,
        intl.formatMessage({ id: benefit.upTo ? 'benefit.off-up-to' : 'benefit.off' }, { figure }),
      );
    }
    case 'cashback': {
      if (benefit.percent === undefined)
        return { before: '', figure: intl.formatMessage({ id: 'benefit.cashback' }), after: '', inWords: true };
      const figure = intl.formatMessage({ id: 'benefit.percent-figure' }, { percent: benefit.percent });
      return splitAround(
        figure,
        intl.formatMessage({ id: benefit.upTo ? 'benefit.cashback-up-to' : 'benefit.cashback-figure' }, { figure }),
      );
    }
    case 'free-shipping':
      return { before: '', figure: intl.formatMessage({ id: 'benefit.free-shipping' }), after: '', inWords: true };
    case 'gift':
      return splitAround(benefit.gift, intl.formatMessage({ id: 'benefit.gift' }, { gift: benefit.gift }), true);
  }
}

export function benefitLine({ before, figure, after }: BenefitText): string {
  return [before, figure, after].filter(Boolean).join(' ');
}

// Part of a larger number, or the second of two joined figures, as in `$5-$3`.
const joinedBefore = /(?:\d[.,]?|[\d%$€£][-–])$/;
const joinedAfter = /^(?:[.,]?\d|[-–][\d$€£])/;

/** The index of a benefit's figure in a title; -1 if it does not occur, or only as part of another figure. */
export function figurePlace(title: string, figure: string): number {
  for (let start = title.indexOf(figure); start >= 0; start = title.indexOf(figure, start + 1)) {
    // The maximum number of characters that the patterns look at.
    const before = title.slice(Math.max(0, start - 2), start);
    if (!joinedBefore.test(before) && !joinedAfter.test(title.slice(start + figure.length))) return start;
  }
  return -1;
}

const numbersIn = (text: string): readonly string[] => text.match(/\d+(?:[.,]\d+)*/g) ?? [];

/** Whether a text contains all numbers of another one, or that one has none. */
export function saysNumbers(text: string, other: string): boolean {
  const said = numbersIn(text);
  return numbersIn(other).every((number) => said.includes(number));
}

/** The part of a title that is visible in every row, even on two lines of a small phone. */
export function firstWords(title: string): string {
  return title.slice(0, 36);
}

export function saysFigure(title: string, { figure }: BenefitText): boolean {
  return numbersIn(figure).length === 0
    ? title.toLowerCase().includes(figure.toLowerCase())
    : saysNumbers(title, figure);
}
