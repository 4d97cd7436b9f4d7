/**
 * Invisible characters: bidirectional controls, zero-width ones, controls. In a report they are spelt out, so
 * that a file can neither reorder nor repaint the terminal of the one who reads about it. Tab and line ends are not among them.
 * The joiners U+200C and U+200D belong to honest text (Persian, emoji).
 */
const invisible =
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/;

/** Whether a text contains one of them. */
export function hasInvisible(text: string): boolean {
  return invisible.test(text);
}

/** Runs of invisible characters; each use needs its own `lastIndex`, hence a function. */
export function invisibleRuns(): RegExp {
  return new RegExp(`${invisible.source}+`, 'g');
}

/** `U+202E`. */
export function codePointName(character: string): string {
  return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
}

/** A character as it can safely be shown: itself, or its number. */
export function visibleCharacter(character: string): string {
  // Alone it is no line end but sends a terminal back to the beginning of the line.
  return character === '\r' || invisible.test(character) ? `<${codePointName(character)}>` : character;
}

/** A text as it can safely be shown on one line. */
export function visible(text: string): string {
  return [...text.replace(/\r?\n/g, '⏎')].map(visibleCharacter).join('');
}

/** A piece of the data, quoted inside a sentence: on one line, safe, and not too long. */
export function quote(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? String(value));
  const characters = [...visible(text)];
  return `\`${characters.length > 60 ? `${characters.slice(0, 57).join('')}…` : characters.join('')}\``;
}

/** What a fix tells to write, to rename or to delete: quoted, and whole, however long it is. */
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
