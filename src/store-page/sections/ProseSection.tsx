import { RichTextView } from '../../ui/RichTextView';
import { Section } from '../../ui/Section';
import type { SectionProps } from '../section-types';
import { styles as beside } from './Beside.styles';
import { FoldedSection } from './FoldedSection';
import { styles } from './ProseSection.styles';

export function ProseSection({ section: { id, heading, tone, body }, folded }: SectionProps<'prose'>) {
  const text = <RichTextView text={body} className={styles.text} />;
  const content = tone === 'note' ? <div className={styles.note}>{text}</div> : text;
  if (heading === undefined) {
    return (
      <div id={id} className={styles.bare}>
        {content}
      </div>
    );
  }
  return folded ? (
    <FoldedSection id={id} heading={heading}>
      {content}
    </FoldedSection>
  ) : (
    <Section id={id} heading={heading} className={beside.section}>
      {content}
    </Section>
  );
}
