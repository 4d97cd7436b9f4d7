/** Writes a text in double quotes for YAML. */
export function inQuotes(text: string): string {
  return `"${text.replace(/\\/g, '\\\\').replace(/"/g, '\\"').replace(/\n/g, '\\n')}"`;
}

/**
 * The rest of a line without a trailing comment. A # that is directly followed by a word, as in `#1`, may belong to the
 * text, unless several spaces precede it.
 */
export function withoutComment(rest: string): string {
  const comment = rest.search(/\s#(?:\s|$)|\s\s#/);
  return comment < 0 ? rest : rest.slice(0, comment).trimEnd();
}
