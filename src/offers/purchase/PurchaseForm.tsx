import { useEffect, useEffectEvent, useId, useState, type FormEvent, type ReactNode } from 'react';
import { parseAmount } from '../../domain/money/amount';
import { digitsOf } from '../../domain/verdict/basket-amount';
import { settleDelay } from '../../domain/constants';
import type { Currency } from '../../generated/data-types';
import { money } from '../../generated/money';
import { AmountField, InvalidAmount } from './AmountField';
import { CurrencyField } from './CurrencyField';
import { styles } from './PurchaseForm.styles';

interface PurchaseFormProps {
  /** The known amount, in the minor unit of `currency`. */
  readonly amount: number | undefined;
  readonly currency: Currency;
  readonly currencies: readonly Currency[];
  /** The id of the text that labels the amount, if it is not the total of an order. */
  readonly labelledBy?: string;
  /** When typing pauses, the field loses the focus, or the currency changes; never with an invalid amount. */
  readonly onAnswer: (amount: number | undefined, currency: Currency) => void;
  readonly children?: ReactNode;
}

function useAmountText({ amount, currency, onAnswer }: PurchaseFormProps) {
  const present = digitsOf({ amount, currency }, money);
  const [text, setText] = useState(present);
  const [shown, setShown] = useState(present);
  const [wrong, setWrong] = useState(false);
  if (shown !== present) {
    setShown(present);
    // The amount was changed elsewhere, for example by going back. Otherwise the typed text is kept: "300." while
    // 300.50 is typed.
    if (parseAmount(text, currency, money) !== amount) {
      setText(present);
      setWrong(false);
    }
  }
  const apply = (nextCurrency: Currency): void => {
    const typed = parseAmount(text, nextCurrency, money);
    const isWrong = typed === undefined && text.trim() !== '';
    setWrong(isWrong);
    if (!isWrong && (typed !== amount || nextCurrency !== currency)) onAnswer(typed, nextCurrency);
  };
  const settle = useEffectEvent(() => apply(currency));
  // biome-ignore lint/correctness/useExhaustiveDependencies: each keystroke restarts the pause
  useEffect(() => {
    const timer = setTimeout(settle, settleDelay);
    return () => clearTimeout(timer);
  }, [text]);
  return { text, setText, wrong, apply };
}

/** The answer follows without a press; nothing is sent. */
export function PurchaseForm(props: PurchaseFormProps) {
  const { currency, currencies, labelledBy, children } = props;
  const id = useId();
  const { text, setText, wrong, apply } = useAmountText(props);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    apply(currency);
  };
  return (
    <form className={styles.form} onSubmit={submit}>
      <AmountField
        id={id}
        value={text}
        wrong={wrong}
        labelledBy={labelledBy}
        onChange={({ target }) => setText(target.value)}
        onBlur={() => apply(currency)}
      />
      <CurrencyField currency={currency} currencies={currencies} onChoose={apply} />
      {children}
      {wrong && <InvalidAmount id={id} />}
    </form>
  );
}
