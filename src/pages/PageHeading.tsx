import type { ReactNode } from 'react';
import type { PageLinkView } from '../domain/page-data';
import type { RichText } from '../domain/rich-text';
import { Bidi } from '../ui/Bidi';
import { Breadcrumbs } from '../ui/Breadcrumbs';
import { RichTextView } from '../ui/RichTextView';
import { css } from './PageHeading.styles';

interface PageHeadingProps {
  readonly heading: string;
  /** The pages above the page. */
  readonly trail?: readonly PageLinkView[] | undefined;
  readonly subtitle?: string | undefined;
  /** A short text about the page: when it was last checked or changed. */
  readonly meta?: string | undefined;
  readonly intro?: RichText | undefined;
  readonly children?: ReactNode;
}

/** The heading of pages other than store pages: the `h1`, subtitle, metadata and introduction. */
export function PageHeading({ heading, trail, subtitle, meta, intro, children }: PageHeadingProps) {
  return (
    <div className={css.root}>
      <Breadcrumbs trail={trail} />
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
