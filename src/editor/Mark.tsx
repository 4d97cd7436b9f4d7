import type { ReactElement, ReactNode } from 'react';
import { styles } from './Mark.styles';

/** A word or two about a file, or about all. */
export function Mark({
  tone,
  children,
}: {
  readonly tone: keyof typeof styles;
  readonly children: ReactNode;
}): ReactElement {
  return <span className={styles[tone]}>{children}</span>;
}
