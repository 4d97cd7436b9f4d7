import type { Rule } from '../../draft';
import { inQuotes } from '../../../diagnostics/yaml-quotes';
import { editWithin } from '../../edits';
import { pairedTexts } from '../../shown-texts';

/** Several spaces between two words. At the beginning of a line they are indentation, at its end a line break. */
const spaces = /(?<=[^\s|])[ \u00a0]{2,}(?=[^\s|])/;

/** The lines of a Markdown text that are part of a table, whose columns may be aligned. */
function withoutTables(text: string): string {
  return text.replace(/^[ ]*\|.*$|^.*[ ]\|[ ].*$/gm, (line) => '|'.repeat(line.length));
}

/** There is one space between two words. */
export const doubleSpaces: Rule = {
  name: 'double-spaces',
  codes: ['double-space'],
  each: (_draft, _context, report) => (read) => {
    for (const { document, path, value, rich } of pairedTexts(read)) {
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
