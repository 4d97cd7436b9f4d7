import type { ReactNode } from 'react';
import { css } from './Chip.styles';
import { classNames } from './class-names';

/** The class of a chip, for links and buttons that look alike; plain chips are not to be pressed. */
export function chipClass(pressable = true, more?: string): string {
  return classNames(css.chip, pressable && css.pressable, more);
}

interface ChipProps {
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** One of several short words of the same kind: a tag, a region, a category. */
export function Chip({ className, children }: ChipProps) {
  return <span className={chipClass(false, className)}>{children}</span>;
}
