import { joinClasses } from '../../ui/join-classes';
import { Section } from '../../ui/Section';
import { ActionLink } from '../ActionLink';
import type { SectionProps } from '../section-types';
import { styles as beside } from './Beside.styles';
import { FoldedSection } from './FoldedSection';
import { styles } from './LinksSection.styles';

export function LinksSection({ section: { id, heading, intro, links }, folded }: SectionProps<'links'>) {
  const row = (
    <ul className={styles.links}>
      {links.map((link) => (
        <li key={link.label}>
          <ActionLink {...link} />
        </li>
      ))}
    </ul>
  );
  return folded ? (
    <FoldedSection id={id} heading={heading} intro={intro} className={styles.section}>
      {row}
    </FoldedSection>
  ) : (
    <Section id={id} heading={heading} intro={intro} className={joinClasses(beside.section, styles.section)}>
      {row}
    </Section>
  );
}
