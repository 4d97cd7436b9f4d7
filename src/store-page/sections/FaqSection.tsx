import { Accordion } from '../../ui/Accordion';
import { RichTextView } from '../../ui/RichTextView';
import { Section } from '../../ui/Section';
import type { SectionProps } from '../section-types';
import { css } from './Beside.styles';

/** Questions and answers; one answer at most is open. */
export function FaqSection({ section: { id, heading, questions } }: SectionProps<'faq'>) {
  return (
    <Section id={id} heading={heading} className={css.section}>
      <Accordion
        items={questions.map(({ question, answer }) => ({
          id: question,
          summary: question,
          content: <RichTextView text={answer} />,
        }))}
      />
    </Section>
  );
}
