import { Bidi } from '../../ui/Bidi';
import { Icon } from '../../ui/Icon';
import { RichTextView } from '../../ui/RichTextView';
import { Section } from '../../ui/Section';
import type { SectionOf, SectionProps } from '../section-types';
import { css as beside } from './Beside.styles';
import { css } from './StepsSection.styles';

interface StepProps {
  readonly step: SectionOf<'steps'>['steps'][number];
  readonly folded: boolean;
}

function Step({ step: { title, text }, folded }: StepProps) {
  const heading = (
    <h3 className={css.title}>
      <Bidi>{title}</Bidi>
    </h3>
  );
  const explanation = text !== undefined && <RichTextView text={text} className={css.text} />;
  return folded && text !== undefined ? (
    <details className={css.words}>
      <summary className={css.summary}>
        {heading}
        <Icon name="chevron-down" />
      </summary>
      {explanation}
    </details>
  ) : (
    <div className={css.words}>
      {heading}
      {explanation}
    </div>
  );
}

/** Numbered steps. If they are folded, a press on the title opens the text of a step, where the container is narrow. */
export function StepsSection({ section: { id, heading, intro, steps }, folded = false }: SectionProps<'steps'>) {
  return (
    <Section id={id} heading={heading} intro={intro} className={beside.section}>
      <ol className={css.steps} data-folded={folded ? '' : undefined}>
        {steps.map((step) => (
          <li key={step.title} className={css.step}>
            <Step step={step} folded={folded} />
          </li>
        ))}
      </ol>
    </Section>
  );
}
