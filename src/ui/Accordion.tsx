import { useId, type ReactNode } from 'react';
import { css } from './Accordion.styles';
import { Bidi } from './Bidi';
import { classNames } from './class-names';
import { Icon } from './Icon';

interface DisclosureProps {
  /** The text that is always visible and toggles the content. */
  readonly summary: string;
  /** Of the disclosures with the same name, one at most is open. */
  readonly name?: string;
  /** Makes the summary a heading of this level. */
  readonly headingLevel?: 2 | 3 | 4;
  /** Whether it is initially open. */
  readonly open?: boolean;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

const headings = { 2: 'h2', 3: 'h3', 4: 'h4' } as const;

/** Content that its summary shows and hides, without a script. */
export function Disclosure({ summary, name, headingLevel, open = false, className, children }: DisclosureProps) {
  const Summary = headingLevel === undefined ? 'span' : headings[headingLevel];
  return (
    <details className={className} {...(name !== undefined && { name })} open={open}>
      <summary className={css.summary}>
        <Summary className={css.words}>
          <Bidi>{summary}</Bidi>
        </Summary>
        <Icon name="chevron-down" className={css.chevron} />
      </summary>
      <div className={css.content}>{children}</div>
    </details>
  );
}

/** One entry of an accordion. */
export interface AccordionItem {
  readonly id: string;
  readonly summary: string;
  readonly content: ReactNode;
}

interface AccordionProps {
  readonly items: readonly AccordionItem[];
  /** Common to accordions of which one entry at most is open among all. */
  readonly name?: string;
  readonly headingLevel?: 2 | 3 | 4;
  readonly className?: string | undefined;
}

/** Disclosures of which one at most is open; the open one can be closed (product rule R45). */
export function Accordion({ items, name, headingLevel = 3, className }: AccordionProps) {
  const ownName = useId();
  return (
    <div className={classNames(css.accordion, className)}>
      {items.map(({ id, summary, content }) => (
        <Disclosure key={id} name={name ?? ownName} summary={summary} headingLevel={headingLevel}>
          {content}
        </Disclosure>
      ))}
    </div>
  );
}
