import type { ReactNode } from 'react';
import { styles } from './Container.styles';

/** Limits the width of content and adds the page's side padding. */
export function Container({ children }: { readonly children: ReactNode }) {
  return <div className={styles.container}>{children}</div>;
}
