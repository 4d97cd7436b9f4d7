import type { ReactNode } from 'react';
import { styles } from './VisuallyHidden.styles';

/** The class of content for screen readers only. */
export const visuallyHiddenClass: string = styles.hidden;

interface VisuallyHiddenProps {
  readonly as?: 'span' | 'p' | 'h2' | 'div';
  readonly children: ReactNode;
}

/** A text for screen readers only. */
export function VisuallyHidden({ as: Element = 'span', children }: VisuallyHiddenProps) {
  return <Element className={styles.hidden}>{children}</Element>;
}
