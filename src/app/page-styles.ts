import type { PageKind } from '../domain/pages/page-data';
import type { StylePiece } from '../domain/pages/static-site';
import { isWide, joinPieces } from '../domain/looks/style-pieces';

export interface PageSheet {
  readonly sheet: string;
  readonly policy: string;
}

export type PageStyles = (kind: PageKind, names: ReadonlySet<string>) => PageSheet;

const isProperty = (name: string): boolean => name.startsWith('--');

const properties = new WeakMap<StylePiece, readonly string[]>();

/** The custom properties that a piece uses, except the one that it declares. */
function propertiesOf(piece: StylePiece): readonly string[] {
  const cached = properties.get(piece) ?? (piece.within + piece.text.replace(/^--[\w-]+/, '')).match(/--[\w-]+/g) ?? [];
  properties.set(piece, cached);
  return cached;
}

/** The pieces that apply to a page; `occurs` tests whether a name occurs in the page. */
export function choosePieces(pieces: readonly StylePiece[], occurs: (name: string) => boolean): readonly StylePiece[] {
  const usedProperties = new Set<string>();
  const chosen = new Set<StylePiece>();
  const applies = ({ needs }: StylePiece): boolean =>
    needs.length === 0 ||
    needs.some((names) => names.every((name) => (isProperty(name) ? usedProperties.has(name) : occurs(name))));
  let before: number;
  // Repeated, because a chosen piece may use properties that another declares.
  do {
    before = chosen.size;
    for (const piece of pieces) {
      if (chosen.has(piece) || !applies(piece)) continue;
      chosen.add(piece);
      for (const name of propertiesOf(piece)) usedProperties.add(name);
    }
  } while (chosen.size > before);
  return pieces.filter((piece) => chosen.has(piece));
}

// Most pages of a kind share one sheet of about 20 KB. The limit bounds the memory, as there may be many rare sheets.
const cachedSheets = 256;

/** Pieces for wide windows are in a separate sheet; here only the custom properties that they use count. */
export function pageStyles(
  kinds: ReadonlyMap<PageKind, readonly StylePiece[]>,
  policyOf: (sheet: string) => string,
): PageStyles {
  const relevantNames = new Map(
    [...kinds].map(([kind, pieces]) => {
      const needed = new Set(pieces.flatMap(({ needs }) => needs.flat()));
      return [kind, [...needed].filter((name) => !isProperty(name))];
    }),
  );
  const sheets = new Map<string, PageSheet>();
  return (kind, names) => {
    const key = [kind, ...(relevantNames.get(kind) ?? []).filter((name) => names.has(name))].join(' ');
    const cached = sheets.get(key);
    if (cached) return cached;
    const chosen = choosePieces(kinds.get(kind) ?? [], (name) => names.has(name));
    const sheet = joinPieces(chosen.filter((piece) => !isWide(piece)));
    const entry = { sheet, policy: policyOf(sheet) };
    sheets.set(key, entry);
    const [oldest] = sheets.keys();
    if (sheets.size > cachedSheets && oldest !== undefined) sheets.delete(oldest);
    return entry;
  };
}
