import type { FileChange } from '../../catalogue/amend/file-changes';
import { linesOf } from '../../catalogue/diagnostics/lines';
import { visible } from '../../catalogue/diagnostics/visible';
import { loadDocument, type Path, type SourceDocument } from '../../catalogue/load/document';
import { eachString } from '../../catalogue/validate/texts/texts';
import { escapeRegExp } from '../../system/escape-reg-exp';

/** Without removed files. */
export function documentsAfter(
  documents: readonly SourceDocument[],
  changes: readonly FileChange<string | Uint8Array>[],
): readonly SourceDocument[] {
  const changed = new Map(changes.map(({ path, after }) => [path, after]));
  return documents.flatMap((document) => {
    const { path } = document.file;
    if (!changed.has(path)) return [document];
    const text = changed.get(path);
    const after =
      typeof text === 'string' ? loadDocument({ path, text: text.replace(/^\ufeff/, '') }).document : undefined;
    return after ? [after] : [];
  });
}

const inWord = String.raw`[\p{L}\p{M}\p{N}]`;
const arabic = /\p{Script=Arabic}/u;

/** Arabic joins prepositions and conjunctions to a name; after `ل`, the alef of `ال` is dropped. */
function formsOf(name: string): string {
  if (!arabic.test(name)) return escapeRegExp(name);
  const joined = `[وف]?[بكل]?${escapeRegExp(name)}`;
  return name.startsWith('ال') ? `${joined}|[وف]?لل${escapeRegExp(name.slice(2))}` : joined;
}

/** Finds names as whole words, regardless of case. Undefined without names. */
export function createNamesExpression(names: readonly string[]): RegExp | undefined {
  const forms = [...new Set(names.map((name) => name.trim()).filter(Boolean))].map(formsOf);
  return forms.length === 0 ? undefined : new RegExp(`(?<!${inWord})(?:${forms.join('|')})(?!${inWord})`, 'giu');
}

export interface Mention {
  readonly document: SourceDocument;
  readonly path: Path;
  readonly start: number;
  readonly end: number;
  readonly value: string;
}

export function findMentions(documents: readonly SourceDocument[], names: RegExp): readonly Mention[] {
  const found: Mention[] = [];
  for (const document of documents)
    eachString(document, (value, path) => {
      for (const { index, 0: words } of value.matchAll(names))
        found.push({ document, path: [...path], start: index, end: index + words.length, value });
    });
  return found;
}

const around = 32;

/** Lists the first mention of each line of a file: `data/home.yaml:12  …deals for Luban and Souk…`. */
export function formatMentions(mentions: readonly Mention[]): readonly string[] {
  const lines = new Map<string, string>();
  for (const { document, path, start, end, value } of mentions) {
    const { line } = linesOf(document.file).position(document.spanWithin(path, start, end).start);
    const place = `${document.file.path}:${line}`;
    const from = Math.max(0, start - around);
    const to = Math.min(value.length, end + around);
    const words = `${from > 0 ? '…' : ''}${visible(value.slice(from, to)).trim()}${to < value.length ? '…' : ''}`;
    if (!lines.has(place)) lines.set(place, `  ${place}  ${words}`);
  }
  return [...lines.values()];
}
