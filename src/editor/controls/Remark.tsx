import type { HTMLAttributes, ReactElement, ReactNode } from 'react';
import { styles } from './Remark.styles';

interface RemarkProps extends HTMLAttributes<HTMLParagraphElement> {
  /**
   * `quiet`: not there yet; `note`: attention is needed; `problem`: something is wrong; `alarm`: typed text is at risk.
   */
  readonly tone: keyof typeof styles;
}

export function Remark({ tone, ...rest }: RemarkProps): ReactElement {
  return <p className={styles[tone]} data-tone={tone} {...rest} />;
}

export function Problem({ children }: { readonly children: ReactNode }): ReactElement {
  return (
    <Remark tone="problem" role="alert">
      {children}
    </Remark>
  );
}
