import { useMessages } from '../hooks/messages';
import { css } from './Loading.styles';

interface LoadingProps {
  /** Whether a page is loading or the site is starting (product rule R24). */
  readonly what?: 'page' | 'site';
}

/** A loading indicator. */
export function Loading({ what = 'page' }: LoadingProps) {
  const t = useMessages();
  return (
    <div className={css.root} role="status">
      <span className={css.mark} aria-hidden="true" />
      {what === 'page' ? t('ui.loading-page') : t('ui.loading')}
    </div>
  );
}
