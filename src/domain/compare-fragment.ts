import { answersText, readAnswers, type BasketAnswers } from './basket-fragment';
import type { MoneyTables } from './money';

const fragment = /^#([a-z0-9-]+)(?:=(.*))?$/;

/** The id of the category that the fragment of the comparison names, whether or not there is one with that id. */
export function categoryIn(hash: string): string | undefined {
  return hash === '' || hash === '#' ? undefined : (fragment.exec(hash)?.[1] ?? '');
}

/** The part of a fragment with what was answered, with which a fragment of another category can end. */
export function answersIn(hash: string): string {
  const answers = fragment.exec(hash)?.[2];
  return answers === undefined ? '' : `=${answers}`;
}

/** What the fragment says of a purchase, in the words of `basketFragment`. */
export function basketIn(hash: string, money: MoneyTables): BasketAnswers {
  return readAnswers(fragment.exec(hash)?.[2] ?? '', money);
}

/** The fragment of a category and a purchase: `#fashion=250SAR`. */
export function fragmentOf(category: string, answers: BasketAnswers, money: MoneyTables): string {
  const text = answersText(answers, money);
  return text === '' ? `#${category}` : `#${category}=${text}`;
}
