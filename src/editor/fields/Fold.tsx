import type { ReactElement, ReactNode } from 'react';
import { styles } from './Fold.styles';

export function Fold({
  id,
  isOpen,
  onOpen,
  children,
}: {
  readonly id?: string;
  readonly isOpen: boolean;
  readonly onOpen: (isOpen: boolean) => void;
  readonly children: ReactNode;
}): ReactElement {
  return (
    <button type="button" id={id} className={styles.fold} aria-expanded={isOpen} onClick={() => onOpen(!isOpen)}>
      {children}
    </button>
  );
}
