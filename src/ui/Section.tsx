import { useId, type ReactNode } from 'react';
import type { RichText } from '../domain/rich-text';
import { classNames } from './class-names';
import { RichTextView } from './RichTextView';
import { css } from './Section.styles';
import { visuallyHiddenClass } from './VisuallyHidden';
import { Wording } from './Wording';

interface SectionProps {
  /** The id for fragment links. */
  readonly id?: string | undefined;
  readonly heading: string;
  readonly level?: 2 | 3;
  /** true for a heading that only screen readers need. */
  readonly headingHidden?: boolean;
  readonly intro?: RichText | undefined;
  /** Content beside the heading, such as a link to the full list. */
  readonly aside?: ReactNode;
  readonly className?: string | undefined;
  readonly children?: ReactNode;
}

/** A part of a page with a heading. */
export function Section({
  id,
  heading,
  level = 2,
  headingHidden = false,
  intro,
  aside,
  className,
  children,
}: SectionProps) {
  const generatedId = useId();
  const headingId = id === undefined ? generatedId : `${id}-heading`;
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <section id={id} aria-labelledby={headingId} className={classNames(css.section, className)}>
      <div className={headingHidden && intro === undefined && aside === undefined ? undefined : css.head}>
        <div className={css.words}>
          <Heading
            id={headingId}
            className={headingHidden ? visuallyHiddenClass : level === 2 ? css.heading : css.subheading}
          >
            <Wording>{heading}</Wording>
          </Heading>
          {intro !== undefined && <RichTextView text={intro} className={css.intro} />}
        </div>
        {aside}
      </div>
      {children}
    </section>
  );
}
