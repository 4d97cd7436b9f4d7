import type { ReactNode } from 'react';
import { css } from './Chip.styles';
import { classNames } from './class-names';

/** The class of a chip, for links and buttons styled as chips; `pressable` is false for plain chips. */
export function chipClass(pressable = true, more?: string): string {
  return classNames(css.chip, pressable && css.pressable, more);
}

interface ChipProps {
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** One of several short texts of the same kind: a tag, a region, a category. */
export function Chip({ className, children }: ChipProps) {
  return <span className={chipClass(false, className)}>{children}</span>;
}
