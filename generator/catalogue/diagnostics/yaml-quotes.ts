/** Writes a text in double quotes for YAML. */
export function inQuotes(text: string): string {
  return `"${text.replace(/\\/g, '\\\\').replace(/"/g, '\\"').replace(/\n/g, '\\n')}"`;
}

/** The # of a comment is followed by a space or preceded by several; as in `#1`, it belongs to the text. */
export function withoutComment(rest: string): string {
  const comment = rest.search(/\s#(?:\s|$)|\s\s#/);
  return comment < 0 ? rest : rest.slice(0, comment).trimEnd();
}
