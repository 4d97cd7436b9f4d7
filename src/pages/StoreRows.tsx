import { useIntl } from 'react-intl';
import { activeOffers, daysLeft } from '../domain/offers/offer-status';
import type { DirectoryStore } from '../domain/offers/offer-view';
import { activeOffersOf } from '../domain/offers/suggested-stores';
import { settings } from '../generated/settings';
import { useNow } from '../hooks/clock';
import { useCountry } from '../hooks/country';
import { PageLink } from '../ui/links/links';
import { benefitLine, benefitText } from '../offers/facts/benefit';
import { inCountryText } from '../offers/facts/country-text';
import { BidiText } from '../ui/text/Bidi';
import { LogoTile } from '../ui/LogoTile';
import { Rating } from '../ui/Rating';
import { VisuallyHidden } from '../ui/VisuallyHidden';
import { styles } from './StoreRows.styles';

/** That countries are not stated is said once above all stores, so that a chosen country makes no text longer. */
function OfferCount({ store: { offers } }: { readonly store: DirectoryStore }) {
  const intl = useIntl();
  const code = useCountry();
  const { valid, unknown, invalid } = activeOffersOf({ offers }, useNow(), code).fits;
  const country = code && inCountryText(code, intl);
  if (country !== undefined && valid > 0)
    return intl.formatMessage({ id: 'offers.count-valid-in' }, { count: valid, country });
  if (country !== undefined && unknown === 0 && invalid > 0)
    return intl.formatMessage({ id: 'offers.not-valid-in' }, { country });
  return intl.formatMessage({ id: 'store.active-offers' }, { count: unknown });
}

function StoreRow({ store }: { readonly store: DirectoryStore }) {
  const intl = useIntl();
  const now = useNow();
  const { benefit } = activeOffersOf(store, now, useCountry());
  const { name, path, logo, initials, hue, category, rating } = store;
  const ends = activeOffers(store.offers, now).flatMap((offers) =>
    offers.assumed ? [] : (daysLeft(offers, now, settings.timeZone) ?? []),
  );
  return (
    <PageLink to={path} className={styles.store} data-hue={hue}>
      <LogoTile src={logo} initials={initials} hue={hue} size="s" className={styles.logo} />
      <span className={styles.words}>
        <BidiText as="span" className={styles.name} text={name} />{' '}
        <BidiText as="span" className={styles.category} text={category} />
      </span>
      <BidiText as="strong" className={styles.gain} text={benefit && benefitLine(benefitText(benefit, intl))} />{' '}
      <span className={styles.state}>
        <span>
          <OfferCount store={store} />
        </span>{' '}
        <span>{ends.length > 0 && intl.formatMessage({ id: 'offer.ends-in' }, { days: Math.min(...ends) })}</span>
      </span>{' '}
      {rating ? (
        <span className={styles.rating}>
          <Rating score={rating.score} count={rating.count} atLeast={rating.atLeast} />
        </span>
      ) : (
        <VisuallyHidden>{intl.formatMessage({ id: 'store.no-ratings' })}</VisuallyHidden>
      )}
    </PageLink>
  );
}

export function StoreRows({ stores }: { readonly stores: readonly DirectoryStore[] }) {
  return (
    <ul>
      {stores.map((store) => (
        <li key={store.slug}>
          <StoreRow store={store} />
        </li>
      ))}
    </ul>
  );
}
