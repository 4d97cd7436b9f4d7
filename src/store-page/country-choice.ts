import { startTransition, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { CountryView, StorePage } from '../domain/page-data';

/** A store's page as the chosen country reads it. */
export interface CountryChoice {
  /** The country the words are for; undefined on pages that are not read by country. */
  readonly current: CountryView | undefined;
  readonly heading: string;
  readonly subtitle: string;
}

/**
 * Follows `?country=` (product rule R56): heading, subtitle and the document's title are those of the country named; an
 * unknown value is ignored. The first render is that of the HTML, which knows no query.
 */
export function useCountryChoice(page: StorePage): CountryChoice {
  const { search } = useLocation();
  const value = new URLSearchParams(search).get('country')?.toLowerCase();
  const [first, setFirst] = useState(true);
  // A second render, so that the title is set after the page's own; of a whole page, so only where there is a choice.
  const hasChoice = page.countries !== undefined;
  useEffect(() => {
    if (hasChoice) startTransition(() => setFirst(false));
  }, [hasChoice]);

  const chosen = first ? undefined : page.countries?.find((country) => country.value === value);
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
