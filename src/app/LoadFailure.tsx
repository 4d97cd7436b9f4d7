import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '../ui/Button';
import { Container } from '../ui/Container';
import { EmptyState } from '../ui/EmptyState';
import { styles } from './LoadFailure.styles';

/** Shown when the next page could not be loaded. It retries when the browser is online again. */
export function LoadFailure({ onRetry }: { readonly onRetry: () => void }) {
  const intl = useIntl();
  useEffect(() => {
    window.addEventListener('online', onRetry);
    return () => window.removeEventListener('online', onRetry);
  }, [onRetry]);
  return (
    <Container>
      <div role="alert" className={styles.root} data-open="">
        <EmptyState
          icon="warning"
          title={intl.formatMessage({ id: 'load-failure.title' })}
          text={intl.formatMessage({ id: 'load-failure.text' })}
        >
          <Button variant="primary" onClick={onRetry}>
            {intl.formatMessage({ id: 'load-failure.retry' })}
          </Button>
        </EmptyState>
      </div>
    </Container>
  );
}
