import { quote } from '../../catalogue/diagnostics/visible';
import { loadDocument, type SourceDocument } from '../../catalogue/load/document';
import { fieldOf } from '../../catalogue/load/fields';
import { PullProblem } from './problem';

/** The text with `fetched: day`: one line is changed or added, and all others stay as they are. */
function edited(document: SourceDocument, day: string): string {
  const { text } = document.file;
  if (fieldOf(document.value, 'fetched') !== undefined) {
    const { start, end } = document.span(['fetched']);
    return text.slice(0, start) + day + text.slice(end);
  }
  const { start } = document.span(['file'], 'key');
  const lineEnd = text.includes('\r\n') ? '\r\n' : '\n';
  return `${text.slice(0, start)}fetched: ${day}${lineEnd}${text.slice(start)}`;
}

/** Settings whose `fetched` is a day. Throws if nothing else than that would not stay the same. */
export function withFetched(document: SourceDocument, day: string): string {
  const text = edited(document, day);
  const { document: after } = loadDocument({ path: document.file.path, text });
  // Read again: `document` may have the settings of a preset, too.
  const { document: before } = loadDocument(document.file);
  const expected = { ...Object(before?.value), fetched: day };
  const sorted = (value: unknown): string =>
    JSON.stringify(Object.entries(Object(value)).sort(([a], [b]) => (a < b ? -1 : 1)));
  if (!after || sorted(after.value) !== sorted(expected))
    throw new PullProblem(
      `the day cannot be written into ${quote(document.file.path)}`,
      `write a line \`fetched: ${day}\` into it, then run the command again`,
    );
  return text;
}
