import { startTransition, useRef } from 'react';
import { useIntl } from 'react-intl';
import { fitCounts } from '../domain/offers/country';
import { countryCodes } from '../generated/codes';
import { isWholeList } from '../domain/pages/list-pages';
import { activeOffers } from '../domain/offers/offer-status';
import type { PageData } from '../domain/pages/page-data';
import type { Countable } from '../domain/offers/offer-view';
import type { Country } from '../generated/data-types';
import { useNow } from '../hooks/clock';
import { useChooseCountry } from '../hooks/choose-country';
import { useCountry } from '../hooks/country';
import { usePage } from '../hooks/page';
import { Dialog } from '../ui/Dialog';
import { styles } from './CountryChoice.styles';
import { KeepCountry, useKeeping } from './KeepCountry';

/** Undefined for pages without all offers of their subject, where a count would be incomplete. */
function offersOf(page: PageData): readonly Countable[] | undefined {
  switch (page.kind) {
    case 'store':
      return [...page.offers, ...(page.remaining ?? [])];
    case 'article':
      return page.offers;
    case 'coupons':
    case 'category':
    case 'season':
      return isWholeList(page) ? page.offers : undefined;
    default:
      return undefined;
  }
}

/** With the number of offers valid in each, and the checkbox to store the country on the device (product rule R56). */
export default function CountryChoice({ onClose }: { readonly onClose: () => void }) {
  const intl = useIntl();
  const page = usePage();
  const chosen = useCountry();
  const choose = useChooseCountry();
  const { follow, ...keeping } = useKeeping(chosen);
  const current = useRef<HTMLButtonElement>(null);
  const active = activeOffers(offersOf(page) ?? [], useNow());
  // If the countries of all offers are unknown, that is said once instead of for each country.
  const isStated = active.some(({ where }) => where !== undefined);
  const choices: readonly (Country | undefined)[] = [undefined, ...countryCodes];
  const countText = (country: Country): string => {
    const { valid, unknown } = fitCounts(active, country);
    if (valid > 0) return intl.formatMessage({ id: 'country.valid-offers' }, { count: valid });
    return intl.formatMessage({ id: unknown > 0 ? 'country.not-stated' : 'country.not-valid' });
  };
  return (
    <Dialog title={intl.formatMessage({ id: 'country.title' })} onClose={onClose} firstFocus={current}>
      <p className={styles.hint}>
        {intl.formatMessage({ id: isStated || active.length === 0 ? 'country.hint' : 'country.none-recorded' })}
      </p>
      <ul className={styles.list}>
        {choices.map((country) => (
          <li key={country ?? ''}>
            <button
              type="button"
              ref={country === chosen ? current : undefined}
              className={styles.choice}
              aria-current={country === chosen ? 'true' : undefined}
              onClick={() => {
                choose(country);
                // If the browser refuses to store the country, the dialog stays open, because it contains the
                // announcement. Otherwise it closes together with the change of the country, so that the button has its
                // new name when the focus returns to it.
                if (follow(country)) startTransition(onClose);
              }}
            >
              {country
                ? intl.formatMessage({ id: `country-short.${country}` })
                : intl.formatMessage({ id: 'country.all' })}{' '}
              {country && isStated && <span className={styles.count}>{countText(country)}</span>}
            </button>
          </li>
        ))}
      </ul>
      <KeepCountry {...keeping} />
    </Dialog>
  );
}
