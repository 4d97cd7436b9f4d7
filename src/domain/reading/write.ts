import type { Currency } from '../../generated/data-types';
import { localeOf, type Language } from '../language/language';
import type { BenefitView, Limits } from '../offers/limits';
import { minimumsFor, type Minimum } from '../offers/minimum';
import type { OfferView } from '../offers/offer-view';

export type SentenceOffer = Limits &
  Pick<OfferView, 'kind' | 'code' | 'benefit' | 'minimumSpend' | 'who' | 'where' | 'channel' | 'startsOn' | 'endsOn'>;

export const sentenceFields: ReadonlySet<string> = new Set<keyof SentenceOffer>([
  'kind',
  'code',
  'benefit',
  'benefits',
  'maximumDiscount',
  'minimumSpend',
  'maximumSpend',
  'perItem',
  'who',
  'oncePerCustomer',
  'where',
  'channel',
  'payment',
  'applies',
  'saleItems',
  'combines',
  'startsOn',
  'endsOn',
]);

type Message = (id: string, values?: Readonly<Record<string, string | number>>) => string;

type List = (texts: readonly string[], type?: Intl.ListFormatType) => string;

interface Phrases {
  readonly message: Message;
  readonly list: List;
  money(money: { readonly amount: number; readonly currency: Currency }): string;
}

function figureOf(benefit: Extract<BenefitView, { readonly kind: 'amount' }>, { message, money }: Phrases): string {
  const { from, currency } = benefit;
  const to = money(benefit);
  return from === undefined ? to : message('money.range', { from: money({ amount: from, currency }), to });
}

function benefitPhrase(benefit: BenefitView, phrases: Phrases): string {
  const { message } = phrases;
  switch (benefit.kind) {
    case 'percent':
    case 'amount': {
      const figure =
        benefit.kind === 'percent'
          ? message('benefit.percent-figure', { percent: benefit.percent })
          : figureOf(benefit, phrases);
      return message(benefit.upTo ? 'benefit.off-up-to' : 'benefit.off', { figure });
    }
    case 'cashback': {
      if (benefit.percent === undefined) return message('benefit.cashback');
      const figure = message('benefit.percent-figure', { percent: benefit.percent });
      return message(benefit.upTo ? 'benefit.cashback-up-to' : 'benefit.cashback-figure', { figure });
    }
    case 'free-shipping':
      return message('benefit.free-shipping');
    case 'gift':
      return message('benefit.gift', { gift: benefit.gift });
  }
}

function benefitAndCode({ kind, code, benefit, benefits }: SentenceOffer, phrases: Phrases): readonly string[] {
  const { message, list } = phrases;
  const ofAll = benefits
    ? list(
        benefits.map(({ on, name, benefit: own }) =>
          message('sentence.benefit-on', {
            benefit: benefitPhrase(own, phrases),
            goods: name ?? message(`sentence.${on}`),
          }),
        ),
      )
    : benefit && benefitPhrase(benefit, phrases);
  if (ofAll === undefined)
    return [code === undefined ? message(`offer.kind-${kind}`) : message('offer.title-code', { code })];
  return [ofAll, ...(code === undefined ? [] : [message('sentence.with-code', { code })])];
}

function placesOf(codes: NonNullable<OfferView['where']>, { message, list }: Phrases): string {
  return list(codes.map((code) => message('trust.in-country', { code, country: message(`country-short.${code}`) })));
}

function minimumPhrase(minimums: readonly Minimum[], phrases: Phrases): string {
  const { message, list, money } = phrases;
  const amounts = minimums.map(({ countries, ...minimum }) => {
    const amount = money(minimum);
    return countries ? message('offer.amount-in', { amount, countries: placesOf(countries, phrases) }) : amount;
  });
  return message('offer.from', { amount: list(amounts) });
}

function* amountPhrases(offer: SentenceOffer, phrases: Phrases): Generator<string> {
  const { message, money } = phrases;
  const { benefit, maximumDiscount, maximumSpend, perItem } = offer;
  const { minimum, maximumDiscount: ofItem, currency = 'USD' } = perItem ?? {};
  if (maximumDiscount)
    yield message('sentence.at-most', { amount: money(maximumDiscount), kind: benefit?.kind ?? 'percent' });
  if (ofItem !== undefined) yield message('sentence.item-at-most', { amount: money({ amount: ofItem, currency }) });
  const minimums = minimumsFor(offer);
  if (minimums.length > 0) yield minimumPhrase(minimums, phrases);
  if (maximumSpend) yield message('sentence.maximum', { amount: money(maximumSpend) });
  if (minimum !== undefined) yield message('sentence.item-minimum', { amount: money({ amount: minimum, currency }) });
}

function* conditionPhrases(offer: SentenceOffer, { message, list }: Phrases): Generator<string> {
  const { applies = {}, saleItems, payment = {}, combines, oncePerCustomer } = offer;
  const names = (all: readonly { readonly name: string }[]): readonly string[] => all.map(({ name }) => name);
  const except = [...names(applies.except ?? []), ...(applies.exceptBrands ?? [])];
  if (applies.only) yield message('sentence.goods-only', { list: list(names(applies.only)) });
  if (applies.part) yield message('sentence.goods-part');
  if (except.length > 0) yield message('sentence.goods-except', { list: list(except) });
  if (saleItems) yield message('sentence.sale-items', { sale: saleItems });
  if (payment.only) yield message('sentence.payment-only', { list: list(names(payment.only), 'disjunction') });
  if (payment.except) yield message('sentence.payment-except', { list: list(names(payment.except), 'disjunction') });
  if (combines) {
    const [only = 'none', ...more] = combines;
    yield message(`sentence.combines-${more.length > 0 ? 'both' : only}`);
  }
  if (oncePerCustomer) yield message('sentence.once');
}

/** The facts of an offer as one sentence, without a full stop: "10% off for new customers in Kuwait, from 20 KWD". */
export function sentenceOf(offer: SentenceOffer, language: Language, message: Message): string {
  const phrases: Phrases = {
    message,
    list: (texts, type = 'conjunction') => new Intl.ListFormat(localeOf(language), { type }).format(texts),
    money: ({ amount, currency }) => message(`money-words.${currency}`, { amount }),
  };
  const { benefit, who, where, channel, startsOn: start = '', endsOn: end = '' } = offer;
  const beside = [
    ...benefitAndCode(offer, phrases),
    ...(who ? [message(`sentence.for-${who}`)] : []),
    ...(where ? [message('sentence.countries', { countries: placesOf(where, phrases) })] : []),
    ...(channel ? [message('sentence.channel', { channel })] : []),
  ];
  // Words of the store would run into the next ones.
  const isOfStore = benefit?.kind === 'gift' && beside.length > 1;
  const known = start !== '' && end !== '' ? 'both' : start === '' ? 'end' : 'start';
  return [
    ...(isOfStore ? [beside.slice(0, 1), beside.slice(1)] : [beside]).map((each) => each.join(' ')),
    ...amountPhrases(offer, phrases),
    ...conditionPhrases(offer, phrases),
    ...(start + end === '' ? [] : [message('sentence.dates', { known, start, end })]),
  ].reduce((list, next) => message('reason.list', { list, next }));
}
