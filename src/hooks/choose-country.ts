import { useNavigate } from 'react-router-dom';
import { withCountry } from '../domain/country';
import type { Country } from '../generated/data-types';
import { settings } from '../generated/settings';

/**
 * Returns the function that chooses a country, or none, in the address (product rule R56). The page, the other parameters and
 * the fragment are kept, and the history gets no entry.
 */
export function useChooseCountry(): (country: Country | undefined) => void {
  const navigate = useNavigate();
  return (country) => {
    // Not the router's location, which does not know a fragment that a tool has written.
    const { pathname, search, hash } = window.location;
    const address = pathname.slice(settings.basePath.length) + search + hash;
    void navigate(withCountry(address, country), { replace: true });
  };
}
