import type { Offer } from '../../../../../src/generated/data-types';
import { quote } from '../../../diagnostics/visible';
import type { Path } from '../../../load/document';
import { amountsOf, type AmountInText } from '../../texts/currency-words';
import { minimumPlaces } from '../../stores/minimums';
import { inSentence, isInBoth, type Contradiction, type Spoken } from './offer-text';

type Money = NonNullable<Offer['maximumSpend']>;

/** Words that introduce the minimum of an order. */
const minimumBefore =
  /(?:(?:orders?|purchases?|baskets?|carts?|spend|spending)(?: (?:of|worth|that cost))?(?: (?:over|above|from|at least|more than|exceeding|starting at))?|min(?:imum|\.)?(?: (?:spend|order|purchase|basket|cart))?(?: (?:value|amount))?(?: (?:of|is))?:?|(?:off|discount|shipping|delivery) (?:over|above|from))\s*$/iu;
const minimumBeforeArabic =
  /(?:(?:طلبات|الطلبات|للطلبات|طلبك|مشتريات|للمشتريات|مشترياتك|سلة|سلتك)(?: (?:التي|بقيمة))?(?: (?:تتجاوز|فوق|من|لا تقل عن|تزيد على|تزيد عن|أكثر من|بقيمة))?|(?:بحد|الحد|حد) (?:أدنى|ادنى|الأدنى)(?: (?:للطلب|للطلبات|للشراء|قدره|هو|مقداره))?:?)\s*$/u;

/** Words that introduce the upper bound of a discount. */
const maximumBefore =
  /(?:max(?:imum|\.)?(?: (?:discount|saving|savings))?(?: (?:of|is))?:?|capped at|(?:بحد|الحد|حد) (?:أقصى|اقصى|الأقصى)(?: (?:للخصم|قدره|هو))?:?|أقصى خصم)\s*$/iu;
const upToBefore = /(?:up to|حتى)\s*$/iu;

/** Free delivery often has another minimum than the offer. */
const delivery = /deliver|shipping|shipped|ship |شحن|توصيل/iu;
const perItem = /(?:each|per|single) (?:item|piece|product)|للقطعة|لكل قطعة|لكل منتج/iu;
const noMinimum =
  /no minimum(?! for)|without (?:a |any )?minimum|(?:بدون|بلا|دون|من دون) (?:أي )?حد أدنى|لا يوجد حد أدنى/iu;

function written({ amount, currency }: Money): string {
  return quote(`${amount} ${currency}`);
}

function isMinimum({ words }: Spoken, { from }: AmountInText): boolean {
  const before = words.slice(Math.max(0, from - 60), from);
  return minimumBefore.test(before) || minimumBeforeArabic.test(before);
}

/** Finds minimum orders in a sentence that contradict `minimumSpend`. */
function minimumIn(spoken: Spoken, amounts: readonly AmountInText[]): readonly Contradiction[] {
  const { offer, words } = spoken;
  const { benefit } = offer;
  const minimums = minimumPlaces(offer);
  const [first] = minimums;
  if (!first) return [];
  const none = noMinimum.exec(words);
  if (none) {
    const place = [none.index, none.index + none[0].length] as const;
    const values = { words: quote(none[0]), amount: written(first.minimum) };
    return [inSentence(spoken, 'no-minimum', place, ['minimumSpend'], values)];
  }
  if (perItem.test(words) || (delivery.test(words) && benefit?.kind !== 'free-shipping')) return [];
  const isAmount = (value: number): boolean => minimums.some(({ minimum }) => value === minimum.amount);
  const named = amounts.filter((amount) => isMinimum(spoken, amount));
  // Another sentence may have the minimum, and this one an amount just below it: $119.99.
  if (named.length === 0 || amountsOf(spoken.text.value).some(({ value }) => isAmount(value))) return [];
  return named
    .filter((amount) => isInBoth(spoken, amount.value))
    .map((amount) =>
      inSentence(spoken, 'minimum', [amount.from, amount.to], [...first.path, 'amount'], {
        words: quote(words.slice(amount.from, amount.to)),
        amount: written(first.minimum),
      }),
    );
}

/** Finds upper bounds of the discount in a sentence that contradict `maximumDiscount`. */
function maximumIn(spoken: Spoken, amounts: readonly AmountInText[]): readonly Contradiction[] {
  const { offer, words } = spoken;
  const { maximumDiscount: maximum, benefit } = offer;
  if (!maximum) return [];
  const named = amounts.filter(({ from }) => {
    const before = words.slice(Math.max(0, from - 40), from);
    return maximumBefore.test(before) || (benefit?.kind === 'percent' && upToBefore.test(before));
  });
  if (named.some(({ value }) => value === maximum.amount)) return [];
  return named
    .filter((amount) => isInBoth(spoken, amount.value))
    .map((amount) =>
      inSentence(spoken, 'maximum', [amount.from, amount.to], ['maximumDiscount', 'amount'], {
        words: quote(words.slice(amount.from, amount.to)),
        amount: written(maximum),
      }),
    );
}

/** The amounts of an offer that have a currency. */
function moneyOf(offer: Offer): readonly (readonly [path: Path, Money])[] {
  const { benefit, maximumDiscount } = offer;
  return [
    ...(benefit?.kind === 'amount' ? [[['benefit'], benefit] as const] : []),
    ...minimumPlaces(offer).map(({ minimum, path }) => [path, minimum] as const),
    ...(maximumDiscount ? [[['maximumDiscount'], maximumDiscount] as const] : []),
  ];
}

/** Finds an amount of the offer that a sentence gives in another currency. */
function currencyIn(spoken: Spoken, amounts: readonly AmountInText[]): readonly Contradiction[] {
  const { offer, words } = spoken;
  return moneyOf(offer).flatMap(([path, money]): readonly Contradiction[] => {
    const named = amounts.filter(({ value }) => value === money.amount);
    // Another amount of the offer may have the same number in its own currency.
    const known = moneyOf(offer).flatMap(([, each]) => (each.amount === money.amount ? [each.currency] : []));
    const [first] = named;
    if (!first || named.some(({ currencies }) => known.some((each) => currencies.includes(each)))) return [];
    return [
      inSentence(spoken, 'currency', [first.from, first.to], [...path, 'currency'], {
        words: quote(words.slice(first.from, first.to)),
        currency: quote(money.currency),
      }),
    ];
  });
}

/** Finds amounts in a sentence that contradict those of the offer. */
export function amountsAgainst(spoken: Spoken): readonly Contradiction[] {
  // Most offers have no amount.
  if (moneyOf(spoken.offer).length === 0) return [];
  const amounts = amountsOf(spoken.words);
  const currency = currencyIn(spoken, amounts);
  // Minimum and maximum ignore amounts in another currency.
  return [...minimumIn(spoken, amounts), ...maximumIn(spoken, amounts), ...currency];
}
