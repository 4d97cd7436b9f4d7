import { useId, type ReactNode } from 'react';
import { css } from './Accordion.styles';
import { Bidi } from './Bidi';
import { classNames } from './class-names';
import { Icon } from './Icon';

interface DisclosureProps {
  /** What is always seen, and pressed. */
  readonly summary: string;
  /** Those that share a name open one at a time. */
  readonly name?: string;
  /** Makes the summary a heading of this level. */
  readonly headingLevel?: 2 | 3 | 4;
  /** Whether it is open to begin with. */
  readonly open?: boolean;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

const headings = { 2: 'h2', 3: 'h3', 4: 'h4' } as const;

/** Something that opens and closes under its summary; the browser does it, so it needs no script. */
export function Disclosure({ summary, name, headingLevel, open = false, className, children }: DisclosureProps) {
  const Words = headingLevel === undefined ? 'span' : headings[headingLevel];
  return (
    <details className={classNames(css.details, className)} {...(name !== undefined && { name })} open={open}>
      <summary className={css.summary}>
        <Words className={css.words}>
          <Bidi>{summary}</Bidi>
        </Words>
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
  readonly headingLevel?: 2 | 3 | 4;
  readonly className?: string | undefined;
}

/** Entries of which one at most is open, and any can be closed again (product rule R45). */
export function Accordion({ items, headingLevel = 3, className }: AccordionProps) {
  const name = useId();
  return (
    <div className={classNames(css.accordion, className)}>
      {items.map(({ id, summary, content }) => (
        <Disclosure key={id} name={name} summary={summary} headingLevel={headingLevel}>
          {content}
        </Disclosure>
      ))}
    </div>
  );
}
