import type { ReactNode } from 'react';
import { useMessages } from '../hooks/messages';
import { VisuallyHidden } from '../ui/VisuallyHidden';
import { css } from './CodeBox.styles';

interface CodeBoxProps {
  readonly code: string;
  /** A control at the end of the box, for layouts without space for one beside it. */
  readonly children?: ReactNode;
}

/** A code in a dashed box. */
export function CodeBox({ code, children }: CodeBoxProps) {
  const t = useMessages();
  return (
    <span className={css.box} data-plain={children ? undefined : ''}>
      <VisuallyHidden>{t('offer.code')}</VisuallyHidden>
      <bdi dir="ltr">
        <code className={css.code} data-long={code.length > 16 ? '' : undefined}>
          {code}
        </code>
      </bdi>
      {children}
    </span>
  );
}
