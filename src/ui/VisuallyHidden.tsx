import type { ReactNode } from 'react';
import { css } from './VisuallyHidden.styles';

/** The class of what is only for screen readers. */
export const visuallyHiddenClass: string = css.hidden;

interface VisuallyHiddenProps {
  readonly as?: 'span' | 'p' | 'h2' | 'h3' | 'div';
  readonly id?: string;
  readonly children: ReactNode;
}

/** Words for screen readers, where the eye has something else to go by. */
export function VisuallyHidden({ as: Element = 'span', children, ...rest }: VisuallyHiddenProps) {
  return (
    <Element className={css.hidden} {...rest}>
      {children}
    </Element>
  );
}
