import type { ReactNode } from 'react';
import { css } from './Badge.styles';
import { classNames } from './class-names';
import { Icon, type IconName } from './Icon';

/** The colour of a badge. */
export type BadgeTone = 'neutral' | 'good' | 'bad' | 'saffron' | 'teal' | 'brand';

interface BadgeProps {
  readonly tone?: BadgeTone;
  readonly icon?: IconName;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A short label: "Ended". */
export function Badge({ tone = 'neutral', icon, className, children }: BadgeProps) {
  return (
    <span className={classNames(css.badge, css[tone], className)}>
      {icon && <Icon name={icon} />}
      <span>{children}</span>
    </span>
  );
}
