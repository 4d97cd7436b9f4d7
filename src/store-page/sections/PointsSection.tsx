import { Bidi, BidiText } from '../../ui/text/Bidi';
import { Chip } from '../../ui/Chip';
import { Icon } from '../../ui/Icon';
import { RichTextView } from '../../ui/RichTextView';
import { Section } from '../../ui/Section';
import type { SectionOf, SectionProps } from '../section-types';
import { styles as beside } from './Beside.styles';
import { FoldedSection } from './FoldedSection';
import { styles } from './PointsSection.styles';

interface PointsProps {
  readonly points: SectionOf<'points'>['points'];
}

function PointCards({ points }: PointsProps) {
  const { length } = points;
  // The number of columns that fills the last row best.
  const columns = length <= 4 ? length : length % 4 === 0 || length % 4 === 3 ? 4 : 3;
  return (
    <ul className={styles.cards} data-columns={columns}>
      {points.map(({ title, text, icon }) => (
        <li key={title} className={styles.card}>
          {icon && (
            <span className={styles.icon}>
              <Icon name={icon} />
            </span>
          )}
          <BidiText as="h3" className={styles.cardTitle} text={title} />
          {text !== undefined && <RichTextView text={text} className={styles.cardText} />}
        </li>
      ))}
    </ul>
  );
}

function PointLines({ points }: PointsProps) {
  return (
    <ul className={styles.list}>
      {points.map(({ title, text, icon }) => (
        <li key={title} className={styles.line}>
          <Icon name={icon ?? 'tick'} />
          <div>
            <Bidi>{title}</Bidi>
            {text !== undefined && <RichTextView text={text} className={styles.lineText} />}
          </div>
        </li>
      ))}
    </ul>
  );
}

function PointChips({ points }: PointsProps) {
  return (
    <ul className={styles.chips}>
      {points.map(({ title, icon }) => (
        <li key={title}>
          <Chip>
            {icon && <Icon name={icon} />}
            <Bidi>{title}</Bidi>
          </Chip>
        </li>
      ))}
    </ul>
  );
}

export function PointsSection({ section, folded }: SectionProps<'points'>) {
  const { id, heading, intro, layout = 'cards', points } = section;
  const Points = { cards: PointCards, list: PointLines, chips: PointChips }[layout];
  if (folded) {
    return (
      <FoldedSection id={id} heading={heading} intro={intro}>
        <Points points={points} />
      </FoldedSection>
    );
  }
  return (
    <Section id={id} heading={heading} intro={intro} className={layout === 'cards' ? undefined : beside.section}>
      <Points points={points} />
    </Section>
  );
}
