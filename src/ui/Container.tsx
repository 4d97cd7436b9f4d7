import type { ReactNode } from 'react';
import { classNames } from './class-names';
import { css } from './Container.styles';

interface ContainerProps {
  readonly as?: 'div' | 'article' | 'header' | 'footer' | 'nav' | 'section';
  /** `page` for layouts, `text` for a column of text. */
  readonly width?: 'page' | 'text';
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** Limits the width of content and adds the page's side padding. */
export function Container({ as: Element = 'div', width = 'page', className, children }: ContainerProps) {
  return <Element className={classNames(css.container, css[width], className)}>{children}</Element>;
}
