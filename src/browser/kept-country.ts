import { countryOf, withCountryOf } from '../domain/offers/country';
import { countryCodes } from '../generated/codes';
import { settings } from '../generated/settings';

/** Sites in other folders of the host share the storage, and have other suffixes. */
export const keyEnd = ` ${settings.basePath}/`;

/** The storage key of the country without its suffix, which is the key that earlier versions used. */
const formerKey = 'saved-country';

/** The storage key of the country. The value has the format of an address: the code in lower case. */
export const countryKey = formerKey + keyEnd;

/** Moves a country from the earlier key to the present one, unless that already has a country. */
function takeOverCountry({ localStorage }: Window): void {
  const former = localStorage.getItem(formerKey);
  if (former === null || !countryOf(`?country=${former}`, countryCodes)) return;
  if (localStorage.getItem(countryKey) === null) localStorage.setItem(countryKey, former);
  localStorage.removeItem(formerKey);
}

/** Writes the stored country into an address without one, without a history entry (product rule R56). */
export function showKeptCountry(): void {
  try {
    takeOverCountry(window);
    const { href } = window.location;
    const address = withCountryOf(`?country=${window.localStorage.getItem(countryKey)}`, href, countryCodes);
    if (address !== href) window.history.replaceState(window.history.state, '', address);
  } catch {
    // The browser refuses access to its storage, so nothing is stored.
  }
}
