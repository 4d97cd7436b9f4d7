import type { ReactNode } from 'react';
import { styles } from './Chip.styles';
import { classNames } from './class-names';

/** The class of a link or button styled as a chip. */
export function chipClass(more?: string): string {
  return classNames(styles.chip, styles.pressable, more);
}

/** One of several short texts of the same kind: a tag, a region, a category. */
export function Chip({ children }: { readonly children: ReactNode }) {
  return <span className={styles.chip}>{children}</span>;
}
