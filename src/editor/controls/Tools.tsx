import type { ReactElement, ReactNode } from 'react';
import { styles } from './Tools.styles';

/** A row of buttons. At the end of a dialog, they close it. */
export function Tools({
  at = 'start',
  children,
}: {
  readonly at?: keyof typeof styles;
  readonly children: ReactNode;
}): ReactElement {
  return <div className={styles[at]}>{children}</div>;
}
