import type { ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { styles } from './Loading.styles';

export function Loading({
  done,
  all,
}: {
  readonly done?: number | undefined;
  readonly all?: number | undefined;
}): ReactElement {
  const intl = useIntl();
  const isKnown = done !== undefined && all !== undefined;
  return (
    <div className={styles.root}>
      <progress
        aria-label={intl.formatMessage({ id: 'admin.loading' })}
        value={isKnown ? done : undefined}
        max={isKnown ? all : undefined}
      />
      <p>
        {isKnown ? (
          <FormattedMessage id="admin.loading-files" values={{ done, all }} />
        ) : (
          <FormattedMessage id="admin.loading-list" />
        )}
      </p>
    </div>
  );
}
