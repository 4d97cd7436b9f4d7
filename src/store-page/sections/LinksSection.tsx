import { Section } from '../../ui/Section';
import { ActionLink } from '../ActionLink';
import type { SectionProps } from '../section-types';
import { css } from './LinksSection.styles';

/** A row of buttons that lead somewhere. */
export function LinksSection({ section: { id, heading, intro, links } }: SectionProps<'links'>) {
  return (
    <Section id={id} heading={heading} intro={intro} className={css.section}>
      <ul className={css.links}>
        {links.map((link) => (
          <li key={link.label}>
            <ActionLink {...link} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
