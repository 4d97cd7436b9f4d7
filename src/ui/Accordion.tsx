import type { ReactNode } from 'react';
import { BidiText } from './text/Bidi';
import { Icon } from './Icon';
import { styles } from './Accordion.styles';

interface AccordionProps {
  readonly items: readonly { readonly summary: string; readonly content: ReactNode }[];
  /** Accordions with the same name have at most one open entry among them. */
  readonly name: string;
}

/** Without a script. At most one entry is open; it can be closed (product rule R45). */
export function Accordion({ items, name }: AccordionProps) {
  return (
    <div className={styles.accordion}>
      {items.map(({ summary, content }) => (
        <details key={summary} name={name}>
          <summary className={styles.summary}>
            <BidiText as="h3" className={styles.words} text={summary} />
            <Icon name="chevron-down" className={styles.chevron} />
          </summary>
          <div className={styles.content}>{content}</div>
        </details>
      ))}
    </div>
  );
}
