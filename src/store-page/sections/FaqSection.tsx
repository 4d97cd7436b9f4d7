import { useId } from 'react';
import { useIntl } from 'react-intl';
import { Accordion } from '../../ui/Accordion';
import { buttonClass } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import { useLanguageAttributes } from '../../ui/text/InLanguage';
import { RichTextView } from '../../ui/RichTextView';
import { Section } from '../../ui/Section';
import type { SectionProps } from '../section-types';
import { styles as beside } from './Beside.styles';
import { styles } from './FaqSection.styles';

// The number of visible questions in a long list. A list with one more is shown in full.
const visibleQuestions = 3;

/** Questions and answers; at most one answer is open. The later ones of a long list are collapsed. */
export function FaqSection({ section: { id, heading, questions } }: SectionProps<'faq'>) {
  const intl = useIntl();
  const name = useId();
  const language = useLanguageAttributes();
  const items = questions.map(({ question, answer }) => ({
    summary: question,
    content: <RichTextView text={answer} />,
  }));
  const first = items.length > visibleQuestions + 1 ? visibleQuestions : items.length;
  return (
    <Section id={id} heading={heading} className={beside.section}>
      <div>
        <Accordion items={items.slice(0, first)} name={name} />
        {items.length > first && (
          <details className={styles.rest}>
            <summary className={buttonClass('quiet')} {...language}>
              {intl.formatMessage({ id: 'faq.more' }, { count: items.length - first })}
              <Icon name="chevron-down" />
            </summary>
            <Accordion items={items.slice(first)} name={name} />
          </details>
        )}
      </div>
    </Section>
  );
}
