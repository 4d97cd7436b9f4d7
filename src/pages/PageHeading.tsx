import type { ReactNode } from 'react';
import type { PageLinkView } from '../domain/pages/page-data';
import type { RichText } from '../domain/language/rich-text';
import { BidiText } from '../ui/text/Bidi';
import { Breadcrumbs } from '../ui/Breadcrumbs';
import { RichTextView } from '../ui/RichTextView';
import { styles } from './PageHeading.styles';

interface PageHeadingProps {
  readonly heading: string;
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
    <div className={styles.root}>
      <Breadcrumbs trail={trail} />
      <BidiText as="h1" text={heading} />
      <BidiText className={styles.subtitle} text={subtitle} />
      <BidiText className={styles.meta} text={meta} />
      {intro !== undefined && <RichTextView text={intro} className={styles.intro} />}
      {children}
    </div>
  );
}
