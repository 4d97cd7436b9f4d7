import { useNavigate } from 'react-router-dom';
import { withCountry } from '../domain/offers/country';
import type { Country } from '../generated/data-types';
import { settings } from '../generated/settings';

/** Sets or removes the country in the address without a history entry; keeps the rest (product rule R56). */
export function useChooseCountry(): (country: Country | undefined) => void {
  const navigate = useNavigate();
  return (country) => {
    // Not the router's location, which does not include fragments that the tools of a page write.
    const { pathname, search, hash } = window.location;
    const address = pathname.slice(settings.basePath.length) + search + hash;
    void navigate(withCountry(address, country), { replace: true });
  };
}
