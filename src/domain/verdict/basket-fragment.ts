import type { Currency } from '../../generated/data-types';
import { amountDigits, digitsOf } from './basket-amount';
import { basketFragmentStart } from '../constants';
import { minorOfDigits, type MoneyTables } from '../money/money';
import type { Basket } from './verdict-limits';

/** All but the country, which is in the query (product rule R56). */
export type BasketAnswers = Omit<Basket, 'country'>;

/** The answers with two choices, by their words in the fragment. */
const choices: Readonly<Record<string, BasketAnswers>> = {
  new: { customer: 'new' },
  returning: { customer: 'returning' },
  member: { member: true },
  'no-member': { member: false },
  site: { channel: 'site' },
  app: { channel: 'app' },
  full: { prices: 'full' },
  sale: { prices: 'sale' },
  seller: { fromSeller: true },
  'no-seller': { fromSeller: false },
  combined: { combined: true },
  'no-other': { combined: false },
  used: { usedBefore: true },
  unused: { usedBefore: false },
};

const paymentWord = /^pay-([a-z0-9-]{1,60})$/;
const goodsWord = /^goods-([a-z0-9-]{1,60})$/;
const brandWord = /^brand-(.{1,300})$/;
const itemWord = /^item-([\d.]{1,16})$/;

/** Parses an amount in the format of `amountDigits` to minor units; undefined for any other text. */
function readNumber(text: string, currency: Currency, money: MoneyTables): number | undefined {
  const [, whole, fraction = ''] = /^(\d{1,9})(?:\.(\d{1,3}))?$/.exec(text) ?? [];
  return whole === undefined ? undefined : minorOfDigits({ whole, fraction }, currency, money);
}

function decodeName(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    // The text is not encoded correctly.
    return undefined;
  }
}

/** Encodes answers as the words of a fragment, such as `250SAR.new.app`; empty without an answer. */
export function answersText(answers: BasketAnswers, money: MoneyTables): string {
  const { currency, payment, goods, brand, itemPrice } = answers;
  const words = [
    ...(currency === undefined ? [] : [`${digitsOf(answers, money)}${currency}`]),
    ...Object.entries(choices).flatMap(([word, choice]) =>
      // Each choice sets one field.
      Object.entries(choice).every(([field, value]) => Object.is(Reflect.get(answers, field), value)) ? [word] : [],
    ),
    ...(payment === undefined ? [] : [`pay-${payment}`]),
    ...(goods === undefined ? [] : [`goods-${goods}`]),
    ...(brand === undefined ? [] : [`brand-${encodeURIComponent(brand).replaceAll('.', '%2E')}`]),
    ...(itemPrice === undefined || currency === undefined
      ? []
      : [`item-${amountDigits({ minor: itemPrice, currency }, money)}`]),
  ];
  return words.join('.');
}

/** The fragment for a basket, such as `#basket=250SAR.new.app`; empty without an answer. */
export function basketFragment(answers: BasketAnswers, money: MoneyTables): string {
  const text = answersText(answers, money);
  return text === '' ? '' : basketFragmentStart + text;
}

function amountIn(word: string, money: MoneyTables): BasketAnswers {
  const [, digits = '', code = ''] = /^([\d.]{0,16})([A-Z]{3})$/.exec(word) ?? [];
  if (!Object.hasOwn(money.minorUnits, code)) return {};
  // The assertion is sound: it is a key of `minorUnits`.
  const currency = code as Currency;
  const amount = readNumber(digits, currency, money);
  return { currency, amount };
}

function answerIn(word: string, currency: Currency | undefined, money: MoneyTables): BasketAnswers {
  if (Object.hasOwn(choices, word)) return choices[word] ?? {};
  const payment = paymentWord.exec(word)?.[1];
  if (payment !== undefined) return { payment };
  const goods = goodsWord.exec(word)?.[1];
  if (goods !== undefined) return { goods };
  const brand = decodeName(brandWord.exec(word)?.[1] ?? '');
  if (brand !== undefined && brand !== '') return { brand };
  const item = itemWord.exec(word)?.[1];
  const itemPrice = item === undefined || currency === undefined ? undefined : readNumber(item, currency, money);
  return itemPrice === undefined ? {} : { itemPrice };
}

/** Parses the words of a fragment. Visitors can edit them, so unknown words are ignored. */
export function readAnswers(text: string, money: MoneyTables): BasketAnswers {
  // A point before a digit is a decimal point, not a separator.
  const words = text.split(/\.(?!\d)/);
  const first = amountIn(words[0] ?? '', money);
  // If a question is answered more than once, the first answer counts.
  const answers: BasketAnswers[] = words.map((word) => answerIn(word, first.currency, money));
  return Object.fromEntries([...answers.reverse(), first].flatMap((answer) => Object.entries(answer)));
}

/** The answers in the fragment of an address; empty if it has no basket. */
export function basketAnswersIn(hash: string, money: MoneyTables): BasketAnswers {
  return hash.startsWith(basketFragmentStart) ? readAnswers(hash.slice(basketFragmentStart.length), money) : {};
}
