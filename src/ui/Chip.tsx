import type { ReactNode } from 'react';
import { styles } from './Chip.styles';
import { joinClasses } from './join-classes';

export function chipClass(more?: string): string {
  return joinClasses(styles.chip, styles.pressable, more);
}

export function Chip({ children }: { readonly children: ReactNode }) {
  return <span className={styles.chip}>{children}</span>;
}
