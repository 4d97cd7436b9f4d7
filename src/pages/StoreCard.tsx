import { useIntl } from 'react-intl';
import type { DirectoryStore } from '../domain/page-data';
import { activeOffersOf } from '../domain/suggested-stores';
import { useNow } from '../hooks/clock';
import { useCountry } from '../hooks/country';
import { PageLink } from '../ui/links';
import { benefitLine, benefitText } from '../offers/benefit';
import { activeOffersText } from '../offers/country-text';
import { BidiText } from '../ui/BidiText';
import { LogoTile } from '../ui/LogoTile';
import { Rating } from '../ui/Rating';
import { styles } from './StoreCard.styles';

/** A store with a benefit and the number of its active offers, as a link to its page. */
function StoreCard({ store }: { readonly store: DirectoryStore }) {
  const intl = useIntl();
  const country = useCountry();
  const { fits, benefit } = activeOffersOf(store, useNow(), country);
  const benefitWords = benefit && benefitText(benefit, intl);
  const { name, path, logo, initials, hue, category, rating } = store;
  return (
    <PageLink to={path} className={styles.store} data-hue={hue}>
      <LogoTile src={logo} initials={initials} hue={hue} size="s" />
      <span className={styles.words}>
        <BidiText as="span" className={styles.name} text={name} />
        <BidiText as="span" className={styles.category} text={category} />
        <span className={styles.offers}>
          {benefitWords && <BidiText as="strong" text={benefitLine(benefitWords)} />}{' '}
          <span>{activeOffersText(fits, country, intl)}</span>
        </span>
        {rating ? (
          <Rating score={rating.score} count={rating.count} atLeast={rating.atLeast} />
        ) : (
          <span className={styles.unrated}>{intl.formatMessage({ id: 'store.no-ratings' })}</span>
        )}
      </span>
    </PageLink>
  );
}

export function StoreCards({ stores }: { readonly stores: readonly DirectoryStore[] }) {
  return (
    <ul className={styles.stores}>
      {stores.map((store) => (
        <li key={store.slug}>
          <StoreCard store={store} />
        </li>
      ))}
    </ul>
  );
}
