import type { HTMLAttributes } from 'react';
import { Bidi } from './Bidi';

interface BidiTextProps extends HTMLAttributes<HTMLElement> {
  readonly as?: 'h1' | 'h2' | 'h3' | 'p' | 'small' | 'span' | 'strong' | 'td' | 'th';
  /** A plain text; if undefined, the element is omitted. */
  readonly text: string | undefined;
}

/** An element with a plain text as its only content (`Bidi`). */
export function BidiText({ as: Element = 'p', text, ...rest }: BidiTextProps) {
  return (
    text !== undefined && (
      <Element {...rest}>
        <Bidi>{text}</Bidi>
      </Element>
    )
  );
}
