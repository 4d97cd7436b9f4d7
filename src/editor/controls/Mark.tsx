import type { ReactElement, ReactNode } from 'react';
import { styles } from './Mark.styles';

/** A short label for the state of one file or of all. */
export function Mark({
  tone,
  children,
}: {
  readonly tone: keyof typeof styles;
  readonly children: ReactNode;
}): ReactElement {
  return <span className={styles[tone]}>{children}</span>;
}
