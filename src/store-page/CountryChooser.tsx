import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { PageLink, useFollow } from '../ui/links/links';
import { withCountry } from '../domain/offers/country';
import type { CountryView } from '../domain/pages/page-data';
import { styles } from './CountryChooser.styles';

interface CountryChooserProps {
  readonly path: string;
  readonly countries: readonly CountryView[];
  readonly current: CountryView | undefined;
}

/** Each country has an address that can be shared; only the script evaluates it. */
export function CountryChooser({ path, countries, current }: CountryChooserProps) {
  const labelId = useId();
  const { pathname, search } = useLocation();
  const follow = useFollow();
  return (
    <nav className={styles.root} aria-labelledby={labelId} data-needs-script="">
      <span id={labelId} className={styles.label}>
        <FormattedMessage id="country.page-for" />
      </span>
      <ul className={styles.choices}>
        {countries.map(({ country, value, name }) => (
          <li key={country}>
            <PageLink
              to={`${path}?country=${value}`}
              replace
              className={styles.choice}
              aria-current={country === current?.country ? 'true' : undefined}
              data-replay=""
              // Everything else in the present address is kept.
              onClick={(event) => follow(event, withCountry(pathname + search + window.location.hash, country), true)}
            >
              {name}
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
