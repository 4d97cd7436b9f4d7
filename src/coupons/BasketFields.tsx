import { useId, useState, type FormEvent } from 'react';
import { parseAmount } from '../domain/amount';
import { digitsOf } from '../domain/basket-amount';
import { currencyChoices } from '../domain/currencies';
import type { Currency } from '../generated/data-types';
import { money } from '../generated/money';
import { AmountField, InvalidAmount } from '../offers/AmountField';
import { CurrencyField } from '../offers/CurrencyField';
import { styles } from './FilterPanel.styles';
import type { Choice } from './use-choice';

/** The text of the field, and what becomes of it. */
function useAmountText({ filters, basket, change }: Choice) {
  // Some offers of a list of all are in dollars.
  const currencies = currencyChoices(['USD'], filters.country, money);
  const currency = basket.currency ?? currencies[0];
  const present = digitsOf(basket, money);
  const [text, setText] = useState(present);
  const [shown, setShown] = useState(present);
  const [wrong, setWrong] = useState(false);
  if (shown !== present) {
    // The address has changed, such as by Back.
    setShown(present);
    setText(present);
    setWrong(false);
  }
  const { amount: _amount, currency: _currency, ...others } = basket;
  const apply = (nextCurrency: Currency): void => {
    const amount = parseAmount(text, nextCurrency, money);
    const isEmpty = text.trim() === '';
    setWrong(amount === undefined && !isEmpty);
    if (isEmpty) {
      if (nextCurrency !== currency) change({ basket: { ...others, currency: nextCurrency } });
      else if (basket.amount !== undefined) change({ basket: others });
    } else if (amount !== undefined && (amount !== basket.amount || nextCurrency !== basket.currency)) {
      change({ basket: { ...others, amount, currency: nextCurrency } });
    }
  };
  return { currency, currencies, text, setText, wrong, apply };
}

/** The total of an order. It counts when the field is left or Enter is pressed; nothing is sent. */
export function BasketFields({ choice }: { readonly choice: Choice }) {
  const id = useId();
  const { currency, currencies, text, setText, wrong, apply } = useAmountText(choice);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    apply(currency);
  };
  return (
    <form className={styles.fields} onSubmit={submit}>
      <AmountField
        id={id}
        value={text}
        wrong={wrong}
        onChange={({ target }) => setText(target.value)}
        onBlur={() => apply(currency)}
      />
      <CurrencyField currency={currency} currencies={currencies} onChoose={apply} />
      {wrong && <InvalidAmount id={id} />}
    </form>
  );
}
