import { isTextId } from '#texts';
import type { Edit, Span } from '../../../diagnostics/diagnostic';
import type { Value } from '../../../diagnostics/phrases';
import { codePointName, hasInvisible, invisibleRuns } from '../../../diagnostics/visible';
import { grouped } from '../../../../../src/domain/language/grouped';
import type { Report, Rule } from '../../engine/draft';
import type { SourceDocument } from '../../../load/document';
import { editWithin } from '../../engine/reporting';
import { eachString } from '../../texts/texts';

function reportHidden(
  report: Report,
  document: SourceDocument,
  characters: string,
  span: Span,
  edits: readonly Edit[],
): void {
  const list = [...new Set([...characters].map(codePointName))].map((number): Value => {
    const id = `hidden-character.${number.toLowerCase().replace('+', '-')}`;
    return isTextId(id) ? { id, values: { number } } : number;
  });
  report('hidden-character', document, span, {
    id: 'hidden-character',
    values: { count: characters.length, characters: { list } },
    edits,
  });
}

/** The edits that delete invisible characters in values, by offset in the file. */
function deletions(document: SourceDocument): ReadonlyMap<number, Edit> {
  const found = new Map<number, Edit>();
  eachString(document, (value, path) => {
    if (!hasInvisible(value)) return;
    for (const { index, 0: run } of value.matchAll(invisibleRuns()))
      for (const edit of editWithin(document, path, [index, index + run.length], '')) found.set(edit.span.start, edit);
  });
  return found;
}

function spanOf({ index, 0: run }: RegExpExecArray): Span {
  return { start: index, end: index + run.length };
}

/** Reports invisible characters of the file's text, once per line: several in one line come from one copy. */
function reportWritten(document: SourceDocument, report: Report): void {
  const { text } = document.file;
  const ofValues = deletions(document);
  const byLine = grouped(text.matchAll(invisibleRuns()), ({ index }) => text.lastIndexOf('\n', index));
  for (const [lineEnd, matches] of byLine) {
    const [first] = matches;
    if (!first) continue;
    const isComment = (at: number): boolean => /^[ \t]*#/.test(text.slice(lineEnd + 1, at));
    const edits = matches.flatMap((match): readonly Edit[] => {
      const edit = ofValues.get(match.index);
      return edit ? [edit] : isComment(match.index) ? [{ span: spanOf(match), text: '' }] : [];
    });
    const characters = matches.map(([run]) => run).join('');
    // Keys are not edited: a key with such a character may be a different key.
    reportHidden(report, document, characters, spanOf(first), edits.length === matches.length ? edits : []);
  }
}

/** Reports escapes such as "\u202e", which hide the character in the file, but not on the page. */
function reportEscaped(document: SourceDocument, report: Report): void {
  eachString(document, (value, path) => {
    if (!hasInvisible(value)) return;
    const source = document.sourceText(path);
    for (const { index, 0: run } of value.matchAll(invisibleRuns())) {
      const end = index + run.length;
      if (!source.includes(run))
        reportHidden(
          report,
          document,
          run,
          document.spanWithin(path, index, end),
          editWithin(document, path, [index, end], ''),
        );
    }
  });
}

/** A file contains no invisible characters. */
export const hiddenCharacters: Rule = {
  name: 'hidden-characters',
  codes: ['hidden-character'],
  each({ document }, _facts, _context, report) {
    const { text } = document.file;
    if (hasInvisible(text)) reportWritten(document, report);
    if (text.includes('\\')) reportEscaped(document, report);
  },
};
