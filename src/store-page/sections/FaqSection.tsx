import { useId } from 'react';
import { useMessages } from '../../hooks/messages';
import { Accordion } from '../../ui/Accordion';
import { buttonClass } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import { RichTextView } from '../../ui/RichTextView';
import { Section } from '../../ui/Section';
import type { SectionProps } from '../section-types';
import { css as beside } from './Beside.styles';
import { css } from './FaqSection.styles';

// The number of questions of a long list that are not collapsed. A shorter list by one is shown in full.
const visibleQuestions = 3;

/** Questions and answers; one answer at most is open. The later ones of a long list are collapsed. */
export function FaqSection({ section: { id, heading, questions } }: SectionProps<'faq'>) {
  const t = useMessages();
  const name = useId();
  const items = questions.map(({ question, answer }) => ({
    id: question,
    summary: question,
    content: <RichTextView text={answer} />,
  }));
  const first = items.length > visibleQuestions + 1 ? visibleQuestions : items.length;
  return (
    <Section id={id} heading={heading} className={beside.section}>
      <div>
        <Accordion items={items.slice(0, first)} name={name} />
        {items.length > first && (
          <details className={css.rest}>
            <summary className={buttonClass('quiet')}>
              {t('faq.more', { count: items.length - first })}
              <Icon name="chevron-down" />
            </summary>
            <Accordion items={items.slice(first)} name={name} />
          </details>
        )}
      </div>
    </Section>
  );
}
