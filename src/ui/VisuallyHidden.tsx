import type { ReactNode } from 'react';
import { styles } from './VisuallyHidden.styles';

export const visuallyHiddenClass: string = styles.hidden;

interface VisuallyHiddenProps {
  readonly as?: 'span' | 'p' | 'h2' | 'div';
  readonly children: ReactNode;
}

export function VisuallyHidden({ as: Element = 'span', children }: VisuallyHiddenProps) {
  return <Element className={styles.hidden}>{children}</Element>;
}
