import type { IntlShape } from 'react-intl';
import type { OfferView } from '../domain/page-data';
import type { Basket, Judged, OpenLimit, Question, Saves, Verdict } from '../domain/verdict';
import { minorMoneyText, type ReasonWording } from '../offers/reason-text';

/** A group of answers, in the order of the page. */
export type AnswerGroup = 'now' | 'up-to' | 'extra' | 'cashback' | 'unknown' | 'depends' | 'blocked';

/** The group in which an answer is listed. */
export function groupOf(verdict: Verdict): AnswerGroup {
  if (verdict.state !== 'saves') return verdict.state;
  return verdict.group === 'delivery' || verdict.group === 'gift' ? 'extra' : verdict.group;
}

/** An offer by what shoppers know it by: its code, else its title. */
export function offerName({ code, title }: OfferView): string {
  return code ?? title;
}

/** That nothing with known figures applies; if so, that all of it has ended. */
function refusedSentence(judged: readonly Judged[], intl: IntlShape): string {
  const refused = judged.flatMap(({ verdict }) => (verdict.state === 'blocked' ? [verdict] : []));
  const ended = refused.filter(({ reasons }) => reasons.some(({ kind }) => kind === 'ended'));
  return intl.formatMessage({
    id: refused.length > 0 && ended.length === refused.length ? 'basket.best-ended' : 'basket.best-none',
  });
}

/** The offer that the first sentence of the answers names as the best, if it names one. */
export function recommended([best]: readonly Judged[]): OfferView | undefined {
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
        : intl.formatMessage({ id: 'basket.best-up-to' }, { offer });
    }
    case 'up-to':
      return intl.formatMessage({ id: 'basket.best-up-to' }, { offer });
    case 'extra':
      return intl.formatMessage({ id: 'basket.best-extra' }, { offer });
    case 'cashback':
      return intl.formatMessage({ id: 'basket.best-cashback' }, { offer });
    case 'depends':
      return intl.formatMessage({ id: 'basket.best-depends' });
    case 'unknown':
      return `${refusedSentence(judged, intl)} ${intl.formatMessage({ id: 'basket.rest-unknown' })}`;
    case 'blocked':
      return refusedSentence(judged, intl);
  }
}

/** What an offer does to the price: the main words, and further ones. */
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

const limitIds = {
  minimum: 'basket.limit-minimum',
  'store-minimum': 'basket.limit-minimum',
  maximum: 'basket.limit-maximum',
  'item-price': 'basket.limit-item-price',
} as const satisfies Readonly<Record<OpenLimit['kind'], string>>;

/** What an answer depends on: limits without a rate, then the questions by their labels. */
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
