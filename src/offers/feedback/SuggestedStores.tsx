import { useIntl } from 'react-intl';
import type { SuggestedStore } from '../../domain/offers/offer-view';
import type { CollectionKind } from '../../domain/pages/paths';
import { activeOffersOf } from '../../domain/offers/suggested-stores';
import { useNow } from '../../hooks/clock';
import { useCountry } from '../../hooks/country';
import { PageLink } from '../../ui/links/links';
import { BidiText } from '../../ui/text/Bidi';
import { Icon } from '../../ui/Icon';
import { LogoTile } from '../../ui/LogoTile';
import { benefitLine, benefitText } from '../facts/benefit';
import { activeOffersText } from '../facts/country-text';
import { styles } from './SuggestedStores.styles';

/** With a benefit and the number of active offers; within a collection also the number of other offers. */
export function SuggestedStores({
  stores,
  within,
}: {
  readonly stores: readonly SuggestedStore[];
  readonly within?: CollectionKind;
}) {
  const intl = useIntl();
  const now = useNow();
  const country = useCountry();
  return (
    <ul className={styles.list}>
      {stores.map((store) => {
        const { count, fits, benefit } = activeOffersOf(store, now, country);
        const others = activeOffersOf({ offers: store.others ?? [] }, now, country).count;
        const benefitWords = benefit && benefitText(benefit, intl);
        return (
          <li key={store.slug}>
            <PageLink to={store.path} className={styles.store}>
              <LogoTile src={store.logo} initials={store.initials} hue={store.hue} size="s" />
              <span className={styles.words}>
                <BidiText as="span" className={styles.name} text={store.name} />{' '}
                <span className={styles.offers}>
                  {benefitWords && <BidiText as="span" text={benefitLine(benefitWords)} />}{' '}
                  {within !== undefined && others > 0 ? (
                    intl.formatMessage({ id: 'collection.offers' }, { kind: within, count, others })
                  ) : (
                    <span className={styles.count}>{activeOffersText(fits, country, intl)}</span>
                  )}
                </span>
              </span>
              <Icon name="chevron" className={styles.arrow} />
            </PageLink>
          </li>
        );
      })}
    </ul>
  );
}
