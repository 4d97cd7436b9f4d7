import { countryOf, withCountryOf } from '../domain/country';
import { countryCodes } from '../generated/codes';
import { settings } from '../generated/settings';

/** How the keys of the site end: sites in other folders of a host share its storage, and have other keys. */
export const keyEnd = ` ${settings.basePath}/`;

/** The key of the kept country without its end: its former key. */
const formerKey = 'saved-country';

/** The key of the kept country in the storage of the browser, where it is as in an address: its code in small letters. */
export const countryKey = formerKey + keyEnd;

/** Gives a country under the former key the present one, unless that has a country. */
function takeOverCountry({ localStorage }: Window): void {
  const former = localStorage.getItem(formerKey);
  if (former === null || !countryOf(`?country=${former}`, countryCodes)) return;
  if (localStorage.getItem(countryKey) === null) localStorage.setItem(countryKey, former);
  localStorage.removeItem(formerKey);
}

/**
 * Writes the kept country into the address, unless that names a country itself (product rule R56). So all that follows the
 * address follows the kept country too. The history gets no entry.
 */
export function showKeptCountry(): void {
  try {
    takeOverCountry(window);
    const { href } = window.location;
    const address = withCountryOf(`?country=${window.localStorage.getItem(countryKey)}`, href, countryCodes);
    if (address !== href) window.history.replaceState(window.history.state, '', address);
  } catch {
    // The browser refuses its storage, so nothing is kept.
  }
}
