import type { DiagnosticText } from '../diagnostics/diagnostic';
import { inFull } from '../diagnostics/visible';
import { inQuotes } from '../diagnostics/yaml-quotes';
import type { Path, SourceDocument } from '../load/document';
import { nameOf } from './schema-errors/names';

/** The commas of Arabic, which YAML reads as a part of a text. */
export const arabicComma = /[،؛]/;

/** The entries of a list on one line, of which those without quotes end at an Arabic comma too. */
function separated(document: SourceDocument, list: Path): readonly string[] {
  const entries: string[] = [];
  // The source of an entry that does not exist is empty; that of an empty one is in quotes.
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

/** A finding about entries that are read as one. */
export type JoinedEntries = DiagnosticText & {
  readonly code: 'joined-entries';
  /** The list. */
  readonly path: Path;
};

/** What to say of an entry of a list on one line that has the Arabic comma, without quotes: `[لبان، بخور]` is one entry. */
export function joinedEntries(path: Path, value: string, document: SourceDocument): JoinedEntries | undefined {
  const list = path.slice(0, -1);
  if (typeof path.at(-1) !== 'number' || !arabicComma.test(value)) return undefined;
  if (!document.sourceText(list).startsWith('[') || /^["']/.test(document.sourceText(path))) return undefined;
  return {
    code: 'joined-entries',
    path: list,
    id: 'joined-entries',
    values: { name: nameOf(list), list: inFull(`[${separated(document, list).join(', ')}]`) },
  };
}
