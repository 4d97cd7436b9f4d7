import { useId } from 'react';
import { PageLink } from '../links/links';
import { withCountry } from '../domain/country';
import type { CountryView } from '../domain/page-data';
import { useMessages } from '../hooks/messages';
import { css } from './CountryChooser.styles';

interface CountryChooserProps {
  /** The path of the page without the language. */
  readonly path: string;
  readonly countries: readonly CountryView[];
  readonly current: CountryView | undefined;
}

/** The country links of a store's page. Each country has an address, which can be shared; only the script evaluates it. */
export function CountryChooser({ path, countries, current }: CountryChooserProps) {
  const t = useMessages();
  const labelId = useId();
  return (
    <nav className={css.root} aria-labelledby={labelId} data-needs-script="">
      <span id={labelId} className={css.label}>
        {t('country.label')}
      </span>
      <ul className={css.choices}>
        {countries.map(({ country, value, name }) => (
          <li key={country}>
            <PageLink
              to={`${path}?country=${value}`}
              replace
              className={css.choice}
              aria-current={country === current?.country ? 'true' : undefined}
              data-replay=""
              onClick={({ currentTarget }) => {
                // The rest of the present address is kept.
                currentTarget.href = withCountry(window.location.href, country);
              }}
            >
              {name}
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
