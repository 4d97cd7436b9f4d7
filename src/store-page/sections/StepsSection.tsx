import { Bidi } from '../../ui/Bidi';
import { RichTextView } from '../../ui/RichTextView';
import { Section } from '../../ui/Section';
import type { SectionProps } from '../section-types';
import { css as beside } from './Beside.styles';
import { FoldedSection } from './FoldedSection';
import { css } from './StepsSection.styles';

/** Numbered steps. */
export function StepsSection({ section: { id, heading, intro, steps }, folded }: SectionProps<'steps'>) {
  const list = (
    <ol className={css.steps}>
      {steps.map(({ title, text }) => (
        <li key={title} className={css.step}>
          <div className={css.words}>
            <h3 className={css.title}>
              <Bidi>{title}</Bidi>
            </h3>
            {text !== undefined && <RichTextView text={text} className={css.text} />}
          </div>
        </li>
      ))}
    </ol>
  );
  return folded ? (
    <FoldedSection id={id} heading={heading} intro={intro}>
      {list}
    </FoldedSection>
  ) : (
    <Section id={id} heading={heading} intro={intro} className={beside.section}>
      {list}
    </Section>
  );
}
