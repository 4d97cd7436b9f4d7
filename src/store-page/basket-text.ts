import type { OfferView } from '../domain/page-data';
import type { Basket, Judged, OpenLimit, Question, Saves, Verdict } from '../domain/verdict';
import type { Translate } from '../hooks/messages';
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
function refusedSentence(judged: readonly Judged[], t: Translate): string {
  const refused = judged.flatMap(({ verdict }) => (verdict.state === 'blocked' ? [verdict] : []));
  const ended = refused.filter(({ reasons }) => reasons.some(({ kind }) => kind === 'ended'));
  return refused.length > 0 && ended.length === refused.length ? t('basket.best-ended') : t('basket.best-none');
}

/** The first sentence of the answers, which is announced. */
export function answerSentence(
  judged: readonly Judged[],
  { amount, currency }: Basket,
  wording: ReasonWording,
): string {
  const { t } = wording;
  const [best] = judged;
  if (!best) return t('basket.best-none');
  const offer = offerName(best.offer);
  const { verdict } = best;
  switch (groupOf(verdict)) {
    case 'now': {
      const { saving, total } = verdict as Saves;
      if (total && amount !== undefined && currency)
        return t('basket.best-now', {
          offer,
          total: minorMoneyText(total, wording),
          before: minorMoneyText({ minor: amount, currency }, wording),
        });
      return saving
        ? t('basket.best-now-open', { offer, saving: minorMoneyText(saving, wording) })
        : t('basket.best-up-to', { offer });
    }
    case 'up-to':
      return t('basket.best-up-to', { offer });
    case 'extra':
      return t('basket.best-extra', { offer });
    case 'cashback':
      return t('basket.best-cashback', { offer });
    case 'depends':
      return t('basket.best-depends');
    case 'unknown':
      return `${refusedSentence(judged, t)} ${t('basket.rest-unknown')}`;
    case 'blocked':
      return refusedSentence(judged, t);
  }
}

/** What an offer does to the price: the main words, and further ones. */
export function gainTexts({ group, saving, atLeast, upTo, total }: Saves, wording: ReasonWording): readonly string[] {
  const { t } = wording;
  const figure = saving && minorMoneyText(saving, wording);
  if (group === 'cashback')
    return figure === undefined ? [] : [t(upTo ? 'basket.back-up-to' : 'basket.back', { saving: figure })];
  if (group !== 'now' && group !== 'up-to') return [];
  if (figure === undefined) return [];
  if (atLeast) return [t('basket.saved-range', { from: minorMoneyText(atLeast, wording), saving: figure })];
  if (upTo) return [t('basket.saved-up-to', { saving: figure })];
  return [
    ...(total ? [t('basket.pay', { total: minorMoneyText(total, wording) })] : []),
    t('basket.saved', { saving: figure }),
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
  const { t } = wording;
  const comparing = new Set(limits.map(({ kind }): Question => (kind === 'item-price' ? 'itemPrice' : 'amount')));
  const labels = questions.filter((question) => !comparing.has(question)).map((question) => t(`basket.${question}`));
  return [
    ...limits.map(({ kind, amount }) => t(limitIds[kind], { amount: minorMoneyText(amount, wording) })),
    ...(labels.length === 0
      ? []
      : [t('basket.open', { questions: labels.reduce((list, next) => t('reason.list', { list, next })) })]),
  ];
}
