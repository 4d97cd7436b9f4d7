import { useId, useState } from 'react';
import type { Country } from '../generated/data-types';
import { useMessages } from '../hooks/messages';
import { keepCountry, useKeptCountry } from '../saved/storage';
import { useToast } from '../ui/toast-provider';
import { css } from './KeepCountry.styles';

interface Keeping {
  /** The country that is kept on the device. */
  readonly kept: Country | undefined;
  /** Whether a country is kept, or will be with the next choice. */
  readonly isChecked: boolean;
  readonly setChecked: (isChecked: boolean) => void;
  /** Keeps a newly chosen country, or none, while that is wanted. Returns false if the browser refuses, which is announced. */
  readonly follow: (country: Country | undefined) => boolean;
}

/** Keeps the chosen country on the device if the visitor asks for it, and at no other time (product rules R56 and R74). */
export function useKeeping(chosen: Country | undefined): Keeping {
  const t = useMessages();
  const toast = useToast();
  const kept = useKeptCountry();
  // The box was checked before a country was chosen.
  const [isWanted, setWanted] = useState(false);
  const isChecked = isWanted || kept !== undefined;
  const keep = (country: Country | undefined): boolean => {
    setWanted(false);
    const isDone = keepCountry(country);
    if (!isDone) toast({ title: t('country.keep-failed'), description: t('save.refused'), tone: 'bad' });
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

/** The box that keeps the country, with what is kept, where, and how to delete it. */
export function KeepCountry({ kept, isChecked, setChecked }: Omit<Keeping, 'follow'>) {
  const t = useMessages();
  const hint = useId();
  return (
    <div className={css.root}>
      <label className={css.label}>
        <input
          type="checkbox"
          className={css.box}
          checked={isChecked}
          aria-describedby={hint}
          onChange={({ target }) => setChecked(target.checked)}
        />
        {t('country.keep')}
      </label>
      <p id={hint} className={css.hint}>
        {t('country.keep-hint')}
        {kept && <strong className={css.kept}>{t('country.kept', { country: t(`country-short.${kept}`) })}</strong>}
      </p>
    </div>
  );
}
