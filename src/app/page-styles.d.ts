import type { PageKind } from '../domain/page-data';
import type { StylePiece } from '../domain/static-site';
/** The inline styles of a page. */
export interface PageSheet {
  readonly sheet: string;
  /** The Content-Security-Policy that allows it. */
  readonly policy: string;
}
/** Returns the inline styles of a page, by its kind and the HTML of its app. */
export type PageStyles = (kind: PageKind, html: string) => PageSheet;
/** Matches windows for which the sheet for wide windows is loaded. */
export declare const wideWindows = '(width>=30rem)';
/** Whether a piece can apply in wide windows only: a container is never wider than its window. */
export declare function isWide({ within }: Pick<StylePiece, 'within'>): boolean;
/** The pieces that apply to a page; `occurs` tests whether a name occurs in the page. */
export declare function choosePieces(
  pieces: readonly StylePiece[],
  occurs: (name: string) => boolean,
): readonly StylePiece[];
/** The text of the pieces. Adjacent pieces with the same enclosing blocks share them. */
export declare function joinPieces(pieces: readonly StylePiece[]): string;
/**
 * The names in the values of the `class` and `data-hue` attributes of an HTML text. What a closed `details` element holds is not
 * seen before an interaction, so its names are left out; `data-shown` marks one whose content styles may show.
 */
export declare function namesIn(html: string): ReadonlySet<string>;
/**
 * Creates the function that chooses the inline styles of pages from the pieces of their kinds. Those for wide windows are chosen
 * only for the custom properties that they use: a sheet of their own has them.
 */
export declare function pageStyles(
  kinds: ReadonlyMap<PageKind, readonly StylePiece[]>,
  policyOf: (sheet: string) => string,
): PageStyles;
