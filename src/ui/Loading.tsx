import { useIntl } from 'react-intl';
import { styles } from './Loading.styles';

/** Shown instead of a page that is loading (product rule R24). */
export function Loading() {
  const intl = useIntl();
  return (
    <div className={styles.root} role="status">
      <span className={styles.mark} aria-hidden="true" />
      {intl.formatMessage({ id: 'ui.loading-page' })}
    </div>
  );
}
