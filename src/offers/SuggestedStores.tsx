import type { SuggestedStore } from '../domain/page-data';
import { activeOffersOf } from '../domain/suggested-stores';
import { useNow } from '../hooks/clock';
import { useCountry } from '../hooks/country';
import { useMessages } from '../hooks/messages';
import { PageLink } from '../links/links';
import { Bidi } from '../ui/Bidi';
import { Icon } from '../ui/Icon';
import { LogoTile } from '../ui/LogoTile';
import { benefitLine, benefitText } from './benefit';
import { css } from './SuggestedStores.styles';

/** Links to stores, each with a benefit of its active offers and their number. */
export function SuggestedStores({ stores }: { readonly stores: readonly SuggestedStore[] }) {
  const t = useMessages();
  const now = useNow();
  const country = useCountry();
  return (
    <ul className={css.list}>
      {stores.map((store) => {
        const { count, benefit } = activeOffersOf(store, now, country);
        const words = benefit && benefitText(benefit, t);
        return (
          <li key={store.slug}>
            <PageLink to={store.path} className={css.store}>
              <LogoTile src={store.logo} initials={store.initials} hue={store.hue} size="s" />
              <span className={css.words}>
                <span className={css.name}>
                  <Bidi>{store.name}</Bidi>
                </span>{' '}
                <span className={css.offers}>
                  {words && (
                    <span className={css.benefit}>
                      <Bidi>{benefitLine(words)}</Bidi>
                    </span>
                  )}{' '}
                  <span className={css.count}>{t('store.active-offers', { count })}</span>
                </span>
              </span>
              <Icon name="chevron" className={css.arrow} />
            </PageLink>
          </li>
        );
      })}
    </ul>
  );
}
