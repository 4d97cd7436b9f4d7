import type { ReactNode } from 'react';
import { Bidi } from './Bidi';
import { css } from './EmptyState.styles';
import { Icon, type IconName } from './Icon';

interface EmptyStateProps {
  readonly icon: IconName;
  /** What is missing. */
  readonly title: string;
  /** What to do instead. */
  readonly text?: string | undefined;
  /** Buttons or links. */
  readonly children?: ReactNode;
}

/** Shown in place of an empty list. */
export function EmptyState({ icon, title, text, children }: EmptyStateProps) {
  return (
    <div className={css.root}>
      <span className={css.icon}>
        <Icon name={icon} />
      </span>
      <p className={css.title}>
        <Bidi>{title}</Bidi>
      </p>
      {text !== undefined && (
        <p className={css.text}>
          <Bidi>{text}</Bidi>
        </p>
      )}
      {children !== undefined && <div className={css.actions}>{children}</div>}
    </div>
  );
}
