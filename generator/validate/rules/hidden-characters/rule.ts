import { codePointName, hasInvisible, invisibleRuns } from '../../../diagnostics/visible';
import { grouped } from '../../../../src/domain/grouped';
import type { Report, Rule } from '../../draft';
import type { SourceDocument } from '../../../load/document';
import { eachString } from '../../texts';

const names: Readonly<Record<string, string>> = {
  'U+00AD': 'soft hyphen',
  'U+061C': 'Arabic letter mark',
  'U+200B': 'zero-width space',
  'U+200E': 'left-to-right mark',
  'U+200F': 'right-to-left mark',
  'U+202A': 'left-to-right embedding',
  'U+202B': 'right-to-left embedding',
  'U+202C': 'pop directional formatting',
  'U+202D': 'left-to-right override',
  'U+202E': 'right-to-left override',
  'U+2060': 'word joiner',
  'U+2066': 'left-to-right isolate',
  'U+2067': 'right-to-left isolate',
  'U+2068': 'first strong isolate',
  'U+2069': 'pop directional isolate',
  'U+FEFF': 'byte order mark',
};

function reportHidden(
  report: Report,
  document: SourceDocument,
  characters: string,
  span: { readonly start: number; readonly end: number },
): void {
  const list = [...new Set([...characters].map(codePointName))].map((name) =>
    names[name] === undefined ? name : `${name} (${names[name]})`,
  );
  report('hidden-character', document, span, {
    message:
      list.length === 1
        ? `there is an invisible character here: ${list.join()}`
        : `there are invisible characters in this line: ${list.join(', ')}`,
    why: 'it can reverse words, break a code that is copied, or hide what a text says',
    fix: 'delete it (put the cursor after it and press Backspace), or type the text again; the site sets directions by itself',
  });
}

/** A file contains no invisible characters. */
export const hiddenCharacters: Rule = {
  name: 'hidden-characters',
  codes: ['hidden-character'],
  each:
    (_draft, _context, report) =>
    ({ document }) => {
      const { text } = document.file;
      if (hasInvisible(text)) {
        // Several in one line came along with one copy.
        const byLine = grouped(text.matchAll(invisibleRuns()), ({ index }) => text.lastIndexOf('\n', index));
        for (const [, matches] of byLine) {
          const [first] = matches;
          if (!first) continue;
          const characters = matches.map(([run]) => run).join('');
          reportHidden(report, document, characters, { start: first.index, end: first.index + first[0].length });
        }
      }
      // An escape such as "\u202e" hides the character from the file, but not from the page.
      if (!text.includes('\\')) return;
      eachString(document, (value, path) => {
        if (!hasInvisible(value)) return;
        const source = document.sourceText(path);
        for (const match of value.matchAll(invisibleRuns())) {
          if (!source.includes(match[0]))
            reportHidden(
              report,
              document,
              match[0],
              document.spanWithin(path, match.index, match.index + match[0].length),
            );
        }
      });
    },
};
