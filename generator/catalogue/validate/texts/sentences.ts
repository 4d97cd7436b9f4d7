/** A sentence with its offset in the text. */
export interface Sentence {
  readonly text: string;
  readonly start: number;
}

/** The sentences of a text. Each line break ends one. */
export function sentencesOf(text: string): readonly Sentence[] {
  const found: Sentence[] = [];
  let start = 0;
  for (const { index, 0: mark } of text.matchAll(/[.!?؟؛;](?=\s)|\n+/g)) {
    if (index > start) found.push({ text: text.slice(start, index), start });
    start = index + mark.length;
  }
  if (start < text.length) found.push({ text: text.slice(start), start });
  return found;
}
