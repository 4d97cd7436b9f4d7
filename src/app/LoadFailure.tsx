import { useEffect } from 'react';
import { useMessages } from '../hooks/messages';
import { Button } from '../ui/Button';
import { Container } from '../ui/Container';
import { EmptyState } from '../ui/EmptyState';
import { css } from './LoadFailure.styles';

/** Shown when the next page could not be loaded. It retries when the browser is online again. */
export function LoadFailure({ onRetry }: { readonly onRetry: () => void }) {
  const t = useMessages();
  useEffect(() => {
    window.addEventListener('online', onRetry);
    return () => window.removeEventListener('online', onRetry);
  }, [onRetry]);
  return (
    <Container>
      <div role="alert" className={css.root} data-open="">
        <EmptyState icon="warning" title={t('load-failure.title')} text={t('load-failure.text')}>
          <Button variant="primary" onClick={onRetry}>
            {t('load-failure.retry')}
          </Button>
        </EmptyState>
      </div>
    </Container>
  );
}
