import type { HTMLAttributes, ReactElement } from 'react';
import { styles } from './Hint.styles';

export function Hint(props: HTMLAttributes<HTMLParagraphElement>): ReactElement {
  return <p className={styles.hint} {...props} />;
}
