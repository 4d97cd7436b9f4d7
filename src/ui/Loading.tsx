import { useMessages } from '../hooks/messages';
import { css } from './Loading.styles';

interface LoadingProps {
  /** Whether a page is being loaded or the site starts (product rule R24). */
  readonly what?: 'page' | 'site';
}

/** Says that something is on its way. */
export function Loading({ what = 'page' }: LoadingProps) {
  const t = useMessages();
  return (
    <div className={css.root} role="status">
      <span className={css.mark} aria-hidden="true" />
      {what === 'page' ? t('ui.loading-page') : t('ui.loading')}
    </div>
  );
}
