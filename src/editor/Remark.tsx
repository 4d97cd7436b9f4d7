import type { HTMLAttributes, ReactElement, ReactNode } from 'react';
import { styles } from './Remark.styles';

interface RemarkProps extends HTMLAttributes<HTMLParagraphElement> {
  /** `quiet` stands for what is not there yet, `note` asks for attention, `problem` is wrong, `alarm` endangers what was typed. */
  readonly tone: keyof typeof styles;
}

/** A sentence about the state of what is edited. */
export function Remark({ tone, ...rest }: RemarkProps): ReactElement {
  return <p className={styles[tone]} data-tone={tone} {...rest} />;
}

/** What the server says is wrong: in English, as all that it says, if it is not in the language of the reader. */
export function Problem({
  isOfReader = false,
  children,
}: {
  readonly isOfReader?: boolean;
  readonly children: ReactNode;
}): ReactElement {
  return (
    <Remark tone="problem" role="alert" {...(!isOfReader && { lang: 'en', dir: 'ltr' })}>
      {children}
    </Remark>
  );
}
