import type { ReactNode } from 'react';
import { styles } from './Chip.styles';
import { classNames } from './class-names';

export function chipClass(more?: string): string {
  return classNames(styles.chip, styles.pressable, more);
}

export function Chip({ children }: { readonly children: ReactNode }) {
  return <span className={styles.chip}>{children}</span>;
}
