import { inFull, inQuotes } from '../../diagnostics/visible';
import type { Path, SourceDocument } from '../../load/document';
import { nameOf } from './names';

/** Arabic commas, which YAML reads as part of a text. */
export const arabicComma = /[،؛]/;

/** The entries of a flow list (`[…]`), with unquoted entries split at Arabic commas. */
function separated(document: SourceDocument, list: Path): readonly string[] {
  const entries: string[] = [];
  // The source of a missing entry is empty; that of an empty one is a pair of quotes.
  for (let index = 0; ; index += 1) {
    const written = document.sourceText([...list, index]);
    if (written === '') return entries;
    if (/^["']/.test(written) || !arabicComma.test(written)) entries.push(written);
    else {
      const words = written.split(arabicComma).map((word) => word.trim());
      entries.push(...words.filter(Boolean).map((word) => (/^\p{L}/u.test(word) ? word : inQuotes(word))));
    }
  }
}

/** An unquoted entry of a flow list with an Arabic comma: `[لبان، بخور]` is one entry. Undefined for any other value. */
export function joinedEntries(path: Path, value: string, document: SourceDocument) {
  const list = path.slice(0, -1);
  if (typeof path.at(-1) !== 'number' || !arabicComma.test(value)) return undefined;
  if (!document.sourceText(list).startsWith('[') || /^["']/.test(document.sourceText(path))) return undefined;
  const values = { name: nameOf(list), list: inFull(`[${separated(document, list).join(', ')}]`) };
  return { code: 'joined-entries', path: list, id: 'joined-entries', values } as const;
}
