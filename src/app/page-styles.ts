import type { PageKind } from '../domain/page-data';
import type { StylePiece } from '../domain/static-site';
import { constantPart } from './document-bytes';
import { vocabularyOf, type ReadWords, type Words } from './page-words';

/** The styles that stand in a page. */
export interface PageSheet {
  readonly sheet: Uint8Array;
  /** The sheet as a Content-Security-Policy names it. */
  readonly hash: string;
}

/** The styles of all pages. */
export interface PageStyles {
  /** Reads the words by which the styles of a page are chosen. */
  readonly read: ReadWords;
  /** The styles of a page of a kind in which these words occur. */
  of(kind: PageKind, words: Words): PageSheet;
}

const isProperty = (word: string): boolean => word.startsWith('--');

const mentioned = new WeakMap<StylePiece, readonly string[]>();

/** The custom properties that a piece mentions, but for the one that it declares. */
function mentionsOf(piece: StylePiece): readonly string[] {
  const known = mentioned.get(piece) ?? (piece.within + piece.text.replace(/^--[\w-]+/, '')).match(/--[\w-]+/g) ?? [];
  mentioned.set(piece, known);
  return known;
}

/** The pieces that matter to a page with these words. */
export function choosePieces(pieces: readonly StylePiece[], occurs: (word: string) => boolean): readonly StylePiece[] {
  const mentions = new Set<string>();
  const chosen = new Set<StylePiece>();
  const matters = ({ needs }: StylePiece): boolean =>
    needs.length === 0 ||
    needs.some((words) => words.every((word) => (isProperty(word) ? mentions.has(word) : occurs(word))));
  let before: number;
  // One piece may mention what another declares.
  do {
    before = chosen.size;
    for (const piece of pieces) {
      if (chosen.has(piece) || !matters(piece)) continue;
      chosen.add(piece);
      for (const name of mentionsOf(piece)) mentions.add(name);
    }
  } while (chosen.size > before);
  return pieces.filter((piece) => chosen.has(piece));
}

/** The text of some pieces, those within the same blocks together. */
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

// Stores share most (decision 0013). Each is some 20 KB, and those of few pages need not be kept for ever.
const keptSheets = 256;

/** Chooses the styles of pages among the pieces of their kinds. The sheet of the same words is made once. */
export function pageStyles(
  kinds: ReadonlyMap<PageKind, readonly StylePiece[]>,
  sourceHash: (text: Uint8Array) => string,
): PageStyles {
  const needed = [...kinds.values()].flatMap((pieces) => pieces.flatMap(({ needs }) => needs.flat()));
  // Kinds have most of their words in common.
  const vocabulary = vocabularyOf(new Set(needed.filter((word) => !isProperty(word))));
  const sheets = new Map<string, PageSheet>();
  return {
    read: vocabulary.read,
    of(kind, words) {
      const key = `${kind} ${words.join(' ')}`;
      const made = sheets.get(key);
      if (made) return made;
      const occurs = (word: string): boolean => vocabulary.has(words, word);
      const sheet = constantPart(joinPieces(choosePieces(kinds.get(kind) ?? [], occurs)));
      const fresh = { sheet, hash: sourceHash(sheet) };
      sheets.set(key, fresh);
      const [oldest] = sheets.keys();
      if (sheets.size > keptSheets && oldest !== undefined) sheets.delete(oldest);
      return fresh;
    },
  };
}
