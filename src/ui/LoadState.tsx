import { FormattedMessage } from 'react-intl';
import { Button } from './Button';
import { styles } from './LoadState.styles';

interface LoadStateProps {
  /** Whether the last attempt failed. */
  readonly failed: boolean;
  readonly onRetry: () => void;
}

/** Shown instead of a part of a page that is loading: the loading message, or a button to try again. */
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
