import type { ReactElement, ReactNode } from 'react';
import { styles } from './Tools.styles';

/** Buttons beside each other; those that end a dialog are at its end. */
export function Tools({
  at = 'start',
  children,
}: {
  readonly at?: keyof typeof styles;
  readonly children: ReactNode;
}): ReactElement {
  return <div className={styles[at]}>{children}</div>;
}
