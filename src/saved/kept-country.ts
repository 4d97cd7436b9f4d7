import { withCountryOf } from '../domain/country';
import { countryCodes } from '../generated/codes';

/**
 * The key of the kept country in the storage of the browser, where it is as in an address: its code in small letters. The key begins
 * like that of the saved codes, as all keys do that "Delete everything" removes. The first load has no code for those.
 */
export const countryKey = 'saved-country';

/**
 * Writes the kept country into the address, unless that names a country itself (product rule R56). So all that follows the
 * address follows the kept country too. The history gets no entry.
 */
export function showKeptCountry(): void {
  try {
    const { href } = window.location;
    const address = withCountryOf(`?country=${window.localStorage.getItem(countryKey)}`, href, countryCodes);
    if (address !== href) window.history.replaceState(window.history.state, '', address);
  } catch {
    // The browser refuses its storage, so nothing is kept.
  }
}
