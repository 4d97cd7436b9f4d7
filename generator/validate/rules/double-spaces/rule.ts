import type { Report, Rule } from '../../draft';
import { inQuotes } from '../../../diagnostics/yaml-quotes';
import { editWithin } from '../../edits';
import { pairedTexts } from '../../shown-texts';
import type { TextField } from '../../texts';

/** Several spaces between two words. At the beginning of a line they are indentation, at its end a line break. */
const spaces = /(?<=[^\s|])[ \u00a0]{2,}(?=[^\s|])/;

/** The lines of a Markdown text that are part of a table, whose columns may be aligned. */
function withoutTables(text: string): string {
  return text.replace(/^[ ]*\|.*$|^.*[ ]\|[ ].*$/gm, (line) => '|'.repeat(line.length));
}

/** Three words in a row that no line can end between. Between a number and its unit, such a space is right. */
const joinedWords = /\p{L}{2,}\u00a0\p{L}{2,}\u00a0\p{L}{2,}/u;
const betweenWords = /(?<=\p{L})\u00a0(?=\p{L})/gu;

function checkJoined({ document, path, value }: TextField, report: Report): void {
  const found = joinedWords.exec(value);
  if (!found) return;
  const start = found.index + found[0].indexOf('\u00a0');
  report('non-breaking-space', document, document.spanWithin(path, start, start + 1), {
    message: 'there is a non-breaking space between words, and more follow',
    why: 'no line ends at such a space, so that the text may be wider than a phone',
    fix: 'delete it and type a space, and those after it as well',
    edits: [...value.matchAll(betweenWords)].flatMap(({ index }) =>
      editWithin(document, path, [index, index + 1], ' '),
    ),
  });
}

/** There is one space between two words, and lines may end at it. */
export const doubleSpaces: Rule = {
  name: 'double-spaces',
  codes: ['double-space', 'non-breaking-space'],
  each: (_draft, _context, report) => (read) => {
    for (const text of pairedTexts(read)) {
      const { document, path, value, rich } = text;
      if (value.includes('\u00a0')) checkJoined(text, report);
      if (!spaces.test(value)) continue;
      const shown = rich ? withoutTables(value).replace(/`[^`]*`/g, (code) => '_'.repeat(code.length)) : value;
      const found = spaces.exec(shown.replace(/^([ ]*(?:[-*+]|\d+[.)]))[ ]+/gm, (marker) => '_'.repeat(marker.length)));
      if (!found) continue;
      const { index } = found;
      const before = /\S*$/.exec(value.slice(0, index))?.[0] ?? '';
      const after = /^\S*/.exec(value.slice(index + found[0].length))?.[0] ?? '';
      report('double-space', document, document.spanWithin(path, index, index + found[0].length), {
        message: `there are ${found[0].length} spaces between two words`,
        fix: `leave one: ${inQuotes(`${before} ${after}`)}`,
        edits: editWithin(document, path, [index, index + found[0].length], ' '),
      });
    }
  },
};
