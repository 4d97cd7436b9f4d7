import type { StylePiece } from './static-site';

/** The width, in rem, from which a window can need the sheet for wide windows. */
const wideFrom = 30;

/** Matches windows for which the sheet for wide windows is loaded. */
export const wideWindows = `(width>=${wideFrom}rem)`;

/** Whether a piece can apply in wide windows only: a container is never wider than its window. */
export function isWide({ within }: Pick<StylePiece, 'within'>): boolean {
  return [...within.matchAll(/\(width>=([\d.]+)rem\)/g)].some(([, width]) => Number(width) >= wideFrom);
}

/** The text of the pieces. Adjacent pieces with the same enclosing blocks share them. */
export function joinPieces(pieces: readonly StylePiece[]): string {
  let sheet = '';
  let open = '';
  const closing = (within: string): string => '}'.repeat(within.split('{').length - 1);
  for (const { within, text } of pieces) {
    if (within !== open) sheet += closing(open) + within;
    open = within;
    sheet += text;
  }
  return sheet + closing(open);
}
