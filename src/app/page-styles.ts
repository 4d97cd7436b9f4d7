import type { PageKind } from '../domain/page-data';
import type { StylePiece } from '../domain/static-site';

/** The styles inlined in a page. */
export interface PageSheet {
  readonly sheet: string;
  /** The sheet as a Content-Security-Policy names it. */
  readonly hash: string;
}

/** The styles of a page of a kind, by the HTML of its app. */
export type PageStyles = (kind: PageKind, html: string) => PageSheet;

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

// Each attribute is matched, so that text in the value of one is not taken for another. React escapes the double quotes
// in values and in text.
const attribute = / ([\w-]+)="([^"]*)"/g;

/** The words in the values of the `class` and `data-hue` attributes of an HTML text. */
export function wordsOf(html: string): ReadonlySet<string> {
  const words = new Set<string>();
  for (const [, name, value = ''] of html.matchAll(attribute))
    if (name === 'class' || name === 'data-hue') for (const word of value.split(/\s+/)) words.add(word);
  return words;
}

// Most pages of a kind share one sheet. A sheet takes about 20 KB, and there may be many rare ones.
const keptSheets = 256;

/** Chooses the styles of pages from the pieces of their kinds. */
export function pageStyles(
  kinds: ReadonlyMap<PageKind, readonly StylePiece[]>,
  sourceHash: (text: string) => string,
): PageStyles {
  const relevantWords = new Map(
    [...kinds].map(([kind, pieces]) => {
      const needed = new Set(pieces.flatMap(({ needs }) => needs.flat()));
      return [kind, [...needed].filter((word) => !isProperty(word))];
    }),
  );
  const sheets = new Map<string, PageSheet>();
  return (kind, html) => {
    const words = wordsOf(html);
    const key = [kind, ...(relevantWords.get(kind) ?? []).filter((word) => words.has(word))].join(' ');
    const known = sheets.get(key);
    if (known) return known;
    const sheet = joinPieces(choosePieces(kinds.get(kind) ?? [], (word) => words.has(word)));
    const made = { sheet, hash: sourceHash(sheet) };
    sheets.set(key, made);
    const [oldest] = sheets.keys();
    if (sheets.size > keptSheets && oldest !== undefined) sheets.delete(oldest);
    return made;
  };
}
