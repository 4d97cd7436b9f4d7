import { useEffect, useEffectEvent, useId, useRef, useState, type RefObject } from 'react';
import { parseAmount } from '../domain/money/amount';
import { digitsOf } from '../domain/verdict/basket-amount';
import { basketAnswersIn, basketFragment, type BasketAnswers } from '../domain/verdict/basket-fragment';
import { basketFragmentStart, settleDelay } from '../domain/constants';
import { currenciesOf, currencyChoices } from '../domain/offers/currencies';
import type { OfferStore, OfferView } from '../domain/offers/offer-view';
import { choicesOf, otherAnswer, type Basket, type Choices } from '../domain/verdict/verdict';
import type { Country, Currency } from '../generated/data-types';
import { money } from '../generated/money';

export interface BasketState {
  readonly basket: Basket;
  readonly currency: Currency;
  readonly currencies: readonly Currency[];
  readonly choices: Choices;
  readonly invalid: boolean;
  /** The id of the element with the error message. */
  readonly statusId: string;
  /** Sets an answer; undefined removes it. */
  readonly answer: <Field extends keyof BasketAnswers>(field: Field, value: BasketAnswers[Field] | undefined) => void;
}

/** The text of the field after typing has paused. `onEdit` is called before it changes. */
function useSettledText(field: RefObject<HTMLInputElement | null>, initial: string, onEdit: () => void) {
  const [text, setText] = useState(initial);
  const edit = useEffectEvent(onEdit);
  useEffect(() => {
    const input = field.current;
    if (!input) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const settle = (): void => {
      clearTimeout(timer);
      edit();
      setText(input.value);
    };
    const onInput = (): void => {
      clearTimeout(timer);
      timer = setTimeout(settle, settleDelay);
    };
    // The text that was typed while this part was loading.
    if (input.value !== '') onInput();
    input.addEventListener('input', onInput);
    // Enter, and leaving the field.
    input.addEventListener('change', settle);
    return () => {
      clearTimeout(timer);
      input.removeEventListener('input', onInput);
      input.removeEventListener('change', settle);
    };
  }, [field]);
  return [text, setText] as const;
}

function withinChoices(answers: BasketAnswers, { payment, goods, brand }: Choices): BasketAnswers {
  const allowed: Readonly<Record<'payment' | 'goods' | 'brand', readonly string[]>> = {
    payment: payment.map(({ id }) => id),
    goods: goods.map(({ id }) => id),
    brand,
  };
  const kept = { ...answers };
  for (const name of ['payment', 'goods', 'brand'] as const) {
    const answer = kept[name];
    if (answer !== undefined && answer !== otherAnswer && !allowed[name].includes(answer)) delete kept[name];
  }
  return kept;
}

interface Surroundings {
  readonly offers: readonly OfferView[];
  readonly store: OfferStore;
  readonly country: Country | undefined;
}

/** Follows the fragment of the address. At first, scrolls to the section for a basket: no element has that id. */
function useFollowFragment(
  field: RefObject<HTMLInputElement | null>,
  onAnswers: (answers: BasketAnswers) => void,
): void {
  const passOn = useEffectEvent(onAnswers);
  useEffect(() => {
    const hasBasket = (): boolean => window.location.hash.startsWith(basketFragmentStart);
    const follow = (): void => {
      if (hasBasket()) passOn(basketAnswersIn(window.location.hash, money));
    };
    follow();
    if (hasBasket()) field.current?.closest('section')?.scrollIntoView();
    window.addEventListener('hashchange', follow);
    return () => window.removeEventListener('hashchange', follow);
  }, [field]);
}

/** Changes an answer. Changing the currency removes the price of an item, which was given in the previous one. */
function withAnswer(
  answers: BasketAnswers,
  name: keyof BasketAnswers,
  value: BasketAnswers[keyof BasketAnswers] | undefined,
  currency: Currency,
): BasketAnswers {
  const isKept = (field: string): boolean => field !== name && !(name === 'currency' && field === 'itemPrice');
  const kept: BasketAnswers = Object.fromEntries(Object.entries(answers).filter(([field]) => isKept(field)));
  if (value === undefined) return kept;
  return { ...kept, ...(name === 'itemPrice' && { currency }), [name]: value };
}

/** Initialised from the fragment of the address, follows it, and is written to it after each answer. */
export function useBasket(
  field: RefObject<HTMLInputElement | null>,
  { offers, store, country }: Surroundings,
): BasketState {
  const statusId = useId();
  const choices = choicesOf(offers, store);
  const [given, setGiven] = useState<BasketAnswers>(() => basketAnswersIn(window.location.hash, money));
  const edited = useRef(false);
  const [text, setText] = useSettledText(field, digitsOf(given, money), () => {
    edited.current = true;
  });
  useFollowFragment(field, (answers) => {
    edited.current = false;
    setGiven(answers);
    setText(digitsOf(answers, money));
    if (field.current) field.current.value = digitsOf(answers, money);
  });

  const currencies = currencyChoices(currenciesOf(offers), country, money);
  const currency = given.currency ?? currencies[0];
  const isEmpty = text.trim() === '';
  const amount = isEmpty ? undefined : parseAmount(text, currency, money);
  const { amount: _amount, currency: chosen, ...others } = withinChoices(given, choices);
  const answers = { ...others, amount };
  const fragment = basketFragment(
    { ...answers, currency: (chosen ?? amount) === undefined ? undefined : currency },
    money,
  );
  useEffect(() => {
    if (!edited.current) return;
    window.history.replaceState(window.history.state, '', window.location.pathname + window.location.search + fragment);
  }, [fragment]);

  const invalid = !isEmpty && amount === undefined;
  useEffect(() => {
    const input = field.current;
    if (!input) return;
    input.ariaInvalid = invalid ? 'true' : null;
    if (invalid) input.setAttribute('aria-describedby', statusId);
    else input.removeAttribute('aria-describedby');
  }, [field, invalid, statusId]);

  return {
    basket: { ...answers, currency, country },
    currency,
    currencies,
    choices,
    invalid,
    statusId,
    answer(name, value) {
      edited.current = true;
      setGiven((before) => withAnswer(before, name, value, currency));
    },
  };
}
