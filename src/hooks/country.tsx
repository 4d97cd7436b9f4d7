import { createContext, startTransition, use, useEffect, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { countryOf } from '../domain/offers/country';
import { countryCodes } from '../generated/codes';
import type { Country } from '../generated/data-types';

const CountryContext = createContext<Country | undefined>(undefined);

/** The first render equals the HTML, which has no query; there is a second one only if the address has a country. */
export function CountryProvider({ children }: { readonly children: ReactNode }) {
  const country = countryOf(useLocation().search, countryCodes);
  const [first, setFirst] = useState(true);
  const isLate = first && country !== undefined;
  useEffect(() => {
    // In a transition, because the whole page may change.
    if (isLate) startTransition(() => setFirst(false));
  }, [isLate]);
  const isChosen = country !== undefined;
  useEffect(() => {
    // The space that the starter reserves for it.
    document.documentElement.toggleAttribute('data-country', isChosen);
  }, [isChosen]);
  return <CountryContext value={first ? undefined : country}>{children}</CountryContext>;
}

export function useCountry(): Country | undefined {
  return use(CountryContext);
}
