import { languages } from '../../../../../src/domain/language/language';
import type { Path, SourceDocument } from '../../../load/document';
import type { Report, Rule } from '../../engine/draft';
import { editWithin } from '../../engine/reporting';
import { nameOf } from '../../schema/names';
import { eachString } from '../../texts/texts';

function reportBlank(document: SourceDocument, path: Path, report: Report): void {
  const language = languages.find((each) => each === path.at(-1));
  if (language === undefined)
    report('missing-value', document, document.span(path), { id: 'blank-text', values: { name: nameOf(path) } });
  else
    report('missing-translation', document, document.span(path), {
      id: 'blank-text.language',
      values: { name: nameOf(path.slice(0, -1)), language },
      fix: { id: 'blank-text.fix' },
    });
}

function reportPadded(document: SourceDocument, path: Path, text: string, report: Report): void {
  const leading = text.length - text.trimStart().length;
  const [start, end] = leading > 0 ? ([0, leading] as const) : ([text.trimEnd().length, text.length] as const);
  report('padded-text', document, document.spanWithin(path, start, end), {
    id: 'padded-text',
    values: { name: nameOf(path), start: leading > 0 },
    fix: text.includes('\n')
      ? { id: 'padded-text.remove' }
      : { id: 'padded-text.write', values: { text: `"${text.trim()}"` } },
    edits: editWithin(document, path, [start, end], ''),
  });
}

/** No value starts or ends with spaces. */
export const padding: Rule = {
  name: 'padding',
  codes: ['padded-text', 'missing-translation', 'missing-value'],
  each({ kind, document }, _facts, _context, report) {
    eachString(document, (value, path) => {
      if (value === value.trim()) return;
      // A block text (`|`, `>`) always ends with a line break, which is removed later.
      const isBlock = /^[|>]/.test(document.sourceText(path));
      const text = isBlock ? value.replace(/(?<!\n)\n+$/, '') : value;
      if (text.trim() === '') {
        // The delimiter of a feed, and cells that mean "absent", may consist of spaces.
        if (path.at(-1) !== 'delimiter' && !path.includes('absent')) reportBlank(document, path, report);
        return;
      }
      // A message may be a separator with spaces: ", ".
      const isSeparator = kind === 'messages' && !/[\p{L}\p{N}{]/u.test(text);
      if (text !== text.trim() && !isSeparator) reportPadded(document, path, text, report);
    });
  },
};
