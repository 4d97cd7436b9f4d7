import { RichTextView } from '../../ui/RichTextView';
import { Section } from '../../ui/Section';
import type { SectionProps } from '../section-types';
import { css as beside } from './Beside.styles';
import { FoldedSection } from './FoldedSection';
import { css } from './ProseSection.styles';

/** Text, or a highlighted note. */
export function ProseSection({ section: { id, heading, tone, body }, folded }: SectionProps<'prose'>) {
  const text = <RichTextView text={body} className={css.text} />;
  const content = tone === 'note' ? <div className={css.note}>{text}</div> : text;
  if (heading === undefined) {
    return (
      <div id={id} className={css.bare}>
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
