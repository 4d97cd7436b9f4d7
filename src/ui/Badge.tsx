import type { ReactNode } from 'react';
import { styles } from './Badge.styles';
import { joinClasses } from './join-classes';
import { Icon, type IconName } from './Icon';

interface BadgeProps {
  readonly tone?: 'neutral' | 'teal';
  readonly icon?: IconName;
  readonly children: ReactNode;
}

export function Badge({ tone = 'neutral', icon, children }: BadgeProps) {
  return (
    <span className={joinClasses(styles.badge, styles[tone])}>
      {icon && <Icon name={icon} />}
      <span>{children}</span>
    </span>
  );
}
