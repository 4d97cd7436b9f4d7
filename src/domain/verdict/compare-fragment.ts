import { answersText, readAnswers, type BasketAnswers } from './basket-fragment';
import type { MoneyTables } from '../money/money';

const fragment = /^#([a-z0-9-]+)(?:=(.*))?$/;

/** The category id in the fragment of the comparison, which may be unknown; undefined if there is no fragment. */
export function categoryIn(hash: string): string | undefined {
  return hash === '' || hash === '#' ? undefined : (fragment.exec(hash)?.[1] ?? '');
}

/** The answers in a fragment with their `=`, to append to the fragment of another category; empty if there are none. */
export function answersIn(hash: string): string {
  const answers = fragment.exec(hash)?.[2];
  return answers === undefined ? '' : `=${answers}`;
}

export function basketIn(hash: string, money: MoneyTables): BasketAnswers {
  return readAnswers(fragment.exec(hash)?.[2] ?? '', money);
}

/** The fragment for a category and a purchase: `#fashion=250SAR`. */
export function fragmentOf(category: string, answers: BasketAnswers, money: MoneyTables): string {
  const text = answersText(answers, money);
  return text === '' ? `#${category}` : `#${category}=${text}`;
}
