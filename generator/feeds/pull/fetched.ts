import { quote } from '../../catalogue/diagnostics/visible';
import { loadDocument, type SourceDocument } from '../../catalogue/load/document';
import { fieldOf } from '../../catalogue/load/fields';
import { PullProblem } from './problem';

/** Changes or adds the line `fetched`. */
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

/** Throws if anything else than `fetched` would change. */
export function withFetched(document: SourceDocument, day: string): string {
  const text = edited(document, day);
  const { document: after } = loadDocument({ path: document.file.path, text });
  // Parsed again, because `document` may include the settings of a preset.
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
