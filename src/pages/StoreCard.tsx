import type { DirectoryStore } from '../domain/page-data';
import { activeOffersOf } from '../domain/suggested-stores';
import { useNow } from '../hooks/clock';
import { useCountry } from '../hooks/country';
import { useMessages } from '../hooks/messages';
import { PageLink } from '../links/links';
import { benefitLine, benefitText } from '../offers/benefit';
import { Bidi } from '../ui/Bidi';
import { LogoTile } from '../ui/LogoTile';
import { Rating } from '../ui/Rating';
import { css } from './StoreCard.styles';

/** A store with a benefit and the number of its active offers, as a link to its page. */
function StoreCard({ store }: { readonly store: DirectoryStore }) {
  const t = useMessages();
  const { count, benefit } = activeOffersOf(store, useNow(), useCountry());
  const words = benefit && benefitText(benefit, t);
  const { name, path, logo, initials, hue, category, rating } = store;
  return (
    <PageLink to={path} className={css.store} data-hue={hue}>
      <LogoTile src={logo} initials={initials} hue={hue} size="s" />
      <span className={css.words}>
        <span className={css.name}>
          <Bidi>{name}</Bidi>
        </span>
        <span className={css.category}>
          <Bidi>{category}</Bidi>
        </span>
        <span className={css.offers}>
          {words && (
            <strong>
              <Bidi>{benefitLine(words)}</Bidi>
            </strong>
          )}{' '}
          <span>{t('store.active-offers', { count })}</span>
        </span>
        {rating && <Rating score={rating.score} count={rating.count} atLeast={rating.atLeast} />}
      </span>
    </PageLink>
  );
}

/** Stores as cards. */
export function StoreCards({ stores }: { readonly stores: readonly DirectoryStore[] }) {
  return (
    <ul className={css.stores}>
      {stores.map((store) => (
        <li key={store.slug}>
          <StoreCard store={store} />
        </li>
      ))}
    </ul>
  );
}
