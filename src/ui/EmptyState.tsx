import type { ReactNode } from 'react';
import { BidiText } from './text/Bidi';
import { styles } from './EmptyState.styles';
import { Icon, type IconName } from './Icon';

interface EmptyStateProps {
  readonly icon: IconName;
  readonly title: string;
  readonly text?: string | undefined;
  readonly children?: ReactNode;
}

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
