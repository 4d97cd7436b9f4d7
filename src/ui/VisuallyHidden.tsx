import type { ReactNode } from 'react';
import { css } from './VisuallyHidden.styles';

/** The class of content for screen readers only. */
export const visuallyHiddenClass: string = css.hidden;

interface VisuallyHiddenProps {
  readonly as?: 'span' | 'p' | 'h2' | 'h3' | 'div';
  readonly id?: string;
  readonly children: ReactNode;
}

/** A text for screen readers only. */
export function VisuallyHidden({ as: Element = 'span', children, ...rest }: VisuallyHiddenProps) {
  return (
    <Element className={css.hidden} {...rest}>
      {children}
    </Element>
  );
}
