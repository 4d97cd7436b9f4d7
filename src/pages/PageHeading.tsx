import type { ReactNode } from 'react';
import type { RichText } from '../domain/rich-text';
import { Bidi } from '../ui/Bidi';
import { RichTextView } from '../ui/RichTextView';
import { css } from './PageHeading.styles';

interface PageHeadingProps {
  readonly heading: string;
  readonly subtitle?: string | undefined;
  /** A short line on the page itself: when it was last checked or changed. */
  readonly meta?: string | undefined;
  readonly intro?: RichText | undefined;
  readonly children?: ReactNode;
}

/** The head of a page that is not a store's: its one `h1` and what belongs to it. */
export function PageHeading({ heading, subtitle, meta, intro, children }: PageHeadingProps) {
  return (
    <div className={css.root}>
      <h1>
        <Bidi>{heading}</Bidi>
      </h1>
      {subtitle !== undefined && (
        <p className={css.subtitle}>
          <Bidi>{subtitle}</Bidi>
        </p>
      )}
      {meta !== undefined && (
        <p className={css.meta}>
          <Bidi>{meta}</Bidi>
        </p>
      )}
      {intro !== undefined && <RichTextView text={intro} className={css.intro} />}
      {children}
    </div>
  );
}
