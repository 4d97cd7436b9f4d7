import { FormattedMessage } from 'react-intl';
import type { ComponentProps } from 'react';
import { styles } from './PurchaseForm.styles';

interface AmountFieldProps extends Pick<ComponentProps<'input'>, 'ref' | 'value' | 'onChange' | 'onBlur' | 'onFocus'> {
  /** The id of the input, and the prefix of its error's id. */
  readonly id: string;
  /** Whether the text is not a valid amount. Show `InvalidAmount` then. */
  readonly wrong?: boolean;
  /** The id of the text that labels the amount, if it is not the total of an order. */
  readonly labelledBy?: string | undefined;
}

export function AmountField({ id, wrong = false, labelledBy, ...input }: AmountFieldProps) {
  return (
    <div className={styles.field}>
      {labelledBy === undefined && (
        <label htmlFor={id}>
          <FormattedMessage id="basket.amount" />
        </label>
      )}
      <input
        {...input}
        id={id}
        className={styles.input}
        inputMode="decimal"
        autoComplete="off"
        aria-labelledby={labelledBy}
        aria-invalid={wrong || undefined}
        aria-describedby={wrong ? `${id}-wrong` : undefined}
      />
    </div>
  );
}

export function InvalidAmount({ id }: Pick<AmountFieldProps, 'id'>) {
  return (
    <p id={`${id}-wrong`} role="alert" className={styles.wrong}>
      <FormattedMessage id="basket.invalid" />
    </p>
  );
}
