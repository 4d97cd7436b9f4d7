import type { ReactNode } from 'react';
import { splitBidi } from '../../domain/language/bidi';
import type { Language } from '../../domain/language/language';
import { useLanguage } from '../../hooks/site';

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
