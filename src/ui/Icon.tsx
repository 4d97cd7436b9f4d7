import type { Icon as DataIcon } from '../generated/data-types';
import { classNames } from './class-names';
import { css } from './Icon.styles';
import sprite from './icons.svg?no-inline';

/** The names of the site's own drawings: those that data may name, and those of the interface. */
export type IconName =
  | DataIcon
  | 'app'
  | 'arrow'
  | 'chevron'
  | 'chevron-down'
  | 'close'
  | 'copy'
  | 'external'
  | 'facebook'
  | 'instagram'
  | 'language'
  | 'link'
  | 'map-pin'
  | 'menu'
  | 'minus'
  | 'pause'
  | 'play'
  | 'plus'
  | 'qr'
  | 'thumb-down'
  | 'thumb-up'
  | 'tick'
  | 'twitter'
  | 'users'
  | 'warning';

// Drawings that point or move along the line of reading.
const directed: ReadonlySet<IconName> = new Set(['arrow', 'chevron', 'external', 'return', 'truck']);

interface IconProps {
  readonly name: IconName;
  readonly className?: string | undefined;
}

/**
 * A drawing of the site's own set, as large as the text around it. It says nothing to a screen reader: what it means
 * stands beside it in words. The set is one file, fetched once, so that drawings add nothing to the script.
 */
export function Icon({ name, className }: IconProps) {
  return (
    <svg
      className={classNames(css.icon, directed.has(name) && css.directed, className)}
      viewBox="0 0 24 24"
      aria-hidden="true"
    >
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}
