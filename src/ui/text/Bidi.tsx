import type { ReactNode, HTMLAttributes } from 'react';
import { splitBidi } from '../../domain/language/bidi';
import type { Language } from '../../domain/language/language';
import { useLanguage } from '../../hooks/site';

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

interface BidiProps {
  readonly children: string;
}

/** Isolates codes, prices, percentages and ranges, so that Arabic does not reorder them (product rule R51). */
export function Bidi({ children }: BidiProps) {
  return isolated(children, useLanguage());
}

/** As `Bidi`, for a text on a page in the given language: the editors have no site around them. */
export function isolated(text: string, language: Language): ReactNode {
  const pieces = splitBidi(text, language);
  const [first] = pieces;
  if (pieces.length === 1 && typeof first === 'string') return first;
  return pieces.map((piece, index) =>
    typeof piece === 'string' ? (
      piece
    ) : (
      <bdi key={index} dir="ltr">
        {piece.ltr}
      </bdi>
    ),
  );
}
