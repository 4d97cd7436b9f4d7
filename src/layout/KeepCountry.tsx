import { useId, useState } from 'react';
import { useIntl } from 'react-intl';
import type { Country } from '../generated/data-types';
import { keepCountry, useKeptCountry } from '../browser/storage';
import { useToast } from '../ui/toast-provider';
import { styles } from './KeepCountry.styles';

interface Keeping {
  readonly kept: Country | undefined;
  /** Whether a country is stored, or will be with the next choice. */
  readonly isChecked: boolean;
  readonly setChecked: (isChecked: boolean) => void;
  /** Stores a newly chosen country or removes it, if checked. False if the browser refuses, which is announced. */
  readonly follow: (country: Country | undefined) => boolean;
}

/** Stores the chosen country on the device if the visitor asks for it, and only then (product rules R56 and R74). */
export function useKeeping(chosen: Country | undefined): Keeping {
  const intl = useIntl();
  const toast = useToast();
  const kept = useKeptCountry();
  // The checkbox was checked before a country was chosen.
  const [isWanted, setWanted] = useState(false);
  const isChecked = isWanted || kept !== undefined;
  const keep = (country: Country | undefined): boolean => {
    setWanted(false);
    const isDone = keepCountry(country);
    if (!isDone)
      toast({
        title: intl.formatMessage({ id: 'country.keep-failed' }),
        description: intl.formatMessage({ id: 'save.refused' }),
        tone: 'bad',
      });
    return isDone;
  };
  return {
    kept,
    isChecked,
    setChecked(next) {
      if (next && !chosen) setWanted(true);
      else keep(next ? chosen : undefined);
    },
    follow: (country) => !isChecked || keep(country),
  };
}

export function KeepCountry({ kept, isChecked, setChecked }: Omit<Keeping, 'follow'>) {
  const intl = useIntl();
  const hint = useId();
  return (
    <div className={styles.root}>
      <label className={styles.label}>
        <input
          type="checkbox"
          className={styles.box}
          checked={isChecked}
          aria-describedby={hint}
          onChange={({ target }) => setChecked(target.checked)}
        />
        {intl.formatMessage({ id: 'country.keep' })}
      </label>
      <p id={hint} className={styles.hint}>
        {intl.formatMessage({ id: 'country.keep-hint' })}
        {kept && (
          <strong className={styles.kept}>
            {intl.formatMessage(
              { id: 'country.kept' },
              { country: intl.formatMessage({ id: `country-short.${kept}` }) },
            )}
          </strong>
        )}
      </p>
    </div>
  );
}
