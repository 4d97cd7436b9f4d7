import type { IconName } from '../generated/icon-names';
import { joinClasses } from './join-classes';
import { styles } from './Icon.styles';
import sprite from '../generated/icons.svg?no-inline';

export type { IconName };

// Icons that point in the reading direction and are mirrored for Arabic.
const directed: ReadonlySet<IconName> = new Set(['arrow', 'chevron', 'external', 'return', 'truck']);

interface IconProps {
  readonly name: IconName;
  readonly className?: string | undefined;
}

/** Hidden from screen readers: a text beside it has the same meaning. In one file, so that scripts do not grow. */
export function Icon({ name, className }: IconProps) {
  return (
    <svg
      className={joinClasses(styles.icon, directed.has(name) && styles.directed, className)}
      viewBox="0 0 24 24"
      aria-hidden="true"
    >
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}
