/**
 * Bidirectional controls, zero-width and control characters, which could reorder or repaint the reader's terminal.
 * Excluded are tab and line breaks, and the joiners U+200C and U+200D of legitimate text (Persian, emoji).
 */
const invisible =
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/;

export function hasInvisible(text: string): boolean {
  return invisible.test(text);
}

/** A function, because each use needs its own `lastIndex`. */
export function invisibleRuns(): RegExp {
  return new RegExp(`${invisible.source}+`, 'g');
}

/** For example: `U+202E`. */
export function codePointName(character: string): string {
  return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
}

/** A character that is safe to display: itself, or its code point. */
export function visibleCharacter(character: string): string {
  // A lone carriage return is not a line break, but moves a terminal's cursor to the start of the line. Some programs
  // break lines at the other two.
  return /[\r\u2028\u2029]/.test(character) || invisible.test(character) ? `<${codePointName(character)}>` : character;
}

/** A text that is safe to display on one line. */
export function visible(text: string): string {
  return [...text.replace(/\r?\n/g, '⏎')].map(visibleCharacter).join('');
}

/** Quoted for a sentence: on one line, safe to display, and cut if too long. */
export function quote(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? String(value));
  const characters = [...visible(text)];
  return `\`${characters.length > 60 ? `${characters.slice(0, 57).join('')}…` : characters.join('')}\``;
}

/** For a text that people must write, rename or delete: quoted and never cut. */
export function inFull(text: string): string {
  return `\`${visible(text)}\``;
}

/** `a, b or c`, each quoted. */
export function oneOf(values: readonly unknown[]): string {
  const quoted = values.map(quote);
  return quoted.length < 2 ? quoted.join('') : `${quoted.slice(0, -1).join(', ')} or ${quoted.at(-1) ?? ''}`;
}

/** `a, b and c`, each quoted. */
export function allOf(values: readonly unknown[]): string {
  const quoted = values.map(quote);
  return quoted.length < 2 ? quoted.join('') : `${quoted.slice(0, -1).join(', ')} and ${quoted.at(-1) ?? ''}`;
}

/** `1 row`, `2 rows`. */
export function counted(count: number, singular: string, plural = `${singular}s`): string {
  return `${count} ${count === 1 ? singular : plural}`;
}

/** Writes a text in double quotes for YAML. */
export function inQuotes(text: string): string {
  return `"${text.replace(/\\/g, '\\\\').replace(/"/g, '\\"').replace(/\n/g, '\\n')}"`;
}

/** The # of a comment is followed by a space or preceded by several; as in `#1`, it belongs to the text. */
export function withoutComment(rest: string): string {
  const comment = rest.search(/\s#(?:\s|$)|\s\s#/);
  return comment < 0 ? rest : rest.slice(0, comment).trimEnd();
}
