import { countryCodes } from '../generated/codes';
import type { Country } from '../generated/data-types';
import { useMessages } from '../hooks/messages';
import { Select } from '../ui/Select';

interface CountryFieldProps {
  readonly country: Country | undefined;
  readonly onChoose: (country: Country | undefined) => void;
}

/** The chosen country as a field of a form (product rule R56). */
export function CountryField({ country, onChoose }: CountryFieldProps) {
  const t = useMessages();
  return (
    <Select
      label={t('country.label')}
      value={country ?? ''}
      none={t('basket.not-said')}
      choices={countryCodes.map((code) => ({ value: code, label: t(`country-short.${code}`) }))}
      onChoose={(value) => onChoose(countryCodes.find((code) => code === value))}
    />
  );
}
