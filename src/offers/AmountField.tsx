import { FormattedMessage, useIntl } from 'react-intl';
import type { Currency } from '../generated/data-types';
import { useLanguage } from '../hooks/site';
import { Select } from '../ui/Select';
import { styles } from './AmountField.styles';

interface AmountFieldProps {
  /** The id of the input, and the start of that of its error. */
  readonly id: string;
  /** What is in the field. */
  readonly text: string;
  /** Whether the text is no amount. `InvalidAmount` says so. */
  readonly wrong: boolean;
  readonly onText: (text: string) => void;
  /** When the field is left. */
  readonly onLeave?: () => void;
}

/** The field for the total of an order. */
export function AmountField({ id, text, wrong, onText, onLeave }: AmountFieldProps) {
  return (
    <div className={styles.field}>
      <label htmlFor={id}>
        <FormattedMessage id="basket.amount" />
      </label>
      <input
        id={id}
        className={styles.input}
        inputMode="decimal"
        autoComplete="off"
        dir="ltr"
        value={text}
        aria-invalid={wrong || undefined}
        aria-describedby={wrong ? `${id}-wrong` : undefined}
        onChange={({ target }) => onText(target.value)}
        onBlur={onLeave}
      />
    </div>
  );
}

/** The error of the `AmountField` with the id. */
export function InvalidAmount({ id }: Pick<AmountFieldProps, 'id'>) {
  return (
    <p id={`${id}-wrong`} role="alert" className={styles.wrong}>
      <FormattedMessage id="basket.invalid" />
    </p>
  );
}

interface CurrencyFieldProps {
  readonly currency: Currency;
  /** Those of which one can be chosen, in the order of the list. */
  readonly currencies: readonly Currency[];
  readonly onChoose: (currency: Currency) => void;
}

/** The currency of an amount, by its name in the page's language. */
export function CurrencyField({ currency, currencies, onChoose }: CurrencyFieldProps) {
  const intl = useIntl();
  const names = new Intl.DisplayNames(useLanguage(), { type: 'currency' });
  return (
    <Select
      label={intl.formatMessage({ id: 'basket.currency' })}
      value={currency}
      choices={currencies.map((code) => ({ value: code, label: names.of(code) ?? code }))}
      onChoose={(value) => {
        const chosen = currencies.find((each) => each === value);
        if (chosen) onChoose(chosen);
      }}
    />
  );
}
