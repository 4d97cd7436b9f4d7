import { createContext, use, useMemo, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { fitCounts } from '../../domain/offers/country';
import type { OfferView } from '../../domain/offers/offer-view';
import type { TrustContext } from '../../domain/trust/trust';
import { settings } from '../../generated/settings';
import { useNow } from '../../hooks/clock';
import { useCountry } from '../../hooks/country';
import { useSite } from '../../hooks/site';
import { Bidi, BidiText } from '../../ui/text/Bidi';
import { PageLink } from '../../ui/links/links';
import { inCountryText } from './country-text';
import { sharedTrustOf, trustKey } from './shared-trust';
import { styles } from './TrustOfList.styles';
import { sharedTrustText } from './trust-text';

const SharedKeyContext = createContext<string | undefined>(undefined);

/** The key of the label at the head of the list; undefined if there is none. */
export function useSharedTrustKey(): string | undefined {
  return use(SharedKeyContext);
}

export function useTrustContext(): TrustContext {
  const now = useNow();
  const country = useCountry();
  return useMemo(() => ({ country, now, timeZone: settings.timeZone }), [country, now]);
}

interface TrustOfListProps {
  readonly offers: readonly OfferView[];
  /** false if the link to how offers are tested is elsewhere. */
  readonly linked?: boolean;
  /** true if the head also answers for the chosen country, because the list is not split by it. */
  readonly withCountry?: boolean;
  readonly children: ReactNode;
}

/** A list with the label that its offers share at its head (product rule R72), and a link to how offers are tested. */
export function TrustOfList({ offers, linked = true, withCountry = false, children }: TrustOfListProps) {
  const intl = useIntl();
  const { testsPage } = useSite();
  const context = useTrustContext();
  const shared = useMemo(() => sharedTrustOf(offers, context), [offers, context]);
  const text = shared && sharedTrustText(shared.trust, shared, { ...context, intl });
  const { country } = context;
  const { valid } = fitCounts(offers, country);
  const countryText =
    country &&
    intl.formatMessage(
      { id: valid === 0 ? 'offers.countries-unknown' : 'offers.first-valid-in' },
      { valid, count: offers.length, country: inCountryText(country, intl) },
    );
  return (
    <SharedKeyContext value={shared && trustKey(shared.trust)}>
      <p className={styles.head} data-shared-trust="">
        {testsPage === undefined || !linked ? (
          <BidiText as="span" text={text} />
        ) : (
          <PageLink to={testsPage} className={styles.link}>
            <BidiText as="span" text={text} />{' '}
            <span className={styles.how}>
              <FormattedMessage id="trust.how" />
            </span>
          </PageLink>
        )}
      </p>
      {/* Its space is reserved, so that nothing moves. */}
      {withCountry && <p className={styles.country}>{countryText && <Bidi>{countryText}</Bidi>}</p>}
      {children}
    </SharedKeyContext>
  );
}
