import type { ReactNode } from 'react';
import { BidiText } from './text/BidiText';
import { styles } from './EmptyState.styles';
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

/** Shown instead of an empty list. */
export function EmptyState({ icon, title, text, children }: EmptyStateProps) {
  return (
    <div className={styles.root}>
      <span className={styles.icon}>
        <Icon name={icon} />
      </span>
      <BidiText className={styles.title} text={title} />
      <BidiText className={styles.text} text={text} />
      {children !== undefined && <div className={styles.actions}>{children}</div>}
    </div>
  );
}
