import { startTransition, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { countryOf } from '../domain/country';
import type { CountryView, StorePage } from '../domain/page-data';

/** The texts of a store's page for the chosen country. */
export interface CountryChoice {
  /** The country of the texts; undefined on pages without a choice of country. */
  readonly current: CountryView | undefined;
  readonly heading: string;
  readonly subtitle: string;
}

/**
 * Applies `?country=` (product rule R56): heading, subtitle and document title are those of the given country. A country that
 * the page does not offer is ignored. The first render equals the HTML, which was rendered without a query.
 */
export function useCountryChoice(page: StorePage): CountryChoice {
  const { search } = useLocation();
  const code = countryOf(search);
  const [first, setFirst] = useState(true);
  // The second render sets the title after the page's own. It renders the whole page, so pages without a choice skip it.
  const hasChoice = page.countries !== undefined;
  useEffect(() => {
    if (hasChoice) startTransition(() => setFirst(false));
  }, [hasChoice]);

  const chosen = first ? undefined : page.countries?.find(({ country }) => country === code);
  const title = chosen?.title ?? page.title;
  useEffect(() => {
    if (!first) document.title = title;
  }, [first, title]);

  return {
    current: chosen ?? page.countries?.find(({ country }) => country === page.defaultCountry),
    heading: chosen?.heading ?? page.heading,
    subtitle: chosen?.subtitle ?? page.subtitle,
  };
}
