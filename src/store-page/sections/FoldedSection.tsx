import type { ReactNode } from 'react';
import type { RichText } from '../../domain/language/rich-text';
import { joinClasses } from '../../ui/join-classes';
import { styles } from './FoldedSection.styles';
import { Fold } from '../../ui/Fold';
import { RichTextView } from '../../ui/RichTextView';
import { Wording } from '../../ui/Wording';

interface FoldedSectionProps {
  readonly id?: string | undefined;
  readonly heading: string;
  readonly intro?: RichText | undefined;
  readonly className?: string | undefined;
  readonly children?: ReactNode;
}

/** The browser opens it for a press, its search, and a link to the id, which is inside the collapsed part. */
export function FoldedSection({ id, heading, intro, className, children }: FoldedSectionProps) {
  return (
    <Fold
      className={joinClasses(styles.section, className)}
      summary={
        <h2 className={styles.heading}>
          <Wording>{heading}</Wording>
        </h2>
      }
      summaryClass={styles.summary}
    >
      <div id={id} className={styles.content}>
        {intro !== undefined && <RichTextView text={intro} className={styles.intro} />}
        {children}
      </div>
    </Fold>
  );
}
