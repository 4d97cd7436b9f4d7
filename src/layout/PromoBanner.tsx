import { useMessages } from '../hooks/messages';
import { useSite } from '../hooks/site';
import { PageLink } from '../links/links';
import { Bidi } from '../ui/Bidi';
import { Icon } from '../ui/Icon';
import { css } from './PromoBanner.styles';

/** The promotional banner above the header. */
export function PromoBanner() {
  const t = useMessages();
  const { promo, promoTo } = useSite();
  return (
    <aside className={css.root} aria-label={t('shell.promo')}>
      <PageLink to={promoTo} className={css.text}>
        <Icon name="tag" className={css.icon} />
        <span>
          <Bidi>{promo}</Bidi>
        </span>
        <Icon name="arrow" />
      </PageLink>
    </aside>
  );
}
