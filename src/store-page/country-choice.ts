import { startTransition, useEffect, useState } from 'react';
import type { CountryView, StorePage } from '../domain/pages/page-data';
import { useCountry } from '../hooks/country';

export interface CountryChoice {
  /** The country of the texts; undefined if they name none. */
  readonly current: CountryView | undefined;
  readonly heading: string;
  readonly subtitle: string;
}

/**
 * Heading, subtitle and title for `?country=` (product rule R56). For a country without texts, the heading names none.
 */
export function useCountryChoice(page: StorePage): CountryChoice {
  const country = useCountry();
  const [first, setFirst] = useState(true);
  // The second render sets the title after the page's own. It renders the whole page, so pages without a choice skip
  // it.
  const hasChoice = page.countries !== undefined;
  useEffect(() => {
    if (hasChoice) startTransition(() => setFirst(false));
  }, [hasChoice]);

  const chosen = page.countries?.find((choice) => choice.country === country);
  const title = chosen?.title ?? page.title;
  useEffect(() => {
    if (!first) document.title = title;
  }, [first, title]);

  const isElsewhere = hasChoice && country !== undefined && !chosen;
  return {
    current:
      chosen ?? (isElsewhere ? undefined : page.countries?.find(({ country }) => country === page.defaultCountry)),
    heading: chosen?.heading ?? (isElsewhere ? page.headingElsewhere : undefined) ?? page.heading,
    subtitle: chosen?.subtitle ?? page.subtitle,
  };
}
