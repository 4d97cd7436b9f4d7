import { splitBidi } from '../domain/bidi';
import { useLanguage } from '../hooks/site';

interface BidiProps {
  /** A plain text. */
  readonly children: string;
}

/**
 * A plain text. Isolates the codes, prices, percentages and ranges in it, so that Arabic does not reorder them (product
 * rule R51).
 */
export function Bidi({ children }: BidiProps) {
  const pieces = splitBidi(children, useLanguage());
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
