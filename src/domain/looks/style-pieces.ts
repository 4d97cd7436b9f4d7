import type { StylePiece } from '../pages/static-site';

/** The window width, in rem, from which the sheet for wide windows can apply. */
const wideFrom = 30;

export const wideWindows = `(width>=${wideFrom}rem)`;

/** Whether a piece can apply only in wide windows: a container is never wider than its window. */
export function isWide({ within }: Pick<StylePiece, 'within'>): boolean {
  return [...within.matchAll(/\(width>=([\d.]+)rem\)/g)].some(([, width]) => Number(width) >= wideFrom);
}

/** Joins pieces into a style sheet. Adjacent pieces with the same enclosing blocks share them. */
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
