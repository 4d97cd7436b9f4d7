import type { IntlShape } from 'react-intl';
import type { OfferView } from '../../domain/offers/offer-view';
import { amountOf } from '../../domain/verdict/basket-amount';
import type { MinorMoney } from '../../domain/money/money';
import {
  figureOf,
  type Basket,
  type Judged,
  type NextStep,
  type OpenLimit,
  type Question,
  type Saves,
  type Verdict,
} from '../../domain/verdict/verdict';
import { benefitLine, benefitText } from '../facts/benefit';
import { minorMoneyText, type MoneyWording } from '../facts/money-text';

/** The name by which shoppers recognise an offer: its code, else its title. */
export function offerName({ code, title }: OfferView): string {
  return code ?? title;
}

/** The sentence if the saving of the first offer is unknown: no offer is named as the best (product rule R82). */
function unknownSentence(judged: readonly Judged[], intl: IntlShape): string {
  if (judged.some(({ verdict }) => verdict.state === 'depends' && verdict.best.group !== 'unknown'))
    return intl.formatMessage({ id: 'basket.best-depends' });
  const isStated = judged.some(({ verdict }) => 'stated' in verdict && verdict.stated);
  if (!isStated && judged.some(({ verdict }) => verdict.state === 'blocked'))
    return `${intl.formatMessage({ id: 'basket.best-none' })} ${intl.formatMessage({ id: 'basket.rest-unknown' })}`;
  return intl.formatMessage({ id: 'basket.best-unknown' }, { count: judged.length });
}

/** The offer that the first sentence of the answers names; undefined if it names none. */
export function recommendedOffer([best]: readonly Judged[]): OfferView | undefined {
  return best?.verdict.state === 'saves' && best.verdict.group !== 'unknown' ? best.offer : undefined;
}

/** The first sentence of the answers, which is announced. Only an exact saving makes an offer the best. */
export function answerSentence(judged: readonly Judged[], basket: Basket, wording: MoneyWording): string {
  const { intl } = wording;
  const [best] = judged;
  if (!best) return intl.formatMessage({ id: 'basket.best-none' });
  const { verdict } = best;
  if (verdict.state === 'depends') {
    const { questions, limits = [] } = verdict;
    const isWithoutRate = limits.length > 0 && openQuestions(questions, limits).length === 0;
    return intl.formatMessage({ id: isWithoutRate ? 'ladder.no-rate' : 'basket.best-depends' });
  }
  if (verdict.state === 'blocked') return intl.formatMessage({ id: 'basket.best-none' });
  const offer = offerName(best.offer);
  switch (verdict.group) {
    case 'now': {
      const [total, before] = [verdict.total, amountOf(basket)];
      if (!total || !before) return unknownSentence(judged, intl);
      return intl.formatMessage(
        { id: 'basket.best-now' },
        { offer, total: minorMoneyText(total, wording), before: minorMoneyText(before, wording) },
      );
    }
    case 'up-to':
      return verdict.most
        ? intl.formatMessage({ id: 'basket.first-up-to' }, { offer, saving: minorMoneyText(verdict.most, wording) })
        : unknownSentence(judged, intl);
    case 'delivery':
    case 'gift':
      return intl.formatMessage({ id: 'basket.best-extra' }, { offer });
    case 'cashback': {
      const [gain] = gainTexts(verdict, wording);
      return gain === undefined
        ? intl.formatMessage({ id: 'basket.best-cashback' }, { offer })
        : intl.formatMessage({ id: 'basket.best-back' }, { offer, gain });
    }
    case 'unknown':
      return unknownSentence(judged, intl);
  }
}

export function nextSentence({ offer, add, saving, total, saved, before }: NextStep, wording: MoneyWording): string {
  const { intl } = wording;
  const text = (value: MinorMoney): string => minorMoneyText(value, wording);
  if (!saving || !total) return intl.formatMessage({ id: 'ladder.next-delivery' }, { add: text(add) });
  const named = { add: text(add), offer: offerName(offer) };
  if (total.minor < before.minor)
    return intl.formatMessage(
      { id: 'basket.top-up' },
      { ...named, saving: text(saving), total: text(total), before: text(before) },
    );
  if (saved.minor === 0) return intl.formatMessage({ id: 'ladder.next-first' }, { ...named, saving: text(saving) });
  const more = text({ ...saving, minor: saving.minor - saved.minor });
  return intl.formatMessage({ id: 'ladder.next' }, { ...named, more });
}

/** The savings of an offer in figures: the main text, then further ones; empty if no figure is known. */
export function gainTexts(saves: Saves, wording: MoneyWording): readonly string[] {
  const { intl } = wording;
  const figure = figureOf(saves);
  if (!figure) return [];
  const saving = minorMoneyText(figure, wording);
  const isUpTo = 'most' in saves && saves.most !== undefined;
  if (saves.group === 'cashback')
    return [intl.formatMessage({ id: isUpTo ? 'basket.back-up-to' : 'basket.back' }, { saving })];
  if (isUpTo) return [intl.formatMessage({ id: 'basket.saved-up-to' }, { saving })];
  return [
    ...('total' in saves && saves.total
      ? [intl.formatMessage({ id: 'basket.pay' }, { total: minorMoneyText(saves.total, wording) })]
      : []),
    intl.formatMessage({ id: 'basket.saved' }, { saving }),
  ];
}

/** The savings of an offer; an upper bound if the verdict depends on questions. */
export function gainOf(verdict: Exclude<Verdict, { state: 'blocked' }>): Saves {
  if (verdict.state === 'saves') return verdict;
  const { best } = verdict;
  const most = figureOf(best);
  return most ? { state: 'saves', group: best.group === 'cashback' ? 'cashback' : 'up-to', most } : best;
}

/** The texts of a verdict: its figures, else the benefit, if it is known. */
export function figureTexts(
  { benefit }: Pick<OfferView, 'benefit'>,
  verdict: Exclude<Verdict, { state: 'blocked' }>,
  wording: MoneyWording,
): readonly string[] {
  const figures = gainTexts(gainOf(verdict), wording);
  if (figures.length > 0) return figures;
  return benefit ? [benefitLine(benefitText(benefit, wording.intl))] : [];
}

const limitIds = {
  minimum: 'basket.limit-minimum',
  'store-minimum': 'basket.limit-minimum',
  maximum: 'basket.limit-maximum',
  'item-price': 'basket.limit-item-price',
} as const satisfies Readonly<Record<OpenLimit['kind'], string>>;

/** The questions, except those for an amount that limits without a rate cannot be compared with. */
function openQuestions(questions: readonly Question[], limits: readonly OpenLimit[]): readonly Question[] {
  const comparing = new Set(limits.map(({ kind }): Question => (kind === 'item-price' ? 'itemPrice' : 'amount')));
  return questions.filter((question) => !comparing.has(question));
}

export function openTexts(
  questions: readonly Question[],
  limits: readonly OpenLimit[],
  wording: MoneyWording,
): readonly string[] {
  const { intl } = wording;
  const labels = openQuestions(questions, limits).map((question) => intl.formatMessage({ id: `basket.${question}` }));
  return [
    ...limits.map(({ kind, amount }) =>
      intl.formatMessage({ id: limitIds[kind] }, { amount: minorMoneyText(amount, wording) }),
    ),
    ...(labels.length === 0
      ? []
      : [
          intl.formatMessage(
            { id: 'basket.open' },
            { questions: labels.reduce((list, next) => intl.formatMessage({ id: 'reason.list' }, { list, next })) },
          ),
        ]),
  ];
}
