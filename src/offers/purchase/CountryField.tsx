import { useIntl } from 'react-intl';
import { countryCodes } from '../../generated/codes';
import type { Country } from '../../generated/data-types';
import { Select } from '../../ui/Select';

interface CountryFieldProps {
  readonly country: Country | undefined;
  readonly onChoose: (country: Country | undefined) => void;
}

/** The chosen country as a field of a form (product rule R56). */
export function CountryField({ country, onChoose }: CountryFieldProps) {
  const intl = useIntl();
  return (
    <Select
      label={intl.formatMessage({ id: 'country.label' })}
      value={country ?? ''}
      none={intl.formatMessage({ id: 'basket.not-said' })}
      choices={countryCodes.map((code) => ({
        value: code,
        label: intl.formatMessage({ id: `country-short.${code}` }),
      }))}
      onChoose={(value) => onChoose(countryCodes.find((code) => code === value))}
    />
  );
}
