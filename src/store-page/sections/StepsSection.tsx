import { BidiText } from '../../ui/text/Bidi';
import { Fold } from '../../ui/Fold';
import { RichTextView } from '../../ui/RichTextView';
import { Section } from '../../ui/Section';
import type { SectionProps } from '../section-types';
import { styles as beside } from './Beside.styles';
import { styles } from './StepsSection.styles';

/** Numbered steps. If they are folded and the container is narrow, a press on a title expands the text of the step. */
export function StepsSection({ section: { id, heading, intro, steps }, folded = false }: SectionProps<'steps'>) {
  return (
    <Section id={id} heading={heading} intro={intro} className={beside.section}>
      <ol className={styles.steps} data-folded={folded ? '' : undefined}>
        {steps.map(({ title, text }) => {
          const heading = <BidiText as="h3" className={styles.title} text={title} />;
          const explanation = text !== undefined && <RichTextView text={text} className={styles.text} />;
          return (
            <li key={title} className={styles.step}>
              {folded && explanation ? (
                <Fold className={styles.words} summary={heading} summaryClass={styles.summary}>
                  {explanation}
                </Fold>
              ) : (
                <div className={styles.words}>
                  {heading}
                  {explanation}
                </div>
              )}
            </li>
          );
        })}
      </ol>
    </Section>
  );
}
