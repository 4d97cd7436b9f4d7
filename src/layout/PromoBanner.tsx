import { useMessages } from '../hooks/messages';
import { useSite } from '../hooks/site';
import { Bidi } from '../ui/Bidi';
import { Icon } from '../ui/Icon';
import { css } from './PromoBanner.styles';

/** The promotional banner above the header. */
export function PromoBanner() {
  const t = useMessages();
  const { promo } = useSite();
  return (
    <aside className={css.root} aria-label={t('shell.promo')}>
      <p className={css.text}>
        <Icon name="tag" className={css.icon} />
        <span>
          <Bidi>{promo}</Bidi>
        </span>
      </p>
    </aside>
  );
}
