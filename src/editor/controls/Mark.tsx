import type { ReactElement, ReactNode } from 'react';
import { styles } from './Mark.styles';

export function Mark({
  tone,
  children,
}: {
  readonly tone: keyof typeof styles;
  readonly children: ReactNode;
}): ReactElement {
  return <span className={styles[tone]}>{children}</span>;
}
