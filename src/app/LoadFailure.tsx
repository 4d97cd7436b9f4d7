import { useMessages } from '../hooks/messages';
import { Button } from '../ui/Button';
import { Container } from '../ui/Container';
import { EmptyState } from '../ui/EmptyState';

/** What is shown when the next page could not be loaded: the network is down, or the site has changed meanwhile. */
export function LoadFailure({ onRetry }: { readonly onRetry: () => void }) {
  const t = useMessages();
  return (
    <Container>
      <EmptyState title={t('load-failure.title')} text={t('load-failure.text')}>
        <Button variant="primary" onClick={onRetry}>
          {t('load-failure.retry')}
        </Button>
      </EmptyState>
    </Container>
  );
}
