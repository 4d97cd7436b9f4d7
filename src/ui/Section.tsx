import { useId, type ReactNode } from 'react';
import type { RichText } from '../domain/language/rich-text';
import { joinClasses } from './join-classes';
import { RichTextView } from './RichTextView';
import { styles } from './Section.styles';
import { Wording } from './Wording';

interface SectionProps {
  readonly id?: string | undefined;
  readonly heading: string;
  readonly intro?: RichText | undefined;
  readonly aside?: ReactNode;
  readonly className?: string | undefined;
  readonly children?: ReactNode;
}

export function Section({ id, heading, intro, aside, className, children }: SectionProps) {
  const generatedId = useId();
  const headingId = id === undefined ? generatedId : `${id}-heading`;
  return (
    <section id={id} aria-labelledby={headingId} className={joinClasses(styles.section, className)}>
      <div className={styles.head}>
        <div className={styles.words}>
          <h2 id={headingId} className={styles.heading}>
            <Wording>{heading}</Wording>
          </h2>
          {intro !== undefined && <RichTextView text={intro} className={styles.intro} />}
        </div>
        {aside}
      </div>
      {children}
    </section>
  );
}
