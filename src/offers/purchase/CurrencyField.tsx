import { useIntl } from 'react-intl';
import type { Currency } from '../../generated/data-types';
import { useLanguage } from '../../hooks/site';
import { Select } from '../../ui/Select';

interface CurrencyFieldProps {
  readonly currency: Currency;
  readonly currencies: readonly Currency[];
  readonly onChoose: (currency: Currency) => void;
}

export function CurrencyField({ currency, currencies, onChoose }: CurrencyFieldProps) {
  const intl = useIntl();
  const names = new Intl.DisplayNames(useLanguage(), { type: 'currency' });
  // The address may contain a currency that is not in the list.
  const shown = currencies.includes(currency) ? currencies : [...currencies, currency];
  return (
    <Select
      label={intl.formatMessage({ id: 'basket.currency' })}
      value={currency}
      choices={shown.map((code) => ({ value: code, label: names.of(code) ?? code }))}
      onChoose={(value) => {
        const chosen = shown.find((each) => each === value);
        if (chosen) onChoose(chosen);
      }}
    />
  );
}
