import type { IntlShape } from 'react-intl';
import type { OfferView } from '../domain/page-data';
import type { Basket, Judged, OpenLimit, Question, Saves, Verdict } from '../domain/verdict';
import { benefitLine, benefitText } from './benefit';
import { minorMoneyText, type ReasonWording } from './reason-text';

/** A group of verdicts, in page order. */
export type AnswerGroup = 'now' | 'up-to' | 'extra' | 'cashback' | 'unknown' | 'depends' | 'blocked';

/** The group in which a verdict is listed. */
export function groupOf(verdict: Verdict): AnswerGroup {
  if (verdict.state !== 'saves') return verdict.state;
  return verdict.group === 'delivery' || verdict.group === 'gift' ? 'extra' : verdict.group;
}

/** The name by which shoppers recognise an offer: its code, else its title. */
export function offerName({ code, title }: OfferView): string {
  return code ?? title;
}

/** The sentence that nothing with known figures applies, or that all offers have ended. */
function refusedSentence(judged: readonly Judged[], intl: IntlShape): string {
  const refused = judged.flatMap(({ verdict }) => (verdict.state === 'blocked' ? [verdict] : []));
  const ended = refused.filter(({ reasons }) => reasons.some(({ kind }) => kind === 'ended'));
  return intl.formatMessage({
    id: refused.length > 0 && ended.length === refused.length ? 'basket.best-ended' : 'basket.best-none',
  });
}

/** The sentence if the saving of the first offer is unknown: no offer is named as the best (product rule R82). */
function unknownSentence(judged: readonly Judged[], intl: IntlShape): string {
  if (judged.some(({ verdict }) => verdict.state === 'depends' && verdict.best.group !== 'unknown'))
    return intl.formatMessage({ id: 'basket.best-depends' });
  if (judged.some(({ verdict }) => verdict.state === 'blocked'))
    return `${refusedSentence(judged, intl)} ${intl.formatMessage({ id: 'basket.rest-unknown' })}`;
  return intl.formatMessage({ id: 'basket.best-unknown' }, { count: judged.length });
}

/** The sentence if the first offer has only an upper bound: what it may save, without naming it as the best. */
function upToSentence(offer: string, { saving, atLeast }: Saves, wording: ReasonWording): string {
  const { intl } = wording;
  const upperBound = saving && minorMoneyText(saving, wording);
  if (upperBound === undefined) return intl.formatMessage({ id: 'basket.best-unknown' }, { count: 1 });
  return atLeast
    ? intl.formatMessage(
        { id: 'basket.first-range' },
        { offer, from: minorMoneyText(atLeast, wording), saving: upperBound },
      )
    : intl.formatMessage({ id: 'basket.first-up-to' }, { offer, saving: upperBound });
}

/** The offer that the first sentence of the answers names; undefined if it names none. */
export function recommendedOffer([best]: readonly Judged[]): OfferView | undefined {
  return best?.verdict.state === 'saves' && best.verdict.group !== 'unknown' ? best.offer : undefined;
}

/** The first sentence of the answers, which is announced. */
export function answerSentence(
  judged: readonly Judged[],
  { amount, currency }: Basket,
  wording: ReasonWording,
): string {
  const { intl } = wording;
  const [best] = judged;
  if (!best) return intl.formatMessage({ id: 'basket.best-none' });
  const offer = offerName(best.offer);
  const { verdict } = best;
  switch (groupOf(verdict)) {
    case 'now': {
      const { saving, total } = verdict as Saves;
      if (total && amount !== undefined && currency)
        return intl.formatMessage(
          { id: 'basket.best-now' },
          {
            offer,
            total: minorMoneyText(total, wording),
            before: minorMoneyText({ minor: amount, currency }, wording),
          },
        );
      return saving
        ? intl.formatMessage({ id: 'basket.best-now-open' }, { offer, saving: minorMoneyText(saving, wording) })
        : unknownSentence([best], intl);
    }
    case 'up-to':
      return upToSentence(offer, verdict as Saves, wording);
    case 'extra':
      return intl.formatMessage({ id: 'basket.best-extra' }, { offer });
    case 'cashback':
      return intl.formatMessage({ id: 'basket.best-cashback' }, { offer });
    case 'depends':
      return intl.formatMessage({ id: 'basket.best-depends' });
    case 'unknown':
      return unknownSentence(judged, intl);
    case 'blocked':
      return refusedSentence(judged, intl);
  }
}

/** The savings of an offer in figures: the main text, then further ones; empty if no figure is known. */
export function gainTexts({ group, saving, atLeast, upTo, total }: Saves, wording: ReasonWording): readonly string[] {
  const { intl } = wording;
  const figure = saving && minorMoneyText(saving, wording);
  if (group === 'cashback')
    return figure === undefined
      ? []
      : [intl.formatMessage({ id: upTo ? 'basket.back-up-to' : 'basket.back' }, { saving: figure })];
  if (group !== 'now' && group !== 'up-to') return [];
  if (figure === undefined) return [];
  if (atLeast)
    return [
      intl.formatMessage({ id: 'basket.saved-range' }, { from: minorMoneyText(atLeast, wording), saving: figure }),
    ];
  if (upTo) return [intl.formatMessage({ id: 'basket.saved-up-to' }, { saving: figure })];
  return [
    ...(total ? [intl.formatMessage({ id: 'basket.pay' }, { total: minorMoneyText(total, wording) })] : []),
    intl.formatMessage({ id: 'basket.saved' }, { saving: figure }),
  ];
}

/** The savings of an offer; an upper bound if the verdict depends on questions. */
export function gainOf(verdict: Exclude<Verdict, { state: 'blocked' }>): Saves {
  return verdict.state === 'saves' ? verdict : { ...verdict.best, upTo: true };
}

/** The texts of a verdict: its figures, else the benefit, if it is known. */
export function figureTexts(
  { benefit }: Pick<OfferView, 'benefit'>,
  verdict: Exclude<Verdict, { state: 'blocked' }>,
  wording: ReasonWording,
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

/** What a verdict depends on: limits without a rate, then the labels of the questions. */
export function openTexts(
  questions: readonly Question[],
  limits: readonly OpenLimit[],
  wording: ReasonWording,
): readonly string[] {
  const { intl } = wording;
  const comparing = new Set(limits.map(({ kind }): Question => (kind === 'item-price' ? 'itemPrice' : 'amount')));
  const labels = questions
    .filter((question) => !comparing.has(question))
    .map((question) => intl.formatMessage({ id: `basket.${question}` }));
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
