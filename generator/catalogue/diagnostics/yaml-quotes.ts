/** A text in double quotes, as YAML reads it. */
export function inQuotes(text: string): string {
  return `"${text.replace(/\\/g, '\\\\').replace(/"/g, '\\"').replace(/\n/g, '\\n')}"`;
}

/**
 * The rest of a line without the comment at its end. A # that a word follows directly, as in `#1`, may belong to a
 * text, unless several spaces set it apart.
 */
export function withoutComment(rest: string): string {
  const comment = rest.search(/\s#(?:\s|$)|\s\s#/);
  return comment < 0 ? rest : rest.slice(0, comment).trimEnd();
}
