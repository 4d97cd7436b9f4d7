import { useIntl } from 'react-intl';
import { useSite } from '../hooks/site';
import { PageLink } from '../ui/links/links';
import { BidiText } from '../ui/text/Bidi';
import { Icon } from '../ui/Icon';
import { styles } from './PromoBanner.styles';

export function PromoBanner() {
  const intl = useIntl();
  const { promo, promoTo } = useSite();
  if (promo === undefined || promoTo === undefined) return null;
  return (
    <aside className={styles.root} aria-label={intl.formatMessage({ id: 'shell.promo' })}>
      <PageLink to={promoTo} className={styles.text}>
        <Icon name="tag" className={styles.icon} />
        <BidiText as="span" text={promo} />
        <Icon name="arrow" />
      </PageLink>
    </aside>
  );
}
