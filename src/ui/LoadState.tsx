import { FormattedMessage } from 'react-intl';
import { Button } from './Button';
import { styles } from './LoadState.styles';

interface LoadStateProps {
  readonly failed: boolean;
  readonly onRetry: () => void;
}

export function LoadState({ failed, onRetry }: LoadStateProps) {
  return failed ? (
    <div role="alert" className={styles.failed}>
      <FormattedMessage id="load-failure.text" tagName="p" />
      <Button variant="primary" onClick={onRetry}>
        <FormattedMessage id="load-failure.retry" />
      </Button>
    </div>
  ) : (
    <p role="status" data-needs-script="">
      <FormattedMessage id="ui.loading" />
    </p>
  );
}
