import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import {
  byCountryFit,
  countryFits,
  type CountryFit,
  type FitCounts,
  type OfferCountries,
} from '../../domain/offers/country';
import { useCountry } from '../../hooks/country';
import { BidiText } from '../../ui/text/Bidi';
import { Fold } from '../../ui/Fold';
import { inCountryText } from '../facts/country-text';
import { styles } from './CountryLists.styles';

const headings = {
  valid: 'offers.valid-in',
  unknown: 'offers.country-unknown',
  invalid: 'offers.not-valid-in',
} as const satisfies Readonly<Record<CountryFit, string>>;

interface CountryListsProps<Offer extends OfferCountries> {
  readonly offers: readonly Offer[];
  readonly level: 2 | 3;
  /** The numbers of all offers by fit, if `offers` has only the first ones. */
  readonly counts?: FitCounts | undefined;
  readonly children: (offers: readonly Offer[]) => ReactNode;
}

/** Valid there, naming no country, and in a fold the others; one list without a country (product rule R56). */
export function CountryLists<Offer extends OfferCountries>({
  offers,
  level,
  counts,
  children,
}: CountryListsProps<Offer>) {
  const intl = useIntl();
  const code = useCountry();
  if (code === undefined) return children(offers);
  const groups = byCountryFit(offers, code);
  const Heading = `h${level}` as const;
  return countryFits.map((fit) => {
    const group = groups[fit];
    if (group.length === 0) return null;
    const title = (
      <>
        <BidiText as="span" text={intl.formatMessage({ id: headings[fit] }, { country: inCountryText(code, intl) })} />{' '}
        <span className={styles.count}>{counts?.[fit] ?? group.length}</span>
      </>
    );
    return fit === 'invalid' ? (
      <Fold key={fit} className={styles.part} summary={title} summaryClass={styles.summary} data-fit={fit}>
        {children(group)}
      </Fold>
    ) : (
      <div key={fit} className={styles.part} data-fit={fit}>
        <Heading className={styles.heading}>{title}</Heading>
        {children(group)}
      </div>
    );
  });
}
